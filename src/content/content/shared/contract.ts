import * as z from 'zod/mini'
import { emptyInput, uuid } from '#foundation/contract/shared/fields.ts'
import { reads, writes } from '#foundation/contract/shared/procedure.ts'
import {
  contentOfKind,
  contentSaid,
  contentSave,
  entryNamed,
  versionApproval,
  versionNamed,
  versionWithReason,
} from './rules-edit.ts'
import { contentKind, versionState } from './rules.ts'

const contentVersion = z.strictObject({
  versionId: uuid,
  entryId: uuid,
  version: z.int(),
  said: contentSaid,
  source: z.string(),
  sourceDate: z.string(),
  state: versionState,
  /** Null: the company access. */
  authorName: z.nullable(z.string()),
  /** The one who asks wrote it. */
  mine: z.boolean(),
  writtenAt: z.date(),
  submittedAt: z.nullable(z.date()),
  /** Null while nobody has decided, and when the company access did. */
  decidedByName: z.nullable(z.string()),
  decidedAt: z.nullable(z.date()),
  endedByName: z.nullable(z.string()),
  endedAt: z.nullable(z.date()),
  /** Why it was returned or taken away. */
  reason: z.string(),
})
export type ContentVersion = z.infer<typeof contentVersion>

const contentEntry = z.strictObject({
  entryId: uuid,
  kind: contentKind,
  sample: z.boolean(),
  /** What the public sees. */
  published: z.nullable(contentVersion),
  /** The draft, or what waits for a second person. */
  open: z.nullable(contentVersion),
  /** The newest of all, whatever became of it. */
  newest: contentVersion,
})
export type ContentEntry = z.infer<typeof contentEntry>

const cap = { capBasisPoints: z.int() }

export const contentContract = {
  /** What is shown, in the order of the page; then what is on its way; then what is shown no more. */
  list: reads('admin')
    .input(contentOfKind)
    .output(z.strictObject({ entries: z.array(contentEntry), ...cap })),
  /** An entry with its versions, newest first. */
  one: reads('admin')
    .input(entryNamed)
    .output(z.strictObject({ entry: contentEntry, versions: z.array(contentVersion), ...cap })),
  /** What waits for the one who asks. */
  counts: reads('admin')
    .input(emptyInput)
    .output(z.strictObject({ plans: z.int(), content: z.int() })),
  save: writes('admin').input(contentSave).output(contentEntry),
  submit: writes('admin').input(versionNamed).output(contentEntry),
  approve: writes('admin', { proof: 'public' }).input(versionApproval).output(contentEntry),
  giveBack: writes('admin').input(versionWithReason).output(contentEntry),
  recall: writes('admin').input(versionNamed).output(contentEntry),
  discard: writes('admin').input(versionNamed).output(contentEntry),
  withdraw: writes('admin').input(versionWithReason).output(contentEntry),
}
