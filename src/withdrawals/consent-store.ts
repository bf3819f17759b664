/** SQL of the consents to show a completed withdrawal. */
import { v7 as uuidv7 } from 'uuid'
import type { Centavos } from '../peso/peso.ts'
import type { Transaction } from '../platform/database.ts'

export interface ConsentRow {
  step: number
  given: boolean
  madeAt: Date
}

/** The last step; undefined when nobody ever said anything. */
export function findConsent(tx: Transaction, transactionId: string) {
  return tx.maybeRow<ConsentRow>(
    `select step::int as step, given, made_at as "madeAt" from payout_consents where transaction_id = $1 order by step desc limit 1`,
    [transactionId],
  )
}

export function findCompletedAt(tx: Transaction, transactionId: string) {
  return tx.maybeRow<{ completedAt: Date }>(
    `select changed_at as "completedAt" from status_history where transaction_id = $1 and new_status = 'completed'`,
    [transactionId],
  )
}

/** The caller holds the lock of the transaction row. The time is copied in the database, where it is finer than a Date. */
export function insertConsent(tx: Transaction, made: { transactionId: string; userId: string; step: number; given: boolean }) {
  return tx.row<ConsentRow>(
    `insert into payout_consents (id, transaction_id, user_id, step, given, completed_at)
     select $1, $2, $3, $4, $5, changed_at from status_history where transaction_id = $2 and new_status = 'completed'
     returning step::int as step, given, made_at as "madeAt"`,
    [uuidv7(), made.transactionId, made.userId, made.step, made.given],
  )
}

export interface ShownRow {
  id: string
  fullName: string
  amountCentavos: Centavos
  completedAt: Date
  sample: boolean
}

/** Along payout_consents_newest; one that was revoked since is passed over. Nobody is shown who cannot revoke: closed or suspended. */
export function newestShown(tx: Transaction, limit: number): Promise<ShownRow[]> {
  return tx.rows<ShownRow>(
    `select c.id, u.full_name as "fullName", t.amount_centavos as "amountCentavos", date_trunc('minute', c.completed_at) as "completedAt", t.sample
     from payout_consents c join transactions t on t.id = c.transaction_id join users u on u.id = c.user_id
     where c.given and t.status = 'completed' and u.status = 'active' and u.closed_at is null
       and not exists (select from payout_consents l where l.transaction_id = c.transaction_id and l.step > c.step)
     order by c.completed_at desc, c.id desc limit $1`,
    [limit],
  )
}
