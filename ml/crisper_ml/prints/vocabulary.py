"""What is printed on packages beside the product: syllables of brands, claims, weights, facts."""

ONSETS = [
    "b",
    "br",
    "c",
    "cl",
    "d",
    "f",
    "fl",
    "g",
    "gr",
    "h",
    "k",
    "l",
    "m",
    "n",
    "p",
    "pr",
    "r",
    "s",
    "st",
    "t",
    "tr",
    "v",
    "w",
    "sch",
    "z",
]
VOWELS = ["a", "e", "i", "o", "u", "a", "e", "o", "ay", "ie", "oo", "ea"]
CODAS = ["", "", "", "n", "l", "r", "s", "nd", "lt", "ck", "m", "ll", "tt", "rn"]
ENDINGS = [
    "a",
    "o",
    "y",
    "ella",
    "ini",
    "ster",
    "field",
    "wood",
    "dale",
    "son",
    "ley",
    "ano",
    "elle",
    "mann",
    "etto",
    "ia",
    "ard",
]
CLAIMS = [
    "ORIGINAL",
    "NATURAL",
    "PREMIUM",
    "All Natural",
    "Since 1897",
    "CLASSIC",
    "Fresh",
    "No Preservatives",
    "BIO",
    "LIGHT",
    "Family Size",
    "GRADE A",
    "Quality",
    "Traditional",
    "Gluten Free",
    "extra",
    "REAL TASTE",
]
SEALS = ["100%", "BIO", "NEW", "0%", "FREE", "1 L", "A+", "25%", "LIGHT", "2 kg", "VIT C"]
WEIGHTS = [
    "NET WT 16 OZ (1 LB)",
    "NET WT 12 OZ (340g)",
    "1 L",
    "500 ml e",
    "64 FL OZ (1.89 L)",
    "250 g e",
    "NET WT 24 OZ",
    "12 FL OZ (355 mL)",
    "0,5 L",
    "KEEP REFRIGERATED",
]
FILLER = (
    "INGREDIENTS: water, sugar, salt, vinegar, spices, natural flavor, citric acid. Keep refrigerated after opening. "
    "Best before: see top. Zutaten: Wasser, Zucker. Ingredients lait, sel. Distributed by the maker. Shake well. "
    "Questions or comments? Call. "
)
FACTS = [
    "Calories 120",
    "Total Fat 5g",
    "Sat. Fat 1g",
    "Cholesterol 0mg",
    "Sodium 180mg",
    "Total Carb. 22g",
    "Fiber 2g",
    "Sugars 14g",
    "Protein 3g",
    "Vitamin A",
    "Vitamin C",
    "Calcium",
    "Iron",
]
