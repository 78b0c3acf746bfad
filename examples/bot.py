#!/usr/bin/env python3
"""A bot for the arena in fifty lines: it speaks the referee protocol (docs/referee.md) on its standard input and output.

    npx bicorne arena napoleonics --bots "program:python3 examples/bot.py,random" --pairs 2

It is started with the name of its match and of its seat. It asks for the turn, which in the arena is answered when
there is something to decide, looks at its legal actions, and takes the one whose first word it likes best.
"""
import json
import random
import sys

# Attack if you can, then move, and stop only when there is nothing else.
LIKES = {"attack": 9, "fire": 9, "shock": 8, "assault": 8, "battle": 7, "complete": 7, "enter": 6, "order": 5,
         "march": 4, "move": 4, "done": -5, "end": -6, "end-turn": -6}

_, match, seat = sys.argv
number = 0


def ask(**request):
    """Says one request and waits for its answer."""
    global number
    number += 1
    print(json.dumps({"id": number, "match": match, **request}), flush=True)
    line = sys.stdin.readline()
    if not line:
        sys.exit(0)
    answer = json.loads(line)
    if "error" in answer:
        sys.exit(f"{request}: {answer['error']['message']}")
    return answer["ok"]


while True:
    turn = ask(do="turn")
    if "over" in turn:
        break
    legal = ask(do="legal", seat=seat)
    best = max(legal, key=lambda one: (LIKES.get(one["action"]["do"], 0), random.random()))
    ask(do="act", seat=seat, action=best["text"])
