/** A company account, people with wallets, and deposits of theirs, in a test's own database. */
import { v7 as uuidv7 } from 'uuid'
import { sendMessage } from '../src/chats/send-message.ts'
import { addCompanyAccount } from '../src/deposits/company-accounts.ts'
import type { DepositView } from '../src/deposits/contract.ts'
import { startDepositChat } from '../src/deposits/keep-deposit-alive.ts'
import { moveDeposit } from '../src/deposits/move-deposit.ts'
import { requestDeposit } from '../src/deposits/request-deposit.ts'
import type { MoveDeposit } from '../src/deposits/rules.ts'
import { openWallet, readBalance } from '../src/ledger/actions.ts'
import { Refusal } from '../src/platform/refuse.ts'
import { addUser, adminAct, inAct, userAct } from './acts.ts'
import type { TestDatabase } from './database.ts'

export type DepositTown = Awaited<ReturnType<typeof openDepositTown>>

export async function openDepositTown(town: TestDatabase) {
  const details = {
    bankName: 'Sample Bank',
    accountNumber: '1234567890',
    accountName: 'Kaban Sample',
    details: 'Any branch',
  }
  const companyAccountId = await town.database.transaction((tx) =>
    addCompanyAccount(tx, { ...details, sample: true }),
  )
  const [ana, ben] = [await addUser(town, 'admin'), await addUser(town, 'admin')]

  async function addSaver(): Promise<string> {
    const userId = await addUser(town)
    await town.database.transaction((tx) => openWallet(tx, { walletId: userId, sample: true }))
    return userId
  }

  return {
    ...town,
    companyAccountId,
    staff: [ana, ben] as const,
    addSaver,
    request: (
      userId: string,
      amountCentavos = 1_250_050n,
      requestId = uuidv7(),
    ): Promise<DepositView> =>
      inAct(town, userAct(userId), (act) =>
        requestDeposit(act, { requestId, amountCentavos, companyAccountId }),
      ),
    startChat: (userId: string, transactionId: string, chatId = uuidv7()) =>
      inAct(town, userAct(userId), (act) => startDepositChat(act, { transactionId, chatId })),
    /** A picture in the chat, as if it had been uploaded. */
    async sendProof(userId: string, chatId: string, content: string = uuidv7()): Promise<void> {
      const attachmentId = uuidv7()
      await town.asOwner(
        `insert into attachments (id, session_id, owner_id, owner_kind, kind, content_type, file_key, original_name, size_bytes, sha256)
          values ($1, $2, $3, 'user', 'image', 'image/png', $4, 'proof.png', 10, sha256($5::text::bytea))`,
        [attachmentId, chatId, userId, uuidv7(), content],
      )
      await inAct(town, userAct(userId), (act) =>
        sendMessage(act, { chatId, messageId: uuidv7(), content: '', attachmentId }),
      )
    },
    move: (
      staff: string | null,
      transactionId: string,
      to: MoveDeposit['to'],
      more: { moveId?: string; reason?: string } = {},
    ): Promise<DepositView> =>
      inAct(town, adminAct(staff), (act) =>
        moveDeposit(act, {
          transactionId,
          to,
          moveId: more.moveId ?? uuidv7(),
          reason: more.reason,
        }),
      ),
    letTimePass: (transactionId: string, minutes = 31) =>
      town.asOwner(
        `update deposits set expires_at = expires_at - make_interval(mins => $2) where transaction_id = $1`,
        [transactionId, minutes],
      ),
    /** The deadline ends in a moment; what was sent until then was in time. */
    endTimeIn: (transactionId: string, milliseconds = 0) =>
      town.asOwner(
        `update deposits set expires_at = clock_timestamp() + $2 * interval '1 millisecond' where transaction_id = $1`,
        [transactionId, milliseconds],
      ),
    async balance(userId: string): Promise<bigint> {
      return (await town.database.read((tx) => readBalance(tx, userId))).availableCentavos
    },
    async statuses(transactionId: string): Promise<string[]> {
      const found = await town.asOwner<{ status: string }>(
        `select new_status as status from status_history where transaction_id = $1 order by changed_at`,
        [transactionId],
      )
      return found.map(({ status }) => status)
    },
  }
}

/** 'done', or the name of the refusal; anything else is a fault and fails the test. */
export async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'done'
  } catch (error) {
    if (error instanceof Refusal) return error.refusalName
    throw error
  }
}
