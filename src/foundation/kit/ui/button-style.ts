/** The style of buttons and of links that look like buttons; the server's pages use it too. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'invite' | 'onDeep'

export interface ButtonStyle {
  variant?: ButtonVariant
  /**
   * 'small' is 36 px high and 'row', in a one-line row, 30 px; both are only for the console.
   * Users' screens keep 44 px.
   */
  size?: 'normal' | 'small' | 'row'
  /** As wide as its container. */
  wide?: boolean
}

/** 'invite' is the main action on a teal field, once in view; 'onDeep' stands beside it. */
const variants: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-on-primary hover:bg-primary-hover',
  invite: 'bg-mango text-on-mango hover:bg-mango-hover',
  onDeep: 'border border-on-deep-line text-on-deep hover:bg-deep-line',
  secondary: 'border border-control-line bg-surface text-ink hover:bg-sunken',
  quiet: 'text-primary hover:bg-primary-tint',
  danger: 'bg-danger text-on-danger hover:bg-danger-hover',
}

const measures = {
  normal: 'target px-[min(1.25rem,5vw)] py-1.5',
  small: 'min-h-9 px-3 py-1.5 text-sm',
  row: 'min-h-7.5 px-2.5 text-xs pointer-coarse:min-h-11',
}

export function buttonStyle({
  variant = 'primary',
  size = 'normal',
  wide = false,
}: ButtonStyle): string {
  return (
    'inline-flex items-center justify-center gap-2 rounded-button text-center ' +
    'font-semibold transition-colors disabled:cursor-not-allowed disabled:opacity-55 ' +
    'aria-busy:cursor-progress aria-busy:opacity-80 ' +
    'not-aria-busy:aria-disabled:cursor-not-allowed not-aria-busy:aria-disabled:opacity-55 ' +
    `${measures[size]} ${variants[variant]} ${wide ? 'w-full' : ''}`
  )
}
