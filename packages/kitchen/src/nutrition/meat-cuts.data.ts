/**
 * Meat that is another food with its skin or its bones than the larder's row for it: how it is sold, USDA's row, the edible
 * share of its weight as sold, the weight of a piece against the larder's, and figures per 100 g of edible part (energy,
 * protein, carbohydrate, fat, fiber, sugar, sodium, vitamin C, iron, calcium). "skin" is with skin, whose bones are in it
 * unless the line says boneless; "bare" is without skin but with bones; "bare-bone" is so only where the line says
 * bone-in, because it is usually sold boneless; "bone" is meat that the larder has boneless.
 * Shares are from USDA's refuse. Of what is sold without its skin, the skin's part of the refuse is no part of the weight:
 * a leg is 27% bone and 16% skin, so without its skin 57 / 84 is eaten. USDA has no bone for the thigh with skin (172385):
 * it is what a leg (27%) and its drumstick (35%) leave for it.
 */
export const CUTS = `
chicken | bare | 171052 | 0.6 | 0.72 | 119 21.39 0 3.08 0 0 77 2.3 0.89 12
chicken-breast | skin | 171474 | 0.8 | 1.23 | 172 20.85 0 9.25 0 0 63 0 0.74 11
chicken-breast | bare-bone | 171077 | 0.8 | 1 | 120 22.5 0 2.62 0 0 45 0 0.37 5
chicken-thigh | skin | 172385 | 0.8 | 1.26 | 221 16.52 0.25 16.61 0 0 81 0 0.68 7
chicken-thigh | bare-bone | 173627 | 0.75 | 1 | 121 19.66 0 4.12 0 0 95 0 0.81 7
chicken-leg | bare | 173619 | 0.68 | 0.77 | 120 19.16 0 4.22 0 0 96 0 0.78 10
chicken-drumstick | bare | 173614 | 0.62 | 0.92 | 116 19.41 0 3.71 0 0 114 0 0.76 9
turkey-breast | skin | 171528 | 0.86 | 1 | 155 21.88 0 7.45 0 0 72 0 0.77 9
ribeye-steak | bone | 172151 | 0.86 | 1 | 255 18.13 0 20.31 0 0 56 0 1.74 10
beef-short-ribs | bone | 169439 | 0.73 | 1 | 388 14.4 0 36.23 0 - 49 0 1.55 9
`;
