import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react'
import type { Overlay } from '../frame/use-console-keys.ts'
import type { Finding } from './finding.ts'
import { useFindings } from './use-findings.tsx'

export interface SearchComboboxOptions {
  /** In the header the findings hang below the field, once something is typed. */
  place: 'header' | 'window'
  onDone?: () => void
  onOpen: (overlay: Overlay) => void
}

/** State and keys of the search: arrows choose a finding, Enter opens it. */
export function useSearchCombobox({ place, onDone, onOpen }: SearchComboboxOptions) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const inHeader = place === 'header'
  const [term, setTerm] = useState('')
  const [open, setOpen] = useState(!inHeader)
  const { groups, note, searching } = useFindings(term, open, onOpen)
  const findings = groups.flatMap((group) => group.findings)
  const [chosenId, setChosenId] = useState<string>()
  // Typing changes the findings; when the chosen one is gone, the first one is chosen.
  const chosen = findings.find((finding) => finding.id === chosenId) ?? findings[0]
  useEffect(() => {
    if (chosen) document.getElementById(`${id}-${chosen.id}`)?.scrollIntoView({ block: 'nearest' })
  }, [chosen, id])

  const leave = () => {
    setTerm('')
    setChosenId(undefined)
    if (inHeader) {
      setOpen(false)
      field.current?.blur()
    }
    onDone?.()
  }
  const choose = (finding: Finding | undefined) => {
    if (!finding) return
    leave()
    finding.open()
  }
  const enter = useWaitingEnter(searching, () => choose(chosen))

  const move = (step: 1 | -1) => {
    if (!open) return setOpen(true)
    const index = findings.findIndex((finding) => finding === chosen)
    setChosenId(findings[(index + step + findings.length) % findings.length]?.id)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    }
    if (event.key === 'Enter' && open) {
      event.preventDefault()
      if (searching && chosenId === undefined) enter.wait()
      else choose(chosen)
    }
    if (event.key === 'Escape' && inHeader) leave()
  }
  const type = (text: string) => {
    setTerm(text)
    setChosenId(undefined)
    enter.cancel()
    if (inHeader) setOpen(text.trim() !== '')
  }
  const blur = (event: FocusEvent) => {
    if (inHeader && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  const focus = () => inHeader && setOpen(term.trim() !== '')
  const state = { id, term, open, groups, note, searching, chosen }
  return { ...state, field, type, press, focus, blur, choose, point: setChosenId }
}

/**
 * Enter during a search waits for its result, because the findings in sight belong to the previous
 * term.
 */
function useWaitingEnter(searching: boolean, choose: () => void) {
  const pressed = useRef(false)
  const chooseNow = useEffectEvent(() => {
    if (!pressed.current) return
    pressed.current = false
    choose()
  })
  useEffect(() => {
    if (!searching) chooseNow()
  }, [searching])
  return { wait: () => void (pressed.current = true), cancel: () => void (pressed.current = false) }
}
