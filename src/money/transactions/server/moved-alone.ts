/**
 * The money that one person of the staff moves without a second one, in and out, in 24 hours. A
 * band for each user does not stop somebody who works with many users, so what one person moves,
 * and what the whole staff moves, has a band too. What two people agreed to does not count.
 */
import type { Centavos } from '#foundation/peso/shared/peso.ts'
import { together, type Transaction } from '#foundation/platform/server/database/database.ts'
import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { readCompanySettings } from '#people/company/server/read-settings.ts'
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

/** Any number; each kind of advisory lock has one of its own. */
const lockKey = 7_215_502

/**
 * Makes every other move by one person wait until this transaction ends, so that their sums see
 * each other. Comes after the locks of the user, the transaction and the chat, before the book.
 */
export async function lockMovedAlone(tx: Transaction): Promise<void> {
  await tx.row('select pg_advisory_xact_lock($1) is null as locked', [lockKey])
}

/**
 * The limits of moving money alone: the given limit of this kind of move, then those of the caller
 * and of the whole staff. A decision calls `lockMovedAlone` first; a preview must not, because it
 * would wait for everybody who moves money.
 */
export async function readAloneLimits(ctx: ActionContext, own: AloneLimit): Promise<AloneLimit[]> {
  const [settings, sums] = await together([
    readCompanySettings(ctx.tx),
    readSums(ctx.tx, staffPersonOf(ctx)),
  ])
  const { personDayCentavos, companyDayCentavos } = settings
  return [
    own,
    {
      kind: 'person-day',
      limitCentavos: personDayCentavos,
      leftCentavos: personDayCentavos - sums.personCentavos,
    },
    {
      kind: 'company-day',
      limitCentavos: companyDayCentavos,
      leftCentavos: companyDayCentavos - sums.companyCentavos,
    },
  ]
}

/** Call it in the transaction of the move, after `lockMovedAlone` and `readAloneLimits`. */
export async function recordMovedAlone(ctx: ActionContext, moved: MovedAlone): Promise<void> {
  await ctx.tx.rows(
    `insert into moved_alone (move_id, person, staff_user_id, kind, direction, amount_centavos)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      moved.moveId,
      staffPersonOf(ctx),
      signedInCaller(ctx).userId,
      moved.kind,
      moved.direction,
      moved.amountCentavos,
    ],
  )
}

const withinDay = `m.moved_at > clock_timestamp() - interval '24 hours'`

function readSums(tx: Transaction, person: string) {
  return tx.row<{ personCentavos: Centavos; companyCentavos: Centavos }>(
    `select coalesce(sum(m.amount_centavos) filter (where m.person = $1), 0)::bigint
         as "personCentavos",
       coalesce(sum(m.amount_centavos), 0)::bigint as "companyCentavos"
     from moved_alone m where ${withinDay}`,
    [person],
  )
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
     from moved_alone m where ${withinDay}
     group by m.person, m.staff_user_id order by sum(m.amount_centavos) desc, m.person`,
  )
}
