/** Stores uploaded files, opens them for readers, and removes those that were never sent. */
import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { v7 as uuidv7 } from 'uuid'
import type { Database, Transaction } from '#foundation/platform/server/database/database.ts'
import type { Files } from '#foundation/platform/server/files/files.ts'
import { storeFile, newFileKey } from '#foundation/platform/server/files/store-file.ts'
import { removeStrayFiles } from '#foundation/platform/server/files/stray-files.ts'
import { turnsFor } from '#foundation/platform/server/files/turns.ts'
import type { ReceivedFile } from '#foundation/platform/server/http/receive-file.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import type { CallContext } from '#foundation/platform/server/http/serve.ts'
import type { AttachmentView } from '../../shared/contract.ts'
import {
  cleanFileName,
  dailyUploads,
  isChatClosed,
  type AttachmentType,
} from '../../shared/rules.ts'
import { chatRefusals } from '../../shared/words.ts'
import { chatOwnerFilter } from '../read-chats.ts'
import { senderOf } from '../send-message.ts'
import { findChat, lockChatRow } from '../store.ts'
import {
  deleteUnusedAttachments,
  findAttachment,
  findKnownFileKeys,
  findReadableAttachment,
  insertAttachment,
  readUploadedToday,
  type StoredAttachment,
} from './attachment-store.ts'
import { checkFile, typeOfFile } from './check-file.ts'
import { insertFingerprint } from './fingerprint-store.ts'
import { fingerprintOf } from './picture-fingerprint.ts'

const folder = 'attachments'

/**
 * Refuses before the body is read: 404 chat-not-found, 409 chat-closed, 429 upload-quota. A
 * repeated upload is not counted again.
 */
export async function checkMayUpload(
  context: CallContext,
  { chatId, id }: { chatId: string; id?: string },
): Promise<void> {
  await context.database.read(async (tx) => {
    const chat = await findChat(tx, chatId)
    const ownerId = chatOwnerFilter(context.caller)
    if (!chat || (ownerId !== null && chat.userId !== ownerId))
      refuse(chatRefusals, 'chat-not-found', { status: 404 })
    const first = id && (await findAttachment(tx, id))
    if (first && isOf(first, chatId, senderOf(context))) return
    if (isChatClosed(chat.status)) refuse(chatRefusals, 'chat-closed', { status: 409 })
    await checkQuota(tx, context)
  })
}

/** The file with this id if the caller has uploaded it to this chat, or null. */
export async function findStoredAttachment(
  context: CallContext,
  { attachmentId, chatId }: { attachmentId: string; chatId: string },
): Promise<AttachmentView | null> {
  const known = await context.database.read((tx) => findAttachment(tx, attachmentId))
  return known && isOf(known, chatId, senderOf(context)) ? await answerStored(context, known) : null
}

/** A file that was sent before may be seen and still be lost, so this commits first. */
async function answerStored(
  { database }: CallContext,
  known: StoredAttachment,
): Promise<AttachmentView> {
  await database.transaction(async (tx) => tx.commitUnchanged())
  return viewOf(known)
}

interface Upload {
  chatId: string
  name: string
  content: ReceivedFile
  /** Made by the browser, so that an upload whose answer was lost can be repeated. */
  attachmentId?: string
}

/**
 * Stores a file once; the same id with the same content returns the stored file. Refuses: 409
 * attachment-id-reused, 409 chat-closed, 429 upload-quota, and as checkFile does.
 */
export async function storeAttachment(
  context: CallContext,
  upload: Upload,
): Promise<AttachmentView> {
  const type = await typeOfFile(upload.content)
  const store = () => storeChecked(context, upload, type)
  return type === 'application/pdf' ? await pdfTurn(store) : await store()
}

/** A PDF is in memory until it is stored; pictures wait for the decoder on the disk. */
const pdfTurn = turnsFor(4)

async function storeChecked(
  context: CallContext,
  upload: Upload,
  type: AttachmentType,
): Promise<AttachmentView> {
  const sender = senderOf({ caller: context.caller })
  const attachmentId = upload.attachmentId ?? uuidv7()
  const checked = await checkFile(upload.content, type)
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
  if (known && !isSame(known, attachment)) idTaken()
  if (known) return await answerStored(context, known)
  let first: StoredAttachment | undefined
  // Computed before the transaction, so that no lock waits for it.
  const fingerprint = checked.grey && fingerprintOf(checked.grey)
  const store = () =>
    context.database.transaction(async (tx) => {
      tx.commitUnchanged()
      // Lock the chat so that uploads count one after the other and none follows its closing.
      const chat = await lockChatRow(tx, upload.chatId, chatOwnerFilter(context.caller))
      // A copy of this upload may have stored the file while we waited.
      first = chat && (await findAttachment(tx, attachmentId))
      if (first) return isSame(first, attachment) ? undefined : idTaken()
      if (!chat || isChatClosed(chat.status)) refuse(chatRefusals, 'chat-closed', { status: 409 })
      await checkQuota(tx, context)
      if (!(await insertAttachment(tx, attachment))) idTaken()
      if (fingerprint) await insertFingerprint(tx, attachmentId, fingerprint)
    })
  await storeFile(context.files, { key: attachment.fileKey, content: checked.content }, store)
  if (first) await context.files.remove(attachment.fileKey).catch(() => {})
  return viewOf(first ?? attachment)
}

/** Encoding the same picture again gives the same bytes, so hashes can be compared. */
function isSame(known: StoredAttachment, upload: StoredAttachment): boolean {
  const sender = { senderKind: upload.ownerKind, senderId: upload.ownerId }
  return isOf(known, upload.chatId, sender) && known.sha256.equals(upload.sha256)
}

function isOf(known: StoredAttachment, chatId: string, sender: ReturnType<typeof senderOf>) {
  return (
    known.chatId === chatId &&
    known.ownerKind === sender.senderKind &&
    known.ownerId === sender.senderId
  )
}

function viewOf(stored: StoredAttachment): AttachmentView {
  const { attachmentId, kind, originalName: name, sizeBytes } = stored
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

/** Returns null when there is none, or none that this caller may see. */
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
 * A job: removes files that were not sent within a day of their upload, and files without a row.
 * Returns how many it removed.
 */
export async function removeUnusedAttachments(
  database: Database,
  files: Files,
  limit = 100,
): Promise<number> {
  const deleted = await database.transaction((tx) => deleteUnusedAttachments(tx, limit))
  for (const { fileKey } of deleted) await files.remove(fileKey).catch(() => {})
  const strays = await removeStrayFiles(files, folder, (keys) =>
    database.read((tx) => findKnownFileKeys(tx, keys)),
  )
  return deleted.length + strays
}
