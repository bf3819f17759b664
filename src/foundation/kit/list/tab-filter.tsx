import { useId } from 'react'
import type { SegmentedFilterProps } from '../fields/segmented-filter.tsx'
import './lines.css'
import { useChosenInView } from './use-chosen-in-view.ts'

/** The parts of a console page, in one row that scrolls where it has no room. Radio buttons. */
export function TabFilter<Value extends string>(props: SegmentedFilterProps<Value>) {
  const { label, options, value, onChange } = props
  const name = useId()
  const row = useChosenInView<HTMLDivElement>(options)
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div
        ref={row}
        className="flex overflow-x-auto shadow-[inset_0_-1px_0_var(--line)] [scrollbar-width:none]"
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={
              'tab relative flex min-h-10 shrink-0 cursor-pointer items-center gap-1.5 px-2.5 ' +
              'text-[0.8125rem] font-semibold whitespace-nowrap text-muted hover:text-ink ' +
              'pointer-coarse:min-h-11 forced-colors:has-checked:outline-2'
            }
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            {option.label}
            {option.count !== undefined && (
              <span
                className={
                  'figures rounded-small bg-sunken px-1.5 text-xs/4.5 text-ink ' +
                  (option.count === 'loading' ? 'invisible' : '')
                }
              >
                {option.count === 'loading' ? 0 : option.count}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
