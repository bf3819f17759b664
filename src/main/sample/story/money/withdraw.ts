/** Withdrawals of the story, step by step, at the pace of people and banks. */
import { v7 as uuidv7 } from 'uuid'
import { setPayoutConsent } from '#money/withdrawals/server/consents/payout-consents.ts'
import {
  cancelWithdrawal,
  moveWithdrawal,
} from '#money/withdrawals/server/moves/move-withdrawal.ts'
import { requestWithdrawal } from '#money/withdrawals/server/request-withdrawal.ts'
import type { Being } from '../being.ts'
import { between, later, onDuty, pick, untilStaff, type Teller } from '../teller.ts'
import { agree } from './agree.ts'
import { withdrawalRefusals, type Refusal } from './deposit-words.ts'

const receiptFromCentavos = 12_000_00n

export type WithdrawalEnd = 'paid' | 'cancelled' | Refusal

export async function withdraw(
  teller: Teller,
  { as: user, bank }: Being,
  amountCentavos: bigint,
  end: WithdrawalEnd = 'paid',
): Promise<void> {
  const transactionId = uuidv7()
  await requestWithdrawal(user, { requestId: transactionId, amountCentavos, ...bank })
  if (end === 'cancelled') {
    await later(teller, between(teller, 3, 25))
    await cancelWithdrawal(user, { transactionId, moveId: uuidv7() })
    return
  }
  const staff = onDuty(teller)
  await untilStaff(teller, between(teller, 15, 140), 'bank')
  if (teller.chance() < 0.4) {
    await moveWithdrawal(staff, { transactionId, moveId: uuidv7(), to: 'processing' })
    await untilStaff(teller, between(teller, 10, 90), 'bank')
  }
  const moveId = uuidv7()
  if (end !== 'paid') {
    const reason = pick(teller, withdrawalRefusals[end])
    await moveWithdrawal(staff, { transactionId, moveId, to: end, reason })
    return
  }
  const { waitsForApproval } = await moveWithdrawal(staff, {
    transactionId,
    moveId,
    to: 'completed',
    bankReference: `SAMPLE-${between(teller, 100_000, 999_999)}-${transactionId.slice(-3)}`,
  })
  if (waitsForApproval) await agree(teller, staff, moveId)
  if (teller.chance() < 0.6) {
    await later(teller, between(teller, 20, 200))
    await setPayoutConsent(user, { transactionId, kind: 'feed', given: true })
    // Whoever withdraws much is glad to show it, and publishes the receipt, too.
    if (amountCentavos >= receiptFromCentavos)
      await setPayoutConsent(user, { transactionId, kind: 'proof', given: true })
  }
}
