import { pageOf } from '#foundation/platform/server/database/list-page.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import type { TrailEntry } from '../shared/contract.ts'
import {
  kindsLike,
  subjectLength,
  trailLength,
  type SubjectKind,
  type TrailInput,
} from '../shared/rules.ts'
import { findSearched, trailOf, trailOfSubject, type FindSubjectIds } from './search-trail.ts'

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

/** One page of the record, by the given filters. */
export async function listTrail(
  ctx: Pick<ActionContext, 'tx'>,
  { search, ...filters }: TrailInput,
  findSubjectIds: FindSubjectIds,
): Promise<{ entries: TrailEntry[]; older: string | null; newer: string | null }> {
  const limit = filters.limit ?? trailLength
  const searched = search ? await findSearched(ctx.tx, search, findSubjectIds) : undefined
  const { rows, older, newer } = pageOf(
    await trailOf(ctx.tx, { ...filters, searched, limit: limit + 1 }),
    idOf,
    { ...filters, limit },
  )
  return { entries: rows, older, newer }
}

const idOf = ({ activityId }: TrailEntry) => activityId
