import { useInfiniteQuery } from '@tanstack/react-query'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { useNextPage } from '#foundation/kit/data/next-page.ts'
import { pickLanguage, useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { RefetchFailed } from '#foundation/kit/offline/as-of.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { showListTime } from '#foundation/time/shared/time.ts'
import type { TrailEntry } from '../shared/contract.ts'
import type { SubjectKind } from '../shared/rules.ts'
import { shortIds } from '../shared/short-ids.ts'
import { trailWords } from '../shared/words-trail.ts'
import { actionWords } from '../shared/words.ts'
import { activity } from './calls.ts'
import { ChangesTable } from './changes-table.tsx'
import { detailOf, inWords, useActorName } from './trail-texts.ts'

interface Props {
  kind: SubjectKind
  id: string
  /** Modules whose changes this record notes. */
  topics?: readonly string[]
}

/** The record about one thing, newest first, for the panels of the console. */
export function SubjectHistory({ kind, id, topics = [] }: Props) {
  const w = useWords(trailWords)
  const history = useInfiniteQuery(
    activity.ofSubject.infiniteOptions({
      input: (before: string | undefined) => ({ kind, id, before }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.older ?? undefined,
      meta: { topics },
    }),
  )
  const nextPage = useNextPage(history)
  const entries = history.data?.pages.flatMap((page) => page.entries)
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3 className="text-base font-medium">{w.whoDidWhat}</h3>
      {history.error && !entries && (
        <FetchFailed
          title={w.failed}
          error={history.error}
          onRetry={() => void history.refetch()}
        />
      )}
      {entries && <RefetchFailed title={w.failed} answer={history} className="empty:hidden" />}
      {history.isPending && <Skeleton lines={2} height="2.5rem" />}
      {entries?.length === 0 && <p className="text-sm text-muted">{w.nobodyYet}</p>}
      {entries && entries.length > 0 && (
        <ol className="grid grid-cols-1">
          {entries.map((entry) => (
            <Entry key={entry.activityId} entry={entry} />
          ))}
        </ol>
      )}
      {history.hasNextPage && (
        <Button variant="secondary" size="small" {...nextPage} className="justify-self-start">
          {w.older}
        </Button>
      )}
    </section>
  )
}

function Entry({ entry }: { entry: TrailEntry }) {
  const w = useWords(trailWords)
  const actions = useWords(actionWords)
  const language = useLanguage()
  const actorName = useActorName()
  const { actionType, createdAt, description, descriptionFil, changes } = entry
  const action = actions[actionType] ?? inWords(actionType)
  const detail = detailOf(action, pickLanguage(language, description, descriptionFil))
  return (
    <li
      className={
        'grid grid-cols-1 gap-1 border-t border-line py-2 ' +
        'first:border-t-0 first:pt-0 last:pb-0'
      }
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>
          <span className="font-medium">{action}</span> {w.by(actorName(entry))}
        </span>
        <time
          dateTime={createdAt.toISOString()}
          className="figures text-sm whitespace-nowrap text-muted"
        >
          {showListTime(createdAt, language)}
        </time>
      </p>
      {detail && <p className="text-sm wrap-anywhere text-muted">{shortIds(detail)}</p>}
      {changes && <ChangesTable action={action} changes={changes} />}
    </li>
  )
}
