/** Sends a drawn slip into a deposit chat, by the same way as an upload from a phone. */
import { v7 as uuidv7 } from 'uuid'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { storeAttachment } from '#money/chats/server/attachments/store-attachment.ts'
import { sendMessage } from '#money/chats/server/send-message.ts'
import type { Being } from '../being.ts'
import { between, type Teller } from '../teller.ts'
import { drawProof } from './draw-proof.ts'

export async function sendProof(
  teller: Teller,
  { as: user, name, bank }: Being,
  chatId: string,
  amountCentavos: bigint,
): Promise<void> {
  const masked = `•••• ${bank.accountNumber.slice(-4)}`
  const content = await drawProof({
    bankName: bank.bankName.replace(/ \(.*$/, ''),
    from: `${name}, ${masked}`,
    to: 'Sample Company Inc.',
    amount: showPesos(amountCentavos),
    reference: `SAMPLE ${between(teller, 1_000_000, 9_999_999)}`,
    at: shownTime.format(new Date()).replaceAll('\u202f', ' '),
  })
  const attachmentId = uuidv7()
  await storeAttachment(contextOf(teller, user), {
    chatId,
    attachmentId,
    name: `Screenshot_${between(teller, 1_000, 9_999)}.jpg`,
    content: {
      size: content.length,
      start: content.subarray(0, 4_100),
      read: async () => content,
      close: async () => {},
    },
  })
  await sendMessage(user, { chatId, messageId: uuidv7(), content: '', attachmentId })
}

const shownTime = new Intl.DateTimeFormat('en-PH', {
  timeZone: 'Asia/Manila',
  dateStyle: 'medium',
  timeStyle: 'short',
})

/** An upload opens its own transaction; in the story that is the one of everything. */
function contextOf({ ctx: { tx } }: Teller, user: Being['as']) {
  const same = <T>(work: (own: typeof tx) => Promise<T>): Promise<T> => work(tx)
  const { tx: _tx, ...rest } = user
  return { ...rest, database: { transaction: same, read: same } }
}
