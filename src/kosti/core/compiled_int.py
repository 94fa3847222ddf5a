"""What numba does not know of Python's integers: `bit_count` and `bit_length`, none negative."""

from collections.abc import Callable
from functools import cache
from typing import Any

from numba import types
from numba.core.cgutils import false_bit
from numba.extending import intrinsic, overload_method


@cache
def teach() -> None:
    """Let compiled code use both as plain Python does."""
    overload_method(types.Integer, "bit_count")(lambda number: lambda number: ones(number))
    overload_method(types.Integer, "bit_length")(lambda number: lambda number: length(number))


def _instruction(emitted: Callable[[Any, Any], Any]) -> Any:
    def typed(context: Any, number: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return emitted(builder, arguments[0])

        return types.int64(types.int64), code

    return intrinsic(typed)


def _bit_length(builder: Any, number: Any) -> Any:
    return builder.sub(number.type(number.type.width), builder.ctlz(number, false_bit))


ones = _instruction(lambda builder, number: builder.ctpop(number))
length = _instruction(_bit_length)
