"""What a box can be called: the detector's names, further ones that only boxes teach, and two for the rest."""

from crisper_ml.training.data import class_names

# named from scenes, or from photographs of real packages
FURTHER = [
    "tortilla",
    "pizza",
    "sports drink",
    "creamer",
    "syrup",
    "canned tuna",
    "sardines",
    "corned beef",
    "condensed milk",
    "crackers",
]
UNNAMED = "package I cannot name"
NOT_FOOD = "not food"
# real packages, by the names of their collection
PACKAGES = {
    "all-purpose cream": "cream",
    "bottled soda": "soda",
    "canned tuna": "canned tuna",
    "cheese": "cheese",
    "chocolate": "chocolate",
    "coffee": "coffee",
    "condensed milk": "condensed milk",
    "cooking oil": "oil",
    "corned beef": "corned beef",
    "crackers": "crackers",
    "garlic": "garlic",
    "instant noodles": "noodles",
    "ketchup": "ketchup",
    "lemon": "lemon",
    "mayonnaise": "mayonnaise",
    "pasta": "pasta",
    "peanut butter": "peanut butter",
    "pineapple juice": "juice",
    "sardines canned": "sardines",
    "soy sauce": "soy sauce",
    "alcohol": NOT_FOOD,
    "pink shampoo": NOT_FOOD,
    "soap": NOT_FOOD,
    "toothpaste": NOT_FOOD,
}


def box_names(folder):
    return [*class_names(folder), *FURTHER, UNNAMED, NOT_FOOD]
