/** Keys of queries that one room fills and another makes stale. */
export const SHOPPING_KEY = ['shopping'];
