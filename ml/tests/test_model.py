"""Shapes of the network, its losses, and batches, on the processor."""

import numpy as np
import pytest
import torch

from crisper_ml.training.augment import MOST_TARGETS, BatchMaker
from crisper_ml.training.data import SIDE, SOURCES, packed_boxes, sampling_weights
from crisper_ml.training.losses import CELLS_PER_BOX, assign, detection_loss, generalized_overlap_loss, overlap
from crisper_ml.training.model import STRIDES, Detector, cell_centers, normalize, to_boxes
from crisper_ml.training.norms import ClampedNorm

CLASSES = 7
HEIGHT, WIDTH = 96, 64


@pytest.fixture(scope="module")
def detector():
    torch.manual_seed(1)
    return Detector(CLASSES).eval()


def cells_of(height, width):
    return sum((height // stride) * (width // stride) for stride in STRIDES)


def test_shapes(detector):
    with torch.no_grad():
        logits, distances, presence = detector(normalize(torch.rand(2, 3, HEIGHT, WIDTH) * 255))
    cells = cells_of(HEIGHT, WIDTH)
    assert logits.shape == (2, cells, CLASSES)
    assert distances.shape == (2, cells, 4)
    assert presence.shape == (2, CLASSES)
    assert (distances > 0).all()
    centers, strides = cell_centers(HEIGHT, WIDTH, "cpu")
    assert centers.shape == (cells, 2)
    assert strides.unique().tolist() == list(STRIDES)
    assert centers[:, 0].max() < WIDTH
    assert centers[:, 1].max() < HEIGHT


def test_pictures_that_are_not_trusted_teach_the_backbone_nothing(detector):
    pixels = normalize(torch.rand(1, 3, HEIGHT, WIDTH) * 255)
    block = detector.backbone.stages[6][0].project.conv.weight
    gradients = []
    for trust in (0.0, 1.0):
        detector.zero_grad()
        detector(pixels, torch.tensor([trust]))[2].sum().backward()
        gradients.append(float(block.grad.abs().sum()))
    assert gradients[0] == 0
    assert gradients[1] > 0


def test_clamped_norm_is_batch_norm_and_a_clamp():
    torch.manual_seed(2)
    x = torch.randn(4, 3, 5, 5) * 3
    norm = ClampedNorm(3, 0.0, 6.0)
    plain = torch.nn.BatchNorm2d(3, eps=norm.eps)
    assert torch.allclose(norm(x), plain(x).clamp(0, 6), atol=1e-6)


def test_overlap():
    a = torch.tensor([[0.0, 0, 10, 10], [0, 0, 10, 10]])
    b = torch.tensor([[5.0, 0, 15, 10], [20, 20, 30, 30]])
    assert overlap(a, b)[0].tolist() == pytest.approx([1 / 3, 0])
    assert generalized_overlap_loss(a, a).tolist() == pytest.approx([0, 0], abs=1e-5)
    apart = generalized_overlap_loss(a, b)
    assert apart[0] < 1 < apart[1]


def example(height=HEIGHT, width=WIDTH):
    """One photo with a thing of class 2 in its middle, all of it labelled."""
    centers, strides = cell_centers(height, width, "cpu")
    boxes = torch.tensor([[[16.0, 24.0, 48.0, 72.0]]])
    classes, weak = torch.tensor([[2]]), torch.tensor([[False]])
    cells = torch.zeros(1, len(centers), dtype=torch.long)
    absence = torch.ones(len(SOURCES) + 1, CLASSES)
    return centers, strides, boxes, classes, weak, cells, absence


def outputs_for(centers, box, name, sure):
    """What a network says that sees this box from everywhere and this class at the cells around its middle."""
    middle = (centers - (box[:2] + box[2:]) / 2).norm(dim=1).argsort()[:CELLS_PER_BOX]
    logits = torch.full((1, len(centers), CLASSES), -8.0)
    logits[0, middle, name] = sure
    distances = torch.cat([centers - box[:2], box[2:] - centers], 1).clamp(min=0.1)[None]
    presence = torch.full((1, CLASSES), -6.0)
    presence[0, name] = sure
    return logits, distances, presence


def test_the_loss_is_least_where_the_network_is_right():
    centers, strides, boxes, classes, weak, cells, absence = example()
    box = boxes[0, 0]

    def loss(shifted, name, sure=4.0):
        outputs = outputs_for(centers, box + shifted, name, sure)
        return float(detection_loss(outputs, cells, boxes, classes, weak, centers, strides, absence)[0])

    right = loss(0.0, 2)
    assert right < loss(10.0, 2)
    assert right < loss(0.0, 3)
    assert right < loss(0.0, 2, -4.0)


def test_cells_are_assigned_inside_the_box():
    centers, strides, boxes, classes, weak, *_ = example()
    logits, distances, _ = outputs_for(centers, boxes[0, 0], 2, 3.0)
    has_box, slot, score = assign(
        centers, strides, logits.sigmoid(), to_boxes(centers, distances), boxes, classes, weak
    )
    chosen = centers[has_box[0]]
    assert 0 < len(chosen) <= CELLS_PER_BOX
    assert ((chosen > boxes[0, 0, :2]) & (chosen < boxes[0, 0, 2:])).all()
    assert (slot == 0).all()
    assert score[has_box].max() == pytest.approx(1, abs=1e-3)
    assert (score[~has_box] == 0).all()


def test_absence_does_not_count_where_a_source_does_not_label():
    centers, strides, boxes, classes, weak, cells, absence = example()
    outputs = outputs_for(centers, boxes[0, 0], 2, 4.0)
    outputs[0][..., 5] = 3.0
    arguments = (cells, boxes, classes, weak, centers, strides)
    strict = detection_loss(outputs, *arguments, absence)[1][0]
    absence[:, 5] = 0.0
    assert detection_loss(outputs, *arguments, absence)[1][0] < strict


class FewPhotos:
    """What Photos holds, without files: gray squares with one thing each."""

    def __init__(self, count):
        generator = np.random.default_rng(3)
        packed = [packed_boxes([[n % CLASSES, 0.2, 0.3, 0.7, 0.8]], SIDE, SIDE) for n in range(count)]
        classes, sources = np.stack([names for _, names in packed]), np.arange(count) % len(SOURCES)
        self.images = torch.from_numpy(generator.integers(0, 255, (count, 3, SIDE, SIDE), dtype=np.uint8))
        self.sizes = torch.full((count, 2), float(SIDE))
        self.boxes = torch.from_numpy(np.stack([boxes for boxes, _ in packed]))
        self.classes, self.sources = torch.from_numpy(classes), torch.from_numpy(sources)
        self.weak = torch.zeros(count, dtype=torch.bool)
        self.sampling = torch.from_numpy(sampling_weights(sources, classes))


def test_batches_have_labels_inside_the_picture():
    torch.manual_seed(4)
    side = 128
    pixels, cells, boxes, classes, weak = BatchMaker(FewPhotos(len(SOURCES))).make(8, side, False)
    assert pixels.shape == (8, 3, side, side)
    assert pixels.min() >= 0
    assert pixels.max() <= 255
    assert cells.shape == (8, cells_of(side, side))
    assert cells.max() <= len(SOURCES)
    assert boxes.shape[:2] == classes.shape == weak.shape
    assert boxes.shape[1] <= MOST_TARGETS
    named = boxes[classes >= 0]
    assert len(named)
    assert (named >= 0).all()
    assert (named <= side).all()
    assert (named[:, 2:] > named[:, :2]).all()
