/** Buttons. A pending button keeps its text, shows a spinner and ignores presses. */
import { LoaderCircle } from 'lucide-react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { linkAs } from '../page/navigation.tsx'
import { buttonStyle, type ButtonStyle } from './button-style.ts'

interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /** Shows a spinner, keeps the focus, ignores presses. */
  pending?: boolean
  /**
   * Cannot be pressed now; the reason is beside it (`aria-describedby`). It keeps the focus, so
   * that a screen reader can read the reason.
   */
  blocked?: boolean
  icon?: ReactNode
}

export function Button({
  variant,
  size,
  wide,
  pending = false,
  blocked = false,
  icon,
  children,
  className = '',
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  // aria-disabled while pending: a disabled button would lose the keyboard's place on the page.
  const held = pending || blocked
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    held ? event.preventDefault() : onClick?.(event)
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={held || undefined}
      aria-busy={pending || undefined}
      onClick={press}
      // public/first-paint.js sets aria-busy when somebody submits before hydration.
      suppressHydrationWarning={type === 'submit'}
      className={`${buttonStyle({ variant, size, wide })} ${className}`}
    >
      {pending ? <Spinner /> : icon}
      {children}
    </button>
  )
}

interface AnchorProps extends ComponentProps<'a'>, ButtonStyle {
  icon?: ReactNode
}

function ButtonAnchor({
  variant,
  size,
  wide,
  icon,
  children,
  className = '',
  ...rest
}: AnchorProps) {
  return (
    <a {...rest} className={`${buttonStyle({ variant, size, wide })} no-underline ${className}`}>
      {icon}
      {children}
    </a>
  )
}

/** A link that looks like a button; takes `to`, `params` and `search` like the router's `Link`. */
export const LinkButton = linkAs(ButtonAnchor)

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** For screen readers and as a tooltip. */
  label: string
  icon: ReactNode
  /** On a teal field. */
  onDeep?: boolean
}

export function IconButton({
  label,
  icon,
  onDeep = false,
  className = '',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={
        'target relative inline-flex items-center justify-center rounded-button ' +
        'transition-colors disabled:opacity-55 ' +
        (onDeep
          ? 'text-on-deep hover:bg-deep-line '
          : 'text-muted hover:bg-sunken hover:text-ink ') +
        className
      }
    >
      {icon}
    </button>
  )
}

export function Spinner() {
  return <LoaderCircle aria-hidden size={18} className="animate-spin" />
}
