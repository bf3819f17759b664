import type { ReactNode } from 'react'
import { SearchInput } from '../fields/search-input.tsx'

interface Props {
  /** Names what can be searched for. */
  label: string
  typed: string
  maxLength: number
  onType: (typed: string) => void
  /** `Select`s with `labelHidden`, since "All statuses" explains itself. */
  children?: ReactNode
}

/** The search box and filters above a list. */
export function ListFilters({ label, typed, maxLength, onType, children }: Props) {
  return (
    <div className="mb-4 flex flex-wrap gap-3">
      <div className="min-w-0 grow basis-full sm:basis-72">
        <SearchInput
          label={label}
          value={typed}
          maxLength={maxLength}
          autoComplete="off"
          spellCheck={false}
          onChange={onType}
        />
      </div>
      <div
        className={
          'flex max-w-full grow flex-wrap items-center gap-3 *:max-w-full *:grow *:basis-36 ' +
          'sm:grow-0 sm:flex-nowrap sm:*:min-w-48 sm:*:basis-auto'
        }
      >
        {children}
      </div>
    </div>
  )
}
