import { useId } from 'react'
import { useField } from '../form/form.tsx'
import { FieldError, type FieldProps } from './field.tsx'

export function CheckboxField({ name, label, hint, disabled }: Omit<FieldProps, 'optional'>) {
  const { form, error } = useField(name)
  const id = useId()
  const described =
    [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  return (
    <div className="grid gap-1">
      <label className="target flex cursor-pointer items-start gap-3 py-2.5">
        <input
          {...form.register(name)}
          type="checkbox"
          disabled={disabled}
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
          className="my-[calc((1lh-1.25rem)/2)] size-5 shrink-0 cursor-pointer tick"
        />
        <span>{label}</span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
      {hint && (
        <div id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </div>
      )}
    </div>
  )
}
