import { useEffect, useEffectEvent, useState } from 'react'
import { SearchInput } from '#foundation/kit/fields/search-input.tsx'

interface Props {
  label: string
  /** The search in the URL. */
  value: string | undefined
  /** Called 250 ms after the last keystroke; undefined when the box is empty. */
  onSearch: (value: string | undefined) => void
}

const restMs = 250

/** A search box whose value is kept in the URL. */
export function SearchBox({ label, value = '', onSearch }: Props) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // Follow a change of the URL (back, "clear filters"), but not the echo of the user's typing,
  // which is trimmed.
  if (known !== value) {
    setKnown(value)
    if (typed.trim() !== value) setTyped(value)
  }
  const search = useEffectEvent(onSearch)
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === value) return
    const timer = setTimeout(() => search(wanted === '' ? undefined : wanted), restMs)
    return () => clearTimeout(timer)
  }, [typed, value])
  return <SearchInput label={label} value={typed} maxLength={100} onChange={setTyped} />
}
