import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { dayInManila } from '#foundation/platform/server/database/manila-sql.ts'
import { joinUser } from '#people/identity/server/users-sql.ts'
import type { UserStatus } from '#people/identity/shared/rules.ts'
import type { GivenAnswers } from '../../shared/questions.ts'
import { coolingBankingDays } from '../../shared/rules.ts'

export interface RollConsent {
  offerId: string
  planVersionId: string
  termsSha256: string
  /** To the questions of these terms. */
  answers: GivenAnswers
}

/** Null takes it back. The caller has locked the placement. */
export async function writeRollConsent(
  tx: Transaction,
  placementId: string,
  consent: RollConsent | null,
): Promise<void> {
  await tx.row(
    `update placements set roll_consent = $2::jsonb
       || jsonb_build_object('consentedAt', transaction_timestamp())
     where id = $1 returning id`,
    [placementId, consent && JSON.stringify(consent)],
  )
}

export function findRollConsent(tx: Transaction, placementId: string) {
  return tx.maybeRow<RollConsent & { userStatus: UserStatus }>(
    `select p.roll_consent->>'offerId' as "offerId",
       p.roll_consent->>'planVersionId' as "planVersionId",
       p.roll_consent->>'termsSha256' as "termsSha256", p.roll_consent->'answers' as answers,
       u.status as "userStatus"
     from placements p ${joinUser('p.user_id')}
     where p.id = $1 and p.roll_consent is not null`,
    [placementId],
  )
}

/** The offers into which these placements roll, in the order in which they are locked. */
export async function selectRollOffers(
  tx: Transaction,
  placementIds: readonly string[],
): Promise<string[]> {
  const rows = await tx.rows<{ offerId: string }>(
    `select distinct roll_consent->>'offerId' as "offerId" from placements
     where id = any ($1::uuid[]) and roll_consent is not null order by 1`,
    [placementIds],
  )
  return rows.map(({ offerId }) => offerId)
}

/** Of a placement of the user: the days if it is placed again when due, or now if that is past. */
export function findRollDays(
  tx: Transaction,
  { placementId, userId }: { placementId: string; userId: string },
) {
  return tx.maybeRow<{ coolingUntil: Date; startsOn: string }>(
    `select until as "coolingUntil",
       to_char(${dayInManila('until')}, 'YYYY-MM-DD') as "startsOn"
     from placements p,
       banking_day_after(greatest(transaction_timestamp(),
         p.due_on::timestamp at time zone 'Asia/Manila'), $3) as until
     where p.id = $1 and p.user_id = $2`,
    [placementId, userId, coolingBankingDays],
  )
}
