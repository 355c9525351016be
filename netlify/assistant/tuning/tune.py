"""Tunes the sentence encoder on the assistant's own examples: `python3 netlify/assistant/tuning/tune.py [--measure]`.

Two examples of one answer are to lie near each other, and away from those of other answers (contrastive learning with the other
answers of the batch as negatives). Answers for different products never meet at run time and do not push each other away.
It goes on from the weights that are there. `--measure` learns from a part only and says how often the rest finds its answer, before
and after; nothing is written, and what was learnt from earlier flatters both.
"""

import argparse
import json
import random
import subprocess
import time

import numpy
import torch
from torch.nn import functional

from encoder import Encoder

BATCH = 128
# Sentences of like length are worked out together: half the time.
TOGETHER = 32
EPOCHS = 2
RATE = 8e-5
TEMPERATURE = 0.05
# How many of an example's word pieces are left out each time it is seen: visitors write less tidily.
LEFT_OUT = 0.1
# Of a long example the beginning is learnt from.
LONGEST = 34


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--measure', action='store_true')
    is_measured = parser.parse_args().measure
    torch.manual_seed(1)
    random.seed(1)
    rows = read_examples()
    held = held_out(rows) if is_measured else set()
    encoder = Encoder()
    if is_measured:
        print('before:', found(encoder, rows, held))
    learn(encoder, rows, [at for at in range(len(rows)) if at not in held])
    if is_measured:
        print('after:', found(encoder, rows, held))
    else:
        encoder.write()


def read_examples():
    printed = subprocess.run(
        ['npx', 'tsx', 'netlify/assistant/tuning/examples.ts'], check=True, capture_output=True, text=True
    ).stdout
    return json.loads(printed.splitlines()[-1])


def held_out(rows):
    """Every seventh example of an answer that has four or more, and every tenth such answer as a whole."""
    answers = {}
    for at, row in enumerate(rows):
        answers.setdefault(row['answer'], []).append(at)
    large = [places for places in answers.values() if len(places) >= 4]
    whole = [at for places in large[::10] for at in places]
    single = [at for index, places in enumerate(large) if index % 10 for at in places[index % 7 :: 7]]
    return set(whole + single)


def encoded(encoder, lines):
    order = sorted(range(len(lines)), key=lambda at: len(lines[at]))
    parts = [order[at : at + TOGETHER] for at in range(0, len(order), TOGETHER)]
    vectors = torch.cat([encoder([lines[at] for at in part]) for part in parts])
    return vectors[torch.tensor(order).argsort()]


def learn(encoder, rows, places):
    answers = {answer: at for at, answer in enumerate(dict.fromkeys(row['answer'] for row in rows))}
    products = {product: at for at, product in enumerate(dict.fromkeys([None, *(row['only'] for row in rows)]))}
    of = torch.tensor([answers[row['answer']] for row in rows])
    only = torch.tensor([products[row['only']] for row in rows])
    mates = {}
    for at in places:
        mates.setdefault(rows[at]['answer'], []).append(at)
    optimiser = torch.optim.AdamW(encoder.parameters(), lr=RATE, weight_decay=0)
    steps = EPOCHS * (len(places) // BATCH)
    slower = torch.optim.lr_scheduler.LambdaLR(
        optimiser, lambda step: min(1, (step + 1) / (0.1 * steps)) * max(0.02, 1 - step / steps)
    )
    start = time.time()
    for epoch in range(EPOCHS):
        random.shuffle(places)
        losses = []
        for first in range(0, len(places) - BATCH + 1, BATCH):
            batch = places[first : first + BATCH]
            others = [random.choice([mate for mate in mates[rows[at]['answer']] if mate != at] or [at]) for at in batch]
            views = [random.choice(['plain', 'masked']) for _ in batch]
            lines = [thinned(rows[at][view]) for part in (batch, others) for at, view in zip(part, views)]
            ones, twos = encoded(encoder, lines).split(BATCH)
            likeness = ones @ twos.T / TEMPERATURE
            apart = (only[batch][:, None] != only[batch]) & (only[batch][:, None] > 0) & (only[batch] > 0)
            same = of[batch][:, None] == of[batch]
            likeness = likeness.masked_fill((apart | same) & ~torch.eye(BATCH, dtype=torch.bool), -1e4)
            right = torch.arange(BATCH)
            loss = (functional.cross_entropy(likeness, right) + functional.cross_entropy(likeness.T, right)) / 2
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(encoder.parameters(), 1)
            optimiser.step()
            slower.step()
            losses.append(loss.item())
        print(f'epoch {epoch + 1} of {EPOCHS}: loss {numpy.mean(losses):.3f}, {time.time() - start:.0f} s', flush=True)


def thinned(line):
    """A sentence without some of its pieces; the marks at its ends stay."""
    first, *inner, last = line[:LONGEST]
    return [first, *([piece for piece in inner if random.random() > LEFT_OUT] or inner), last]


def found(encoder, rows, held):
    """How often an example that was held out has its own answer first, and among the first five, of the nearest examples."""
    with torch.no_grad():
        plain, masked = (
            torch.cat([encoded(encoder, [row[view] for row in rows[at : at + BATCH]]) for at in range(0, len(rows), BATCH)])
            for view in ('plain', 'masked')
        )
    answers = numpy.array([row['answer'] for row in rows])
    only = numpy.array([row['only'] or '' for row in rows])
    first = five = 0
    for at in sorted(held):
        scores = torch.maximum(plain @ plain[at], masked @ masked[at]).numpy()
        scores[(only != '') & (only != only[at])] = -1
        scores[at] = -1
        nearest = list(dict.fromkeys(answers[numpy.argsort(-scores)[:60]]))[:5]
        first += nearest[0] == answers[at]
        five += answers[at] in nearest
    return f'{first / len(held):.1%} first, {five / len(held):.1%} among five, of {len(held)}'


if __name__ == '__main__':
    main()
