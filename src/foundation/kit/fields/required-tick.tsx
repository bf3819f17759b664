import { useId, useState, type ReactNode } from 'react'
import { FieldError } from './field.tsx'

export interface RequiredTick {
  tick: ReactNode
  isTicked: () => boolean
}

/**
 * A tick that an action outside of a form requires. `isTicked` returns whether it is set, and
 * otherwise shows `missing` at it.
 */
export function useRequiredTick(label: string, missing: string): RequiredTick {
  const id = useId()
  const [ticked, setTicked] = useState(false)
  const [missed, setMissed] = useState(false)
  const tick = (
    <div className="grid gap-1">
      <label className="target flex cursor-pointer items-start gap-3 py-2.5">
        <input
          type="checkbox"
          checked={ticked}
          onChange={({ target }) => {
            setTicked(target.checked)
            setMissed(false)
          }}
          aria-describedby={missed ? `${id}-error` : undefined}
          aria-invalid={missed || undefined}
          className="my-[calc((1lh-1.25rem)/2)] size-5 shrink-0 cursor-pointer tick"
        />
        <span>{label}</span>
      </label>
      <FieldError id={`${id}-error`} error={missed ? missing : undefined} />
    </div>
  )
  const isTicked = () => {
    setMissed(!ticked)
    return ticked
  }
  return { tick, isTicked }
}
