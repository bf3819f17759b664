import * as z from 'zod/mini'
import { emptyInput, uuid } from '#foundation/contract/shared/fields.ts'
import { reads, writes } from '#foundation/contract/shared/procedure.ts'
import {
  contentOfKind,
  entryContent,
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
  content: entryContent,
  source: z.string(),
  sourceDate: z.string(),
  state: versionState,
  /** Null means the company access. */
  authorName: z.nullable(z.string()),
  /** The caller wrote it. */
  mine: z.boolean(),
  writtenAt: z.date(),
  submittedAt: z.nullable(z.date()),
  /** Null without a decision, and for the company access. */
  decidedByName: z.nullable(z.string()),
  decidedAt: z.nullable(z.date()),
  endedByName: z.nullable(z.string()),
  endedAt: z.nullable(z.date()),
  /** Why it was returned or withdrawn. */
  reason: z.string(),
})
export type ContentVersion = z.infer<typeof contentVersion>

const contentEntry = z.strictObject({
  entryId: uuid,
  kind: contentKind,
  sample: z.boolean(),
  published: z.nullable(contentVersion),
  /** The draft or submitted version. */
  open: z.nullable(contentVersion),
  /** The newest version in any state. */
  newest: contentVersion,
})
export type ContentEntry = z.infer<typeof contentEntry>

const cap = { capBasisPoints: z.int() }

export const contentContract = {
  /** Published entries in the order of the page, then drafts and submitted ones, then past ones. */
  list: reads('admin')
    .input(contentOfKind)
    .output(z.strictObject({ entries: z.array(contentEntry), ...cap })),
  /** An entry with its versions, newest first. */
  one: reads('admin')
    .input(entryNamed)
    .output(z.strictObject({ entry: contentEntry, versions: z.array(contentVersion), ...cap })),
  /** How many versions wait for a decision by the caller. */
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
