import { Search } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

interface Props extends Omit<ComponentProps<'input'>, 'id'> {
  /** Of the combobox; its list has it too. */
  id: string
  label: string
  chosen: { id: string } | undefined
  open?: boolean
  /** At the end of the field. */
  aside?: ReactNode
}

/** The search field of a combobox (use-combobox.ts). */
export function ComboboxInput({ id, label, chosen, open = true, aside, ...native }: Props) {
  return (
    <label className="relative block">
      <span className="sr-only">{label}</span>
      <Search
        aria-hidden
        size={18}
        className="pointer-events-none absolute inset-y-0 left-3 my-auto text-muted"
      />
      <input
        {...native}
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="go"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={open && chosen ? `${id}-${chosen.id}` : undefined}
        autoComplete="off"
        spellCheck={false}
        className={
          'block w-full min-w-0 truncate rounded-control border border-control-line ' +
          `bg-surface py-1.5 pr-3 pl-10 text-ink ${native.className ?? ''}`
        }
      />
      {aside}
    </label>
  )
}
