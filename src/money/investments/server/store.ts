/** SQL of one investment and its moves. The list is in reads.ts. */
import type { Centavos } from '#foundation/peso/shared/peso.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { userSampleOf } from '#people/identity/server/users-sql.ts'
import type { InvestmentStatus } from '../shared/rules.ts'

export interface InvestmentRow {
  investmentId: string
  userId: string
  tillId: string
  planName: string
  amountCentavos: Centavos
  expectedReturnCentavos: Centavos | null
  status: InvestmentStatus
  payoutCentavos: Centavos | null
  /** Its user placed it in an offer: it follows its placement, and nobody edits it. */
  hasPlacement: boolean
  updatedAt: Date
}

const columns = `id as "investmentId", user_id as "userId", till_id as "tillId",
  plan_name as "planName", amount_centavos as "amountCentavos",
  expected_return_centavos as "expectedReturnCentavos", status,
  payout_centavos as "payoutCentavos", has_placement as "hasPlacement",
  updated_at as "updatedAt"`

export interface StoredInvestment extends Omit<InvestmentRow, 'payoutCentavos' | 'updatedAt'> {
  /** Days in Manila. */
  startDate: string
  endDate: string
}

/** Takes the sample mark from the user. */
export async function insertInvestment(tx: Transaction, made: StoredInvestment): Promise<void> {
  await tx.row(
    `insert into investments (id, user_id, till_id, plan_name, amount_centavos,
      expected_return_centavos, start_date, end_date, status, has_placement, sample)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, ${userSampleOf('$2')}) returning id`,
    [
      made.investmentId,
      made.userId,
      made.tillId,
      made.planName,
      made.amountCentavos,
      made.expectedReturnCentavos,
      made.startDate,
      made.endDate,
      made.status,
      made.hasPlacement,
    ],
  )
}

export function lockInvestmentRow(tx: Transaction, investmentId: string) {
  return tx.maybeRow<InvestmentRow>(
    `select ${columns} from investments where id = $1 for no key update`,
    [investmentId],
  )
}

export type InvestmentChange = Pick<
  InvestmentRow,
  | 'investmentId'
  | 'planName'
  | 'amountCentavos'
  | 'expectedReturnCentavos'
  | 'status'
  | 'payoutCentavos'
>

export async function changeInvestment(tx: Transaction, change: InvestmentChange): Promise<void> {
  await tx.row(
    `update investments
     set plan_name = $2, amount_centavos = $3, expected_return_centavos = $4, status = $5,
       payout_centavos = $6, updated_at = clock_timestamp()
     where id = $1 returning id`,
    [
      change.investmentId,
      change.planName,
      change.amountCentavos,
      change.expectedReturnCentavos,
      change.status,
      change.payoutCentavos,
    ],
  )
}

export interface StoredMove {
  moveId: string
  investmentId: string
  userId: string
  changedByUserId: string | null
  previousStatus: InvestmentStatus | null
  newStatus: InvestmentStatus
  walletCentavos: Centavos
  reason: string
  notes: string
  requestHash: string
}

/** False when the move id is taken. */
export async function insertMove(tx: Transaction, made: StoredMove): Promise<boolean> {
  const inserted = await tx.maybeRow(
    `insert into investment_moves (id, investment_id, user_id, changed_by_user_id, previous_status,
      new_status, wallet_centavos, reason, notes, request_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing returning id`,
    [
      made.moveId,
      made.investmentId,
      made.userId,
      made.changedByUserId,
      made.previousStatus,
      made.newStatus,
      made.walletCentavos,
      made.reason,
      made.notes,
      made.requestHash,
    ],
  )
  return inserted !== undefined
}

/** Terms of many began at once: by a job, and without money. */
export async function insertBegunMoves(
  tx: Transaction,
  begun: readonly { moveId: string; investmentId: string; userId: string }[],
  requestHash: string,
): Promise<void> {
  await tx.rows(
    `insert into investment_moves (id, investment_id, user_id, previous_status, new_status,
      wallet_centavos, reason, notes, request_hash)
     select m.id, m.investment_id, m.user_id, 'pending', 'active', 0, '', '', $4
     from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as m (id, investment_id, user_id)`,
    [
      begun.map(({ moveId }) => moveId),
      begun.map(({ investmentId }) => investmentId),
      begun.map(({ userId }) => userId),
      requestHash,
    ],
  )
}

export function findMove(tx: Transaction, moveId: string) {
  return tx.maybeRow<{ investmentId: string; requestHash: string }>(
    `select investment_id as "investmentId", request_hash as "requestHash"
     from investment_moves where id = $1`,
    [moveId],
  )
}

export async function isSampleUser(tx: Transaction, userId: string): Promise<boolean> {
  const { sample } = await tx.row<{ sample: boolean }>(
    `select ${userSampleOf('$1::uuid')} as sample`,
    [userId],
  )
  return sample
}
