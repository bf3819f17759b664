/** SQL of quotes for leaving early, and of leaving. */
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { Centavos } from '#foundation/peso/shared/peso.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { todayInManila } from '#foundation/platform/server/database/manila-sql.ts'
import { joinInvestment } from '#money/investments/server/investments-sql.ts'
import type { PlacementState } from '../../shared/states.ts'

export interface LeavingPlacement {
  placementId: string
  userId: string
  tillId: string
  planName: BilingualText
  state: PlacementState
  principalCentavos: Centavos
  /** Null: the offer allows no early exit. */
  exitBasisPoints: number | null
  /** Its day has come, whether the job has seen it or not. */
  hasMatured: boolean
}

const columns = `p.id as "placementId", p.user_id as "userId", i.till_id as "tillId",
  t.terms::jsonb -> 'plan' -> 'name' as "planName", p.state,
  p.principal_centavos as "principalCentavos",
  (t.terms::jsonb -> 'offer' ->> 'earlyExitBasisPoints')::integer as "exitBasisPoints",
  p.due_on <= ${todayInManila} as "hasMatured"`

/** Of this user; locked, so that it cannot mature meanwhile. */
export function lockOwnPlacement(tx: Transaction, placementId: string, userId: string) {
  return tx.maybeRow<LeavingPlacement>(
    `select ${columns} from placements p ${joinInvestment('p.id')}
     join placement_terms t on t.sha256 = p.terms_sha256
     where p.id = $1 and p.user_id = $2 for no key update of p`,
    [placementId, userId],
  )
}

export interface StoredQuote {
  quoteId: string
  placementId: string
  userId: string
  principalCentavos: Centavos
  feeCentavos: Centavos
  netCentavos: Centavos
  validUntil: Date
  isOver: boolean
}

/** Does nothing when the id is taken. The database sets until when it is good. */
export async function insertQuote(
  tx: Transaction,
  made: Omit<StoredQuote, 'validUntil' | 'isOver'>,
): Promise<void> {
  await tx.rows(
    `insert into exit_quotes
       (id, placement_id, user_id, principal_centavos, fee_centavos, net_centavos)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [
      made.quoteId,
      made.placementId,
      made.userId,
      made.principalCentavos,
      made.feeCentavos,
      made.netCentavos,
    ],
  )
}

export function findQuote(tx: Transaction, quoteId: string) {
  return tx.maybeRow<StoredQuote>(
    `select id as "quoteId", placement_id as "placementId", user_id as "userId",
       principal_centavos as "principalCentavos", fee_centavos as "feeCentavos",
       net_centavos as "netCentavos", expires_at as "validUntil",
       expires_at <= transaction_timestamp() as "isOver"
     from exit_quotes where id = $1`,
    [quoteId],
  )
}
