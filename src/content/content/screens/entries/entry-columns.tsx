import { useWords } from '#foundation/kit/i18n/language.tsx'
import type { Column } from '#foundation/kit/table/columns.ts'
import { OpenButton } from '#foundation/kit/table/list-and-pane.tsx'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import { manilaDate } from '#foundation/time/shared/time.ts'
import type { ContentEntry, ContentVersion } from '../../shared/contract.ts'
import { titleOf } from '../../shared/rules-edit.ts'
import { contentConsoleWords } from '../../shared/words-console.ts'
import { StateBadge } from './state-badge.tsx'

/** The last columns of every list of entries. */
export function stateColumn(header: string): Column<ContentEntry> {
  return { key: 'state', header, cell: (entry) => <EntryState entry={entry} /> }
}

/** `versionOf` chooses the version whose title names the entry. */
export function openColumn(
  header: string,
  versionOf: (entry: ContentEntry) => ContentVersion,
  onOpen: (entryId: string) => void,
): Column<ContentEntry> {
  return {
    key: 'open',
    header: <span className="sr-only">{header}</span>,
    card: 'bare',
    cell: (entry) => <Open entry={entry} version={versionOf(entry)} onOpen={onOpen} />,
  }
}

function EntryState({ entry: { published, open, newest } }: { entry: ContentEntry }) {
  const w = useWords(contentConsoleWords)
  const isOver =
    published?.content.kind === 'registration' && hasEnded(published.content.body.expiresOn)
  return (
    <>
      <StateBadge state={(published ?? open ?? newest).state} />
      {published && open && (
        <span className="mt-1 block text-muted">
          {w.alsoOpen[open.state === 'submitted' ? 'submitted' : 'draft']}
        </span>
      )}
      {isOver && <span className="mt-1 block text-muted">{w.over}</span>}
    </>
  )
}

function Open({
  entry,
  version,
  onOpen,
}: {
  entry: ContentEntry
  version: ContentVersion
  onOpen: (entryId: string) => void
}) {
  const w = useWords(contentConsoleWords)
  return (
    <OpenButton
      id={entry.entryId}
      label={w.open}
      name={w.openOne(titleOf(version.content).en || w.untitled)}
      onOpen={onOpen}
    />
  )
}

function hasEnded(expiresOn: string): boolean {
  return expiresOn !== '' && expiresOn < manilaDate(new Date(serverNow()))
}
