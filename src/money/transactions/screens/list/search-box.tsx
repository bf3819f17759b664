import { useEffect, useEffectEvent, useState } from 'react'
import { SearchInput } from '#foundation/kit/fields/search-input.tsx'

interface Props {
  label: string
  /** As it stands in the address. */
  value: string | undefined
  /** Called when the typing rests; undefined when nothing is left of it. */
  onSearch: (value: string | undefined) => void
}

const restMs = 250

/** A search box whose value belongs into the address, which is written when the typing rests. */
export function SearchBox({ label, value = '', onSearch }: Props) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // The address changed by itself (back, "clear filters"): follow it, but not the echo of one's own typing, which lacks the last space.
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
