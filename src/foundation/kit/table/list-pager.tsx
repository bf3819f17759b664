import { useNavigate } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, ChevronsLeft } from 'lucide-react'
import type { ListPlace } from '#foundation/contract/shared/list-place.ts'
import { useWords } from '../i18n/language.tsx'
import { kitListWords } from '../i18n/words-console.ts'
import { kitWords } from '../i18n/words.ts'
import { Button } from '../ui/button.tsx'

interface Props {
  /** The place in the page's address. */
  place: ListPlace
  /** From the list's answer; undefined while there is none. */
  older: string | null | undefined
  newer: string | null | undefined
  /** The list is not sorted by time, newest first. */
  otherOrder?: boolean
}

/**
 * Buttons below a list: newest, newer and older rows. Each is a place in the address that Back
 * returns from. The buttons stay when there is nothing further, so that the keyboard keeps its
 * place. A list of one page has no pager.
 */
export function ListPager({ place, older, newer, otherOrder = false }: Props) {
  const w = useWords(kitWords)
  const list = useWords(kitListWords)
  const [first, before, after] = otherOrder
    ? [list.first, list.previous, list.next]
    : [w.newest, w.newer, w.older]
  const navigate = useNavigate()
  const go = (next: ListPlace) =>
    void navigate({
      to: '.',
      search: (now: object) => ({ ...now, before: next.before, after: next.after }),
    } as Parameters<typeof navigate>[0])
  const away = place.before !== undefined || place.after !== undefined
  if (!away && !older) return null
  return (
    <nav aria-label={w.pagesOfList} className="flex flex-wrap gap-2">
      <Button
        variant="quiet"
        size="small"
        blocked={!away}
        icon={<ChevronsLeft aria-hidden size={18} />}
        onClick={() => go({})}
      >
        {first}
      </Button>
      <Button
        variant="secondary"
        size="small"
        blocked={!newer}
        icon={<ChevronLeft aria-hidden size={18} />}
        onClick={() => newer && go({ after: newer })}
      >
        {before}
      </Button>
      <Button
        variant="secondary"
        size="small"
        blocked={!older}
        className="flex-row-reverse"
        icon={<ChevronRight aria-hidden size={18} />}
        onClick={() => older && go({ before: older })}
      >
        {after}
      </Button>
    </nav>
  )
}
