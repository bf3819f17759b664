import { judgePlan } from '#content/plans/shared/rules-gate.ts'
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import { readNow } from '#foundation/platform/server/database/clock.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish, publicViewId } from '#foundation/platform/server/live/relay.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import type { Changes } from '#people/activity/shared/rules.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import type { ContentEntry } from '../shared/contract.ts'
import { readBody, writeBody } from '../shared/rules-body.ts'
import { titleOf, type EntryContent, type ContentSave } from '../shared/rules-edit.ts'
import { judgeBody } from '../shared/rules-judge.ts'
import type { VersionState } from '../shared/rules.ts'
import { findingWords, contentRefusals } from '../shared/words.ts'
import { isPicture } from './pictures/picture-store.ts'
import { publishedEntries, readCap } from './published.ts'
import { entryById } from './reads.ts'
import { findVersion, lockEntry, type StoredVersion } from './store.ts'

/** Refuses (422) with the first finding that forbids publishing. */
export async function refuseFindings(
  tx: Transaction,
  content: EntryContent,
  { source, sourceDate }: Pick<ContentSave, 'source' | 'sourceDate'>,
): Promise<void> {
  const [first] = judgeBody(content, {
    source,
    sourceDate,
    capBasisPoints: await readCap(tx),
    now: await readNow(tx),
  })
  if (first)
    refuse(findingWords, first.name, {
      field: first.field,
      ...(first.figures ? { figures: first.figures } : {}),
    })
  const { picture } = content.body as { picture?: string }
  if (picture && !(await isPicture(tx, picture)))
    refuse(contentRefusals, 'picture-gone', { field: 'picture' })
  if (content.kind === 'plan-cap') await refusePlansAbove(tx, content.body.capBasisPoints)
}

/** Refuses (409) a cap below the rate of a published plan. */
async function refusePlansAbove(tx: Transaction, capBasisPoints: number): Promise<void> {
  const above = (await publishedEntries(tx, 'plan')).filter(
    ({ body, source }) => judgePlan(body, { capBasisPoints, source }).length > 0,
  )
  // Quoted, because names may contain commas.
  const plans = above.map(({ body }) => `“${body.name.en}”`).join(', ')
  if (above.length > 0)
    refuse(contentRefusals, 'plans-above-cap', {
      status: 409,
      field: 'capBasisPoints',
      figures: { plans },
    })
}

/**
 * Called on approval only: two submitted versions together may move the mark from one plan to
 * another.
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

interface LockedVersion {
  version: StoredVersion
  content: EntryContent
  title: BilingualText
}

/** Locks the entry of a version, then reads the version. */
export async function lockVersion(
  { tx }: ActionContext,
  versionId: string,
): Promise<LockedVersion> {
  const { entryId } = await requireVersion(tx, versionId)
  await lockEntry(tx, entryId)
  const version = await requireVersion(tx, versionId)
  const content = contentOf(version)
  return { version, content, title: titleOf(content) }
}

export async function requireVersion(tx: Transaction, versionId: string): Promise<StoredVersion> {
  return (
    (await findVersion(tx, versionId)) ??
    refuse(contentRefusals, 'content-not-found', { status: 404 })
  )
}

function contentOf({ kind, body }: Pick<StoredVersion, 'kind' | 'body'>): EntryContent {
  return { kind, body: readBody(body) } as EntryContent
}

/** Compares word for word; the database may order the fields differently. */
export function isSameContent(
  stored: StoredVersion,
  { content, source, sourceDate }: Pick<ContentSave, 'content' | 'source' | 'sourceDate'>,
): boolean {
  return (
    stored.source === source &&
    stored.sourceDate === sourceDate &&
    withSortedKeys(stored.body) === withSortedKeys(JSON.parse(writeBody(content.body)))
  )
}

function withSortedKeys(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => a.localeCompare(b)))
      : one,
  )
}

export async function recordContentActivity(
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

/** Makes the console refetch, and the public page render again where it changes (`isPublic`). */
export function publishContentChange(
  { tx }: ActionContext,
  entryId: string,
  isPublic = false,
): void {
  publish(tx, { topic: 'content', id: entryId, to: 'admins' })
  if (isPublic) publish(tx, { topic: 'content', id: publicViewId, to: 'admins' })
}

export async function readEntry(ctx: ActionContext, entryId: string): Promise<ContentEntry> {
  return (
    (await entryById(ctx.tx, entryId, staffPersonOf(ctx))) ??
    refuse(contentRefusals, 'content-not-found', { status: 404 })
  )
}

/** Records the new state of a version, publishes the change and returns the entry. */
export async function recordMove(
  ctx: ActionContext,
  { entryId, state, version }: StoredVersion,
  to: VersionState,
  actionType: string,
  description: BilingualText,
  moreChanges: Changes = {},
): Promise<ContentEntry> {
  await recordContentActivity(ctx, actionType, description, entryId, {
    version: { before: version, after: version },
    state: { before: state, after: to },
    ...moreChanges,
  })
  publishContentChange(ctx, entryId, state === 'published' || to === 'published')
  return await readEntry(ctx, entryId)
}
