/** What users sent as proof of a payment, and where else the same was sent. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { AttachmentView } from '../../shared/contract.ts'
import { readProofsOf } from '../reads.ts'
import { findSimilarPictures, sameContents, type SentElsewhere } from './fingerprint-store.ts'
import { isSamePicture, traitReach } from './picture-fingerprint.ts'

export interface ChatProof extends AttachmentView {
  sentAt: Date
  /** In other chats, before or after; newest first. */
  sentElsewhere: SentElsewhereView[]
}

interface SentElsewhereView extends Omit<SentElsewhere, 'otherAttachmentId'> {
  /** False: another file that shows the same, for instance a smaller copy. */
  isSameFile: boolean
}

const shownMax = 20
/** Of pictures whose sums are alike, this many are compared. */
const comparedMax = 100

/**
 * What the user of this chat sent as proof, newest first, with every other chat in which the same
 * was sent.
 */
export async function readProofs(tx: Transaction, chatId: string): Promise<ChatProof[]> {
  const proofs = await readProofsOf(tx, chatId, shownMax)
  if (proofs.length === 0) return []
  const same = await sameContents(tx, chatId, shownMax)
  const alike = (await findSimilarPictures(tx, chatId, traitReach, comparedMax)).filter(
    ({ detail, otherDetail }) => isSamePicture(detail, otherDetail),
  )
  const found = [...same.map((one) => viewOf(one, true)), ...alike.map((one) => viewOf(one, false))]
  return proofs.map((proof) => ({
    ...proof,
    sentElsewhere: found.filter(({ of }) => of === proof.attachmentId).map(({ view }) => view),
  }))
}

function viewOf(
  {
    attachmentId: of,
    otherAttachmentId,
    chatId,
    chatStatus,
    reference,
    userName,
    sentAt,
  }: SentElsewhere,
  isSameFile: boolean,
): { of: string; view: SentElsewhereView } {
  return {
    of,
    view: {
      attachmentId: otherAttachmentId,
      chatId,
      chatStatus,
      reference,
      userName,
      sentAt,
      isSameFile,
    },
  }
}
