// Made by `npm run foods -- make` from packages/kitchen/catalogue. Change it there.

/** food | what helps where no other food does the same job */
export const INSTEAD = `
corn-tortilla | Use flour tortillas or lettuce leaves.
brown-sugar | Use white sugar with a tablespoon of molasses for each cup, or white sugar alone.
baking-powder | For each teaspoon of baking powder use 1/4 teaspoon of baking soda with 1/2 teaspoon of cream of tartar, vinegar or lemon juice.
baking-soda | For each teaspoon of baking soda use 3 teaspoons of baking powder, and leave out half of the salt.
cream-of-tartar | Use twice the amount of lemon juice or white vinegar.
jam | Use another jam, jelly or fruit sauce: cranberry or redcurrant for tart ones.
graham-cracker | Use digestive or other plain cookies.
yuzu-kosho | Use grated lime or lemon zest with finely chopped green chili and a pinch of salt.
cream | Use half and half, evaporated milk or coconut cream.
provolone | Use mozzarella, or a mild cheddar.
monterey-jack | Use mild cheddar, gouda or mozzarella.
egg | For each one use 1 tablespoon of ground flaxseed in 3 tablespoons of water, or 1/4 cup of applesauce or mashed banana in baking.
water | Use stock, or milk where it suits.
berry | Use any other berries, fresh or frozen.
shredded-coconut | Use chopped nuts or rolled oats.
olive | Use capers, or other pickled vegetables.
green-olive | Use capers, or other olives.
ham | Use bacon or smoked turkey; without meat, smoked tofu or mushrooms with a pinch of smoked paprika.
sea-salt | Use any salt: of fine table salt about half the volume of coarse salt.
white-pepper | Use black pepper.
star-anise | Use a little ground anise, fennel seed or five-spice.
clove | Use allspice, or a little nutmeg and cinnamon.
coriander-seed | Use half the amount of ground cumin, or caraway.
garlic-powder | Use a clove of fresh garlic for each 1/8 teaspoon.
onion-powder | Use 3 tablespoons of chopped fresh onion for each tablespoon.
ground-ginger | Use four times as much freshly grated ginger.
turmeric | Use a pinch of saffron or curry powder, or leave it out: mostly the color changes.
dried-oregano | Use marjoram, dried basil or thyme, or three times as much fresh oregano.
dried-thyme | Use dried oregano or marjoram, or three times as much fresh thyme.
bean-sprouts | Use finely cut cabbage or snow peas.
bell-pepper | Use any other mild pepper, or zucchini or carrot for the crunch.
avocado | For creaminess use mayonnaise, hummus or thick yogurt.
kimchi | Use sauerkraut with a spoonful of chili paste.
pickle | Use capers, or cucumber with a splash of vinegar.
`;
