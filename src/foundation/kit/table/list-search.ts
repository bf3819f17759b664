/**
 * The search box of a list that asks at every key. What is asked follows the typing at once; the
 * address, which must be shareable and not a record of each letter, follows when the typing rests.
 * The request before is given up by itself, as nobody waits for it any more.
 */
import { useEffect, useEffectEvent, useState } from 'react'
import { fromNewest, type ListPlace } from '#foundation/contract/shared/list-place.ts'

const restMs = 400

interface Searched extends ListPlace {
  search?: string | undefined
}

interface ListSearch<Search> {
  /** What the list is to show now: the address, with what is chosen or typed and not yet in it. */
  asked: Search
  /**
   * For filters: as `onSearch`, but what is chosen is asked for at once, and not when the address
   * has followed.
   */
  choose: (next: Search) => void
  /** For the box. */
  typed: string
  onType: (typed: string) => void
}

export function useListSearch<Search extends Searched>(
  search: Search,
  onSearch: (next: Search) => void,
): ListSearch<Search> {
  const value = search.search ?? ''
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // The address changed by itself (back, "clear filters"): follow it, but not the echo of one's own typing, which lacks the last space.
  if (known !== value) {
    setKnown(value)
    if (typed.trim() !== value) setTyped(value)
  }
  const wanted = typed.trim()
  // Of use until the address is another one, whichever that is.
  const [chosen, setChosen] = useState<{ over: Search; next: Search } | null>(null)
  const stands = chosen?.over === search ? chosen.next : search
  const asked =
    wanted === (stands.search ?? '')
      ? stands
      : { ...fromNewest(stands), search: wanted === '' ? undefined : wanted }
  const choose = (next: Search) => {
    setChosen({ over: search, next })
    setTyped(next.search ?? '')
    onSearch(next)
  }
  const write = useEffectEvent(() => onSearch(asked))
  useEffect(() => {
    if (wanted === value) return
    const timer = setTimeout(() => write(), restMs)
    return () => clearTimeout(timer)
  }, [wanted, value])
  return { asked, choose, typed, onType: setTyped }
}
