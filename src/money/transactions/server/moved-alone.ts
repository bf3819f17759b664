/**
 * The money that one person of the staff moves without a second one, in and out, in 24 hours. A
 * band for each user does not stop somebody who works with many users, so what one person moves,
 * and what the whole staff moves, has a band too. What two people agreed to does not count.
 */
import type { Centavos } from '#foundation/peso/shared/peso.ts'
import { together, type Transaction } from '#foundation/platform/server/database/database.ts'
import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { readCompanySettings } from '#people/company/server/read-settings.ts'
import type { CompanySettings } from '#people/company/shared/rules.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import { userNameOf } from '#people/identity/server/users-sql.ts'
import type { AloneLimit } from '../shared/rules-alone.ts'

interface MovedAlone {
  /** The key of the move: the same move counts once. */
  moveId: string
  kind: 'deposit' | 'withdrawal' | 'adjustment' | 'investment'
  /** Into a wallet or out of it. */
  direction: 'in' | 'out'
  amountCentavos: Centavos
}

/** Recorded by this transaction, and not written yet. */
const recorded = new WeakMap<Transaction, Centavos>()

/**
 * The limits of moving money alone: the given limit of this kind of move, then those of the caller
 * and of the whole staff. Others may move money meanwhile: `recordMovedAlone` judges again.
 */
export async function readAloneLimits(ctx: ActionContext, own: AloneLimit): Promise<AloneLimit[]> {
  const [settings, sums] = await together([readCompanySettings(ctx.tx), readDaySums(ctx)])
  return [own, ...dayLimits(settings, sums)]
}

/** Sums of 24 hours, in centavos. */
export interface DaySums {
  /** By the caller. */
  personCentavos: Centavos
  companyCentavos: Centavos
}

/** The limits that every kind of move has, for who has read both already. */
export function dayLimits(
  { personDayCentavos, companyDayCentavos }: CompanySettings,
  { personCentavos, companyCentavos }: DaySums,
): AloneLimit[] {
  return [
    {
      kind: 'person-day',
      limitCentavos: personDayCentavos,
      leftCentavos: personDayCentavos - personCentavos,
    },
    {
      kind: 'company-day',
      limitCentavos: companyDayCentavos,
      leftCentavos: companyDayCentavos - companyCentavos,
    },
  ]
}

/** With what this transaction has recorded. */
export async function readDaySums(ctx: ActionContext): Promise<DaySums> {
  const { personCentavos, companyCentavos } = await ctx.tx.row<DaySums>(
    `select person_centavos as "personCentavos", company_centavos as "companyCentavos"
     from moved_alone_of_a_day($1)`,
    [staffPersonOf(ctx)],
  )
  const here = recorded.get(ctx.tx) ?? 0n
  return { personCentavos: personCentavos + here, companyCentavos: companyCentavos + here }
}

/**
 * Counts a move that `readAloneLimits` allowed, in its transaction, once nothing refuses it any
 * more. It is written right before the commit, because from there on every other move by one person
 * waits. The transaction starts over when, together with what others moved since, it is above a
 * limit.
 */
export function recordMovedAlone(ctx: ActionContext, moved: MovedAlone): void {
  const { tx } = ctx
  const [person, { userId }] = [staffPersonOf(ctx), signedInCaller(ctx)]
  recorded.set(tx, (recorded.get(tx) ?? 0n) + moved.amountCentavos)
  tx.beforeCommit(() => {
    recorded.delete(tx)
    return tx.rows('select count_moved_alone($1, $2, $3, $4, $5, $6)', [
      moved.moveId,
      person,
      userId,
      moved.kind,
      moved.direction,
      moved.amountCentavos,
    ])
  })
}

export interface PersonMovedAlone {
  /** Null for company access. */
  name: string | null
  inCentavos: Centavos
  outCentavos: Centavos
}

/** Everybody who moved something alone within 24 hours; who moved most comes first. */
export function readMovedAlone(tx: Transaction): Promise<PersonMovedAlone[]> {
  return tx.rows<PersonMovedAlone>(
    `select ${userNameOf('m.staff_user_id')} as name,
       coalesce(sum(m.amount_centavos) filter (where m.direction = 'in'), 0)::bigint
         as "inCentavos",
       coalesce(sum(m.amount_centavos) filter (where m.direction = 'out'), 0)::bigint
         as "outCentavos"
     from moved_alone m where m.moved_at > statement_timestamp() - interval '24 hours'
     group by m.person, m.staff_user_id order by sum(m.amount_centavos) desc, m.person`,
  )
}
