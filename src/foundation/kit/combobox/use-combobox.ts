import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { Finding } from './finding.ts'

interface Options<Found> {
  findings: readonly Found[]
  /** The findings in sight belong to the term before. */
  searching: boolean
  onChoose: (finding: Found) => void
}

/**
 * A field that keeps the focus while arrows choose one of its findings and Enter takes it (ARIA:
 * combobox with a listbox). Call `retype` when the term changes.
 */
export function useCombobox<Found extends Finding>(options: Options<Found>) {
  const { findings, searching, onChoose } = options
  const id = useId()
  const [chosenId, setChosenId] = useState<string>()
  // When the chosen one is gone, the first one is chosen.
  const chosen = findings.find((finding) => finding.id === chosenId) ?? findings[0]
  useEffect(() => {
    if (chosen) document.getElementById(`${id}-${chosen.id}`)?.scrollIntoView({ block: 'nearest' })
  }, [chosen, id])
  const take = () => chosen && onChoose(chosen)
  const enter = useWaitingEnter(searching, take)
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 && event.key !== 'Enter') return
    event.preventDefault()
    if (step !== 0) {
      const index = chosen ? findings.indexOf(chosen) : -1
      setChosenId(findings[(index + step + findings.length) % findings.length]?.id)
    } else if (searching && chosenId === undefined) enter.wait()
    else take()
  }
  const retype = () => {
    setChosenId(undefined)
    enter.cancel()
  }
  return { id, chosen, press, retype, point: (finding: Found) => setChosenId(finding.id) }
}

/** Enter during a search takes the first finding once it is there. */
function useWaitingEnter(searching: boolean, take: () => void) {
  const pressed = useRef(false)
  const takeNow = useEffectEvent(() => {
    if (!pressed.current) return
    pressed.current = false
    take()
  })
  useEffect(() => {
    if (!searching) takeNow()
  }, [searching])
  return { wait: () => void (pressed.current = true), cancel: () => void (pressed.current = false) }
}
