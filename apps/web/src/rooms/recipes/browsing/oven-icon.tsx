interface OvenIconProps {
  className: string;
}

/** An oven in the style of the icon set, which has none. */
export function OvenIcon({ className }: OvenIconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <rect x="3" y="3" width="18" height="18" rx="2" />
      <path d="M3 8.5h18M7 5.75h.01M11 5.75h.01M17 5.75h.01" />
      <rect x="7" y="12" width="10" height="5.5" rx="1" />
    </svg>
  );
}
