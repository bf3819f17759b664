/** The open entry: its fields, people, actions and versions. */
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { buttonStyle } from '#foundation/kit/ui/button-style.ts'
import { IconButton } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { ErrorState } from '#foundation/kit/ui/states.tsx'
import type { ContentEntry, ContentVersion } from '../../shared/contract.ts'
import { titleOf } from '../../shared/rules-edit.ts'
import type { ContentKind } from '../../shared/rules.ts'
import { contentConsoleWords } from '../../shared/words-console.ts'
import { content } from '../calls.ts'
import { VersionList, VersionPeople, VersionText } from '../content/version-facts.tsx'
import { EntryDecision } from './entry-decision.tsx'
import { StateBadge } from './state-badge.tsx'

interface Props {
  entryId: string
  onClose: () => void
  onChange: (entry: ContentEntry) => void
  /** The kinds that this page has a form for. */
  changes: readonly ContentKind[]
  /** Shown above the texts of a version: the figures of a plan. */
  above?: ((version: ContentVersion) => ReactNode) | undefined
}

export function EntryPane({ entryId, onClose, onChange, changes, above }: Props) {
  const w = useWords(contentConsoleWords)
  const one = useQuery(content.one.queryOptions({ input: { entryId } }))
  const close = (
    <IconButton
      label={w.close}
      icon={<X aria-hidden size={20} />}
      onClick={onClose}
      className="-my-2 -mr-2"
    />
  )
  if (one.isPending)
    return (
      <Card title={w.entry} action={close}>
        <Skeleton lines={8} height="1.75rem" />
      </Card>
    )
  if (!one.data)
    return (
      <Card title={w.entry} action={close}>
        <ErrorState title={w.fetchFailed} error={one.error} onRetry={() => void one.refetch()} />
      </Card>
    )
  const { entry, versions } = one.data
  const version = currentVersion(entry)
  return (
    <Card title={w.entry} action={close}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <p className="grid justify-items-start gap-2 text-lg font-medium wrap-anywhere">
          {titleOf(version.content).en || w.untitled}
          <StateBadge state={version.state} />
        </p>
        {entry.open && entry.published && (
          <Notice tone="neutral">{w.publicSees(entry.published.version)}</Notice>
        )}
        {version.state === 'returned' && (
          <Notice tone="failed" title={w.states.returned}>
            {version.reason}
          </Notice>
        )}
        {above?.(version)}
        <VersionText version={version} />
        <VersionPeople
          version={version.state === 'returned' ? { ...version, reason: '' } : version}
        />
        {(version.state === 'draft' || version.state === 'submitted') && (
          <a
            href={`/admin/preview/${version.versionId}`}
            target="_blank"
            rel="noreferrer"
            className={`${buttonStyle({ variant: 'secondary' })} no-underline`}
          >
            {w.preview}
          </a>
        )}
        <EntryDecision
          key={version.versionId}
          entry={entry}
          version={version}
          onChange={changes.includes(entry.kind) ? () => onChange(entry) : undefined}
        />
        <VersionList versions={versions} />
      </div>
    </Card>
  )
}

/** The version to work on: open, returned, published or newest, in this order. */
export function currentVersion({ open, published, newest }: ContentEntry): ContentVersion {
  return open ?? (newest.state === 'returned' ? newest : (published ?? newest))
}

/** The version that the next one is written on; null for a new entry. */
export function newestVersion(entry: ContentEntry | undefined): number | null {
  return entry?.newest.version ?? null
}

/** The position of a new entry, after the others. */
export function nextPlace(entries: readonly ContentEntry[]): number {
  const places = entries
    .map((entry) => currentVersion(entry).content.body)
    .map((body) => ('position' in body ? body.position : 0))
  return Math.min(999, Math.max(0, ...places) + 1)
}
