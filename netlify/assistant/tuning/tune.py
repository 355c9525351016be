"""Tunes the sentence encoder on the assistant's own examples: `python3 netlify/assistant/tuning/tune.py [--further | --measure]`.

Two examples of one answer are to lie near each other, and away from those of other answers (contrastive learning with the other
answers of the batch as negatives). Answers for different products never meet at run time and do not push each other away.
`--further` goes on from the steps that are there, in fewer rounds: for examples that were added since.
`--measure` learns from a part only and says how often the rest finds its answer, before and after; nothing is written.
"""

import argparse
import json
import random
import subprocess
import time
from pathlib import Path

import numpy
import torch
from torch.nn import functional

from encoder import PADDING, Encoder, read_layers

STEPS = Path('netlify/assistant/tuning/steps.bin')
BATCH = 256
# Rounds, and how far a step goes: from the package's weights, and from those tuned before.
AFRESH = {'epochs': 8, 'rate': 1e-3}
FURTHER = {'epochs': 3, 'rate': 5e-4}
TEMPERATURE = 0.05
# How many of an example's word pieces are left out each time it is seen: visitors write less tidily.
LEFT_OUT = 0.1
# Of a long example the beginning is learnt from; sentences of like length are worked out together: half the time.
LONGEST = 32
TOGETHER = 64
# A layer of fewer numbers is a setting of the model (encoder.ts).
FEWEST = 100


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    # The steps that are there have learnt from what would be held out.
    choice = parser.add_mutually_exclusive_group()
    choice.add_argument('--further', action='store_true')
    choice.add_argument('--measure', action='store_true')
    options = parser.parse_args()
    is_measured = options.measure
    torch.manual_seed(1)
    random.seed(1)
    rows = read_examples()
    held = held_out(rows) if is_measured else set()
    encoder = Encoder()
    if options.further:
        move(encoder)
    if is_measured:
        print('before:', found(encoder, rows, held))
    places = [at for at in range(len(rows)) if at not in held]
    learn(encoder, rows, places, **(FURTHER if options.further else AFRESH))
    if is_measured:
        print('after:', found(encoder, rows, held))
    else:
        write(encoder)


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


def padded(lines):
    length = max(map(len, lines))
    return torch.tensor([line + [PADDING] * (length - len(line)) for line in lines])


def encoded(encoder, lines):
    order = sorted(range(len(lines)), key=lambda at: len(lines[at]))
    parts = [order[at : at + TOGETHER] for at in range(0, len(order), TOGETHER)]
    vectors = torch.cat([encoder(padded([lines[at] for at in part])) for part in parts])
    return vectors[torch.tensor(order).argsort()]


def learn(encoder, rows, places, epochs, rate):
    answers = {answer: at for at, answer in enumerate(dict.fromkeys(row['answer'] for row in rows))}
    products = {product: at for at, product in enumerate(dict.fromkeys([None, *(row['only'] for row in rows)]))}
    of = torch.tensor([answers[row['answer']] for row in rows])
    only = torch.tensor([products[row['only']] for row in rows])
    mates = {}
    for at in places:
        mates.setdefault(rows[at]['answer'], []).append(at)
    optimiser = torch.optim.AdamW(encoder.parameters(), lr=rate, weight_decay=0)
    steps = epochs * (len(places) // BATCH)
    slower = torch.optim.lr_scheduler.LambdaLR(
        optimiser, lambda step: min(1, (step + 1) / (0.1 * steps)) * max(0.02, 1 - step / steps)
    )
    encoder.train()
    start = time.time()
    for epoch in range(epochs):
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
        print(f'epoch {epoch + 1} of {epochs}: loss {numpy.mean(losses):.3f}, {time.time() - start:.0f} s', flush=True)
    encoder.eval()


def thinned(line):
    return [piece for piece in line[:LONGEST] if random.random() > LEFT_OUT] or line[:LONGEST]


def found(encoder, rows, held):
    """How often an example that was held out has its own answer first, and among the first five, of the nearest examples."""
    encoder.eval()
    with torch.no_grad():
        plain, masked = (
            torch.cat([encoder(padded([row[view] for row in rows[at : at + BATCH]])) for at in range(0, len(rows), BATCH)])
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


def learnt_layers():
    """The layers that steps are kept of, in the model's order."""
    return {name: layer for name, layer in read_layers().items() if layer.dtype == numpy.float32 and layer.size >= FEWEST}


def move(encoder):
    """Moves the encoder by the steps that are there."""
    short = {name: key for key, name in encoder.names.items()}
    data, at = STEPS.read_bytes(), 0
    for name, layer in learnt_layers().items():
        (step,) = numpy.frombuffer(data, numpy.float32, 1, at)
        moved = step * numpy.frombuffer(data, numpy.int8, layer.size, at + 4).astype(numpy.float32)
        at += 4 + layer.size
        if name in short:
            weights = encoder.weights[short[name]]
            weights.data += torch.from_numpy(moved).reshape(weights.shape)


def write(encoder):
    """For each layer the length of a step (a 32-bit float), and for each of its numbers how many steps it moved (a signed byte)."""
    short = {name: key for key, name in encoder.names.items()}
    parts = []
    for name, layer in learnt_layers().items():
        moved = numpy.zeros(layer.size, numpy.float32)
        if name in short:
            moved = encoder.weights[short[name]].detach().numpy().ravel() - layer.ravel()
        step = numpy.float32(abs(moved).max() / 127 or 1)
        parts += [step.tobytes(), numpy.round(moved / step).astype(numpy.int8).tobytes()]
    STEPS.write_bytes(b''.join(parts))
    print(f'{STEPS}: {STEPS.stat().st_size / 1e6:.1f} MB')


if __name__ == '__main__':
    main()
