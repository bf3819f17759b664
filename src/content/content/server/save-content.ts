/**
 * Writing what is to be said in public: each saving is a version of its own, and nobody sees it but
 * the staff.
 */
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import type { ContentEntry } from '../shared/contract.ts'
import { contentRecordTexts } from '../shared/record-words.ts'
import { entriesMax, titleOf, type ContentSave, type VersionNamed } from '../shared/rules-edit.ts'
import { singleKinds } from '../shared/rules.ts'
import { contentRefusals } from '../shared/words.ts'
import { entryOf, findOwned, note, refuseFindings, sameAs, tellContent } from './content-checks.ts'
import { actingPerson } from './staff-initials.ts'
import {
  countLiving,
  insertEntry,
  insertVersion,
  lockEntry,
  lockInstallation,
  markEnded,
  newestVersion,
  type StoredVersion,
} from './store.ts'

/**
 * A new version, as a draft; the draft before it is given up. The same again, whose first answer
 * was lost, is saved once. Refuses by the first finding, and (409) when a colleague was quicker or
 * a version waits for its decision.
 */
export async function saveContent(ctx: ActionContext, save: ContentSave): Promise<ContentEntry> {
  const { tx } = ctx
  const { entryId, versionId, said } = save
  await holdEntry(ctx, save)
  const newest = await newestVersion(tx, entryId)
  if (newest?.versionId === versionId)
    return sameAs(newest, save)
      ? await entryOf(ctx, entryId)
      : refuse(contentRefusals, 'version-id-reused', { status: 409 })
  if ((newest?.version ?? null) !== save.versionSeen)
    refuse(contentRefusals, 'content-changed', { status: 409 })
  const open = newest?.state === 'draft' || newest?.state === 'submitted' ? newest : undefined
  if (open?.state === 'submitted') refuse(contentRefusals, 'version-waiting', { status: 409 })
  if (open && sameAs(open, save)) return await entryOf(ctx, entryId)
  await refuseFindings(tx, said, save)
  const author = await actingPerson(ctx)
  if (open) await markEnded(tx, open.versionId, 'discarded', author)
  await insertVersion(tx, { ...save, version: (newest?.version ?? 0) + 1, author })
  await note(
    ctx,
    'ADMIN_CONTENT_SAVED',
    contentRecordTexts.saved(said.kind, titleOf(said)),
    entryId,
    {
      version: { before: newest?.version ?? null, after: (newest?.version ?? 0) + 1 },
    },
  )
  tellContent(ctx, entryId)
  return await entryOf(ctx, entryId)
}

/** Gives a draft up. Done twice, it is done once. */
export async function discardContent(
  ctx: ActionContext,
  { versionId }: VersionNamed,
): Promise<ContentEntry> {
  const { version, title } = await findOwned(ctx, versionId)
  if (version.state === 'discarded') return await entryOf(ctx, version.entryId)
  if (version.state !== 'draft') refuse(contentRefusals, 'content-moved', { status: 409 })
  await markEnded(ctx.tx, versionId, 'discarded', await actingPerson(ctx))
  return await moved(
    ctx,
    version,
    'ADMIN_CONTENT_DISCARDED',
    contentRecordTexts.discarded(version.kind, title),
  )
}

async function moved(
  ctx: ActionContext,
  { entryId, state }: StoredVersion,
  actionType: string,
  description: Parameters<typeof note>[2],
): Promise<ContentEntry> {
  await note(ctx, actionType, description, entryId, {
    state: { before: state, after: 'discarded' },
  })
  tellContent(ctx, entryId)
  return await entryOf(ctx, entryId)
}

/** Makes the entry where it is new, and holds it. */
async function holdEntry(
  { tx }: ActionContext,
  { entryId, said: { kind }, versionSeen }: ContentSave,
): Promise<void> {
  const known = await lockEntry(tx, entryId)
  if (known)
    return known.kind === kind
      ? undefined
      : refuse(contentRefusals, 'content-not-found', { status: 404 })
  if (versionSeen !== null) refuse(contentRefusals, 'content-not-found', { status: 404 })
  await lockInstallation(tx, 'alone')
  if ((await countLiving(tx, kind)) >= entriesMax)
    refuse(contentRefusals, 'entries-full', { status: 409 })
  if (await insertEntry(tx, { entryId, kind })) return
  // Of the same id a moment ago: the same request, sent twice at once.
  const twin = await lockEntry(tx, entryId)
  if (!twin && singleKinds.includes(kind)) refuse(contentRefusals, 'single-exists', { status: 409 })
  if (twin?.kind !== kind) refuse(contentRefusals, 'content-not-found', { status: 404 })
}
