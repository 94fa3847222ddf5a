"""How often is often enough: buckets that fill with time."""

from collections import OrderedDict
from typing import Final

MOST_ADDRESSES: Final = 10_000


class Bucket:
    """Holds so many tokens, and gets so many a second."""

    __slots__ = ("at", "filled", "most", "rate")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.filled = most
        self.at = 0.0

    def take(self, now: float) -> bool:
        """Take a token, if there is one."""
        if self.at:
            self.filled = min(self.most, self.filled + (now - self.at) * self.rate)
        self.at = now
        if self.filled < 1:
            return False
        self.filled -= 1
        return True


class Limits:
    """A bucket for each address; the one not seen for longest is forgotten first."""

    def __init__(self, a_minute: float) -> None:
        self.rate = a_minute / 60
        self.most = max(a_minute / 2, 1)
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        """Take a token of an address, if there is one."""
        bucket = self.buckets.pop(address, None) or Bucket(self.rate, self.most)
        self.buckets[address] = bucket
        if len(self.buckets) > MOST_ADDRESSES:
            self.buckets.popitem(last=False)
        return bucket.take(now)
