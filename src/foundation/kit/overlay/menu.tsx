/** A menu button (ARIA pattern): arrows, Home, End and first letters move, Esc and Tab close. */
import { createLink } from '@tanstack/react-router'
import { useEffect, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { popoverStyle, usePopover, type Opener } from './popover.tsx'

interface MenuProps {
  /** The button: `(opener) => <IconButton {...opener} label=… icon=… />`. */
  trigger: (opener: Opener) => ReactNode
  label: string
  /** `MenuItem`s and `MenuLink`s. */
  children: ReactNode
  align?: 'start' | 'end'
}

export function Menu({ trigger, label, children, align = 'end' }: MenuProps) {
  const { open, opener, panel, panelProps } = usePopover(align, 'menu')
  useEffect(() => {
    if (open) items(panel.current)[0]?.focus()
  }, [open, panel])

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const all = items(panel.current)
    const here = all.findIndex((item) => item === document.activeElement)
    const next = nextPlace(event.key, here, all)
    if (event.key === 'Tab') panel.current?.hidePopover()
    if (next === undefined) return
    event.preventDefault()
    all[next]?.focus()
  }
  return (
    <>
      {trigger(opener)}
      <div
        {...panelProps}
        ref={panel}
        role="menu"
        aria-label={label}
        onKeyDown={move}
        // Every choice closes the menu.
        onClick={() => panel.current?.hidePopover()}
        className={`${popoverStyle} min-w-52 p-1`}
      >
        {open && children}
      </div>
    </>
  )
}

interface ItemStyle {
  icon?: ReactNode
  destructive?: boolean
}

const itemStyle =
  'target flex w-full items-center gap-3 rounded-control px-3 py-2 text-left ' +
  'focus-visible:-outline-offset-2 hover:bg-sunken focus:bg-sunken'

export function MenuItem({
  icon,
  destructive = false,
  children,
  ...rest
}: ComponentProps<'button'> & ItemStyle) {
  return (
    <button
      {...rest}
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={`${itemStyle} disabled:opacity-55 ${destructive ? 'text-failed' : ''}`}
    >
      {icon}
      {children}
    </button>
  )
}

/** A link to a page that the server renders, which is another document. */
export function MenuAnchor({
  icon,
  destructive = false,
  children,
  ...rest
}: ComponentProps<'a'> & ItemStyle) {
  return (
    <a
      {...rest}
      role="menuitem"
      tabIndex={-1}
      className={`${itemStyle} ${destructive ? 'text-failed' : ''}`}
    >
      {icon}
      {children}
    </a>
  )
}

/**
 * A link to another page of the application; takes `to`, `params` and `search` like the router's
 * `Link`.
 */
export const MenuLink = createLink(MenuAnchor)

function items(panel: HTMLElement | null): HTMLElement[] {
  return panel ? [...panel.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)')] : []
}

function nextPlace(key: string, here: number, all: readonly HTMLElement[]): number | undefined {
  if (key === 'ArrowDown') return (here + 1) % all.length
  if (key === 'ArrowUp') return (here - 1 + all.length) % all.length
  if (key === 'Home') return 0
  if (key === 'End') return all.length - 1
  if (key.length !== 1 || key === ' ') return undefined
  const begins = (item: HTMLElement | undefined) =>
    item?.textContent.trim().toLowerCase().startsWith(key.toLowerCase()) === true
  const step = all.findIndex((_, distance) => begins(all[(here + 1 + distance) % all.length]))
  return step === -1 ? undefined : (here + 1 + step) % all.length
}
