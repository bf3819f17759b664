import type { Act } from '#foundation/platform/server/http/context.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import type { ContentEntry, ContentVersion } from '../shared/contract.ts'
import type { EntryNamed } from '../shared/rules-edit.ts'
import type { ContentKind } from '../shared/rules.ts'
import { entryOf } from './content-checks.ts'
import { readCap } from './read-cap.ts'
import { countWaiting, entriesOfKind, versionsOf } from './reads.ts'

export async function listContent(
  act: Act,
  { kind }: { kind: ContentKind },
): Promise<{ entries: ContentEntry[]; capBasisPoints: number }> {
  return {
    entries: await entriesOfKind(act.tx, kind, staffPersonOf(act)),
    capBasisPoints: await readCap(act.tx),
  }
}

export async function readContent(
  act: Act,
  { entryId }: EntryNamed,
): Promise<{ entry: ContentEntry; versions: ContentVersion[]; capBasisPoints: number }> {
  const entry = await entryOf(act, entryId)
  return {
    entry,
    versions: await versionsOf(act.tx, entryId, staffPersonOf(act)),
    capBasisPoints: await readCap(act.tx),
  }
}

export async function countContent(act: Act): Promise<{ plans: number; content: number }> {
  return await countWaiting(act.tx, staffPersonOf(act))
}
