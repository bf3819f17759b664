/** Reads deposits as views for screens. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { firstFileSentInChatOf, leftJoinChat } from '#money/chats/server/chats-sql.ts'
import { waitingApprovals } from '#teamwork/approvals/server/approvals-sql.ts'
import type { CompanyAccount, DepositView } from '../shared/contract.ts'
import { effectiveDepositStatus, type DepositStatus } from '../shared/rules.ts'
import { proofInTime } from './store.ts'

type DepositColumns = Omit<DepositView, 'companyAccount' | 'status'> &
  CompanyAccount & { storedStatus: DepositStatus; past: boolean }

const depositSelect = `select t.id as "transactionId", t.transaction_uid as "transactionUid",
    t.reference_number as "referenceNumber", t.amount_centavos as "amountCentavos",
    t.status as "storedStatus", t.status_reason as "statusReason", t.created_at as "createdAt",
    d.expires_at as "expiresAt", d.extensions, d.expires_at <= clock_timestamp() as past,
    ${proofInTime} as "hasProof", ${firstFileSentInChatOf('t.id')} as "proofSentAt",
    c.id as "chatId", ca.id as "companyAccountId",
    exists(select from ${waitingApprovals('deposit')} a where a.subject_id = t.id)
      as "waitsForApproval",
    ca.bank_name as "bankName", ca.account_number as "accountNumber",
    ca.account_name as "accountName", ca.details, ca.active as "takesPayment"
  from transactions t
  join deposits d on d.transaction_id = t.id
  join company_accounts ca on ca.id = d.company_account_id
  ${leftJoinChat('t.id')}`

export async function readDeposit(tx: Transaction, transactionId: string): Promise<DepositView> {
  return viewOf(await tx.row<DepositColumns>(`${depositSelect} where t.id = $1`, [transactionId]))
}

/** With `userId`, only a deposit of that user; null finds any. */
export async function readDepositOfChat(
  tx: Transaction,
  chatId: string,
  userId: string | null,
): Promise<DepositView | null> {
  const found = await tx.maybeRow<DepositColumns>(
    `${depositSelect} where c.id = $1 and ($2::uuid is null or t.user_id = $2)`,
    [chatId, userId],
  )
  return found ? viewOf(found) : null
}

/** The newest deposit that still waits for this user's payment. */
export async function readCurrentDeposit(
  tx: Transaction,
  userId: string,
): Promise<DepositView | null> {
  const found = await tx.maybeRow<DepositColumns>(
    `${depositSelect}
     where d.user_id = $1 and d.deadline_open and t.status = 'pending_payment'
       and d.expires_at > clock_timestamp() and not ${proofInTime}
     order by d.chat_started, d.created_at desc limit 1`,
    [userId],
  )
  return found ? viewOf(found) : null
}

function viewOf({
  storedStatus,
  past,
  companyAccountId,
  bankName,
  accountNumber,
  accountName,
  details,
  ...deposit
}: DepositColumns): DepositView {
  return {
    ...deposit,
    status: effectiveDepositStatus({ status: storedStatus, past, hasProof: deposit.hasProof }),
    companyAccount: { companyAccountId, bankName, accountNumber, accountName, details },
  }
}

interface StoredState {
  transactionId: string
  amountCentavos: bigint
  status: DepositStatus
  hasProof: boolean
}

/** Amount and status of each of these transactions that is a deposit. */
export async function readDepositStates(
  tx: Transaction,
  transactionIds: readonly string[],
): Promise<StoredState[]> {
  const found = await tx.rows<StoredState & { past: boolean }>(
    `select t.id as "transactionId", t.amount_centavos as "amountCentavos", t.status,
       d.expires_at <= clock_timestamp() as past, ${proofInTime} as "hasProof"
     from transactions t join deposits d on d.transaction_id = t.id
     where t.id = any($1::uuid[])`,
    [transactionIds],
  )
  return found.map(({ past, ...deposit }) => ({
    ...deposit,
    status: effectiveDepositStatus({ ...deposit, past }),
  }))
}
