import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

interface Props extends ComponentProps<'button'> {
  icon?: ReactNode
  /** The filter is set. */
  active?: boolean
}

/** A button in the row above a list; with `active` it shows that its filter is set. */
export function FilterButton({ icon, active = false, children, ...rest }: Props) {
  return (
    <button
      {...rest}
      type="button"
      className={
        'inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-control border px-3 ' +
        'text-[0.8125rem] font-semibold pointer-coarse:min-h-11 ' +
        (active
          ? 'border-primary bg-primary-tint text-primary'
          : 'border-control-line bg-surface text-ink hover:bg-sunken')
      }
    >
      {icon}
      <span className="min-w-0 truncate">{children}</span>
      {rest['aria-haspopup'] && (
        <ChevronDown aria-hidden size={14} className="shrink-0 opacity-70" />
      )}
    </button>
  )
}
