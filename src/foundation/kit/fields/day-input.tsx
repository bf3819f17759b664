import { Field, inputStyle } from './field.tsx'

interface Props {
  label: string
  /** '2026-11-22', or '' for none. */
  value: string
  /** The last day that can be chosen. */
  max?: string
  error?: string | undefined
  onChange: (day: string) => void
}

/** A day outside of a form of react-hook-form, which has DateField. */
export function DayInput({ label, value, max, error, onChange }: Props) {
  return (
    <Field label={label} {...(error !== undefined && { error })}>
      {(control) => (
        <input
          {...control}
          type="date"
          value={value}
          max={max}
          onChange={(event) => onChange(event.target.value)}
          className={inputStyle}
        />
      )}
    </Field>
  )
}
