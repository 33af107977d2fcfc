"""A network written as ONNX and read back computes the same."""

import numpy as np
import pytest
import torch

from crisper_ml.shipping.export import write_float
from crisper_ml.training.model import Detector, ExportModel, cell_centers
from crisper_ml.training.weights import class_count, load_detector, named_norms

CLASSES = 5


@pytest.fixture(scope="module")
def exported(tmp_path_factory):
    """A network with weights and statistics that are not those of a fresh one, and its file."""
    torch.manual_seed(5)
    detector = Detector(CLASSES).eval()
    for _, norm in named_norms(detector):
        norm.weight.data.uniform_(0.8, 1.2)
        norm.bias.data.normal_(0, 0.1)
        norm.running_mean.normal_(0, 0.1)
        norm.running_var.uniform_(0.8, 1.2)
    detector.level_scale.data.copy_(torch.tensor([0.8, 1.1, 1.4]))
    path = str(tmp_path_factory.mktemp("export") / "detector.onnx")
    write_float(detector, path)
    return detector, path


@pytest.fixture
def pixels():
    return torch.rand(1, 3, 64, 96, generator=torch.Generator().manual_seed(6)) * 255


def test_the_file_has_the_interface_that_the_product_reads(exported):
    import onnx

    _, path = exported
    model = onnx.load(path)
    onnx.checker.check_model(model)
    assert [one.name for one in model.graph.input] == ["image"]
    assert [one.name for one in model.graph.output] == ["boxes", "scores", "presence"]
    assert model.opset_import[0].version == 17
    assert class_count(path) == CLASSES


def test_weights_read_back_compute_the_same(exported, pixels):
    detector, path = exported
    again = load_detector(path)
    with torch.no_grad():
        for before, after in zip(ExportModel(detector)(pixels), ExportModel(again)(pixels)):
            assert torch.allclose(before, after, atol=1e-3)


def test_boxes_begin_at_the_cells_of_the_head(exported, pixels):
    detector, _ = exported
    with torch.no_grad():
        boxes = ExportModel(detector)(pixels)[0][0]
    centers, _ = cell_centers(64, 96, "cpu")
    assert (boxes[:, :2] < centers).all()
    assert (boxes[:, 2:] > centers).all()


def test_onnxruntime_computes_the_same(exported, pixels):
    onnxruntime = pytest.importorskip("onnxruntime", reason="onnxruntime is not installed: the file was not run")
    detector, path = exported
    session = onnxruntime.InferenceSession(path, providers=["CPUExecutionProvider"])
    answers = session.run(["boxes", "scores", "presence"], {"image": pixels.numpy()})
    with torch.no_grad():
        for expected, answer in zip(ExportModel(detector)(pixels), answers):
            np.testing.assert_allclose(answer, expected.numpy(), atol=1e-3)
