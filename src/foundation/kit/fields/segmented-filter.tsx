/** A choice of exactly one option, for a filter or a setting. Native radio buttons. */
import { useId, type ReactNode, type Ref } from 'react'

export interface Segment<Value extends string> {
  value: Value
  label: ReactNode
  /** How many rows the option shows; written after its label. Its place is kept while it loads. */
  count?: number | 'loading'
}

export interface SegmentedFilterProps<Value extends string> {
  label: string
  options: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
}

export function SegmentedFilter<Value extends string>(props: SegmentedFilterProps<Value>) {
  return <Segments {...props} row={rowStyle} option={optionStyle} number="text-xs text-muted" />
}

const rowStyle = 'flex flex-wrap gap-1 rounded-card bg-sunken p-1'
const optionStyle =
  'target relative flex grow cursor-pointer items-center justify-center gap-1.5 ' +
  'rounded-button px-[min(0.75rem,2.2vw)] text-sm text-muted hover:text-ink ' +
  'has-checked:bg-surface has-checked:font-medium has-checked:text-ink has-checked:inset-ring ' +
  'has-checked:inset-ring-control-line has-focus-visible:outline-2 ' +
  'has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ' +
  'forced-colors:has-checked:outline-2'

interface SegmentsProps<Value extends string> extends SegmentedFilterProps<Value> {
  rowRef?: Ref<HTMLDivElement>
  /** The classes of the row, of an option and of its count. */
  row: string
  option: string
  number: string
}

/** The radio buttons themselves, for a look of one's own. */
export function Segments<Value extends string>({
  label,
  options,
  value,
  onChange,
  rowRef,
  ...styles
}: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div ref={rowRef} className={styles.row}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
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
                  `figures ${styles.number} ` + (option.count === 'loading' ? 'invisible' : '')
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
