/** SQL of the consents to show a completed withdrawal. */
import { randomUUID } from 'node:crypto'
import type { Centavos } from '#foundation/peso/shared/peso.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { installationIsSample } from '#foundation/platform/server/database/installation-sql.ts'
import { transactionAmountOf } from '#money/transactions/server/transactions-sql.ts'
import { isActivePerson, joinUser } from '#people/identity/server/users-sql.ts'
import type { ConsentKind, PaidWithdrawal, PayoutDisclosure } from '../../shared/rules-public.ts'

const amount = transactionAmountOf('t')

interface DisclosureColumns {
  fromCentavos: Centavos | null
  stepCentavos: Centavos | null
  channel: PayoutDisclosure['channel'] | null
}

export interface ConsentRow extends DisclosureColumns {
  kind: ConsentKind
  step: number
  given: boolean
  madeAt: Date
}

const consentColumns = `kind, step::int as step, given, made_at as "madeAt",
  amount_from_centavos as "fromCentavos", amount_step_centavos as "stepCentavos", channel`

/** The latest step of each kind of consent. */
export function findConsents(tx: Transaction, transactionId: string): Promise<ConsentRow[]> {
  return tx.rows<ConsentRow>(
    `select distinct on (kind) ${consentColumns} from payout_consents
     where transaction_id = $1 and kind <> 'signed-in' order by kind, step desc`,
    [transactionId],
  )
}

export function findPaid(tx: Transaction, transactionId: string) {
  return tx.maybeRow<{ completedAt: Date; bankName: string }>(
    `select h.changed_at as "completedAt", w.bank_name as "bankName"
     from status_history h join withdrawals w on w.transaction_id = h.transaction_id
     where h.transaction_id = $1 and h.new_status = 'completed'`,
    [transactionId],
  )
}

/** The newest paid withdrawals, among which one can hide. The limit keeps the work constant. */
export function findCrowd(tx: Transaction): Promise<PaidWithdrawal[]> {
  return tx.rows<PaidWithdrawal>(
    `select t.user_id as "userId", ${amount} as "amountCentavos",
       w.bank_name as "bankName"
     from transactions t join withdrawals w on w.transaction_id = t.id
     where t.type = 'withdrawal' and t.status = 'completed'
     order by t.created_at desc, t.id desc limit 2000`,
  )
}

export interface NewConsent {
  transactionId: string
  userId: string
  kind: ConsentKind
  step: number
  /** Null when the consent is revoked. */
  disclosure: PayoutDisclosure | null
}

/**
 * The caller has locked the transaction row. The completion time is copied in the database, because
 * a Date is less precise. The id is random, because the public page shows it and a time-based id
 * would reveal more than the hour.
 */
export function insertConsent(
  tx: Transaction,
  { transactionId, userId, kind, step, disclosure }: NewConsent,
) {
  return tx.row<ConsentRow>(
    `insert into payout_consents (id, transaction_id, user_id, kind, step, given, completed_at,
       amount_from_centavos, amount_step_centavos, channel)
     select $1, $2, $3, $4, $5, $6, changed_at, $7, $8, $9 from status_history
     where transaction_id = $2 and new_status = 'completed'
     returning ${consentColumns}`,
    [
      randomUUID(),
      transactionId,
      userId,
      kind,
      step,
      disclosure !== null,
      disclosure?.amount?.fromCentavos ?? null,
      disclosure?.amount?.stepCentavos ?? null,
      disclosure?.channel ?? null,
    ],
  )
}

export interface PublicPayoutRow {
  id: string
  fullName: string
  fromCentavos: Centavos | null
  channel: PayoutDisclosure['channel']
  bankName: string
  completedAt: Date
  sample: boolean
  /** The signed facts of the receipt, from which its code is made. */
  transactionId: string
  transactionUid: string
  referenceNumber: string
  userId: string
  amountCentavos: Centavos
  createdAt: Date
}

/**
 * Reads along the index payout_consents_newest and skips revoked consents. Users who cannot revoke
 * (closed or suspended) are left out.
 */
export function selectPublicPayouts(
  tx: Transaction,
  kind: ConsentKind,
  limit: number,
): Promise<PublicPayoutRow[]> {
  return tx.rows<PublicPayoutRow>(
    `select c.id, u.full_name as "fullName", c.amount_from_centavos as "fromCentavos", c.channel,
       w.bank_name as "bankName", c.completed_at as "completedAt", t.sample,
       t.id as "transactionId", t.transaction_uid as "transactionUid",
       t.reference_number as "referenceNumber", t.user_id as "userId",
       t.amount_centavos as "amountCentavos", t.created_at as "createdAt"
     from payout_consents c
     join transactions t on t.id = c.transaction_id
     join withdrawals w on w.transaction_id = t.id
     ${joinUser('c.user_id')}
     where c.kind = $1 and c.given and t.status = 'completed'
       and ${isActivePerson('u')} and t.sample = ${installationIsSample}
       and not exists (
         select from payout_consents later
         where later.transaction_id = c.transaction_id and later.kind = c.kind
           and later.step > c.step)
     order by c.completed_at desc, c.id desc limit $2`,
    [kind, limit],
  )
}
