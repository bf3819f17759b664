/** A choice of exactly one option, for a filter or a setting. Native radio buttons. */
import { useId, type ReactNode } from 'react'

export interface Segment<Value extends string> {
  value: Value
  label: ReactNode
  /** How many rows the option shows; written after its label. */
  count?: number
}

interface Props<Value extends string> {
  label: string
  options: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** On a teal field. */
  onDeep?: boolean
}

const looks = {
  paper: {
    bar: 'gap-1 rounded-control bg-sunken p-1',
    segment:
      'rounded-small px-3 text-muted hover:text-ink has-checked:bg-surface ' +
      'has-checked:text-ink has-checked:inset-ring has-checked:inset-ring-control-line ' +
      'has-focus-visible:outline-focus',
  },
  deep: {
    bar: 'rounded-full bg-deeper',
    segment:
      'rounded-full px-3 text-on-deep-muted hover:text-on-deep has-checked:bg-on-deep ' +
      'has-checked:text-deeper! has-focus-visible:outline-mango',
  },
}

export function SegmentedFilter<Value extends string>({
  label,
  options,
  value,
  onChange,
  onDeep = false,
}: Props<Value>) {
  const name = useId()
  const look = looks[onDeep ? 'deep' : 'paper']
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className={`flex flex-wrap ${look.bar}`}>
        {options.map((option) => (
          <label
            key={option.value}
            className={
              'target relative flex grow cursor-pointer items-center justify-center gap-1.5 ' +
              'text-sm has-checked:font-medium has-focus-visible:outline-2 ' +
              `has-focus-visible:outline-offset-2 forced-colors:has-checked:outline-2 ${look.segment}`
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
              <span className="figures text-xs text-muted">{option.count}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
