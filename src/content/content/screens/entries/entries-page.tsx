import type { UseQueryResult } from '@tanstack/react-query'
import { Plus, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { DataTable, type Column } from '#foundation/kit/table/data-table.tsx'
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
  /** Absent where there is one already, of what there is one of. */
  add: string | undefined
  onAdd: () => void
  /** Above both the list and what is open. */
  filter?: ReactNode
  /** Above the list alone. */
  above?: ReactNode
  list: Pick<
    UseQueryResult<{ entries: ContentEntry[] }>,
    'data' | 'error' | 'refetch' | 'isPlaceholderData'
  >
  columns: readonly Column<ContentEntry>[]
  caption: string
  noun: string
  none: { icon: LucideIcon; title: string; message: string }
  /** The entry beside the list. */
  open: string | undefined
  onOpen: (entryId: string | undefined) => void
  /** What this page has a form for. */
  changes: readonly ContentKind[]
  /** What a plan's figures come to, before its words. */
  figures?: (version: ContentVersion) => ReactNode
  /** The window in which this entry is changed. */
  form: (
    changed: ContentEntry,
    onClose: () => void,
    onSaved: (entryId: string) => void,
  ) => ReactNode
}

/**
 * Entries in a list, the one that is open beside it, and the window in which it is changed: for the
 * content and for the plans.
 */
export function EntriesPage({
  title,
  intro,
  add,
  onAdd,
  filter,
  above,
  list,
  columns,
  caption,
  noun,
  none,
  open,
  onOpen,
  changes,
  figures,
  form,
}: Props) {
  const w = useWords(contentConsoleWords)
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
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {above}
            <Card flush>
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
