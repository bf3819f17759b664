import { judgePlan } from '#content/plans/shared/rules-gate.ts'
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish, publicViewId } from '#foundation/platform/server/live/relay.ts'
/** What every verb of content asks before it does anything, and says after. */
import { recordActivity } from '#people/activity/server/actions.ts'
import type { Changes } from '#people/activity/shared/rules.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import type { ContentEntry } from '../shared/contract.ts'
import { readBody, writeBody } from '../shared/rules-body.ts'
import { titleOf, type ContentSaid, type ContentSave } from '../shared/rules-edit.ts'
import { judgeBody } from '../shared/rules-judge.ts'
import { findingWords, contentRefusals } from '../shared/words.ts'
import { publishedEntries } from './published.ts'
import { readCap } from './read-cap.ts'
import { entryById } from './reads.ts'
import { findVersion, lockEntry, type StoredVersion } from './store.ts'

/** Refuses (422) by the first that stands in the way. */
export async function refuseFindings(
  tx: Transaction,
  said: ContentSaid,
  { source, sourceDate }: Pick<ContentSave, 'source' | 'sourceDate'>,
): Promise<void> {
  const [first] = judgeBody(said, {
    source,
    sourceDate,
    capBasisPoints: await readCap(tx),
    now: new Date(),
  })
  if (first)
    refuse(findingWords, first.name, {
      field: first.field,
      ...(first.figures ? { figures: first.figures } : {}),
    })
  if (said.kind === 'plan-cap') await refusePlansAbove(tx, said.body.capBasisPoints)
}

/** A lower cap that left plans above it on the page would not be one. */
async function refusePlansAbove(tx: Transaction, capBasisPoints: number): Promise<void> {
  const above = (await publishedEntries(tx, 'plan')).filter(
    ({ body, source }) => judgePlan(body, { capBasisPoints, source }).length > 0,
  )
  // Names have commas of their own.
  const plans = above.map(({ body }) => `“${body.name.en}”`).join(', ')
  if (above.length > 0)
    refuse(contentRefusals, 'plans-above-cap', {
      status: 409,
      field: 'capBasisPoints',
      figures: { plans },
    })
}

/**
 * Asked when it is agreed to, not before: the mark may pass from one plan to another by two
 * versions that wait together.
 */
export async function refuseSecondPopular(tx: Transaction, entryId: string): Promise<void> {
  const other = (await publishedEntries(tx, 'plan')).find(
    (entry) => entry.entryId !== entryId && entry.body.isPopular,
  )
  if (other)
    refuse(contentRefusals, 'popular-taken', {
      status: 409,
      field: 'isPopular',
      figures: { plan: `“${other.body.name.en}”` },
    })
}

export interface Found {
  version: StoredVersion
  said: ContentSaid
  title: BilingualText
}

/** A version as it is once its entry is held. */
export async function findOwned({ tx }: ActionContext, versionId: string): Promise<Found> {
  const { entryId } = await findFor(tx, versionId)
  await lockEntry(tx, entryId)
  const version = await findFor(tx, versionId)
  const said = saidOf(version)
  return { version, said, title: titleOf(said) }
}

export async function findFor(tx: Transaction, versionId: string): Promise<StoredVersion> {
  return (
    (await findVersion(tx, versionId)) ??
    refuse(contentRefusals, 'content-not-found', { status: 404 })
  )
}

export function saidOf({ kind, body }: Pick<StoredVersion, 'kind' | 'body'>): ContentSaid {
  return { kind, body: readBody(body) } as ContentSaid
}

/** Word for word, in whatever order the database keeps the names. */
export function sameAs(
  stored: StoredVersion,
  { said, source, sourceDate }: Pick<ContentSave, 'said' | 'source' | 'sourceDate'>,
): boolean {
  return (
    stored.source === source &&
    stored.sourceDate === sourceDate &&
    inOrder(stored.body) === inOrder(JSON.parse(writeBody(said.body)))
  )
}

function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => a.localeCompare(b)))
      : one,
  )
}

export async function note(
  ctx: ActionContext,
  actionType: string,
  description: BilingualText,
  entryId: string,
  changes: Changes,
): Promise<void> {
  await recordActivity(ctx, {
    userId: null,
    actionType,
    description,
    subject: { kind: 'content', id: entryId },
    changes,
  })
}

/** Those who work on it; and, where the public page changes, whoever draws that. */
export function tellContent({ tx }: ActionContext, entryId: string, isPublic = false): void {
  publish(tx, { topic: 'content', id: entryId, to: 'admins' })
  if (isPublic) publish(tx, { topic: 'content', id: publicViewId, to: 'admins' })
}

export async function entryOf(ctx: ActionContext, entryId: string): Promise<ContentEntry> {
  return (
    (await entryById(ctx.tx, entryId, staffPersonOf(ctx))) ??
    refuse(contentRefusals, 'content-not-found', { status: 404 })
  )
}
