/**
 * How shops sell what has no row of its own: @aisle | in the US | elsewhere (empty: the same) | "cupboard" for what keeps for
 * months and is used by the spoon, so that a cook is asked whether it is there before it is bought. The rows of single foods
 * are in the catalogue; they hold for their kinds in the same aisle too.
 *
 * - `piece`, `bunch`, `head`, `stalk`, `ear`: one of them, as heavy as the larder says, or with a weight: `head 900g`.
 * - `can 15oz`: a package of that size. `carton 1pt/1qt`: of several sizes. `pack 8x49g`: of eight pieces.
 * - `jar ~40g`: the size is usual but no cook asks for it, so it is not told.
 * - `loose 4oz/8oz`: weighed at the counter, in steps of 4 ounces, from 8 ounces.
 */
export const SOLD_BY_AISLE = `
@produce | piece | |
@meat | loose 4oz/8oz | loose 50g/200g |
@fish | loose 4oz/8oz | loose 50g/150g |
@dairy | pack 8oz | pack 200g |
@eggs | carton 6x50g/12x50g | carton 6x50g/10x50g |
@bakery | pack 4x60g | |
@grains | bag 1lb | bag 500g |
@pasta | pack 1lb | pack 500g |
@baking | bag 1lb | bag 500g | cupboard
@canned | can 15oz | can 400g |
@condiments | jar 12oz | jar 340g | cupboard
@spices | jar ~40g | | cupboard
@nuts | bag 6oz | bag 150g |
@snacks | bag 6oz | bag 150g |
@sweets | pack 8oz | pack 200g |
@frozen | bag 1lb | bag 450g |
@drinks | bottle 1qt | bottle 1l |
@alcohol | bottle 750ml | |
@plant-based | pack 8oz | pack 200g |
@prepared | pack 8oz | pack 200g |
`;
