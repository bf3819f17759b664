/** The amount beside a testimonial: chosen by its writer, taken from the book, never typed. */
import type { Centavos } from '#foundation/peso/shared/peso.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { transactionsOfTypes } from '#money/transactions/server/transactions-sql.ts'
import {
  testimonialAmountsMax,
  testimonialConsentVersion,
  type TestimonialAmount,
} from '../shared/rules.ts'

export const depositsAndWithdrawals = transactionsOfTypes([
  'deposit',
  'deposit_initiated',
  'withdrawal',
  'withdrawal_request',
])

export interface AmountColumns {
  /** Signed, as in the wallet; null when none is shown. */
  amountCentavos: Centavos | null
}

/** For queries of testimonials as `t`. */
export const amountColumns = `(
    select m.amount_centavos
    from testimonial_amounts a join ${depositsAndWithdrawals} m on m.id = a.transaction_id
    where a.testimonial_id = t.id and a.taken_back_at is null and m.status = 'completed'
  ) as "amountCentavos"`

export function amountOf({ amountCentavos }: AmountColumns): TestimonialAmount | null {
  if (amountCentavos === null) return null
  return amountCentavos > 0n
    ? { centavos: amountCentavos, direction: 'in' }
    : { centavos: -amountCentavos, direction: 'out' }
}

/** Newest first. */
export function readOwnAmounts(tx: Transaction, userId: string) {
  return tx.rows<{ transactionId: string; requestedAt: Date; amountCentavos: Centavos }>(
    `select m.id as "transactionId", m.created_at as "requestedAt",
       m.amount_centavos as "amountCentavos"
     from ${depositsAndWithdrawals} m where m.user_id = $1 and m.status = 'completed'
     order by m.created_at desc, m.id desc limit $2`,
    [userId, testimonialAmountsMax],
  )
}

/** False when this is no completed deposit or withdrawal of the writer. */
export async function agreeToAmount(
  tx: Transaction,
  { testimonialId, userId }: { testimonialId: string; userId: string },
  transactionId: string,
): Promise<boolean> {
  const agreed = await tx.maybeRow(
    `insert into testimonial_amounts (testimonial_id, transaction_id, consent_version)
     select $1, m.id, $4 from ${depositsAndWithdrawals} m
     where m.id = $2 and m.user_id = $3 and m.status = 'completed' returning transaction_id`,
    [testimonialId, transactionId, userId, testimonialConsentVersion],
  )
  return agreed !== undefined
}

/** False when there is none, or it was taken back before. */
export async function takeBackAmountOf(tx: Transaction, testimonialId: string): Promise<boolean> {
  const taken = await tx.maybeRow(
    `update testimonial_amounts set taken_back_at = clock_timestamp()
     where testimonial_id = $1 and taken_back_at is null returning testimonial_id`,
    [testimonialId],
  )
  return taken !== undefined
}
