"""Weights to start from: an earlier run's checkpoint, ImageNet's backbone, or the shipped detector itself."""

import re

import numpy as np
import torch
from torch import nn

from model import STRIDES

BY_CLASS = ("classify.out.", "presence.")


def load_checkpoint(detector, path):
    state = torch.load(path, map_location="cpu")
    assert state.keys() == detector.state_dict().keys(), "weights of another network"
    copy_first_classes(detector, state)


@torch.no_grad()
def copy_first_classes(detector, state):
    """Weights into a detector that may know more classes: the further ones stay as they are."""
    own = detector.state_dict()
    for name, value in state.items():
        (own[name][: len(value)] if name.startswith(BY_CLASS) else own[name]).copy_(value)


def set_folded(conv, norm, weight, bias, scale=1.0):
    """A convolution whose normalizer is folded into its weights: the normalizer keeps only the bias, and a scale where several share the convolution."""
    conv.weight.data.copy_(torch.as_tensor(weight).reshape(conv.weight.shape))
    norm.weight.data.copy_(torch.as_tensor(scale).expand(norm.weight.shape))
    norm.bias.data.copy_(torch.as_tensor(bias))
    norm.running_mean.zero_()
    norm.running_var.fill_(1 - norm.eps)


@torch.no_grad()
def fold_norms(model):
    """Every normalizer as a bare scale and bias, so that those of different runs can be compared; measure_norms undoes it."""
    for norm in model.modules():
        if isinstance(norm, nn.BatchNorm2d):
            slope = norm.weight / (norm.running_var + norm.eps).sqrt()
            norm.bias.sub_(slope * norm.running_mean)
            norm.weight.copy_(slope)
            norm.running_mean.zero_()
            norm.running_var.fill_(1 - norm.eps)


@torch.no_grad()
def measure_norms(model, pixels):
    """Turn folded biases back into true normalizers measured on pixels; the function computed on them does not change."""

    def measure(norm, inputs):
        values = inputs[0].float()
        mean, variance = values.mean((0, 2, 3)), values.var((0, 2, 3), unbiased=False)
        slope = norm.weight / (norm.running_var + norm.eps).sqrt()
        norm.bias.copy_(norm.bias + slope * (mean - norm.running_mean))
        norm.weight.copy_(slope * (variance + norm.eps).sqrt())
        norm.running_mean.copy_(mean)
        norm.running_var.copy_(variance)

    hooks = [part.register_forward_pre_hook(measure) for part in model.modules() if isinstance(part, nn.BatchNorm2d)]
    was_training = model.training
    model.eval()
    model(pixels)
    model.train(was_training)
    for hook in hooks:
        hook.remove()


def load_imagenet(backbone, path):
    """Int8 weights of EfficientNet-Lite4, one scale per output channel."""
    arrays = np.load(path)
    units = [("stem", backbone.stem)]
    for index, block in enumerate(backbone.blocks()):
        units += [(f"blocks.{index}.{letter}", unit) for letter, unit in (("e", block.expand), ("d", block.depthwise), ("p", block.project)) if unit is not None]
    for name, unit in units:
        key = f"{name}.weight"
        weight = arrays[key] if key in arrays else arrays[f"{key}|q"] * arrays[f"{key}|s"].reshape(-1, *[1] * (arrays[f"{key}|q"].ndim - 1))
        set_folded(unit.conv, unit.norm, weight.astype(np.float32), arrays[f"{name}.bias"].astype(np.float32))


def shipped_class_count(path):
    import onnx

    return next(one.dims[0] for one in onnx.load(path).graph.initializer if one.name == "detector.presence.bias")


def load_shipped(detector, path):
    """The exported detector.onnx: what int8 left of its weights, normalizers folded."""
    import onnx
    from onnx.numpy_helper import to_array

    graph = onnx.load(path).graph
    values = {one.name: to_array(one) for one in graph.initializer}
    for node in graph.node:
        if node.op_type == "DequantizeLinear" and node.input[0] in values:
            whole, scale, zero = (values[name] for name in node.input)
            along = (-1, *[1] * (whole.ndim - 1)) if scale.ndim else ()
            values[node.output[0]] = ((whole.astype(np.float32) - zero.astype(np.float32).reshape(along)) * scale.reshape(along)).astype(np.float32)
    parts = dict(detector.named_modules())
    of_levels = {}
    for node in graph.node:
        if node.op_type != "Conv":
            continue
        # "/detector/backbone/stages.2/stages.2.0/expand/conv/Conv", and "_1", "_2" behind a name for the further levels
        name, level = re.fullmatch(r"(.*?)(?:_(\d))?", re.sub(r"stages\.\d+/(?=stages)", "", node.name).removeprefix("/detector/").removesuffix("/Conv").replace("/", ".")).groups()
        held = values[node.input[1]], values[node.input[2]]
        if re.search(r"\.convs\.\d$", name):
            of_levels.setdefault(name, {})[int(level or 0)] = held
        elif not name.endswith(".out"):
            set_folded(parts[name], parts[name.removesuffix("conv") + "norm"], *map(np.array, held))
    for name, levels in of_levels.items():
        tower, index = parts[name.split(".")[0]], int(name[-1])
        set_shared(tower.convs[index], [tower.norms[level][index] for level in range(len(STRIDES))], [levels[level] for level in range(len(STRIDES))])
    plain = {name.removeprefix("detector."): torch.from_numpy(np.array(value)) for name, value in values.items() if name.startswith("detector.")}
    scales = {node.name: values[node.input[1]] for node in graph.node if node.op_type == "Mul" and node.input[1] in values and values[node.input[1]].ndim == 0 and re.fullmatch(r"/detector/Mul(_\d)?", node.name)}
    plain["level_scale"] = torch.tensor([float(scales[f"/detector/Mul{suffix}"]) for suffix in ("", "_2", "_4")])
    copy_first_classes(detector, plain)


def set_shared(conv, norms, held):
    """One convolution for all levels again: per channel that of the level where it is strongest, the other levels' as multiples of it."""
    weights = np.stack([weight for weight, _ in held])
    flat = weights.reshape(len(held), weights.shape[1], -1)
    strongest = (flat**2).sum(-1).argmax(0)
    channels = np.arange(weights.shape[1])
    base = weights[strongest, channels]
    scales = (flat * flat[strongest, channels]).sum(-1) / np.maximum((flat[strongest, channels] ** 2).sum(-1), 1e-12)
    for norm, scale, (_, bias) in zip(norms, scales.astype(np.float32), held):
        set_folded(conv, norm, base, np.array(bias), scale)
