/** Storing an uploaded file, handing it out again, and clearing away what was never sent. */
import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { v7 as uuidv7 } from 'uuid'
import type { Database, Transaction } from '#foundation/platform/server/database/database.ts'
import type { Files } from '#foundation/platform/server/files/files.ts'
import { keepFile, newFileKey } from '#foundation/platform/server/files/keep-file.ts'
import { removeStrayFiles } from '#foundation/platform/server/files/stray-files.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import type { CallContext } from '#foundation/platform/server/http/serve.ts'
import type { AttachmentView } from '../../shared/contract.ts'
import { cleanFileName, dailyUploads, isChatClosed } from '../../shared/rules.ts'
import { chatRefusals } from '../../shared/words.ts'
import { chatOwnerFilter } from '../actions.ts'
import { senderOf } from '../send-message.ts'
import {
  findAttachment,
  findChat,
  findReadableAttachment,
  insertAttachment,
  findKnownFileKeys,
  lockChatRow,
  deleteUnusedAttachments,
  readUploadedToday,
  type StoredAttachment,
} from '../store.ts'
import { checkFile } from './check-file.ts'
import { insertFingerprint } from './fingerprint-store.ts'
import { fingerprintOf } from './picture-fingerprint.ts'

const folder = 'attachments'

/**
 * Refuses before a body is read: a chat of somebody else (404), a closed one, a user who has
 * uploaded enough for today.
 */
export async function checkMayUpload(context: CallContext, chatId: string): Promise<void> {
  await context.database.read(async (tx) => {
    const chat = await findChat(tx, chatId)
    const reader = chatOwnerFilter(context.caller)
    if (!chat || (reader !== null && chat.userId !== reader))
      refuse(chatRefusals, 'chat-not-found', { status: 404 })
    if (isChatClosed(chat.status)) refuse(chatRefusals, 'chat-closed', { status: 409 })
    await checkQuota(tx, context)
  })
}

interface SentFile {
  chatId: string
  name: string
  content: Buffer
  /** Made by the browser: the same id again is the same file, of which only the answer was lost. */
  attachmentId?: string
}

/**
 * Stores a file once. Refuses (409) an id that was used for another file, for another chat or by
 * somebody else.
 */
export async function storeAttachment(
  context: CallContext,
  upload: SentFile,
): Promise<AttachmentView> {
  const sender = senderOf({ caller: context.caller })
  const attachmentId = upload.attachmentId ?? uuidv7()
  const checked = await checkFile(upload.content)
  const attachment: StoredAttachment = {
    attachmentId,
    chatId: upload.chatId,
    ownerId: sender.senderId,
    ownerKind: sender.senderKind,
    kind: checked.kind,
    contentType: checked.contentType,
    fileKey: newFileKey(folder),
    originalName: cleanFileName(upload.name, checked.contentType),
    sizeBytes: checked.content.length,
    sha256: createHash('sha256').update(checked.content).digest(),
  }
  const known =
    upload.attachmentId && (await context.database.read((tx) => findAttachment(tx, attachmentId)))
  if (known) return isSame(known, attachment) ? viewOf(known) : idTaken()
  // Made before the transaction: nobody waits for it with a lock.
  const look = checked.kind === 'image' ? await fingerprintOf(checked.content) : null
  const store = () =>
    context.database.transaction(async (tx) => {
      // The lock makes two uploads of one chat count one after the other, and none slips in behind a closing.
      const chat = await lockChatRow(tx, upload.chatId, chatOwnerFilter(context.caller))
      if (!chat || isChatClosed(chat.status)) refuse(chatRefusals, 'chat-closed', { status: 409 })
      await checkQuota(tx, context)
      if (!(await insertAttachment(tx, attachment))) idTaken()
      if (look) await insertFingerprint(tx, attachmentId, look)
    })
  await keepFile(context.files, { key: attachment.fileKey, content: checked.content }, store)
  return viewOf(attachment)
}

/** The same picture encoded again is the same bytes, so the content can be compared by its mark. */
function isSame(known: StoredAttachment, sent: StoredAttachment): boolean {
  const isOwn =
    known.chatId === sent.chatId &&
    known.ownerKind === sent.ownerKind &&
    known.ownerId === sent.ownerId
  return isOwn && known.sha256.equals(sent.sha256)
}

function viewOf({
  attachmentId,
  kind,
  originalName: name,
  sizeBytes,
}: StoredAttachment): AttachmentView {
  return { attachmentId, kind, name, sizeBytes }
}

function idTaken(): never {
  refuse(chatRefusals, 'attachment-id-reused', { status: 409 })
}

async function checkQuota(tx: Transaction, { caller }: CallContext): Promise<void> {
  if (caller.role !== 'user') return
  const { files, bytes } = await readUploadedToday(tx, caller.userId)
  if (files >= dailyUploads.files || bytes >= dailyUploads.bytes)
    refuse(chatRefusals, 'upload-quota', { status: 429 })
}

/** The attachment and its content, or null when this caller may not know of it. */
export async function openAttachment(
  context: CallContext,
  attachmentId: string,
): Promise<{ attachment: StoredAttachment; content: Readable } | null> {
  const { caller } = context
  if (caller.role !== 'user' && caller.role !== 'admin') return null
  const attachment = await context.database.read((tx) =>
    findReadableAttachment(tx, attachmentId, chatOwnerFilter(caller)),
  )
  if (!attachment) return null
  return { attachment, content: await context.files.read(attachment.fileKey) }
}

/**
 * For the job loop: removes files that were uploaded a day ago and never sent, and those that no
 * row speaks of. Answers how many.
 */
export async function removeUnusedAttachments(
  database: Database,
  files: Files,
  limit = 100,
): Promise<number> {
  const taken = await database.transaction((tx) => deleteUnusedAttachments(tx, limit))
  for (const { fileKey } of taken) await files.remove(fileKey).catch(() => {})
  return (
    taken.length +
    (await removeStrayFiles(files, folder, (keys) =>
      database.read((tx) => findKnownFileKeys(tx, keys)),
    ))
  )
}
