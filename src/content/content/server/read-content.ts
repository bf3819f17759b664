import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import type { ContentEntry, ContentVersion } from '../shared/contract.ts'
import type { EntryNamed } from '../shared/rules-edit.ts'
import type { ContentKind } from '../shared/rules.ts'
import { readEntry } from './content-checks.ts'
import { readCap } from './published.ts'
import { countWaitingVersions, entriesOfKind, versionsOf } from './reads.ts'

export async function listContent(
  ctx: ActionContext,
  { kind }: { kind: ContentKind },
): Promise<{ entries: ContentEntry[]; capBasisPoints: number }> {
  return {
    entries: await entriesOfKind(ctx.tx, kind, staffPersonOf(ctx)),
    capBasisPoints: await readCap(ctx.tx),
  }
}

export async function readContent(
  ctx: ActionContext,
  { entryId }: EntryNamed,
): Promise<{ entry: ContentEntry; versions: ContentVersion[]; capBasisPoints: number }> {
  const entry = await readEntry(ctx, entryId)
  return {
    entry,
    versions: await versionsOf(ctx.tx, entryId, staffPersonOf(ctx)),
    capBasisPoints: await readCap(ctx.tx),
  }
}

export async function countContent(
  ctx: ActionContext,
): Promise<{ plans: number; content: number }> {
  return await countWaitingVersions(ctx.tx, staffPersonOf(ctx))
}
