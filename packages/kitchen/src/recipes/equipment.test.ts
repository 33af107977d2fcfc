import { describe, expect, it } from 'vitest';
import { equipmentOf } from './equipment.ts';

describe('equipmentOf', () => {
  it.each([
    [[], ['Mix everything and bake for 40 minutes at 350°F.'], ['oven']],
    [['air fryer'], ['Cook in the air fryer and bake until golden.'], ['air_fryer']],
    [['large skillet'], ['Fry the onion in the skillet over medium heat.'], ['stovetop']],
    [['dutch oven'], ['Simmer in the dutch oven.'], ['stovetop']],
    [['bowl'], ['Toss everything in a bowl.'], ['no_cook']],
  ])('%j %j needs %j', (cookware, steps, needed) => {
    expect(equipmentOf(cookware, steps)).toEqual(needed);
  });

  it.each([
    ['Cook in the microwave on high for 2 minutes. Stir, and cook on medium 1 minute more.', ['microwave']],
    ['Microwave the butter 30 seconds. Beat in the eggs on low speed.', ['microwave']],
    ['Put all in the slow cooker. Cook on low for 8 hours and stir in the barbecue sauce.', ['slow_cooker']],
    ['Set the slow cooker to low. Brown the beef in a skillet over high heat.', ['stovetop', 'slow_cooker']],
    ['Cook on low in the slow cooker for 8 hours. Boil the pasta.', ['stovetop', 'slow_cooker']],
    ['Cook the onion in the instant pot on sauté. Simmer in the pot 5 minutes.', ['instant_pot']],
    ['Pressure cook on high for 20 minutes. Let the pressure release. Boil off the rest.', ['instant_pot']],
    ['Air-fry at 400°F until crisp, turning once, then fry 3 minutes more.', ['air_fryer']],
    ['Cook on a hot grill over medium-high heat for 10 minutes.', ['grill']],
    ['Simmer the sauce in a saucepan. Cook the skewers on a hot grill.', ['stovetop', 'grill']],
    ['Grill 4 minutes a side in a grill pan over high heat.', ['stovetop']],
    ['Put the toast under the grill until the cheese bubbles, with grill marks.', ['oven']],
    ['Warm the tortillas in a dry skillet or the microwave.', ['stovetop']],
    ['Broil or grill the fish 8 minutes.', ['oven']],
    ['Fry the pancakes in a skillet over medium heat. Keep them warm in a low oven.', ['stovetop']],
    ['Heat a skillet with the butter in the oven. Melt it in the hot skillet and bake.', ['oven']],
    ['Bake 10 minutes in a springform pan. Beat the eggs on low speed.', ['oven']],
    ['Soak the couscous in boiling water.', ['no_cook']],
  ])('reads what is heated where: %s', (step, needed) => {
    expect(equipmentOf([], step.split(/(?<=\.) /))).toEqual(needed);
    expect(equipmentOf([], [step])).toEqual(needed);
  });
});
