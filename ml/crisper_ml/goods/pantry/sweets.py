"""Sweets and snacks, by class."""

from crisper_ml.goods.pantry.cakes import cake_box, cake_dome, cake_slices, loaf_cake, muffins
from crisper_ml.goods.pantry.candy import candy_bag, candy_box, candy_jar, candy_packet, chips_bag, chips_tube
from crisper_ml.goods.pantry.chocolate import chocolate_bag, chocolate_bar, chocolate_tablet, praline_box
from crisper_ml.goods.pantry.nuts import nut_bag, nut_box, nut_can, nut_jar
from crisper_ml.goods.pantry.packages import made

SWEETS = {
    "candy": made(
        "candy", (4, candy_bag, 0.3), (2.5, candy_packet, 0.25), (1.5, candy_box, 0.2), (0.6, candy_jar, 0.0)
    ),
    "chocolate": made(
        "chocolate",
        (3, chocolate_tablet, 0.35),
        (3, chocolate_bar, 0.3),
        (1.5, praline_box, 0.0),
        (1.5, chocolate_bag, 0.3),
    ),
    "nuts": made("nuts", (3, nut_bag, 0.25), (2, nut_can, 0.0), (2.5, nut_jar, 0.0), (1, nut_box, 0.1)),
    "chips": made("chips", (4, chips_bag, 0.25), (1.2, chips_tube, 0.1)),
    "cake": made(
        "cake", (2, cake_dome, 0.0), (1.5, cake_slices, 0.0), (2, muffins, 0.0), (2, cake_box, 0.0), (1, loaf_cake, 0.0)
    ),
}
