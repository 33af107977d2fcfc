import type { Recipe } from '@crisper/contract/recipes';

export type Shareable = Pick<Recipe, 'title' | 'slug'>;

export function linkOf(recipe: Shareable, origin: string): string {
  return `${origin}/recipes/${encodeURIComponent(recipe.slug)}`;
}

export function textOf(recipe: Shareable, origin: string): string {
  return `${recipe.title}, found with Crisper: ${linkOf(recipe, origin)}`;
}

/** The share addresses. Discord has none, so its text is copied. */
export function targetsOf(recipe: Shareable, origin: string): readonly { name: string; href: string }[] {
  const link = encodeURIComponent(linkOf(recipe, origin));
  const text = encodeURIComponent(textOf(recipe, origin));
  const title = encodeURIComponent(recipe.title);
  return [
    { name: 'SMS', href: `sms:?&body=${text}` },
    { name: 'Email', href: `mailto:?subject=${title}&body=${text}` },
    { name: 'WhatsApp', href: `https://wa.me/?text=${text}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    { name: 'X', href: `https://twitter.com/intent/tweet?text=${title}&url=${link}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${link}` },
    { name: 'Telegram', href: `https://t.me/share/url?url=${link}&text=${title}` },
  ];
}
