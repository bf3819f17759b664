import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { foldedColumn, foldedPattern } from '#foundation/platform/server/database/folded-sql.ts'
import { frozenPlanName } from './placements-sql.ts'

export interface FoundPlacementRow {
  placementId: string
  planName: BilingualText
  principalCentavos: bigint
  /** The last day of the term. */
  dueOn: string
}

/** Placements of the user whose plan has the term in its name, newest first. */
export function findOwnPlacements(
  tx: Transaction,
  userId: string,
  { term, limit }: { term: string; limit: number },
): Promise<FoundPlacementRow[]> {
  return tx.rows<FoundPlacementRow>(
    `select id as "placementId", name as "planName", principal_centavos as "principalCentavos",
       to_char(due_on, 'YYYY-MM-DD') as "dueOn"
     from (select p.*, ${frozenPlanName} as name from placements p where p.user_id = $1) mine
     where ${foldedColumn(`name ->> 'en'`)} like $2
       or ${foldedColumn(`coalesce(name ->> 'fil', '')`)} like $2
     order by created_at desc, id desc limit $3`,
    [userId, foldedPattern(term), limit],
  )
}
