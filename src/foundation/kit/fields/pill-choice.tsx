import type { ReactNode } from 'react'

interface Props<Value extends string> {
  label: string
  options: readonly { value: Value; label: ReactNode; lang?: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice of one option on a teal bar: buttons beside each other. */
export function PillChoice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: Props<Value>) {
  return (
    <div
      role="group"
      aria-label={label}
      className="needs-scripts flex flex-wrap rounded-full bg-deeper text-xs font-semibold"
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          lang={option.lang}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={
            'target rounded-full px-2.5 text-on-deep-muted hover:text-on-deep ' +
            'aria-pressed:bg-deep-line aria-pressed:text-on-deep'
          }
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
