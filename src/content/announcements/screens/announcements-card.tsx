import { useMutation, useQuery } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { RefetchFailed } from '#foundation/kit/offline/as-of.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#foundation/kit/ui/states.tsx'
import type { AnnouncementView } from '../shared/contract.ts'
import { announcementWords } from '../shared/words.ts'
import { AnnouncementItem } from './announcement-item.tsx'
import { announcements } from './calls.ts'

/** More would push the tasks below it off the screen. */
const firstShown = 3

/** The user's announcements, high priority first, then the newest. Unseen ones are highlighted. */
export function AnnouncementsCard() {
  const w = useWords(announcementWords)
  const list = useQuery(announcements.mine.queryOptions({ input: {} }))
  const [all, setAll] = useState(false)
  const shown = all ? list.data : list.data?.slice(0, firstShown)
  const fresh = useSeen(shown)
  const count = list.data?.length ?? 0
  return (
    <Card flush title={w.title}>
      {!shown && !list.error && <Skeleton lines={3} height="2.75rem" className="p-4" />}
      {!shown && list.error && (
        <ErrorState title={w.fetchFailed} error={list.error} onRetry={() => void list.refetch()} />
      )}
      {shown && (
        <RefetchFailed
          title={w.fetchFailed}
          answer={list}
          className="edge pb-3 empty:hidden sm:px-5"
        />
      )}
      {shown?.length === 0 && (
        <EmptyState
          title={w.none}
          message={w.noneMore}
          icon={<Megaphone aria-hidden size={28} strokeWidth={1.5} />}
        />
      )}
      {shown && shown.length > 0 && (
        <ul aria-label={w.title} className="divide-y divide-line border-t border-line">
          {shown.map((announcement) => (
            <AnnouncementItem
              key={announcement.announcementId}
              announcement={announcement}
              isNew={!announcement.isSeen || fresh.has(announcement.announcementId)}
            />
          ))}
        </ul>
      )}
      {count > firstShown && (
        <div className="flex justify-center border-t border-line p-2">
          <Button variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? w.showFewer : w.showAll(count)}
          </Button>
        </div>
      )}
    </Card>
  )
}

/**
 * Marks the rendered announcements as seen. Returns those that were unseen at the start of this
 * visit: they stay highlighted until it ends.
 */
function useSeen(shown: AnnouncementView[] | undefined): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const { mutate } = useMutation(announcements.markSeen.mutationOptions())
  const unseen =
    shown?.filter(({ isSeen }) => !isSeen).map(({ announcementId }) => announcementId) ?? []
  const names = unseen.join(' ')
  useEffect(() => {
    if (names === '') return
    const seen = () => {
      // Nobody sees a tab in the background.
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', seen)
      const announcementIds = names.split(' ')
      setFresh((before) => new Set([...before, ...announcementIds]))
      mutate({ announcementIds })
    }
    document.addEventListener('visibilitychange', seen)
    seen()
    return () => document.removeEventListener('visibilitychange', seen)
  }, [names, mutate])
  return fresh
}
