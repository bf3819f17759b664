import { useQuery } from '@tanstack/react-query'
import { PiggyBank, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { DataTable } from '../../kit/data-table.tsx'
import { useWords } from '../../kit/language.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { EmptyState } from '../../kit/states.tsx'
import { showRate } from '../../plans/words.ts'
import type { ContentEntry, ContentVersion } from '../contract.ts'
import type { PlansSearch } from '../rules-address.ts'
import { words } from '../words-plans.ts'
import { content } from './calls.ts'
import { CapDialog } from './cap-dialog.tsx'
import { EntryPane, nextPlace } from './entry-pane.tsx'
import { usePlanColumns } from './plan-columns.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { PlanFigures } from './plan-figures.tsx'

interface Props {
  search: PlansSearch
  onSearch: (next: PlansSearch) => void
}

/** The plans of the public page and the cap above them. Which entry is open stands in the address. */
export function PlansScreen({ search: { open }, onSearch }: Props) {
  const w = useWords(words)
  const list = useQuery(content.list.queryOptions({ input: { kind: 'plan' } }))
  const caps = useQuery(content.list.queryOptions({ input: { kind: 'plan-cap' } }))
  const [changed, setChanged] = useState<ContentEntry | null>(null)
  const page = useRef<HTMLDivElement>(null)
  const show = (entryId: PlansSearch['open']) => onSearch({ open: entryId })
  // The keyboard goes on where it came from.
  const close = () => {
    show(undefined)
    requestAnimationFrame(() => page.current?.querySelector<HTMLElement>(`[data-entry="${open}"]`)?.focus())
  }
  const saved = (entryId: string) => {
    setChanged(null)
    show(entryId)
  }
  const entries = list.data?.entries
  const capBasisPoints = list.data?.capBasisPoints ?? 0
  const shownEntry = open === 'new' || open === 'new-cap' ? undefined : open
  const place = nextPlace(entries ?? [])
  return (
    <>
      <PageHeader
        title={w.title}
        description={w.intro}
        actions={
          <Button icon={<Plus aria-hidden size={18} />} onClick={() => show('new')}>
            {w.add}
          </Button>
        }
      />
      <div ref={page} className={`grid grid-cols-[minmax(0,1fr)] items-start gap-4 ${shownEntry ? 'xl:grid-cols-[minmax(0,1fr)_28rem]' : ''}`}>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          {caps.data && <CapLine entry={caps.data.entries[0]} capBasisPoints={caps.data.capBasisPoints} onOpen={show} />}
          <Card flush>
            <DataTable
              caption={w.caption}
              columns={usePlanColumns(show)}
              rows={entries}
              rowKey={({ entryId }) => entryId}
              noun={w.noun}
              density="dense"
              error={list.error}
              errorTitle={w.fetchFailed}
              onRetry={() => void list.refetch()}
              isCurrent={({ entryId }) => entryId === shownEntry}
              empty={<EmptyState icon={<PiggyBank aria-hidden size={28} strokeWidth={1.5} />} title={w.none} message={w.noneMore} />}
            />
          </Card>
        </div>
        {shownEntry && (
          <div className="max-xl:order-first xl:sticky xl:top-18">
            <EntryPane key={shownEntry} entryId={shownEntry} onClose={close} onChange={setChanged} changes={['plan', 'plan-cap']} above={(version) => figuresOf(version, capBasisPoints)} />
          </div>
        )}
      </div>
      {open === 'new' && list.data && <PlanDialog place={place} capBasisPoints={capBasisPoints} onClose={() => show(undefined)} onSaved={saved} />}
      {open === 'new-cap' && caps.data && <CapDialog entry={caps.data.entries[0]} capBasisPoints={capBasisPoints} onClose={() => show(undefined)} onSaved={saved} />}
      {changed?.kind === 'plan' && <PlanDialog entry={changed} place={place} capBasisPoints={capBasisPoints} onClose={() => setChanged(null)} onSaved={saved} />}
      {changed?.kind === 'plan-cap' && <CapDialog entry={changed} capBasisPoints={capBasisPoints} onClose={() => setChanged(null)} onSaved={saved} />}
    </>
  )
}

interface CapProps {
  entry: ContentEntry | undefined
  capBasisPoints: number
  onOpen: (open: NonNullable<PlansSearch['open']>) => void
}

function CapLine({ entry, capBasisPoints, onOpen }: CapProps) {
  const w = useWords(words)
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
          <Button variant="secondary" data-entry={entry.entryId} onClick={() => onOpen(entry.entryId)}>
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

function figuresOf({ said }: ContentVersion, capBasisPoints: number) {
  return said.kind === 'plan' && <PlanFigures money={said.body} worstPayoutCentavos={said.body.worstPayoutCentavos} capBasisPoints={capBasisPoints} />
}
