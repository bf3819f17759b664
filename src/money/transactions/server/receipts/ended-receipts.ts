/** Receipts of ended transactions, as the daily seal holds them. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { TransactionStatus, TransactionType } from '../../shared/rules.ts'
import type { ReceiptFacts } from './receipt-facts.ts'
import { stateEnd, type SignedReceiptFacts } from './sign-receipt.ts'

export interface EndedReceipt {
  transactionId: string
  referenceNumber: string
  type: TransactionType
  status: TransactionStatus
  amountCentavos: bigint
  createdAt: Date
  endedAt: Date
  /** The text that the signature of the receipt signs. */
  signedText: string
  /** When the receipt was frozen, to the microsecond, as PostgreSQL writes it. */
  frozenAt: string
}

type Row = SignedReceiptFacts & Pick<ReceiptFacts, 'type' | 'status' | 'endedAt' | 'digest'>

const select = `select t.id as "transactionId", t.user_id as "userId",
    t.transaction_uid as "transactionUid", t.reference_number as "referenceNumber",
    t.amount_centavos as "amountCentavos", t.created_at as "createdAt",
    f.type, f.status, f.ended_at as "endedAt", f.digest, f.frozen_at::text as "frozenAt"
  from receipt_facts f join transactions t on t.id = f.transaction_id`

/** In the order in which they were frozen, after this one. */
export async function endedReceiptsAfter(
  tx: Transaction,
  { frozenAt, transactionId }: Pick<EndedReceipt, 'frozenAt' | 'transactionId'>,
  limit: number,
): Promise<EndedReceipt[]> {
  const rows = await tx.rows<Row & { frozenAt: string }>(
    `${select} where (f.frozen_at, f.transaction_id) > ($1::timestamptz, $2::uuid)
     order by f.frozen_at, f.transaction_id limit $3`,
    [frozenAt, transactionId, limit],
  )
  return rows.map(endedReceipt)
}

/** By transaction id; one that is gone, or never ended, is missing. */
export async function endedReceiptsOf(
  tx: Transaction,
  transactionIds: readonly string[],
): Promise<Map<string, EndedReceipt>> {
  const rows = await tx.rows<Row & { frozenAt: string }>(
    `${select} where f.transaction_id = any($1::uuid[])`,
    [transactionIds],
  )
  return new Map(rows.map((row) => [row.transactionId, endedReceipt(row)]))
}

function endedReceipt(row: Row & { frozenAt: string }): EndedReceipt {
  const { transactionId, referenceNumber, type, status, amountCentavos, createdAt, endedAt } = row
  return {
    transactionId,
    referenceNumber,
    type,
    status,
    amountCentavos,
    createdAt,
    endedAt,
    signedText: stateEnd(row, row),
    frozenAt: row.frozenAt,
  }
}
