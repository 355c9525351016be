"""Teaches the reader on marked messages: `python3 netlify/assistant/tuning/read.py`, and writes reader.onnx.

The reader tells of each word of a message which mention it belongs to: the writer's name, a number to ring, the side that a colour is for
(../reading.ts lists the kinds). The first layers are the encoder's own and stay as they are; the others begin as the encoder's and are
learnt. What it finds in the messages of ../evaluation, which it does not learn from, is printed.
"""

import json
import math
import random
import subprocess
import time
from collections import Counter
from pathlib import Path

import numpy
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from torch.nn import Dropout, Linear, Module, Parameter, functional

from encoder import FILES, LARGEST, LAYERS, Encoder, is_learnt

READER = Path('netlify/assistant/tuning/reader.onnx')
LEARNT_FROM = 'netlify/assistant/knowledge/mentions.jsonl'
MEASURED_BY = 'netlify/assistant/evaluation/mentions.jsonl'
# The encoder's layers that are kept, whose outcome is the reader's input.
KEPT = 2
EPOCHS = 10
BATCH = 12
RATE = 2e-4
HEAD_RATE = 1e-3
DROPPED = 0.1
# Of what the assistant said before, the end is read, too.
BEFORE = 24
LONGEST = 128
START, END = 101, 102
# How a piece is written that is no word of the message.
NO_LOOK = 4
SIGN = 3
# Messages are also learnt from with other names, in small letters, in capitals, without stops and without what was asked before.
OTHER_NAMES, SMALL, CAPITALS, NO_STOPS, UNASKED = 0.4, 0.15, 0.05, 0.12, 0.1


def main():
    torch.manual_seed(1)
    torch.set_num_threads(1)
    random.seed(1)
    printed = subprocess.run(
        ['npx', 'tsx', 'netlify/assistant/tuning/marked.ts', LEARNT_FROM, MEASURED_BY],
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    given = json.loads(printed.splitlines()[-1])
    kinds, messages = given['kinds'], given['messages']
    for message in messages:
        message['tags'] = tags_of(message['words'], kinds)
    reader = Reader(2 * len(kinds) + 1)
    learn(reader, [one for one in messages if one['file'] == LEARNT_FROM])
    measure(reader, [one for one in messages if one['file'] == MEASURED_BY], kinds)
    reader.write(READER, {'tags': reader.head})


def tags_of(words, kinds):
    """0 for a word of no mention, else two numbers a kind: one where a mention begins, one where it goes on."""
    tags, before = [], None
    for word in words:
        tags.append(1 + 2 * kinds.index(word['kind']) + (word['of'] == before) if word['kind'] else 0)
        before = word['of'] if word['kind'] else None
    return tags


class Reader(Module):
    """The pieces of a message, and how each is written, in; for each piece a number a tag out, the largest the likeliest."""

    def __init__(self, tags):
        super().__init__()
        self.encoder = Encoder()
        width = self.encoder.weights['start'].shape[0]
        self.looks = Parameter(torch.zeros(NO_LOOK + 1, width))
        self.drop = Dropout(DROPPED)
        self.head = Linear(width, tags)

    def forward(self, lines, looks):
        return self.head(self.drop(self.seen(lines, looks)))

    def seen(self, lines, looks):
        """What the last layer makes of each piece."""
        encoder, weights, longest = self.encoder, self.encoder.weights, max(map(len, lines))
        filled = lambda rows, filler: torch.tensor([row + [filler] * (longest - len(row)) for row in rows])
        known = (torch.arange(longest) < torch.tensor([[len(line)] for line in lines])).float()
        hidden = (known[:, None, None] - 1) * 1e9
        with torch.no_grad():
            values = functional.embedding(filled(lines, 0), weights['words']) + weights['places'][:longest]
            values = encoder.norm('start', values)
            for layer in range(KEPT):
                values = encoder.transform(layer, values, hidden)
        values = values + self.looks[filled(looks, NO_LOOK)]
        for layer in range(KEPT, LAYERS):
            values = encoder.transform(layer, self.drop(values), hidden)
        return values

    def learnt(self):
        """The weights of the encoder's that are learnt."""
        own = tuple(str(layer) for layer in range(KEPT, LAYERS))
        return {name: weight for name, weight in self.encoder.weights.items() if name.removesuffix('_bias').endswith(own)}

    def write(self, path, heads, ended_as=None):
        """Writes the graph of the encoder's last layers with what was learnt, between looks and each head's numbers; what these read, too, if it has a name."""
        graph = onnx.load(str(FILES[1])).graph
        first, last = 'early', ended(graph, LAYERS - 1)
        nodes = list(graph.node)
        makes = {output: at for at, node in enumerate(nodes) for output in node.output}
        needed, wanted = set(), [last]
        while wanted:
            name = wanted.pop()
            if name in makes and name != first and makes[name] not in needed:
                needed.add(makes[name])
                wanted.extend(nodes[makes[name]].input)
        own = [nodes[at] for at in sorted(needed)]
        for node in own:
            for at, name in enumerate(node.input):
                if name == first:
                    node.input[at] = 'seen'
        constants = {constant.name: constant for constant in graph.initializer}
        used = {name for node in own for name in node.input if name in constants}
        given = []
        for name in sorted(used):
            plain = name.removesuffix('_scale')
            if not is_learnt(plain):
                given.append(constants[name])
            elif f'{plain}_scale' not in constants:
                given.append(numpy_helper.from_array(self.encoder.weights[plain].detach().numpy(), name))
            elif name == plain:
                values = self.encoder.weights[plain].detach().numpy()
                scale = abs(values).max(0, keepdims=True) / LARGEST
                given.append(numpy_helper.from_array(numpy.round(values / scale).astype(numpy.int8), name))
                given.append(numpy_helper.from_array(scale.astype(numpy.float32), f'{name}_scale'))
        array = lambda name, values: numpy_helper.from_array(values.detach().numpy(), name)
        given.append(array('looks_table', self.looks))
        begin = [
            helper.make_node('Gather', ['looks_table', 'looks'], ['looked']),
            helper.make_node('Add', ['early', 'looked'], ['seen']),
        ]
        width, outputs, end = self.looks.shape[1], [], []
        output = lambda name, size: outputs.append(helper.make_tensor_value_info(name, TensorProto.FLOAT, ['rows', 'length', size]))
        for name, head in heads.items():
            given += [array(f'{name}_head', head.weight.T.contiguous()), array(f'{name}_bias', head.bias)]
            end += [
                helper.make_node('MatMul', [last, f'{name}_head'], [f'{name}_headed']),
                helper.make_node('Add', [f'{name}_headed', f'{name}_bias'], [name]),
            ]
            output(name, head.weight.shape[0])
        if ended_as:
            end.append(helper.make_node('Identity', [last], [ended_as]))
            output(ended_as, width)
        made = helper.make_graph(
            begin + own + end,
            'reader',
            [
                helper.make_tensor_value_info('early', TensorProto.FLOAT, ['rows', 'length', width]),
                helper.make_tensor_value_info('looks', TensorProto.INT64, ['rows', 'length']),
                helper.make_tensor_value_info('mask', TensorProto.INT64, ['rows', 'length']),
            ],
            outputs,
            given,
        )
        model = helper.make_model(made, opset_imports=[helper.make_opsetid('', 17)], ir_version=8)
        onnx.checker.check_model(model)
        path.write_bytes(model.SerializeToString())


def ended(graph, layer):
    """What a layer of the encoder makes."""
    return next(node.output[0] for node in graph.node if node.op_type == 'LayerNormalization' and node.input[1] == f'ended{layer}')


def line_of(before, words):
    """The pieces of a message behind what was said before, how each is written, and where each word begins."""
    line = [START, *before[-BEFORE:], END]
    looks, first = [NO_LOOK] * len(line), []
    for word in words:
        first.append(len(line))
        line += word['pieces']
        looks += [word['look']] * len(word['pieces'])
    return [*line, END][:LONGEST], [*looks, NO_LOOK][:LONGEST], [min(at, LONGEST - 1) for at in first]


def names_in(messages):
    """All names of all messages, as words."""
    names = []
    for message in messages:
        of = {}
        for word in message['words']:
            if word['kind'].startswith('name'):
                of.setdefault(word['of'], []).append(word)
        names += of.values()
    return names


def varied(message, names):
    """A message as somebody else might have typed it: what was said before, its words and their tags."""
    words, tags = message['words'], message['tags']
    if random.random() < OTHER_NAMES:
        words, tags = renamed(words, tags, names)
    style = random.random()
    if style < SMALL + CAPITALS:
        look = 0 if style < SMALL else 2
        words = [{**word, 'look': SIGN if word['look'] == SIGN else look} for word in words]
    if random.random() < NO_STOPS:
        kept = [at for at, word in enumerate(words) if word['word'] not in '.,!?:;-']
        words, tags = [words[at] for at in kept], [tags[at] for at in kept]
    return [] if random.random() < UNASKED else message['before'], words, tags


def renamed(words, tags, names):
    new, own, at = [], [], 0
    while at < len(words):
        end = at + 1
        if words[at]['kind'].startswith('name'):
            while end < len(words) and words[end]['of'] == words[at]['of']:
                end += 1
            name = random.choice(names)
            new += name
            own += [tags[at], *[tags[at] + 1] * (len(name) - 1)]
        else:
            new.append(words[at])
            own.append(tags[at])
        at = end
    return new, own


def learn(reader, messages):
    names = names_in(messages)
    optimiser = torch.optim.AdamW(
        [
            {'params': list(reader.learnt().values()), 'lr': RATE},
            {'params': [reader.looks, *reader.head.parameters()], 'lr': HEAD_RATE},
        ],
        weight_decay=0.01,
    )
    steps = EPOCHS * math.ceil(len(messages) / BATCH)
    slower = torch.optim.lr_scheduler.LambdaLR(
        optimiser, lambda step: min(1, (step + 1) / (0.1 * steps)) * max(0.02, 1 - step / steps)
    )
    start = time.time()
    reader.train()
    for epoch in range(EPOCHS):
        # Messages of like length are worked out together, in another order each time.
        order = sorted(messages, key=lambda one: len(one['words']) + 6 * random.random())
        batches = [order[at : at + BATCH] for at in range(0, len(order), BATCH)]
        random.shuffle(batches)
        losses = []
        for batch in batches:
            each = [varied(message, names) for message in batch]
            lines = [line_of(before, words) for before, words, _ in each]
            out = reader([line for line, _, _ in lines], [looks for _, looks, _ in lines])
            rows = [row for row, (_, _, first) in enumerate(lines) for _ in first]
            places = [at for _, _, first in lines for at in first]
            right = torch.tensor([tag for _, _, tags in each for tag in tags])
            loss = functional.cross_entropy(out[rows, places], right, label_smoothing=0.02)
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(reader.parameters(), 1)
            optimiser.step()
            slower.step()
            losses.append(loss.item())
        print(f'epoch {epoch + 1} of {EPOCHS}: loss {numpy.mean(losses):.3f}, {time.time() - start:.0f} s', flush=True)


def measure(reader, messages, kinds):
    """Of each kind how many mentions are found to the word, found where there are none of that kind, and missed."""
    counts = {kind: Counter() for kind in kinds}
    reader.eval()
    with torch.no_grad():
        for message in messages:
            line, looks, first = line_of(message['before'], message['words'])
            tags = reader([line], [looks])[0, first].argmax(-1).tolist()
            found, marked = mentions_in(tags), mentions_in(message['tags'])
            for mention in found | marked:
                outcome = 'right' if mention in found & marked else 'false' if mention in found else 'missed'
                counts[kinds[mention[0]]][outcome] += 1
    for kind, count in counts.items():
        print(f"{kind}: {count['right']} right, {count['false']} false, {count['missed']} missed")


def mentions_in(tags):
    """The mentions of a message: kind, first word, and the word behind the last."""
    mentions = []
    for at, tag in enumerate(tags):
        if tag == 0:
            continue
        kind, goes_on = divmod(tag - 1, 2)
        if goes_on and mentions and mentions[-1][0] == kind and mentions[-1][2] == at:
            mentions[-1][2] = at + 1
        else:
            mentions.append([kind, at, at + 1])
    return {tuple(mention) for mention in mentions}


if __name__ == '__main__':
    main()
