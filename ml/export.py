"""Write a checkpoint as ONNX (opset 17) with int8 weights: python3 ml/export.py --weights EMA.pt --out detector.onnx"""

import argparse
import os

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

from model import Detector, ExportModel

SMALLEST_QUANTIZED = 2048


def quantize_weights(path):
    """Store large weights as int8 with one scale per output channel; the runtime folds them back to float when it loads."""
    model = onnx.load(path)
    graph = model.graph
    initializers, restore = [], []
    for tensor in graph.initializer:
        values = numpy_helper.to_array(tensor)
        if values.dtype != np.float32 or values.size <= SMALLEST_QUANTIZED:
            initializers.append(tensor)
            continue
        scale = np.maximum(np.abs(values).max(axis=tuple(range(1, values.ndim)), keepdims=True), 1e-8) / 127
        quantized = np.clip(np.round(values / scale), -127, 127).astype(np.int8)
        initializers.append(numpy_helper.from_array(quantized, f"{tensor.name}_q"))
        initializers.append(numpy_helper.from_array(scale.astype(np.float32), f"{tensor.name}_s"))
        restore.append(helper.make_node("Cast", [f"{tensor.name}_q"], [f"{tensor.name}_f"], to=TensorProto.FLOAT))
        restore.append(helper.make_node("Mul", [f"{tensor.name}_f", f"{tensor.name}_s"], [tensor.name]))
    nodes = restore + list(graph.node)
    del graph.initializer[:]
    del graph.node[:]
    graph.initializer.extend(initializers)
    graph.node.extend(nodes)
    onnx.checker.check_model(model)
    onnx.save(model, path)


def export(detector, path):
    detector.eval()
    options = dict(
        input_names=["image"],
        output_names=["boxes", "scores", "presence"],
        dynamic_axes={"image": {2: "height", 3: "width"}, "boxes": {1: "cells"}, "scores": {1: "cells"}},
        opset_version=17,
        do_constant_folding=True,
    )
    if int(torch.__version__.split(".")[0]) >= 2:
        options["dynamo"] = False
    torch.onnx.export(ExportModel(detector).eval(), torch.rand(1, 3, 640, 480) * 255, path, **options)
    quantize_weights(path)
    print(f"{path}: {os.path.getsize(path) / 1e6:.1f} MB")


def load_detector(path):
    state = torch.load(path, map_location="cpu")
    detector = Detector(state["presence.bias"].numel())
    detector.load_state_dict({name: value.float() if value.dtype.is_floating_point else value for name, value in state.items()})
    return detector.eval()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--weights", required=True)
    parser.add_argument("--out", required=True)
    arguments = parser.parse_args()
    export(load_detector(arguments.weights), arguments.out)
