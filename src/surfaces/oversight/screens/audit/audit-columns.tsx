import { useMemo } from 'react'
import { pickLanguage, useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { CutText } from '#foundation/kit/list/cut-text.tsx'
import type { Column } from '#foundation/kit/table/columns.ts'
import { useStableCallback } from '#foundation/kit/table/data-table.tsx'
import { ListTime } from '#foundation/kit/time/list-time.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { detailOf, inWords, useActorName } from '#people/activity/screens/trail-texts.ts'
import type { TrailEntry } from '#people/activity/shared/contract.ts'
import { actionWords } from '#people/activity/shared/words.ts'
import { oversightWords } from '../../shared/words.ts'
import { AuditSubject } from './audit-subject.tsx'
import { PathLink } from './path-link.tsx'

export function useAuditColumns(onOpen: (activityId: string) => void): Column<TrailEntry>[] {
  const w = useWords(oversightWords)
  const open = useStableCallback(onOpen)
  return useMemo<Column<TrailEntry>[]>(
    () => [
      {
        key: 'when',
        header: w.when,
        fixed: true,
        nowrap: true,
        small: true,
        card: 'line',
        cell: ({ createdAt }) => (
          <span className="text-muted">
            <ListTime at={createdAt} />
          </span>
        ),
      },
      {
        key: 'who',
        header: w.who,
        fixed: true,
        width: 'clamp(8rem, 13cqi, 12rem)',
        card: 'line',
        cell: (entry) => <Actor entry={entry} />,
      },
      {
        key: 'what',
        header: w.what,
        fixed: true,
        card: 'title',
        cell: (entry) => <Action entry={entry} />,
      },
      {
        key: 'thing',
        header: w.thing,
        width: 'clamp(8rem, 16cqi, 16rem)',
        small: true,
        from: 'medium',
        card: 'line',
        cell: (entry) => <AuditSubject entry={entry} />,
      },
      {
        key: 'open',
        header: <span className="sr-only">{w.openEntry}</span>,
        name: w.openEntry,
        fixed: true,
        card: 'action',
        cell: ({ activityId }) => (
          <Button size="row" variant="quiet" onClick={() => open(activityId)}>
            {w.openEntry}
          </Button>
        ),
      },
    ],
    [w, open],
  )
}

function Actor({ entry }: { entry: TrailEntry }) {
  const actorName = useActorName()
  if (!entry.actor) return actorName(entry)
  return <PathLink href={`/admin/users/${entry.actor.userId}`}>{actorName(entry)}</PathLink>
}

function Action({ entry: { actionType, description, descriptionFil } }: { entry: TrailEntry }) {
  const actions = useWords(actionWords)
  const language = useLanguage()
  const action = actions[actionType] ?? inWords(actionType)
  const detail = detailOf(action, pickLanguage(language, description, descriptionFil))
  return <CutText text={action} more={detail} />
}
