import * as z from 'zod/mini'
import { pageInput, uuid } from '#foundation/contract/shared/fields.ts'
import { listCursors } from '#foundation/contract/shared/list-place.ts'
import { reads } from '#foundation/contract/shared/procedure.ts'
import { activityBy, pseudoUsers, subjectPageInput, trailInput } from './rules.ts'

const activityView = z.object({
  activityId: uuid,
  actionType: z.string(),
  description: z.string(),
  descriptionFil: z.nullable(z.string()),
  createdAt: z.date(),
  by: z.enum(activityBy),
  /** The device and the masked address, where the caller acted; empty when unknown. */
  browser: z.string(),
  system: z.string(),
  address: z.string(),
})
export type ActivityView = z.infer<typeof activityView>

const person = z.strictObject({ userId: uuid, fullName: z.string(), email: z.string() })
const changedValue = z.nullable(z.union([z.string(), z.number(), z.boolean()]))

/** An entry as staff see it. */
const trailEntry = z.strictObject({
  activityId: uuid,
  createdAt: z.date(),
  actionType: z.string(),
  description: z.string(),
  descriptionFil: z.nullable(z.string()),
  /** Null for Kaban itself and for a session by the access code; `pseudoUser` tells them apart. */
  actor: z.nullable(person),
  pseudoUser: z.nullable(z.enum(pseudoUsers)),
  /** The user whose history it belongs to. */
  owner: z.nullable(person),
  subjectKind: z.nullable(z.string()),
  subjectId: z.nullable(z.string()),
  changes: z.nullable(
    z.record(z.string(), z.object({ before: changedValue, after: changedValue })),
  ),
  address: z.string(),
})
export type TrailEntry = z.infer<typeof trailEntry>

export const activityContract = {
  /** The caller's own history, newest first. `next` is the `before` of the following page. */
  mine: reads('user')
    .input(z.strictObject(pageInput))
    .output(z.object({ entries: z.array(activityView), next: z.nullable(uuid) })),
  /** Newest first. */
  ofSubject: reads('admin')
    .input(subjectPageInput)
    .output(z.strictObject({ entries: z.array(trailEntry), older: z.nullable(uuid) })),
  /** The whole record, newest first. */
  trail: reads('admin')
    .input(trailInput)
    .output(z.strictObject({ entries: z.array(trailEntry), ...listCursors })),
}
