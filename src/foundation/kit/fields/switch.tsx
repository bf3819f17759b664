import { useId } from 'react'
import { useWords } from '../i18n/language.tsx'
import { kitWords } from '../i18n/words.ts'
import { useOnline } from '../offline/online.tsx'

interface Props {
  label: string
  hint?: string
  checked: boolean
  /** Takes effect at once, without a save button. */
  onChange?: (checked: boolean) => void
  disabled?: boolean
  /** The change is being saved: shows the new state and takes no further press. */
  pending?: boolean
}

const switchStyle =
  'relative h-7 w-12 shrink-0 cursor-[inherit] appearance-none rounded-full bg-control-line ' +
  'transition-colors before:absolute before:top-1 before:left-1 before:size-5 ' +
  `before:rounded-full before:bg-surface before:transition-transform before:content-[''] ` +
  'checked:bg-primary checked:before:translate-x-5 disabled:opacity-55 ' +
  'aria-disabled:opacity-55 motion-reduce:transition-none ' +
  'motion-reduce:before:transition-none forced-colors:h-5 forced-colors:w-5 ' +
  'forced-colors:appearance-auto forced-colors:before:hidden'

/**
 * On or off, on a native checkbox: the whole line can be pressed, and the space key works. Offline
 * it is disabled and says why.
 */
export function Switch({
  label,
  hint,
  checked,
  onChange,
  disabled = false,
  pending = false,
}: Props) {
  const w = useWords(kitWords)
  const id = useId()
  const offline = !useOnline() && !disabled
  const described = [hint && id, offline && `${id}-offline`].filter(Boolean).join(' ')
  return (
    <div className="grid gap-0.5">
      <label
        className={
          'target flex items-center justify-between gap-4 ' +
          (disabled || offline ? 'cursor-not-allowed' : 'cursor-pointer')
        }
      >
        <span className={disabled ? 'text-muted' : 'font-medium'}>{label}</span>
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          disabled={disabled}
          aria-disabled={offline || undefined}
          aria-busy={pending || undefined}
          aria-describedby={described || undefined}
          onChange={(event) => {
            if (!pending && !offline) onChange?.(event.currentTarget.checked)
          }}
          className={switchStyle}
        />
      </label>
      {hint && (
        <p id={id} className="max-w-prose text-sm text-muted">
          {hint}
        </p>
      )}
      {offline && (
        <p id={`${id}-offline`} className="text-sm text-waiting">
          {w.needsConnection}
        </p>
      )}
    </div>
  )
}
