import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FileText, Plus } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { DataTable, type Column } from '../../kit/data-table.tsx'
import { useLanguage, useWords } from '../../kit/language.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { SegmentedFilter } from '../../kit/segmented-filter.tsx'
import { serverNow } from '../../kit/server-clock.ts'
import { EmptyState } from '../../kit/states.tsx'
import { useSteady } from '../../kit/steady.ts'
import { manilaDate, showListTime } from '../../time/time.ts'
import type { ContentEntry, ContentVersion } from '../contract.ts'
import { singleKinds } from '../rules.ts'
import type { ContentSearch } from '../rules-address.ts'
import { titleOf } from '../rules-edit.ts'
import { editedKinds, type EditedKind } from '../rules-fields.ts'
import { words } from '../words-console.ts'
import { content } from './calls.ts'
import { ContentDialog } from './content-dialog.tsx'
import { EntryPane, inHand, nextPlace } from './entry-pane.tsx'
import { StateBadge } from './state-badge.tsx'

interface Props {
  search: ContentSearch
  onSearch: (next: ContentSearch) => void
}

/** What the public pages say, part by part. Which part and which entry is open stands in the address. */
export function ContentScreen({ search, onSearch }: Props) {
  const w = useWords(words)
  const { kind = 'news', open } = search
  const list = useQuery({ ...content.list.queryOptions({ input: { kind } }), placeholderData: keepPreviousData })
  const entries = list.data?.entries
  const [changed, setChanged] = useState<ContentEntry | null>(null)
  const table = useRef<HTMLDivElement>(null)
  const show = (entryId: string | undefined) => onSearch({ ...search, open: entryId })
  // The keyboard goes on where it came from.
  const close = () => {
    show(undefined)
    requestAnimationFrame(() => table.current?.querySelector<HTMLElement>(`[data-entry="${open}"]`)?.focus())
  }
  const full = singleKinds.includes(kind) && (entries?.length ?? 0) > 0
  const shownEntry = open !== undefined && open !== 'new' ? open : undefined
  const dialog = { kind, place: nextPlace(entries ?? []), capBasisPoints: list.data?.capBasisPoints ?? 0 }
  return (
    <>
      <PageHeader
        title={w.title}
        description={w.intro}
        actions={
          !full && (
            <Button icon={<Plus aria-hidden size={18} />} onClick={() => show('new')}>
              {w.add[kind]}
            </Button>
          )
        }
      />
      <div className="mb-4">
        <SegmentedFilter<EditedKind>
          label={w.kind}
          value={kind}
          options={editedKinds.map((value) => ({ value, label: w.kinds[value] }))}
          onChange={(next) => onSearch({ kind: next === 'news' ? undefined : next, open: undefined })}
        />
      </div>
      <div className={`grid grid-cols-[minmax(0,1fr)] items-start gap-4 ${shownEntry ? 'xl:grid-cols-[minmax(0,1fr)_28rem]' : ''}`}>
        <div ref={table} className="min-w-0">
          <Card flush>
            <DataTable
              caption={w.caption}
              columns={useColumns(show)}
              rows={entries}
              rowKey={({ entryId }) => entryId}
              noun={w.noun}
              density="dense"
              error={list.error}
              errorTitle={w.fetchFailed}
              onRetry={() => void list.refetch()}
              isCurrent={({ entryId }) => entryId === shownEntry}
              waiting={list.isPlaceholderData}
              empty={<EmptyState icon={<FileText aria-hidden size={28} strokeWidth={1.5} />} title={w.none[kind]} message={w.noneMore[kind]} />}
            />
          </Card>
        </div>
        {shownEntry && (
          <div className="max-xl:order-first xl:sticky xl:top-18">
            <EntryPane key={shownEntry} entryId={shownEntry} onClose={close} onChange={setChanged} changes={editedKinds} />
          </div>
        )}
      </div>
      {open === 'new' && list.data && <ContentDialog {...dialog} onClose={() => show(undefined)} onSaved={show} />}
      {changed && isEdited(changed.kind) && (
        <ContentDialog
          {...dialog}
          kind={changed.kind}
          entry={changed}
          onClose={() => setChanged(null)}
          onSaved={(entryId) => {
            setChanged(null)
            show(entryId)
          }}
        />
      )}
    </>
  )
}

function isEdited(kind: ContentEntry['kind']): kind is EditedKind {
  return editedKinds.some((known) => known === kind)
}

/** As the public knows it; what nobody sees yet, as it is written. */
function listed(entry: ContentEntry): ContentVersion {
  return entry.published ?? inHand(entry)
}

function useColumns(onOpen: (entryId: string) => void): Column<ContentEntry>[] {
  const w = useWords(words)
  const language = useLanguage()
  const show = useSteady(onOpen)
  return useMemo<Column<ContentEntry>[]>(
    () => [
      {
        key: 'entry',
        header: w.entry,
        card: 'title',
        cell: (entry) => {
          const title = titleOf(listed(entry).said)
          return (
            <>
              <span className="block font-medium wrap-anywhere">{title.en || w.untitled}</span>
              {entry.sample && <span className="block font-normal text-muted">{w.sample}</span>}
            </>
          )
        },
      },
      {
        key: 'state',
        header: w.state,
        cell: ({ published, open, newest }) => (
          <>
            <StateBadge state={(published ?? open ?? newest).state} />
            {published && open && <span className="mt-1 block text-muted">{w.alsoOpen[open.state === 'submitted' ? 'submitted' : 'draft']}</span>}
            {published?.said.kind === 'registration' && isOver(published.said.body.expiresOn) && <span className="mt-1 block text-muted">{w.over}</span>}
          </>
        ),
      },
      {
        key: 'written',
        header: w.written,
        cell: (entry) => {
          const { authorName, writtenAt } = listed(entry)
          return (
            <>
              <span className="block wrap-anywhere">{authorName ?? w.companyAccess}</span>
              <span className="figures block whitespace-nowrap text-muted">{showListTime(writtenAt, language)}</span>
            </>
          )
        },
      },
      {
        key: 'open',
        header: <span className="sr-only">{w.open}</span>,
        card: 'bare',
        cell: (entry) => (
          <Button size="small" variant="secondary" data-entry={entry.entryId} aria-label={w.openOne(titleOf(listed(entry).said).en || w.untitled)} onClick={() => show(entry.entryId)}>
            {w.open}
          </Button>
        ),
      },
    ],
    [w, language, show],
  )
}

function isOver(expiresOn: string): boolean {
  return expiresOn !== '' && expiresOn < manilaDate(new Date(serverNow()))
}
