"""Writes a checkpoint as ONNX (opset 17) that computes in int8.

python3 -m crisper_ml.shipping.export --weights EMA.pt --data DATA --out detector.onnx
"""

import argparse
import os
import random
import re
import tempfile

import torch

from crisper_ml.training.model import ExportModel
from crisper_ml.training.weights import load_detector

CALIBRATION_PHOTOS = 64
SIDE = 832
# the first layer, and both outputs on three levels
KEPT_IN_FLOAT = re.compile(r"/(?:stem|out(?:_\d+)?)/")


def write_float(detector, path):
    options = {
        "input_names": ["image"],
        "output_names": ["boxes", "scores", "presence"],
        "dynamic_axes": {"image": {2: "height", 3: "width"}, "boxes": {1: "cells"}, "scores": {1: "cells"}},
        "opset_version": 17,
        "do_constant_folding": True,
    }
    if int(torch.__version__.split(".")[0]) >= 2:
        options["dynamo"] = False
    torch.onnx.export(ExportModel(detector).eval(), torch.rand(1, 3, 640, 480) * 255, path, **options)


def photos_to_measure(folder, seed):
    """Training photos of every source: the ranges of the int8 activations are measured on them."""
    from crisper_ml.training.data import SOURCES, read_split

    records, _ = read_split(folder, "train", [source for source in SOURCES if source != "composed"])
    by_source: dict[str, list[str]] = {}
    for record in random.Random(seed).sample(records, len(records)):
        by_source.setdefault(record["source"], []).append(record["file"])
    share = CALIBRATION_PHOTOS // len(by_source)
    return [os.path.join(folder, file) for files in by_source.values() for file in files[:share]]


def quantize(source, target, files, side):
    """Convolutions in int8, weights with one scale per channel; the first layer and the outputs stay in float."""
    import onnx
    from onnxruntime.quantization import CalibrationDataReader, QuantFormat, QuantType, quantize_static
    from onnxruntime.quantization.shape_inference import quant_pre_process

    from crisper_ml.shipping.infer import prepare

    class Reader(CalibrationDataReader):
        def __init__(self):
            self.left = iter(files)

        def get_next(self):
            file = next(self.left, None)
            return None if file is None else {"image": prepare(file, side)[0].numpy()}

    ready = f"{target}.ready"
    quant_pre_process(source, ready, skip_symbolic_shape=True)
    kept = [
        node.name for node in onnx.load(ready).graph.node if node.op_type == "Conv" and KEPT_IN_FLOAT.search(node.name)
    ]
    assert len(kept) == 7, kept
    quantize_static(
        ready,
        target,
        Reader(),
        quant_format=QuantFormat.QDQ,
        per_channel=True,
        activation_type=QuantType.QUInt8,
        weight_type=QuantType.QInt8,
        op_types_to_quantize=["Conv", "Add", "Clip", "Relu"],
        nodes_to_exclude=kept,
        extra_options={"CalibMovingAverage": True},
    )
    os.remove(ready)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--weights", required=True)
    parser.add_argument("--data", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--seed", type=int, default=7)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        exact = os.path.join(folder, "float.onnx")
        write_float(load_detector(options.weights), exact)
        quantize(exact, options.out, photos_to_measure(options.data, options.seed), SIDE)
    print(f"{options.out}: {os.path.getsize(options.out) / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
