"""The sentence encoder in PyTorch, with the weights of its two ONNX files: six transformer layers, averaged, unit length: 384 numbers a sentence."""

from pathlib import Path

import numpy
import onnx
import torch
from onnx import numpy_helper
from torch.nn import Module, Parameter, ParameterDict, functional

# The first two layers, and the other four.
FILES = [Path(f'netlify/assistant/tuning/encoder-{part}.onnx') for part in ('first', 'last')]
LAYERS = 6
HEADS = 12
NEARLY_NOTHING = 1e-12
# Of the model's constants these are learnt; the rest belongs to its graph.
LEARNT = ('words', 'places', 'start', 'query', 'key', 'value', 'output', 'attended', 'wide', 'narrow', 'ended')
LARGEST = 127


def is_learnt(name):
    return name.startswith(LEARNT) and not name.endswith('_scale')


class Encoder(Module):
    """Lines of word pieces in, with the marks at their ends; unit vectors out."""

    def __init__(self):
        super().__init__()
        self.models = [onnx.load(str(file)) for file in FILES]
        kept = {name: numpy_helper.to_array(constant) for name, constant in self.constants().items()}
        self.weights = ParameterDict(
            {
                name: Parameter(torch.tensor(values * kept.get(f'{name}_scale', numpy.float32(1))))
                for name, values in kept.items()
                if is_learnt(name)
            }
        )

    def constants(self):
        return {constant.name: constant for model in self.models for constant in model.graph.initializer}

    def forward(self, lines):
        weights, longest = self.weights, max(map(len, lines))
        pieces = torch.tensor([line + [0] * (longest - len(line)) for line in lines])
        known = (torch.arange(longest) < torch.tensor([[len(line)] for line in lines])).float()
        values = functional.embedding(pieces, weights['words']) + weights['places'][:longest]
        values = self.norm('start', values)
        for layer in range(LAYERS):
            values = self.transform(layer, values, (known[:, None, None] - 1) * 1e9)
        return functional.normalize((values * known[..., None]).sum(1), dim=-1)

    def norm(self, name, values):
        weights = self.weights
        return functional.layer_norm(values, values.shape[-1:], weights[name], weights[f'{name}_bias'], NEARLY_NOTHING)

    def transform(self, layer, values, hidden):
        rows, length, width = values.shape
        linear = lambda name, given: given @ self.weights[f'{name}{layer}'] + self.weights[f'{name}{layer}_bias']
        split = lambda name: linear(name, values).reshape(rows, length, HEADS, width // HEADS).transpose(1, 2)
        likeness = split('query') @ split('key').transpose(-1, -2) * (width // HEADS) ** -0.5 + hidden
        seen = (likeness.softmax(-1) @ split('value')).transpose(1, 2).reshape(rows, length, width)
        values = self.norm(f'attended{layer}', values + linear('output', seen))
        return self.norm(f'ended{layer}', values + linear('narrow', functional.gelu(linear('wide', values))))

    def write(self):
        """Puts the weights back into the files: a table as signed bytes, with a scale for each of its columns (words: rows)."""
        constants = self.constants()
        put = lambda name, values: constants[name].CopyFrom(numpy_helper.from_array(values, name))
        for name, weight in self.weights.items():
            values = weight.detach().numpy()
            if f'{name}_scale' in constants:
                scale = abs(values).max(1 if name == 'words' else 0, keepdims=True) / LARGEST
                put(f'{name}_scale', scale)
                values = numpy.round(values / scale).astype(numpy.int8)
            put(name, values)
        for file, model in zip(FILES, self.models):
            file.write_bytes(model.SerializeToString())
