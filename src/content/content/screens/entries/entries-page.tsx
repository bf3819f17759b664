import type { UseQueryResult } from '@tanstack/react-query'
import { Plus, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import type { Column } from '#foundation/kit/table/columns.ts'
import { DataTable } from '#foundation/kit/table/data-table.tsx'
import { ListAndPane, useClosePane } from '#foundation/kit/table/list-and-pane.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import type { ContentEntry, ContentVersion } from '../../shared/contract.ts'
import type { ContentKind } from '../../shared/rules.ts'
import { contentConsoleWords } from '../../shared/words-console.ts'
import { EntryPane } from './entry-pane.tsx'

interface Props {
  title: string
  intro: string
  /** Absent when a single kind already has its entry. */
  add: string | undefined
  onAdd: () => void
  /** Shown above the list and the open entry. */
  filter?: ReactNode
  /** Shown above the list only. */
  above?: ReactNode
  list: Pick<
    UseQueryResult<{ entries: ContentEntry[] }>,
    'data' | 'error' | 'refetch' | 'isPlaceholderData'
  >
  columns: readonly Column<ContentEntry>[]
  caption: string
  noun: string
  none: { icon: LucideIcon; title: string; message: string }
  /** The open entry. */
  open: string | undefined
  onOpen: (entryId: string | undefined) => void
  /** The kinds that this page has a form for. */
  changes: readonly ContentKind[]
  /** Shown above the texts of a version: the figures of a plan. */
  figures?: (version: ContentVersion) => ReactNode
  /** The dialog that edits the entry. */
  form: (
    changed: ContentEntry,
    onClose: () => void,
    onSaved: (entryId: string) => void,
  ) => ReactNode
}

/** A list of entries, the open entry beside it, and its dialog; for content and plans. */
export function EntriesPage(props: Props) {
  const { title, intro, add, onAdd, filter, above, open, onOpen, changes, figures, form } = props
  const [changed, setChanged] = useState<ContentEntry | null>(null)
  const close = useClosePane({ open, onClose: () => onOpen(undefined) })
  const saved = (entryId: string) => {
    setChanged(null)
    onOpen(entryId)
  }
  return (
    <>
      <PageHeader
        title={title}
        description={intro}
        actions={
          add !== undefined && (
            <Button icon={<Plus aria-hidden size={18} />} onClick={onAdd}>
              {add}
            </Button>
          )
        }
      />
      {filter && <div className="mb-4">{filter}</div>}
      <ListAndPane
        open={open}
        list={
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 settles">
            {above}
            <Card flush>
              <EntriesTable {...props} />
            </Card>
          </div>
        }
        pane={
          open && (
            <EntryPane
              key={open}
              entryId={open}
              onClose={close}
              onChange={setChanged}
              changes={changes}
              above={figures}
            />
          )
        }
      />
      {changed && form(changed, () => setChanged(null), saved)}
    </>
  )
}

function EntriesTable({ list, columns, caption, noun, none, open }: Props) {
  const w = useWords(contentConsoleWords)
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={list.data?.entries}
      rowKey={({ entryId }) => entryId}
      noun={noun}
      density="dense"
      narrow={open !== undefined}
      error={list.error}
      errorTitle={w.fetchFailed}
      onRetry={() => void list.refetch()}
      isCurrent={({ entryId }) => entryId === open}
      waiting={list.isPlaceholderData}
      empty={
        <EmptyState
          icon={<none.icon aria-hidden size={28} strokeWidth={1.5} />}
          title={none.title}
          message={none.message}
        />
      }
    />
  )
}
