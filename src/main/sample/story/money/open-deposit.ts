import { v7 as uuidv7 } from 'uuid'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { markChatRead } from '#money/chats/server/actions.ts'
import { sendMessage } from '#money/chats/server/send-message.ts'
import { startDepositChat } from '#money/deposits/server/moves/user-deposit-moves.ts'
import { requestDeposit } from '#money/deposits/server/request-deposit.ts'
import type { Being } from '../being.ts'
import { between, later, type Teller } from '../teller.ts'

export interface OpenDeposit {
  transactionId: string
  /** The user writes it into the payment. */
  reference: string
  /** The bank's number of the payment. */
  paymentNumber: string
  amountCentavos: bigint
  chatId: string
  say(by: ActionContext, text: string): Promise<void>
}

const depositBanks = ['BDO', 'GCash', 'Maya']

/** Asks for it and opens the chat. `{…}` in what is said is filled in. */
export async function openDeposit(
  teller: Teller,
  { as: user, name, bank }: Being,
  amountCentavos: bigint,
): Promise<OpenDeposit> {
  const transactionId = uuidv7()
  const companyAccount = bank.bankName === 'GCash' ? 1 : bank.bankName === 'Maya' ? 2 : 0
  const companyAccountId = teller.companyAccountIds[companyAccount] ?? null
  const { referenceNumber } = await requestDeposit(user, {
    requestId: transactionId,
    amountCentavos,
    companyAccountId,
  })
  await later(teller, 0.6 + teller.chance())
  const chatId = uuidv7()
  await startDepositChat(user, { transactionId, chatId })
  const paymentNumber = String(between(teller, 100_000_000, 999_999_999))
  const filled: Record<string, string> = {
    amount: showPesos(amountCentavos),
    bank: depositBanks[companyAccount] ?? 'BDO',
    name: name.split(' ')[0] ?? name,
    ref: paymentNumber,
  }
  return {
    transactionId,
    reference: referenceNumber,
    paymentNumber,
    amountCentavos,
    chatId,
    async say(by, text) {
      const content = text.replaceAll(/\{(\w+)\}/g, (_, key: string) => filled[key] ?? '')
      // Older ones count as read anyway.
      if (by.caller.role === 'admin' && isRecent(teller)) await markChatRead(by, { chatId })
      await sendMessage(by, { chatId, messageId: uuidv7(), content })
    },
  }
}

function isRecent({ calendar }: Teller): boolean {
  return Date.now() > calendar.at(1, 0).getTime()
}
