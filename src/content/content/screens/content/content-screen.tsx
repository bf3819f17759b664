import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useMemo } from 'react'
import { useLanguage, useWords, type Language } from '#foundation/kit/i18n/language.tsx'
import { TabFilter } from '#foundation/kit/list/tab-filter.tsx'
import { usePageSearch } from '#foundation/kit/page/page-search.ts'
import type { Column } from '#foundation/kit/table/columns.ts'
import { useStableCallback } from '#foundation/kit/table/data-table.tsx'
import { showListTime } from '#foundation/time/shared/time.ts'
import type { ContentEntry, ContentVersion } from '../../shared/contract.ts'
import { titleOf } from '../../shared/rules-edit.ts'
import { editedKinds, type EditedKind } from '../../shared/rules-fields.ts'
import { singleKinds } from '../../shared/rules.ts'
import { contentConsoleWords } from '../../shared/words-console.ts'
import { content } from '../calls.ts'
import { EntriesPage } from '../entries/entries-page.tsx'
import { openColumn, stateColumn } from '../entries/entry-columns.tsx'
import { currentVersion, nextPlace } from '../entries/entry-pane.tsx'
import { ContentDialog } from './content-dialog.tsx'

/** The texts of the public pages. The address names the part and the open entry. */
export function ContentScreen() {
  const { search, onSearch } = usePageSearch('/admin/content')
  const w = useWords(contentConsoleWords)
  const { kind = 'news', open } = search
  const list = useQuery({
    ...content.list.queryOptions({ input: { kind } }),
    placeholderData: keepPreviousData,
  })
  const show = (entryId: string | undefined) => onSearch({ ...search, open: entryId })
  const entries = list.data?.entries ?? []
  const openEntryId = open === 'new' ? undefined : open
  const full = singleKinds.includes(kind) && entries.length > 0
  const dialog = { kind, place: nextPlace(entries), capBasisPoints: list.data?.capBasisPoints ?? 0 }
  return (
    <>
      <EntriesPage
        title={w.title}
        intro={w.intro}
        add={full ? undefined : w.add[kind]}
        onAdd={() => show('new')}
        filter={
          <TabFilter<EditedKind>
            label={w.kind}
            value={kind}
            options={editedKinds.map((value) => ({ value, label: w.kinds[value] }))}
            onChange={(next) =>
              onSearch({ kind: next === 'news' ? undefined : next, open: undefined })
            }
          />
        }
        list={list}
        columns={useColumns(show, openEntryId !== undefined)}
        caption={w.caption}
        noun={w.noun}
        none={{ icon: FileText, title: w.none[kind], message: w.noneMore[kind] }}
        open={openEntryId}
        onOpen={show}
        changes={editedKinds}
        form={(changed, onClose, onSaved) =>
          isEdited(changed.kind) && (
            <ContentDialog
              {...dialog}
              kind={changed.kind}
              entry={changed}
              onClose={onClose}
              onSaved={onSaved}
            />
          )
        }
      />
      {open === 'new' && list.data && (
        <ContentDialog {...dialog} onClose={() => show(undefined)} onSaved={show} />
      )}
    </>
  )
}

function isEdited(kind: ContentEntry['kind']): kind is EditedKind {
  return editedKinds.some((known) => known === kind)
}

/** The published version, otherwise the one to work on. */
function listedVersion(entry: ContentEntry): ContentVersion {
  return entry.published ?? currentVersion(entry)
}

/** `narrow` leaves out the author, whom the open entry beside the list shows. */
function useColumns(onOpen: (entryId: string) => void, narrow: boolean): Column<ContentEntry>[] {
  const w = useWords(contentConsoleWords)
  const language = useLanguage()
  const show = useStableCallback(onOpen)
  return useMemo<Column<ContentEntry>[]>(
    () => [
      {
        key: 'entry',
        header: w.entry,
        card: 'title',
        cell: (entry) => {
          const title = titleOf(listedVersion(entry).content)
          return (
            <>
              <span className="block font-medium wrap-anywhere">{title.en || w.untitled}</span>
              {entry.sample && <span className="block font-normal text-muted">{w.sample}</span>}
            </>
          )
        },
      },
      stateColumn(w.state),
      ...(narrow ? [] : [writtenColumn(w, language)]),
      openColumn(w.open, listedVersion, show),
    ],
    [w, language, show, narrow],
  )
}

function writtenColumn(w: typeof contentConsoleWords, language: Language): Column<ContentEntry> {
  return {
    key: 'written',
    header: w.written,
    cell: (entry) => {
      const { authorName, writtenAt } = listedVersion(entry)
      return (
        <>
          <span className="block wrap-anywhere">{authorName ?? w.companyAccess}</span>
          <span className="figures block text-[min(1em,7vw)] whitespace-nowrap text-muted">
            {showListTime(writtenAt, language)}
          </span>
        </>
      )
    },
  }
}
