/**
 * The search box of a list that queries at every key. The query follows the typing at once; the
 * address, which people share, follows when the typing pauses. TanStack Query cancels the previous
 * request.
 */
import { useEffect, useEffectEvent, useState } from 'react'
import { fromNewest, type ListPlace } from '#foundation/contract/shared/list-place.ts'

const restMs = 400

interface Searched extends ListPlace {
  search?: string | undefined
}

interface SearchBox<Search> {
  /** The address plus typed or chosen filters that are not in it yet. */
  query: Search
  /** Like `onSearch`, for filters; takes effect before the address has followed. */
  choose: (next: Search) => void
  /** The text of the box. */
  typed: string
  onType: (typed: string) => void
}

export function useSearchBox<Search extends Searched>(
  search: Search,
  onSearch: (next: Search) => void,
): SearchBox<Search> {
  const value = search.search ?? ''
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // The address changed by itself (Back, "clear filters"): follow it, but not the echo of one's own
  // typing, which lacks the last space.
  if (known !== value) {
    setKnown(value)
    if (typed.trim() !== value) setTyped(value)
  }
  const wanted = typed.trim()
  // Holds until the address changes.
  const [chosen, setChosen] = useState<{ over: Search; next: Search } | null>(null)
  const current = chosen?.over === search ? chosen.next : search
  const query =
    wanted === (current.search ?? '')
      ? current
      : { ...fromNewest(current), search: wanted === '' ? undefined : wanted }
  const choose = (next: Search) => {
    setChosen({ over: search, next })
    setTyped(next.search ?? '')
    onSearch(next)
  }
  const write = useEffectEvent(() => onSearch(query))
  useEffect(() => {
    if (wanted === value) return
    const timer = setTimeout(() => write(), restMs)
    return () => clearTimeout(timer)
  }, [wanted, value])
  return { query, choose, typed, onType: setTyped }
}
