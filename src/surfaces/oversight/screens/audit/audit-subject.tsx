import { useWords } from '#foundation/kit/i18n/language.tsx'
import { inWords } from '#people/activity/screens/trail-texts.ts'
import type { TrailEntry } from '#people/activity/shared/contract.ts'
import { subjectWords } from '#people/activity/shared/words-trail.ts'
import { PathLink } from './path-link.tsx'
import { subjectPath } from './subject-path.ts'

/** The thing that an entry is about, and the user whose it is. */
export function AuditSubject({
  entry: { subjectKind, subjectId, owner, actor },
}: {
  entry: TrailEntry
}) {
  const kinds: Record<string, string> = useWords(subjectWords)
  const path = subjectKind && subjectId ? subjectPath(subjectKind, subjectId) : null
  const kind = subjectKind ? (kinds[subjectKind] ?? inWords(subjectKind)) : ''
  // Another column names a user who acted on themselves.
  const otherUser = owner && owner.userId !== actor?.userId ? owner : null
  return (
    <>
      {kind && (path ? <PathLink href={path}>{kind}</PathLink> : kind)}
      {kind && otherUser && ' · '}
      {otherUser && (
        <PathLink href={`/admin/users/${otherUser.userId}`}>{otherUser.fullName}</PathLink>
      )}
    </>
  )
}
