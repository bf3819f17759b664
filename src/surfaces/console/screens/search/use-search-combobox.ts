import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useCombobox } from '#foundation/kit/combobox/use-combobox.ts'
import type { Overlay } from '../frame/use-console-keys.ts'
import type { ConsoleFinding } from './finding.ts'
import { useFindings } from './use-findings.tsx'

export interface SearchComboboxOptions {
  /** In the header the findings hang below the field, once something is typed. */
  place: 'header' | 'window'
  onDone?: () => void
  onOpen: (overlay: Overlay) => void
}

/** The search of the console. In the header its findings open and close. */
export function useSearchCombobox({ place, onDone, onOpen }: SearchComboboxOptions) {
  const field = useRef<HTMLInputElement>(null)
  const inHeader = place === 'header'
  const [term, setTerm] = useState('')
  const [open, setOpen] = useState(!inHeader)
  const found = useFindings(term, open, onOpen)
  const leave = () => {
    setTerm('')
    combobox.retype()
    if (inHeader) {
      setOpen(false)
      field.current?.blur()
    }
    onDone?.()
  }
  const choose = (finding: ConsoleFinding) => {
    leave()
    finding.open()
  }
  const combobox = useCombobox({
    findings: found.groups.flatMap((group) => group.findings),
    searching: found.searching,
    onChoose: choose,
  })
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && inHeader) leave()
    else if (open) combobox.press(event)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
    }
  }
  const type = (text: string) => {
    setTerm(text)
    combobox.retype()
    if (inHeader) setOpen(text.trim() !== '')
  }
  const blur = (event: FocusEvent) => {
    if (inHeader && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  const focus = () => inHeader && setOpen(term.trim() !== '')
  return { ...found, ...combobox, term, open, field, type, press, focus, blur, choose }
}
