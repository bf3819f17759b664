/** Takes a file part by part, so that an upload that was cut goes on where it was. */
import type { Database, Transaction } from '#foundation/platform/server/database/database.ts'
import { countNow } from '#foundation/platform/server/http/count-writes.ts'
import { receivedFile, type ReceivedFile } from '#foundation/platform/server/http/receive-file.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import type { CallContext } from '#foundation/platform/server/http/serve.ts'
import type { AttachmentView } from '../../shared/contract.ts'
import { partBytes, unfinishedUploads } from '../../shared/rules-upload.ts'
import { chatRefusals } from '../../shared/words.ts'
import { senderOf } from '../send-message.ts'
import { typeOfFile } from './check-file.ts'
import {
  deleteOldestUploads,
  deleteUnfinishedUploads,
  deleteUpload,
  insertPart,
  lockUpload,
  readParts,
} from './part-store.ts'
import { findStoredAttachment, storeAttachment } from './store-attachment.ts'

interface Part {
  chatId: string
  attachmentId: string
  name: string
  /** Where this part begins. */
  offset: number
  /** Of the whole file. */
  size: number
  content: ReceivedFile
}

/**
 * Stores a part, and the file with its last one. `received` is where the next part begins. A part
 * without bytes behind the last one tries again to store the file. Refuses: 409 upload-gap with the
 * place to go on from, 409 attachment-id-reused, 413 file-too-large, and as storeAttachment does.
 */
export async function receivePart(
  context: CallContext,
  part: Part,
): Promise<{ received: number } | AttachmentView> {
  const { attachmentId, offset, size, content } = part
  const stored = await findStoredAttachment(context, part)
  if (stored) return stored
  // The first bytes tell the type, so that nobody uploads five megabytes in vain.
  if (offset === 0) await typeOfFile(content)
  if (content.size > partBytes || offset + content.size > size)
    refuse(chatRefusals, 'file-too-large', { status: 413 })
  const bytes = await content.read()
  await context.database.transaction(async (tx) => await addPart(tx, context, part, bytes))
  const received = offset + bytes.length
  if (received < size) return { received }
  const whole = await context.database.read((tx) => readParts(tx, attachmentId))
  const view = await storeAttachment(context, { ...part, content: receivedFile(whole) }).catch(
    async (error: unknown) => {
      // A file that is refused for what it is must not be tried again; a busy server may be.
      if (isFinal(error)) await context.database.transaction((tx) => deleteUpload(tx, attachmentId))
      throw error
    },
  )
  await context.database.transaction((tx) => deleteUpload(tx, attachmentId))
  return view
}

async function addPart(
  tx: Transaction,
  { caller }: CallContext,
  { chatId, attachmentId, offset, size }: Part,
  bytes: Buffer,
): Promise<void> {
  const { senderId: ownerId, senderKind: ownerKind } = senderOf({ caller })
  const asked = { attachmentId, chatId, ownerId, ownerKind, sizeBytes: size }
  const upload = await lockUpload(tx, asked)
  const isTheirs = Object.entries(asked).every(
    ([name, value]) => upload[name as keyof typeof asked] === value,
  )
  if (!isTheirs) refuse(chatRefusals, 'attachment-id-reused', { status: 409 })
  const { receivedBytes } = upload
  // A part whose answer was lost comes again, or the browser forgot how far it was.
  if (offset !== receivedBytes)
    refuse(chatRefusals, 'upload-gap', {
      status: 409,
      figures: { received: String(receivedBytes) },
    })
  if (bytes.length === 0) return
  await countNow(tx, caller, 'upload', null)
  await insertPart(tx, attachmentId, offset, bytes)
  if (offset === 0)
    await deleteOldestUploads(tx, asked, unfinishedUploads[ownerKind === 'user' ? 'user' : 'staff'])
}

function isFinal(error: unknown): boolean {
  const status = (error as { status?: unknown } | null)?.status
  return typeof status === 'number' && status < 500 && status !== 429
}

/** A job: forgets uploads that nobody has finished within a day. Returns how many. */
export async function removeUnfinishedUploads(database: Database, limit = 100): Promise<number> {
  return await database.transaction((tx) => deleteUnfinishedUploads(tx, limit))
}
