/** What the specification says stands in the browser's storage, and under which names. */
export const LOCAL_KEYS = {
  token: 'auth_token',
  user: 'auth_user',
  referral: 'referralCode',
  tips: 'dismissedTooltips',
} as const;

/** Of a scan, until the tab closes. */
export const SCAN_KEYS = {
  ingredients: 'scanResults',
  equipment: 'selectedEquipment',
  recipes: 'scanResultRecipes',
  filters: 'resultFilters',
} as const;
