/**
 * A move that waits for a second person: what is frozen of it, and what must still be so when it is
 * carried out.
 */
import * as z from 'zod/mini'
import { together, type Transaction } from '#foundation/platform/server/database/database.ts'
import { readBalance } from '#ledger/server/actions.ts'
import {
  lockTransaction,
  refuseTransactionNotFound,
} from '#money/transactions/server/lock-transaction.ts'
import { transactionAmount } from '#money/transactions/shared/transaction-amount.ts'
import { findUser } from '#people/identity/server/actions.ts'
import type { ApprovalKind, ApprovalSnapshot } from '#teamwork/approvals/server/approval-kind.ts'
import { findAdminWithdrawal } from '../reads.ts'
import { lockWithdrawalOwner } from './lock-withdrawal.ts'

const frozen = z.strictObject({
  transactionId: z.string(),
  moveId: z.string(),
  to: z.enum(['approved', 'completed']),
  reason: z.string(),
  /** Null: what stands there stays. */
  notes: z.nullable(z.string()),
  bankReference: z.string(),
})
export type FrozenMove = z.infer<typeof frozen>

/** All but the act itself, which the verb that files it must not know. */
export const frozenMove: Omit<ApprovalKind<FrozenMove>, 'carryOut'> = {
  name: 'withdrawal',
  payload: frozen,
  subject: ({ transactionId }) => ({ kind: 'withdrawal', id: transactionId }),
  async lock(tx, { transactionId }) {
    await together([lockWithdrawalOwner(tx, transactionId), lockTransaction(tx, transactionId)])
  },
  look: snapshotMove,
}

async function snapshotMove(
  tx: Transaction,
  { transactionId, to, reason, notes, bankReference }: FrozenMove,
): Promise<ApprovalSnapshot> {
  const withdrawal = (await findAdminWithdrawal(tx, transactionId)) ?? refuseTransactionNotFound()
  const [owner, before] = await together([
    findUser(tx, withdrawal.userId),
    readBalance(tx, withdrawal.userId),
  ])
  const {
    status,
    statusReason,
    adminNotes,
    amountCentavos,
    referenceNumber,
    bankName,
    accountName,
    accountNumber,
  } = withdrawal
  const paidCentavos = to === 'completed' ? transactionAmount(withdrawal) : 0n
  return {
    state: {
      status,
      statusReason,
      adminNotes,
      bankReference: withdrawal.bankReference,
      amountCentavos,
      bankName,
      accountName,
      accountNumber,
      ownerRole: owner.role,
      ownerStatus: owner.status,
    },
    effect: {
      before,
      after: {
        ...before,
        heldCentavos: before.heldCentavos - paidCentavos,
        postedCentavos: before.postedCentavos - paidCentavos,
      },
      till: 'payouts',
      tillCentavos: paidCentavos,
    },
    details: {
      referenceNumber,
      moveTo: to,
      planName: null,
      placedCentavos: null,
      bankName,
      accountName,
      accountNumber,
      bankReference: bankReference || withdrawal.bankReference,
      reason,
      notes: notes ?? adminNotes,
    },
  }
}
