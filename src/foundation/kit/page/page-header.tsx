import { useEffect, useRef, type ReactNode } from 'react'
import { useSiteName } from './site-settings.ts'

interface Props {
  title: string
  /** The title of the browser's tab, where it says more than the heading. */
  tabTitle?: string
  description?: ReactNode
  /** Buttons at the right. */
  actions?: ReactNode
  /** A link back, above the title. */
  back?: ReactNode
  /** The screen replaces another at the same address: its title takes the focus and is read out. */
  takesFocus?: boolean
}

/** The only h1 of a screen, and the title of the tab, which announces a change of page. */
export function PageHeader({
  title,
  tabTitle,
  description,
  actions,
  back,
  takesFocus = false,
}: Props) {
  const site = useSiteName()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus, title])
  return (
    <header className="mb-4 grid gap-2 sm:mb-6">
      <title>{`${tabTitle ?? title} · ${site}`}</title>
      {back && <div className="no-print -mt-3 -mb-2 text-sm">{back}</div>}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1
          ref={heading}
          tabIndex={takesFocus ? -1 : undefined}
          className="text-[min(1.375rem,10.5vw)] wrap-anywhere outline-none sm:text-2xl"
        >
          {title}
        </h1>
        {actions && <div className="no-print flex flex-wrap gap-2">{actions}</div>}
      </div>
      {description && <p className="max-w-prose text-muted">{description}</p>}
    </header>
  )
}
