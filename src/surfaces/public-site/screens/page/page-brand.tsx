import type { ReactNode } from 'react'

/** The mark and the site's name, as in the application; `children` is below the name. */
export function PageBrand({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2 text-lg leading-tight font-semibold">
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-[min(2.25rem,11vw)] shrink-0">
        <rect width="32" height="32" rx="10" className="fill-[#0f7a80]" />
        <path
          d="M8 14a8 5.5 0 0 1 16 0M7 14h18v8.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 7 22.5z"
          className="fill-none stroke-on-deep"
          strokeWidth="2"
        />
        <path d="m16 15.2 3.3 3.3-3.3 3.3-3.3-3.3z" className="fill-mango" />
      </svg>
      <span className="min-w-0">
        <span data-source="setting:siteName" className="block wrap-break-word">
          {name}
        </span>
        {children}
      </span>
    </span>
  )
}
