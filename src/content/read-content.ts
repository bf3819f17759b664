import { staffPersonOf } from '../identity/staff-person.ts'
import type { Act } from '../platform/act.ts'
import { entryOf } from './content-checks.ts'
import type { ContentEntry, ContentVersion } from './contract.ts'
import { readCap } from './read-cap.ts'
import { countWaiting, entriesOfKind, versionsOf } from './reads.ts'
import type { ContentKind } from './rules.ts'
import type { EntryNamed } from './rules-edit.ts'

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
