import type { ReactNode } from 'react'

/** The bar at the bottom edge while rows are selected: what is selected, and what can be done. */
export function Dock({ selected, children }: { selected: ReactNode; children: ReactNode }) {
  return (
    <div
      data-dock
      className={
        'no-print sticky bottom-0 z-20 flex min-h-13 flex-wrap items-center gap-2 bg-deep ' +
        'px-(--page-edge) py-2 text-sm text-on-deep [&_:focus-visible]:outline-mango'
      }
    >
      <p role="status" className="figures mr-auto min-w-0 grow basis-60 font-semibold">
        {selected}
      </p>
      {children}
    </div>
  )
}
