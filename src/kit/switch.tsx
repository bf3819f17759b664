import { useId } from 'react'

interface Props {
  label: string
  hint?: string
  checked: boolean
  /** It holds at once: there is no button to save it. */
  onChange?: (checked: boolean) => void
  disabled?: boolean
  /** Is being saved: shows what was chosen and takes no further press. */
  pending?: boolean
}

/** On or off. A native checkbox underneath: the whole line can be pressed, and the keyboard's space. */
export function Switch({ label, hint, checked, onChange, disabled = false, pending = false }: Props) {
  const id = useId()
  return (
    <div className="grid gap-0.5">
      <label className={`target flex items-center justify-between gap-4 ${disabled ? 'cursor-not-allowed' : 'cursor-pointer'}`}>
        <span className={disabled ? 'text-muted' : 'font-medium'}>{label}</span>
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          disabled={disabled}
          aria-busy={pending || undefined}
          aria-describedby={hint ? id : undefined}
          onChange={(event) => {
            if (!pending) onChange?.(event.currentTarget.checked)
          }}
          className="relative h-7 w-12 shrink-0 cursor-[inherit] appearance-none rounded-full bg-control-line transition-colors before:absolute before:top-1 before:left-1 before:size-5 before:rounded-full before:bg-surface before:transition-transform before:content-[''] checked:bg-primary checked:before:translate-x-5 disabled:opacity-55 motion-reduce:transition-none motion-reduce:before:transition-none forced-colors:h-5 forced-colors:w-5 forced-colors:appearance-auto forced-colors:before:hidden"
        />
      </label>
      {hint && (
        <p id={id} className="max-w-prose text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
