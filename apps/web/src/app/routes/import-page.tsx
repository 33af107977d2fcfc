import { Navigate, useLocation } from 'react-router';
import type { ImportedDraft } from '../../rooms/recipes/own/new-recipe.tsx';

/** /import?url=… from a bookmark, /import#text=… from another app: the form is filled, and the cook reads it over. */
export default function ImportPage() {
  const { search, hash } = useLocation();
  const given = new URLSearchParams(hash.length > 1 ? hash.slice(1) : search);
  const link = given.get('url')?.slice(0, 2000);
  const text = given.get('text')?.slice(0, 200_000);
  const brought: ImportedDraft = { ...(link && { link }), ...(text && { text }) };
  return <Navigate replace to={`/recipes/new?from=${text && !link ? 'text' : 'link'}`} state={{ brought }} />;
}
