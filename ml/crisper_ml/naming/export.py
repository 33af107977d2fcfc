"""Writes the namer of boxes as ONNX (opset 17) that computes in int8, and the names it gives beside it.

python3 -m crisper_ml.naming.export --weights RUN/namer.pt --data DATA --looks LOOKS --packages PACKAGES --out OUT.onnx
"""

import argparse
import os
import re
import tempfile

import torch

from crisper_ml.naming.batches import Batches
from crisper_ml.naming.data import Boxes
from crisper_ml.naming.model import SIDE, ExportNamer, Namer

# the first layer stays in float
KEPT_IN_FLOAT = re.compile(r"/stem/")
MEASURED_ON = 24  # batches of things, to measure the ranges of the int8 activations on


def load_namer(path):
    state = torch.load(path, map_location="cpu")
    namer = Namer(len(state["name.bias"]))
    namer.load_state_dict(
        {name: value.float() if value.dtype == torch.half else value for name, value in state.items()}
    )
    return namer.eval()


def write_float(namer, path):
    options = {
        "input_names": ["boxes", "shapes"],
        "output_names": ["names", "look"],
        "dynamic_axes": {name: {0: "things"} for name in ("boxes", "shapes", "names", "look")},
        "opset_version": 17,
        "do_constant_folding": True,
    }
    if int(torch.__version__.split(".")[0]) >= 2:
        options["dynamo"] = False
    example = torch.rand(2, 3, SIDE, SIDE) * 255, torch.zeros(2, 1)
    torch.onnx.export(ExportNamer(namer).eval(), example, path, **options)


def quantize(source, target, batches):
    import onnx
    from onnxruntime.quantization import CalibrationDataReader, QuantFormat, QuantType, quantize_static
    from onnxruntime.quantization.shape_inference import quant_pre_process

    class Reader(CalibrationDataReader):
        def __init__(self):
            self.left = MEASURED_ON

        def get_next(self):
            self.left -= 1
            if self.left < 0:
                return None
            looks, shape, _, _ = batches.make(24)
            return {"boxes": looks.cpu().numpy(), "shapes": shape.cpu().numpy()}

    ready = f"{target}.ready"
    quant_pre_process(source, ready, skip_symbolic_shape=True)
    nodes = onnx.load(ready).graph.node
    kept = [node.name for node in nodes if node.op_type == "Conv" and KEPT_IN_FLOAT.search(node.name)]
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
    parser.add_argument("--looks", required=True, action="append")
    parser.add_argument("--packages", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    options = parser.parse_args()
    torch.manual_seed(7)
    boxes = Boxes(options.data, options.looks, options.packages, torch.device("cpu"), options.workers, limit=200)
    with tempfile.TemporaryDirectory() as folder:
        exact = os.path.join(folder, "float.onnx")
        write_float(load_namer(options.weights), exact)
        quantize(exact, options.out, Batches(boxes))
    print(f"{options.out}: {os.path.getsize(options.out) / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
