/** Label, hint and error around one control, connected so that a screen reader reads all three. */
import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useWords } from '../i18n/language.tsx'
import { kitWords } from '../i18n/words.ts'

export const inputStyle =
  'block w-full min-h-11 rounded-control border border-control-line bg-surface px-3 py-2 ' +
  'text-base text-ink aria-invalid:border-failed disabled:bg-sunken disabled:text-muted ' +
  '[&[readonly]]:bg-sunken'

/** The props of every field; `name` is the field of the form's schema. */
export interface FieldProps {
  name: string
  label: ReactNode
  hint?: ReactNode
  optional?: boolean
  disabled?: boolean
}

export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface Props {
  label: ReactNode
  hint?: ReactNode
  error?: string
  optional?: boolean
  /** Only screen readers get the label; the screen must make the meaning clear in another way. */
  labelHidden?: boolean
  children: (control: ControlProps) => ReactNode
}

export function Field({
  label,
  hint,
  error,
  optional = false,
  labelHidden = false,
  children,
}: Props) {
  const w = useWords(kitWords)
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-sm font-medium text-ink'}>
        {label}
        {optional && <span className="font-normal text-muted"> ({w.optional})</span>}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      <FieldError id={errorId} error={error} />
      {hint && (
        <div id={hintId} className="text-sm text-muted">
          {hint}
        </div>
      )}
    </div>
  )
}

export function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null
  return (
    <p id={id} className="flex gap-1.5 text-sm text-failed">
      <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
      {error}
    </p>
  )
}
