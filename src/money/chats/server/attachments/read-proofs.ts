/** The files that users sent as proof of a payment, and the other chats with the same file. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { AttachmentView } from '../../shared/contract.ts'
import { readSentFiles } from '../reads.ts'
import { findSameContents, findSimilarPictures, type SentElsewhere } from './fingerprint-store.ts'
import { isSamePicture, traitReach } from './picture-fingerprint.ts'

interface ChatProof extends AttachmentView {
  sentAt: Date
  /** In other chats, before or after; the newest first. */
  sentElsewhere: SentElsewhereView[]
}

interface SentElsewhereView extends Omit<SentElsewhere, 'otherAttachmentId'> {
  /** False for another file that shows the same, for instance a smaller copy. */
  isSameFile: boolean
}

const proofsMax = 20
/** How many pictures with similar traits are compared in detail. */
const comparedMax = 100

/** The newest first. */
export async function readProofs(tx: Transaction, chatId: string): Promise<ChatProof[]> {
  const proofs = await readSentFiles(tx, chatId, proofsMax)
  if (proofs.length === 0) return []
  const same = await findSameContents(tx, chatId, proofsMax)
  const similar = (await findSimilarPictures(tx, chatId, traitReach, comparedMax)).filter(
    ({ detail, otherDetail }) => isSamePicture(detail, otherDetail),
  )
  return proofs.map((proof) => {
    const isOfProof = ({ attachmentId }: SentElsewhere) => attachmentId === proof.attachmentId
    return {
      ...proof,
      sentElsewhere: [
        ...same.filter(isOfProof).map((other) => viewOf(other, true)),
        ...similar.filter(isOfProof).map((other) => viewOf(other, false)),
      ],
    }
  })
}

function viewOf(other: SentElsewhere, isSameFile: boolean): SentElsewhereView {
  const { otherAttachmentId, chatId, chatStatus, reference, userName, sentAt } = other
  return {
    attachmentId: otherAttachmentId,
    chatId,
    chatStatus,
    reference,
    userName,
    sentAt,
    isSameFile,
  }
}
