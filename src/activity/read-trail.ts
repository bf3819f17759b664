/** What staff read of the record. */
import type { Act } from '../platform/act.ts'
import type { TrailEntry } from './contract.ts'
import { findPeople, findTransactionId, trailOf, trailOfSubject } from './reads.ts'
import { kindsLike, subjectLength, trailLength, type SubjectKind, type TrailInput } from './rules.ts'

interface Page {
  entries: TrailEntry[]
  next: string | null
}

export async function listActivityOfSubject(act: Act, { kind, id, before }: { kind: SubjectKind; id: string; before?: string | undefined }): Promise<Page> {
  return pageOf(await trailOfSubject(act.tx, { kinds: kindsLike(kind), id, before: before ?? null, limit: subjectLength + 1 }), subjectLength)
}

/** Narrowed by whatever is asked for; a person or a thing that is not there has no entries. */
export async function listTrail(act: Act, asked: TrailInput): Promise<Page> {
  const limit = asked.limit ?? trailLength
  const people = asked.person ? await findPeople(act.tx, asked.person) : undefined
  const thing = asked.thing ? ((await findTransactionId(act.tx, asked.thing)) ?? asked.thing) : undefined
  return pageOf(await trailOf(act.tx, { ...asked, people, thing, limit: limit + 1 }), limit)
}

function pageOf(found: TrailEntry[], limit: number): Page {
  const entries = found.slice(0, limit)
  return { entries, next: found.length > limit ? (entries.at(-1)?.activityId ?? null) : null }
}
