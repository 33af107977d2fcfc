/** What is wrong with a form as a whole. It stays until the form is sent again. */
export function FormError({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <p className="rounded-control bg-tomato-soft px-4 py-3 font-medium text-sm text-tomato-ink">{children}</p>
  );
}
