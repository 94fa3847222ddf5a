"""A bot for Kosti in 15 lines: it takes what it can, and never ends a turn badly by choice."""

import json
import random
import sys

for line in sys.stdin:
    view = json.loads(line)
    actions = view["actions"]
    good = [action for action in actions if not action["warns"]] or actions
    stops = [action for action in good if action["text"] in ("stop", "steal", "believe")]
    luck = random.Random(view["seed"])
    chosen = stops[-1] if stops else luck.choice(good)
    print(json.dumps({"action": chosen["text"]}), flush=True)
