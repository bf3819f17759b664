import { pageOf } from '#foundation/platform/server/database/list-page.ts'
/** What staff read of the record. */
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import type { TrailEntry } from '../shared/contract.ts'
import {
  kindsLike,
  subjectLength,
  trailLength,
  type SubjectKind,
  type TrailInput,
} from '../shared/rules.ts'
import { findMeant, trailOf, trailOfSubject } from './search-trail.ts'

export async function listActivityOfSubject(
  ctx: ActionContext,
  { kind, id, before }: { kind: SubjectKind; id: string; before?: string | undefined },
): Promise<{ entries: TrailEntry[]; older: string | null }> {
  const found = await trailOfSubject(ctx.tx, {
    kinds: kindsLike(kind),
    id,
    before,
    limit: subjectLength + 1,
  })
  const { rows, older } = pageOf(found, idOf, { before, limit: subjectLength })
  return { entries: rows, older }
}

/** Narrowed by whatever is asked for; a person or a thing that is not there has no entries. */
export async function listTrail(
  ctx: Pick<ActionContext, 'tx'>,
  { search, ...asked }: TrailInput,
): Promise<{ entries: TrailEntry[]; older: string | null; newer: string | null }> {
  const limit = asked.limit ?? trailLength
  const meant = search ? await findMeant(ctx.tx, search) : undefined
  const { rows, older, newer } = pageOf(
    await trailOf(ctx.tx, { ...asked, meant, limit: limit + 1 }),
    idOf,
    { ...asked, limit },
  )
  return { entries: rows, older, newer }
}

const idOf = ({ activityId }: TrailEntry) => activityId
