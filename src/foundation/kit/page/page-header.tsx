import { useContext, useEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useSiteName } from './site-settings.ts'
import { TitlePlace } from './title-place.ts'

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

/**
 * The only h1 of a screen, and the title of the tab, which announces a change of page. In the
 * console the h1 is in the bar at the top, so that no title appears twice.
 */
export function PageHeader({
  title,
  tabTitle,
  description,
  actions,
  back,
  takesFocus = false,
}: Props) {
  const site = useSiteName()
  const place = useContext(TitlePlace)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus, title])
  const isInBar = place !== undefined
  const h1 = (
    <h1
      ref={heading}
      tabIndex={takesFocus ? -1 : undefined}
      className={
        'wrap-anywhere outline-none ' +
        (isInBar ? 'text-base' : 'text-[min(1.375rem,10.5vw)] sm:text-2xl')
      }
    >
      {title}
    </h1>
  )
  // Alone in its line it takes the whole, so that a text that comes later moves nothing.
  const room = isInBar && !description ? 'grow' : ''
  const buttons = actions && (
    <div
      className={`no-print flex flex-wrap gap-2 ${isInBar ? `ml-auto justify-end ${room}` : ''}`}
    >
      {actions}
    </div>
  )
  return (
    <>
      <title>{`${tabTitle ?? title} · ${site}`}</title>
      {place && createPortal(h1, place)}
      <header className={`mb-4 grid gap-2 empty:hidden ${isInBar ? '' : 'sm:mb-6'}`}>
        {back && (
          <div data-back className={`no-print -mb-2 text-sm ${isInBar ? '-mt-2' : '-mt-3'}`}>
            {back}
          </div>
        )}
        {!isInBar && (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
            {h1}
            {buttons}
          </div>
        )}
        {(description || (isInBar && buttons)) && (
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
            {description && (
              <p
                className={
                  'text-muted ' +
                  (isInBar ? 'max-w-[100ch] flex-[1_1_20rem] text-sm' : 'max-w-prose')
                }
              >
                {description}
              </p>
            )}
            {isInBar && buttons}
          </div>
        )}
      </header>
    </>
  )
}
