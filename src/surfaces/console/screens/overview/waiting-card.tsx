import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { RefetchFailed } from '#foundation/kit/offline/as-of.tsx'
import { useNowAfter } from '#foundation/kit/time/since.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#foundation/kit/ui/states.tsx'
import { absolute } from '#foundation/peso/shared/peso.ts'
import { showRelative } from '#foundation/time/shared/time.ts'
import type { Age } from '#foundation/time/shared/waiting-age.ts'
import type { QueueItem } from '#surfaces/workbench/shared/contract.ts'
import { ageOf } from '#surfaces/workbench/shared/patience.ts'
import { itemName, type WorkbenchSearch, type QueueKind } from '#surfaces/workbench/shared/rules.ts'
import { workbenchWords } from '#surfaces/workbench/shared/words.ts'
import { consoleOverviewWords } from '../../shared/words-overview.ts'
import { useOldest, useWaiting } from './use-waiting.ts'

const oldestLength = 4

/** How many items of each kind wait and since when, and the oldest items. */
export function WaitingCard() {
  const w = useWords(consoleOverviewWords)
  const workbench = useWords(workbenchWords)
  const waiting = useWaiting()
  const oldest = useOldest()
  const kinds = waiting.data?.filter(({ count }) => count > 0)
  return (
    <Card
      title={w.waiting}
      flush
      action={
        <Link to="/admin/workbench" className="link target inline-flex items-center">
          {w.toWorkbench}
        </Link>
      }
    >
      {waiting.isPending && <Skeleton lines={4} height="2.75rem" className="p-4" />}
      {waiting.isError && !kinds && (
        <ErrorState
          title={w.loadFailed}
          error={waiting.error}
          onRetry={() => void waiting.refetch()}
        />
      )}
      {kinds && (
        <RefetchFailed title={w.loadFailed} answer={waiting} className="p-4 empty:hidden" />
      )}
      {kinds?.length === 0 && <EmptyState title={w.nothingWaits} message={w.nothingWaitsMore} />}
      {kinds && kinds.length > 0 && (
        <>
          <ul className="border-t border-line">
            {kinds.map(({ kind, count, oldestAt }) => (
              <li key={kind} className="border-b border-line last:border-b-0">
                <WaitingLink search={{ kind }}>
                  <Pair>
                    <span className="min-w-0 wrap-break-word">{workbench.kinds[kind]}</span>
                    {oldestAt && <AgeWord kind={kind} since={oldestAt} />}
                  </Pair>
                  <span className="figures min-w-8 text-right font-semibold">
                    {w.counted(count)}
                  </span>
                </WaitingLink>
              </li>
            ))}
          </ul>
          <Oldest items={oldest.data?.items.slice(0, oldestLength) ?? []} />
        </>
      )}
    </Card>
  )
}

function Oldest({ items }: { items: readonly QueueItem[] }) {
  const w = useWords(consoleOverviewWords)
  const workbench = useWords(workbenchWords)
  if (items.length === 0) return null
  return (
    <section className="border-t border-line bg-sunken pt-3">
      <h3 className="edge text-sm font-medium text-muted sm:px-5">{w.oldest}</h3>
      <ul>
        {items.map((item) => (
          <li key={`${item.kind} ${item.id}`}>
            <WaitingLink search={{ open: itemName(item) }}>
              <span className="grid min-w-0 grow">
                <Pair>
                  <span className="min-w-0 font-medium wrap-anywhere">
                    {item.userName ?? workbench.ofCompany}
                  </span>
                  {item.amountCentavos !== null && (
                    <Amount centavos={absolute(item.amountCentavos)} />
                  )}
                </Pair>
                <Pair>
                  <span className="min-w-0 text-sm wrap-break-word text-muted">
                    {workbench.oneOf[item.kind]}
                  </span>
                  <AgeWord kind={item.kind} since={item.since} />
                </Pair>
              </span>
            </WaitingLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Two texts side by side, or one below the other where a language needs more room. */
function Pair({ children }: { children: ReactNode }) {
  return (
    <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3">
      {children}
    </span>
  )
}

const tones: Record<Age, string> = {
  fresh: 'text-muted',
  long: 'text-waiting',
  late: 'text-failed font-medium',
}

/** The waiting time, in a colour and with a word for its urgency. */
function AgeWord({ kind, since }: { kind: QueueKind; since: Date }) {
  const workbench = useWords(workbenchWords)
  const language = useLanguage()
  const now = useNowAfter(since)
  const age = ageOf(kind, since, now)
  return (
    <span className={`figures text-sm ${tones[age]}`}>
      {showRelative(since, new Date(now), language)}
      {age !== 'fresh' && `, ${workbench.ages[age]}`}
    </span>
  )
}

const rowStyle =
  'edge flex min-h-11 items-center gap-3 py-2 text-ink no-underline ' +
  'hover:bg-primary-tint focus-visible:-outline-offset-2 sm:px-5'

function WaitingLink({ search, children }: { search: WorkbenchSearch; children: ReactNode }) {
  return (
    <Link to="/admin/workbench" search={search} className={rowStyle}>
      {children}
    </Link>
  )
}
