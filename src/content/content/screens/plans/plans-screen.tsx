import { useQuery } from '@tanstack/react-query'
import { PiggyBank } from 'lucide-react'
import { showRate } from '#content/plans/shared/words.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { usePageSearch } from '#foundation/kit/page/page-search.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import type { ContentEntry, ContentVersion } from '../../shared/contract.ts'
import type { PlansSearch } from '../../shared/rules-address.ts'
import { contentPlansWords } from '../../shared/words-plans.ts'
import { content } from '../calls.ts'
import { EntriesPage } from '../entries/entries-page.tsx'
import { nextPlace } from '../entries/entry-pane.tsx'
import { CapDialog } from './cap-dialog.tsx'
import { usePlanColumns } from './plan-columns.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { PlanFigures } from './plan-figures.tsx'

/** The plans and their cap. The address names the open entry. */
export function PlansScreen() {
  const { search, onSearch } = usePageSearch('/admin/plans')
  const { open } = search
  const w = useWords(contentPlansWords)
  const list = useQuery(content.list.queryOptions({ input: { kind: 'plan' } }))
  const caps = useQuery(content.list.queryOptions({ input: { kind: 'plan-cap' } }))
  const show = (entryId: PlansSearch['open']) => onSearch({ open: entryId })
  const close = () => show(undefined)
  const openEntryId = open === 'new' || open === 'new-cap' ? undefined : open
  const capBasisPoints = list.data?.capBasisPoints ?? 0
  const place = nextPlace(list.data?.entries ?? [])
  return (
    <>
      <EntriesPage
        title={w.title}
        intro={w.intro}
        add={w.add}
        onAdd={() => show('new')}
        above={
          caps.data ? (
            <CapLine
              entry={caps.data.entries[0]}
              capBasisPoints={caps.data.capBasisPoints}
              onOpen={show}
            />
          ) : (
            !caps.error && <Skeleton height="7rem" />
          )
        }
        list={list}
        columns={usePlanColumns(show, openEntryId !== undefined)}
        caption={w.caption}
        noun={w.noun}
        none={{ icon: PiggyBank, title: w.none, message: w.noneMore }}
        open={openEntryId}
        onOpen={show}
        changes={['plan', 'plan-cap']}
        figures={(version) => figuresOf(version, capBasisPoints)}
        form={(changed, onClose, onSaved) =>
          changed.kind === 'plan' ? (
            <PlanDialog
              entry={changed}
              place={place}
              capBasisPoints={capBasisPoints}
              onClose={onClose}
              onSaved={onSaved}
            />
          ) : (
            <CapDialog
              entry={changed}
              capBasisPoints={capBasisPoints}
              onClose={onClose}
              onSaved={onSaved}
            />
          )
        }
      />
      {open === 'new' && list.data && (
        <PlanDialog place={place} capBasisPoints={capBasisPoints} onClose={close} onSaved={show} />
      )}
      {open === 'new-cap' && caps.data && (
        <CapDialog
          entry={caps.data.entries[0]}
          capBasisPoints={capBasisPoints}
          onClose={close}
          onSaved={show}
        />
      )}
    </>
  )
}

interface CapProps {
  entry: ContentEntry | undefined
  capBasisPoints: number
  onOpen: (open: NonNullable<PlansSearch['open']>) => void
}

function CapLine({ entry, capBasisPoints, onOpen }: CapProps) {
  const w = useWords(contentPlansWords)
  return (
    <Card title={w.cap}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium">{w.capNow(showRate(capBasisPoints))}</p>
          <p className="text-sm text-muted">
            {entry?.published ? w.capSet : w.capOfSoftware} {entry?.open && w.capWaits}
          </p>
        </div>
        {entry ? (
          <Button
            variant="secondary"
            data-opens={entry.entryId}
            onClick={() => onOpen(entry.entryId)}
          >
            {w.capOpen}
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => onOpen('new-cap')}>
            {w.capChange}
          </Button>
        )}
      </div>
    </Card>
  )
}

function figuresOf({ content }: ContentVersion, capBasisPoints: number) {
  return (
    content.kind === 'plan' && (
      <PlanFigures
        money={content.body}
        worstPayoutCentavos={content.body.worstPayoutCentavos}
        capBasisPoints={capBasisPoints}
      />
    )
  )
}
