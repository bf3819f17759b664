import { lockInstallation } from '#foundation/platform/server/database/installation-sql.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import type { ContentEntry } from '../shared/contract.ts'
import { contentRecordTexts } from '../shared/record-words.ts'
import { entriesMax, titleOf, type ContentSave, type VersionNamed } from '../shared/rules-edit.ts'
import { singleKinds } from '../shared/rules.ts'
import { contentRefusals } from '../shared/words.ts'
import {
  readEntry,
  lockVersion,
  recordContentActivity,
  refuseFindings,
  isSameContent,
  publishContentChange,
} from './content-checks.ts'
import { actingPerson } from './staff-initials.ts'
import {
  countCurrentEntries,
  insertEntry,
  insertVersion,
  lockEntry,
  markEnded,
  newestVersion,
} from './store.ts'

/**
 * Saves a new version as a draft and discards the draft before it; repeating a request changes
 * nothing. Refuses: the first finding (422), content-changed when another admin saved meanwhile,
 * version-waiting while a version is submitted, version-id-reused and entries-full (409).
 */
export async function saveContent(ctx: ActionContext, save: ContentSave): Promise<ContentEntry> {
  const { tx } = ctx
  const { entryId, versionId, content } = save
  await lockOrInsertEntry(ctx, save)
  const newest = await newestVersion(tx, entryId)
  if (newest?.versionId === versionId)
    return isSameContent(newest, save)
      ? await readEntry(ctx, entryId)
      : refuse(contentRefusals, 'version-id-reused', { status: 409 })
  if ((newest?.version ?? null) !== save.versionSeen)
    refuse(contentRefusals, 'content-changed', { status: 409 })
  const open = newest?.state === 'draft' || newest?.state === 'submitted' ? newest : undefined
  if (open?.state === 'submitted') refuse(contentRefusals, 'version-waiting', { status: 409 })
  if (open && isSameContent(open, save)) return await readEntry(ctx, entryId)
  await refuseFindings(tx, content, save)
  const author = await actingPerson(ctx)
  if (open) await markEnded(tx, open.versionId, 'discarded', author)
  await insertVersion(tx, { ...save, version: (newest?.version ?? 0) + 1, author })
  await recordContentActivity(
    ctx,
    'ADMIN_CONTENT_SAVED',
    contentRecordTexts.saved(content.kind, titleOf(content)),
    entryId,
    {
      version: { before: newest?.version ?? null, after: (newest?.version ?? 0) + 1 },
    },
  )
  publishContentChange(ctx, entryId)
  return await readEntry(ctx, entryId)
}

/** Discards a draft. Repeating it changes nothing. */
export async function discardContent(
  ctx: ActionContext,
  { versionId }: VersionNamed,
): Promise<ContentEntry> {
  const { version, title } = await lockVersion(ctx, versionId)
  if (version.state === 'discarded') return await readEntry(ctx, version.entryId)
  if (version.state !== 'draft') refuse(contentRefusals, 'content-moved', { status: 409 })
  await markEnded(ctx.tx, versionId, 'discarded', await actingPerson(ctx))
  await recordContentActivity(
    ctx,
    'ADMIN_CONTENT_DISCARDED',
    contentRecordTexts.discarded(version.kind, title),
    version.entryId,
    { state: { before: version.state, after: 'discarded' } },
  )
  publishContentChange(ctx, version.entryId)
  return await readEntry(ctx, version.entryId)
}

/** Locks the entry, or inserts it when it is new. */
async function lockOrInsertEntry(
  { tx }: ActionContext,
  { entryId, content: { kind }, versionSeen }: ContentSave,
): Promise<void> {
  const known = await lockEntry(tx, entryId)
  if (known)
    return known.kind === kind
      ? undefined
      : refuse(contentRefusals, 'content-not-found', { status: 404 })
  if (versionSeen !== null) refuse(contentRefusals, 'content-not-found', { status: 404 })
  await lockInstallation(tx)
  if ((await countCurrentEntries(tx, kind)) >= entriesMax)
    refuse(contentRefusals, 'entries-full', { status: 409 })
  if (await insertEntry(tx, { entryId, kind })) return
  // The id was taken meanwhile: by the same request, sent twice at once.
  const existing = await lockEntry(tx, entryId)
  if (!existing && singleKinds.includes(kind))
    refuse(contentRefusals, 'single-exists', { status: 409 })
  if (existing?.kind !== kind) refuse(contentRefusals, 'content-not-found', { status: 404 })
}
