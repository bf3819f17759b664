/**
 * The public list of completed withdrawals whose users agreed. Names are masked and amounts rounded
 * here, so that nothing more leaves the server.
 */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { manilaDate } from '#foundation/time/shared/time.ts'
import { findReceiptFacts } from '#money/transactions/server/receipts/receipt-facts.ts'
import { receiptTag } from '#money/transactions/server/receipts/sign-receipt.ts'
import { receiptCode } from '#money/transactions/shared/rules-receipt.ts'
import {
  liveWithdrawalsMax,
  maskPayeeName,
  publicPayoutsMax,
  publicProofsMax,
  type PublicPayout,
  type PublicProof,
} from '../../shared/rules-public.ts'
import { selectPublicPayouts, type PublicPayoutRow } from './consent-store.ts'

export async function listPublicPayouts(
  tx: Transaction,
  limit: number = publicPayoutsMax,
): Promise<PublicPayout[]> {
  const rows = await selectPublicPayouts(tx, 'feed', limit)
  return rows.map((row) => ({
    id: row.id,
    maskedName: maskPayeeName(row.fullName),
    amountFromCentavos: row.fromCentavos,
    channel: channelOf(row),
    completedHour: toHour(row.completedAt),
    sample: row.sample,
  }))
}

/** For the dashboard: signed-in users see no more than the public. */
export async function listLiveWithdrawals({ tx }: ActionContext): Promise<PublicPayout[]> {
  return await listPublicPayouts(tx, liveWithdrawalsMax)
}

/**
 * The code opens the public page that checks the receipt. Only receipts whose owners published them
 * get one.
 */
export async function listPublicProofs({
  tx,
  secrets,
}: Pick<ActionContext, 'tx' | 'secrets'>): Promise<PublicProof[]> {
  const rows = await selectPublicPayouts(tx, 'proof', publicProofsMax)
  const ids = rows.map(({ transactionId }) => transactionId)
  const ends = await findReceiptFacts(tx, ids)
  return rows.map((row) => ({
    id: row.id,
    maskedName: maskPayeeName(row.fullName),
    amountFromCentavos: row.fromCentavos,
    completedOn: new Date(`${manilaDate(row.completedAt)}T00:00:00+08:00`),
    verifyCode: receiptCode(
      row.referenceNumber,
      receiptTag(secrets, row, ends.get(row.transactionId)),
    ),
    sample: row.sample,
  }))
}

export function channelOf({
  channel,
  bankName,
}: Pick<PublicPayoutRow, 'channel' | 'bankName'>): PublicPayout['channel'] {
  return channel === 'named' ? { kind: channel, name: bankName } : { kind: channel }
}

export function toHour(instant: Date): Date {
  return new Date(instant.getTime() - (instant.getTime() % 3_600_000))
}
