import type { Claim } from '../../name-claims.ts';

/**
 * Words by what they say, folded, parted by commas. A star stands for any letters within a word. `not` has the phrases in which such
 * a word means something else; `free` has the words that promise a food without it.
 */
export interface ClaimWords {
  says: Readonly<Record<Claim, string>>;
  not: Readonly<Partial<Record<Claim, string>>>;
  free: Readonly<Partial<Record<Claim | 'ofAnimals', string>>>;
}
