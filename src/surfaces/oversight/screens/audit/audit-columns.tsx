import { pickLanguage, useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import type { Column } from '#foundation/kit/table/columns.ts'
import { ListTime } from '#foundation/kit/time/list-time.tsx'
import { Disclosure } from '#foundation/kit/ui/disclosure.tsx'
import { ChangesTable } from '#people/activity/screens/changes-table.tsx'
import { inWords, useActorName } from '#people/activity/screens/trail-texts.ts'
import type { TrailEntry } from '#people/activity/shared/contract.ts'
import { subjectWords } from '#people/activity/shared/words-trail.ts'
import { actionWords } from '#people/activity/shared/words.ts'
import { oversightWords } from '../../shared/words.ts'
import { PathLink } from './path-link.tsx'
import { subjectPath } from './subject-path.ts'

export function useAuditColumns(): Column<TrailEntry>[] {
  const w = useWords(oversightWords)
  const actorName = useActorName()
  return [
    {
      key: 'when',
      header: w.when,
      nowrap: true,
      cell: ({ createdAt }) => <ListTime at={createdAt} />,
    },
    {
      key: 'who',
      header: w.who,
      cell: (entry) => (
        <>
          <span className="block wrap-anywhere wide:min-w-32">
            {entry.actor ? (
              <PathLink href={`/admin/users/${entry.actor.userId}`}>{actorName(entry)}</PathLink>
            ) : (
              actorName(entry)
            )}
          </span>
          {entry.address && (
            <span className="block wrap-anywhere text-muted">{w.address(entry.address)}</span>
          )}
        </>
      ),
    },
    { key: 'what', header: w.what, card: 'title', cell: (entry) => <What entry={entry} /> },
    { key: 'thing', header: w.thing, card: 'bare', cell: (entry) => <About entry={entry} /> },
  ]
}

function What({
  entry: { actionType, description, descriptionFil, changes },
}: {
  entry: TrailEntry
}) {
  const w = useWords(oversightWords)
  const actions = useWords(actionWords)
  const language = useLanguage()
  const what = actions[actionType] ?? inWords(actionType)
  return (
    <>
      <span className="block font-medium">{what}</span>
      <span className="block font-normal wrap-anywhere text-muted">
        {pickLanguage(language, description, descriptionFil)}
      </span>
      {changes && (
        <div className="font-normal">
          <Disclosure title={<span className="text-sm text-primary">{w.details}</span>}>
            <ChangesTable action={what} changes={changes} />
          </Disclosure>
        </div>
      )}
    </>
  )
}

function About({ entry: { subjectKind, subjectId, owner, actor } }: { entry: TrailEntry }) {
  const kinds: Record<string, string> = useWords(subjectWords)
  const path = subjectKind && subjectId ? subjectPath(subjectKind, subjectId) : null
  const kind = subjectKind ? (kinds[subjectKind] ?? inWords(subjectKind)) : ''
  // The previous column names a user who acted on themselves.
  const otherUser = owner && owner.userId !== actor?.userId ? owner : null
  return (
    <>
      {kind && (
        <span className="block">{path ? <PathLink href={path}>{kind}</PathLink> : kind}</span>
      )}
      {otherUser && (
        <span className="block wrap-anywhere">
          <PathLink href={`/admin/users/${otherUser.userId}`}>{otherUser.fullName}</PathLink>
        </span>
      )}
    </>
  )
}
