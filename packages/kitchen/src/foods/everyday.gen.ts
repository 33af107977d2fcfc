// Made by `npm run foods -- make` from packages/kitchen/catalogue. Change it there.

/** Foods that are in most kitchens most weeks. */
export const EVERYDAY = `
bread bread-roll bagel tortilla breadcrumbs puff-pastry pizza-dough sugar powdered-sugar brown-sugar honey
maple-syrup baking-powder baking-soda yeast vanilla-extract chocolate cocoa-powder jam cookie ketchup mustard
mayonnaise hot-sauce soy-sauce fish-sauce worcestershire-sauce vinegar apple-cider-vinegar balsamic-vinegar
pesto hummus salsa canned-tomato tomato-paste passata tomato-sauce stock chicken-stock vegetable-stock milk
buttermilk yogurt greek-yogurt cream sour-cream butter cheese cheddar parmesan cream-cheese ricotta
cottage-cheese feta mozzarella ice-cream egg water soda juice orange-juice apple-juice coffee tea beer wine
red-wine white-wine oil vegetable-oil olive-oil sesame-oil cod salmon tuna canned-tuna shrimp apple pear lemon
lime orange grapefruit berry strawberry blueberry raspberry peach plum cherry banana mango pineapple kiwi date
melon watermelon grape raisin olive rice basmati-rice brown-rice couscous oats quinoa cornmeal granola cereal
flour pasta spaghetti penne macaroni noodle rice-noodle bean black-bean kidney-bean white-bean chickpea lentil
red-lentil tofu coconut-milk beef ground-beef steak lamb pork pork-chop ground-pork bacon ham salami sausage
chicken chicken-breast chicken-thigh chicken-wing turkey ground-turkey almond walnut cashew peanut
peanut-butter sesame-seed potato-chip popcorn cracker salt black-pepper chili-powder cinnamon cumin
curry-powder garlic-powder nutmeg paprika turmeric bay-leaf parsley cilantro basil mint dill thyme rosemary
oregano chives lettuce romaine-lettuce spinach kale arugula broccoli cauliflower cabbage brussels-sprouts
onion red-onion scallion leek garlic carrot beet radish potato sweet-potato ginger celery asparagus green-bean
pea tomato cherry-tomato cucumber zucchini eggplant bell-pepper chili-pepper jalapeno butternut-squash pumpkin
corn avocado mushroom pickle
`;
