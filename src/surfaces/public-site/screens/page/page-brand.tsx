/** The mark and the site's name, as in the application. */
export function PageBrand({ name }: { name: string }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2 text-lg font-semibold">
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 shrink-0">
        <rect width="32" height="32" rx="8" className="fill-primary" />
        <path d="M8 14a8 5 0 0 1 16 0" className="fill-none stroke-on-primary" strokeWidth="2" />
        <rect
          x="7"
          y="14"
          width="18"
          height="10"
          rx="2"
          className="fill-none stroke-on-primary"
          strokeWidth="2"
        />
        <circle cx="16" cy="18.5" r="2.2" className="fill-mango" />
      </svg>
      <span data-source="setting:siteName" className="wrap-anywhere">
        {name}
      </span>
    </span>
  )
}
