"""Teaches the model of threads on written conversations: `python3 netlify/assistant/tuning/thread.py`, and writes thread.onnx.

It tells of each word of the messages before whether a message leans on it (../leaning.ts): 'how wide can they go?' after 'do you do
bi-folds' leans on 'bi-folds'; of the message what it means, as the encoder would of the whole sentence 'How wide can bi-fold doors go?',
and whether it asks. Built as the reader is (read.py). What it finds in the conversations of ../evaluation, which it does not
learn from, is printed.
"""

import json
import math
import random
import subprocess
import sys
import time
from pathlib import Path

import numpy
import torch
from torch.nn import Linear, functional

from encoder import Encoder
from read import END, START, Reader

THREAD = Path('netlify/assistant/tuning/thread.onnx')
LEARNT_FROM = 'netlify/assistant/knowledge/threads.jsonl'
MEASURED_BY = 'netlify/assistant/evaluation/threads.jsonl'
EPOCHS = 7
BATCH = 12
RATE = 2e-4
HEAD_RATE = 1e-3
# A message's own look; the messages before it have 0 to 2 (../thread-words.ts).
OWN, MARK = 3, 4
# Of the messages before, the oldest are left out this often, and a message is put behind another conversation's this often.
SHORTER, ELSEWHERE = 0.15, 0.1
# A word that is leaned on counts so much more than one that is not.
LEANED = 2.0
# How much the meaning counts beside the words.
MEANING = 1.0
ASKED = 0.5


def main():
    torch.manual_seed(1)
    torch.set_num_threads(1)
    random.seed(1)
    learnt_from, measured_by = sys.argv[1:3] if len(sys.argv) > 2 else (LEARNT_FROM, MEASURED_BY)
    printed = subprocess.run(
        ['npx', 'tsx', 'netlify/assistant/tuning/threads.ts', *learnt_from.split(','), *measured_by.split(',')],
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    messages = json.loads(printed.splitlines()[-1])
    thread = Thread()
    teach(messages)
    learn(
        thread,
        [one for one in messages if one['file'] in learnt_from.split(',')],
        [one for one in messages if one['file'] in measured_by.split(',')],
    )
    thread.write(THREAD, {'tags': thread.head, 'asks': thread.asks}, 'meant')


class Thread(Reader):
    """Of each piece whether it is leaned on, and the meaning of the message as it would stand by itself: a unit vector; whether it asks."""

    def __init__(self):
        super().__init__(2)
        self.asks = Linear(self.head.in_features, 2)

    def forward(self, lines, looks):
        values = self.seen(lines, looks)
        known = (torch.arange(values.shape[1]) < torch.tensor([[len(line)] for line in lines])).float()
        meant = functional.normalize((values * known[..., None]).sum(1), dim=-1)
        return self.head(self.drop(values)), meant, self.asks(values[:, 0])


def teach(messages):
    """Puts the encoder's own vector of what was written out with each message."""
    encoder = Encoder()
    encoder.eval()
    pieces = json.loads(
        subprocess.run(
            ['npx', 'tsx', 'netlify/assistant/tuning/pieces.ts'],
            input=json.dumps([message['plain'] for message in messages]),
            check=True,
            capture_output=True,
            text=True,
        ).stdout.splitlines()[-1]
    )
    with torch.no_grad():
        for at in range(0, len(messages), 64):
            for message, vector in zip(messages[at : at + 64], encoder(pieces[at : at + 64])):
                message['vector'] = vector


def varied(message, others):
    """A message behind fewer messages, or behind those of another conversation, on which it does not lean."""
    pieces, looks, words, leans = message['pieces'], message['looks'], message['words'], message['leans']
    kind = random.random()
    own = len(looks) - looks[::-1].index(OWN) if OWN in looks else len(looks)
    first = looks.index(OWN) if OWN in looks else own
    if kind < ELSEWHERE and message['say'] == message['alone']:
        other = random.choice(others)
        end = other['looks'].index(OWN) if OWN in other['looks'] else len(other['looks'])
        room = 126 - (len(pieces) - first)
        if end < room:
            return other['pieces'][:end] + pieces[first:], other['looks'][:end] + looks[first:], other['words'], [False] * len(other['words'])
    if kind > 1 - SHORTER:
        kept = min((word['message'] for word, leaned in zip(words, leans) if leaned), default=2)
        start = next((at for at, look in enumerate(looks) if look != MARK and look >= kept), 1)
        shift = start - 1
        chosen = [at for at, word in enumerate(words) if word['at'] >= start]
        return (
            pieces[:1] + pieces[start:],
            looks[:1] + looks[start:],
            [{**words[at], 'at': words[at]['at'] - shift} for at in chosen],
            [leans[at] for at in chosen],
        )
    return pieces, looks, words, leans


def learn(thread, messages, measured):
    optimiser = torch.optim.AdamW(
        [
            {'params': list(thread.learnt().values()), 'lr': RATE},
            {'params': [thread.looks, *thread.head.parameters(), *thread.asks.parameters()], 'lr': HEAD_RATE},
        ],
        weight_decay=0.01,
    )
    steps = EPOCHS * math.ceil(len(messages) / BATCH)
    slower = torch.optim.lr_scheduler.LambdaLR(
        optimiser, lambda step: min(1, (step + 1) / (0.1 * steps)) * max(0.02, 1 - step / steps)
    )
    start = time.time()
    weights = torch.tensor([1.0, LEANED])
    for epoch in range(EPOCHS):
        thread.train()
        order = sorted(messages, key=lambda one: len(one['pieces']) + 12 * random.random())
        batches = [order[at : at + BATCH] for at in range(0, len(order), BATCH)]
        random.shuffle(batches)
        losses = []
        for batch in batches:
            each = [varied(message, messages) for message in batch]
            out, meant, asks = thread([one[0] for one in each], [one[1] for one in each])
            rows = [row for row, one in enumerate(each) for _ in one[2]]
            places = [word['at'] for one in each for word in one[2]]
            right = torch.tensor([int(leaned) for one in each for leaned in one[3]])
            told = [at for at, message in enumerate(batch) if message['plain']]
            unlike = 1 - (meant[told] * torch.stack([batch[at]['vector'] for at in told])).sum(-1)
            loss = functional.cross_entropy(out[rows, places], right, weight=weights, label_smoothing=0.02) + MEANING * unlike.mean()
            asked = torch.tensor([int(batch[at]['alone'].rstrip().endswith('?')) for at in told])
            loss = loss + ASKED * functional.cross_entropy(asks[told], asked, label_smoothing=0.02)
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(thread.parameters(), 1)
            optimiser.step()
            slower.step()
            losses.append(loss.item())
        print(f'epoch {epoch + 1} of {EPOCHS}: loss {numpy.mean(losses):.3f}, {time.time() - start:.0f} s; {measure(thread, measured)}', flush=True)


def measure(thread, messages):
    """Of the words that messages lean on how many are found, how many are found that they do not; of each message's meaning how near it is to what was written out, and for how many nothing else that was is nearer."""
    right = false = missed = heard = 0
    meanings = []
    thread.eval()
    asked = [message for message in messages if message['plain']]
    with torch.no_grad():
        for message in asked:
            tags, meaning, asks = thread([message['pieces']], [message['looks']])
            meanings.append(meaning[0])
            heard += int(asks[0].argmax()) == message['alone'].rstrip().endswith('?')
            found = tags[0, [word['at'] for word in message['words']]].argmax(-1).tolist()
            pairs = list(zip(map(bool, found), message['leans']))
            right += sum(one and other for one, other in pairs)
            false += sum(one and not other for one, other in pairs)
            missed += sum(other and not one for one, other in pairs)
    likeness = torch.stack(meanings) @ torch.stack([message['vector'] for message in asked]).T
    own = likeness.diagonal()
    nearest = (likeness >= own[:, None]).sum(1) == 1
    return f'{right} right, {false} false, {missed} missed; meaning {own.mean():.3f}, nearest {int(nearest.sum())}, asks {heard} of {len(asked)}'


if __name__ == '__main__':
    main()
