/** Sends a drawn slip into a deposit chat, by the same way as an upload from a phone. */
import { v7 as uuidv7 } from 'uuid'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { receivedFile } from '#foundation/platform/server/http/receive-file.ts'
import { storeAttachment } from '#money/chats/server/attachments/store-attachment.ts'
import { sendMessage } from '#money/chats/server/send-message.ts'
import type { Being } from '../being.ts'
import { partsOf } from '../job-parts.ts'
import type { OpenDeposit } from '../money/open-deposit.ts'
import { between, later, type Teller } from '../teller.ts'
import { drawProof } from './draw-proof.ts'

/** Pays and sends the picture in so many minutes. The other lives go on while it is drawn. */
export async function sendProof(
  teller: Teller,
  being: Being,
  open: OpenDeposit,
  minutes: number,
): Promise<Buffer> {
  const paidAt = new Date(Date.now() + (minutes - 1) * 60_000)
  const drawn = drawProof({
    bankName: being.bank.bankName.replace(/ \(.*$/, ''),
    from: `${being.name}, •••• ${being.bank.accountNumber.slice(-4)}`,
    to: 'Sample Company Inc.',
    amount: showPesos(open.amountCentavos),
    message: open.reference,
    reference: `SAMPLE ${open.paymentNumber}`,
    at: shownTime.format(paidAt).replaceAll('\u202f', ' '),
  })
  await later(teller, minutes)
  const picture = await drawn
  await sendPicture(teller, being, open, picture)
  return picture
}

export async function sendPicture(
  teller: Teller,
  { as: user }: Being,
  { chatId }: OpenDeposit,
  picture: Buffer,
): Promise<void> {
  const attachmentId = uuidv7()
  await storeAttachment(contextOf(teller, user), {
    chatId,
    attachmentId,
    name: `Screenshot_${between(teller, 1_000, 9_999)}.jpg`,
    content: receivedFile(picture),
  })
  await sendMessage(user, { chatId, messageId: uuidv7(), content: '', attachmentId })
}

const shownTime = new Intl.DateTimeFormat('en-PH', {
  timeZone: 'Asia/Manila',
  dateStyle: 'medium',
  timeStyle: 'short',
})

/** An upload opens its own transaction; in the story that is the one of everything. */
function contextOf(teller: Teller, user: Being['as']) {
  const { tx: _, ...rest } = user
  return { ...rest, database: partsOf(teller).database }
}
