"""Weights to start from: an earlier run's checkpoint, ImageNet's backbone, or the shipped detector itself."""

import re

import numpy as np
import torch
from torch import nn

from crisper_ml.training.model import STRIDES, Detector

BY_CLASS = ("classify.out.", "presence.")


def load_detector(path):
    """A detector with the classes that its weights have: a run's checkpoint, or the shipped .onnx."""
    detector = Detector(class_count(path))
    load_weights(detector, path)
    return detector.eval()


def class_count(path):
    if not path.endswith(".onnx"):
        return len(torch.load(path, map_location="cpu")["presence.bias"])
    return next(one.dims[0] for one in onnx_graph(path).initializer if one.name == "detector.presence.bias")


def load_weights(detector, path):
    if path.endswith(".onnx"):
        return load_shipped(detector, path)
    state = torch.load(path, map_location="cpu")
    assert state.keys() == detector.state_dict().keys(), "weights of another network"
    copy_first_classes(detector, state)
    return None


@torch.no_grad()
def copy_first_classes(detector, state):
    """Weights into a detector that may know more classes: the further ones stay as they are."""
    own = detector.state_dict()
    for name, value in state.items():
        (own[name][: len(value)] if name.startswith(BY_CLASS) else own[name]).copy_(value)


def set_folded(conv, norm, weight, bias, scale=1.0):
    """A convolution whose normalizer is folded into its weights: the normalizer keeps only the bias, and a scale
    where several share the convolution.
    """
    conv.weight.data.copy_(torch.as_tensor(weight).reshape(conv.weight.shape))
    norm.weight.data.copy_(torch.as_tensor(scale).expand(norm.weight.shape))
    norm.bias.data.copy_(torch.as_tensor(bias))
    set_neutral(norm)


def set_neutral(norm):
    norm.running_mean.zero_()
    norm.running_var.fill_(1 - norm.eps)


def named_norms(model):
    return [(name, part) for name, part in model.named_modules() if isinstance(part, nn.BatchNorm2d)]


@torch.no_grad()
def fold_norm(norm):
    """The same function as a bare scale and bias."""
    norm.weight.div_((norm.running_var + norm.eps).sqrt())
    norm.bias.sub_(norm.weight * norm.running_mean)
    set_neutral(norm)


@torch.no_grad()
def visit_norms(model, pixels, visit):
    """Calls visit with the name, the normalizer and its input, in the order in which they are computed."""
    hooks = [
        norm.register_forward_pre_hook(lambda norm, inputs, name=name: visit(name, norm, inputs[0].float()))
        for name, norm in named_norms(model)
    ]
    was_training = model.training
    model.eval()
    model(pixels)
    model.train(was_training)
    for hook in hooks:
        hook.remove()


def measure_norms(model, pixels):
    """Every normalizer as one measured on pixels: what folded ones lost, training needs.

    The function computed does not change.
    """

    def measure(_, norm, x):
        mean, variance = x.mean((0, 2, 3)), x.var((0, 2, 3), unbiased=False)
        fold_norm(norm)
        norm.bias.add_(norm.weight * mean)
        norm.weight.mul_((variance + norm.eps).sqrt())
        norm.running_mean.copy_(mean)
        norm.running_var.copy_(variance)

    visit_norms(model, pixels, measure)


def half_state(model):
    return {
        name: value.half() if value.dtype.is_floating_point else value for name, value in model.state_dict().items()
    }


def load_imagenet(backbone, path):
    """Int8 weights of EfficientNet-Lite4, one scale per output channel."""
    arrays = np.load(path)
    units = [("stem", backbone.stem)]
    for index, block in enumerate(backbone.blocks()):
        units += [
            (f"blocks.{index}.{letter}", unit)
            for letter, unit in (("e", block.expand), ("d", block.depthwise), ("p", block.project))
            if unit is not None
        ]
    for name, unit in units:
        key = f"{name}.weight"
        weight = (
            arrays[key]
            if key in arrays
            else arrays[f"{key}|q"] * arrays[f"{key}|s"].reshape(-1, *[1] * (arrays[f"{key}|q"].ndim - 1))
        )
        set_folded(unit.conv, unit.norm, weight.astype(np.float32), arrays[f"{name}.bias"].astype(np.float32))


def onnx_graph(path):
    # only those who start from an exported file need it
    import onnx

    return onnx.load(path).graph


def dequantized(graph):
    """Every constant of an exported graph by name, int8 ones as the floats they stand for."""
    from onnx.numpy_helper import to_array

    values = {one.name: to_array(one) for one in graph.initializer}
    for node in graph.node:
        if node.op_type == "DequantizeLinear" and node.input[0] in values:
            whole, scale, zero = (values[name].astype(np.float32) for name in node.input)
            along = (-1, *[1] * (whole.ndim - 1)) if scale.ndim else ()
            values[node.output[0]] = (whole - zero.reshape(along)) * scale.reshape(along)
    return values


def module_of(node):
    """The module that a node came from, and its level: "/detector/backbone/stages.2/stages.2.0/expand/conv/Conv" or
    "/detector/classify/convs.0_1/Conv".
    """
    path = (
        re.sub(r"stages\.\d+/(?=stages)", "", node.name)
        .removeprefix("/detector/")
        .removesuffix("/Conv")
        .replace("/", ".")
    )
    found = re.fullmatch(r"(.*?)(?:_(\d))?", path)
    assert found, path
    name, level = found.groups()
    return name, int(level or 0)


def load_shipped(detector, path):
    """The exported detector.onnx: what int8 left of its weights, normalizers folded."""
    graph = onnx_graph(path)
    values, parts = dequantized(graph), dict(detector.named_modules())
    shared: dict[str, dict] = {}
    for node in graph.node:
        if node.op_type != "Conv":
            continue
        name, level = module_of(node)
        weight, bias = (np.array(values[one]) for one in node.input[1:])
        if ".convs." in name:
            shared.setdefault(name, {})[level] = weight, bias
        elif not name.endswith(".out"):
            set_folded(parts[name], parts[name.removesuffix("conv") + "norm"], weight, bias)
    for name, levels in shared.items():
        tower, index = parts[name.split(".")[0]], int(name[-1])
        set_shared(
            tower.convs[index],
            [norms[index] for norms in tower.norms],
            [levels[level] for level in range(len(STRIDES))],
        )
    factors = {node.name: node.input[1] for node in graph.node if node.op_type == "Mul"}
    # each level's box distances are multiplied twice: by its scale, then by its stride
    scales = [values[factors[f"/detector/Mul{suffix}"]] for suffix in ("", "_2", "_4")]
    plain = {
        name.removeprefix("detector."): torch.tensor(value)
        for name, value in values.items()
        if name.startswith("detector.")
    }
    copy_first_classes(detector, {**plain, "level_scale": torch.tensor(np.array(scales))})


def set_shared(conv, norms, held):
    """One convolution for all levels again: per channel that of the level where it is strongest, the other levels' as
    multiples of it.
    """
    weights = np.stack([weight for weight, _ in held])
    flat = weights.reshape(len(held), weights.shape[1], -1)
    strongest = (flat**2).sum(-1).argmax(0)
    channels = np.arange(weights.shape[1])
    base = weights[strongest, channels]
    scales = (flat * flat[strongest, channels]).sum(-1) / np.maximum((flat[strongest, channels] ** 2).sum(-1), 1e-12)
    for norm, scale, (_, bias) in zip(norms, scales.astype(np.float32), held):
        set_folded(conv, norm, base, bias, scale)
