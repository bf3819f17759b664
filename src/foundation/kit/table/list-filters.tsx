import { Search } from 'lucide-react'
import type { ReactNode } from 'react'

interface Props {
  /** Names what can be searched for. */
  label: string
  typed: string
  maxLength: number
  onType: (typed: string) => void
  /** `FilterSelect`, `PeriodFilter`, `AmountFilter`. */
  children?: ReactNode
  /** At the right: `ListOptions`, and the acts on the whole list. */
  actions?: ReactNode
}

/** The search box, filters and acts above a list, in one row where there is room. */
export function ListFilters({ label, typed, maxLength, onType, children, actions }: Props) {
  return (
    <div
      className={
        'no-print flex flex-wrap items-center gap-2 px-(--page-edge) py-2.5 ' +
        '[&_:is(input,select)]:min-h-9 [&_:is(input,select)]:py-1 ' +
        '[&_:is(input,select)]:text-[0.8125rem] pointer-coarse:[&_:is(input,select)]:min-h-11 ' +
        'sm:[&_select]:max-w-38 [&_select]:truncate [&_select]:font-semibold ' +
        '[&_select:has(option:checked:not([value=""]))]:border-primary ' +
        '[&_select:has(option:checked:not([value=""]))]:bg-primary-tint'
      }
    >
      <label className="relative min-w-0 grow basis-full sm:basis-40">
        <span className="sr-only">{label}</span>
        <Search
          aria-hidden
          size={16}
          className="pointer-events-none absolute inset-y-0 left-2.5 my-auto text-muted"
        />
        <input
          type="search"
          value={typed}
          placeholder={label}
          maxLength={maxLength}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onType(event.target.value)}
          className={
            'block w-full rounded-control border border-control-line bg-surface pr-2 pl-8.5 ' +
            'text-ink'
          }
        />
      </label>
      {children}
      {actions}
    </div>
  )
}
