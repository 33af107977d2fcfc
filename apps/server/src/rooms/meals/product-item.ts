import type { User } from '@crisper/contract/auth/auth';
import type { logProduct, Product } from '@crisper/contract/products/products';
import { figuresFor } from '@crisper/kitchen/nutrition/figures';
import type { z } from 'zod';
import { Problem } from '../../problem.ts';
import type { NewItem } from './meals.repository.ts';

/** What was sold, by the household's own id or by its code. */
export interface ProductsKnown {
  byId(user: User, id: string): Promise<Product>;
  byCode(user: User, code: string): Promise<Product | null>;
}

type Wanted = z.output<NonNullable<typeof logProduct.body>>;

/** Grams of a product, by its own label and not by the figures of a food like it. */
export async function itemOfProduct(
  products: ProductsKnown,
  user: User,
  { productId, code, grams }: Wanted,
): Promise<NewItem> {
  const product = productId ? await products.byId(user, productId) : await products.byCode(user, code!);
  if (!product) throw new Problem('not_found', 'Nobody knows this bar code yet. Say what it is first.');
  if (!product.per100g)
    throw new Problem('validation', 'This product has no label yet. Add its figures first.');
  const figures = figuresFor(product.per100g, grams);
  return { name: product.name, food: null, fdcId: null, grams, estimated: false, ...figures };
}
