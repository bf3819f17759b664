import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { userNameOf } from '#people/identity/server/users-sql.ts'
import { noSharedOrigin, type SharedOrigin } from '#people/identity/shared/second-person/rules.ts'
import { looseningHours, type GuardedName } from '../shared/rules-loosening.ts'

/** By column of company_settings, as the database compares them. */
export type ColumnChanges = Record<string, { before: string; after: string }>

export interface LooseningRow {
  changeId: string
  changes: ColumnChanges
  /** A user id, or `companyAccessPerson`. */
  maker: string
  makerName: string | null
  filedAt: Date
  expiresAt: Date
  status: 'pending' | 'approved' | 'rejected' | 'recalled' | 'expired'
  decidedBy: string | null
  /** By the clock of the database. */
  isOver: boolean
}

const columns = `c.id as "changeId", c.changes, c.maker,
  ${userNameOf('c.maker_user_id')} as "makerName", c.filed_at as "filedAt",
  c.expires_at as "expiresAt", c.status, c.decided_by as "decidedBy",
  c.expires_at <= clock_timestamp() as "isOver"`

export const columnOf = (name: GuardedName): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The caller has locked the settings. */
export async function insertLoosening(
  tx: Transaction,
  made: { changes: ColumnChanges; maker: string; makerUserId: string | null },
): Promise<void> {
  await tx.row(
    `insert into settings_changes (changes, maker, maker_user_id, expires_at)
     values ($1, $2, $3, clock_timestamp() + make_interval(hours => $4)) returning id`,
    [JSON.stringify(made.changes), made.maker, made.makerUserId, looseningHours],
  )
}

export function findLoosening(tx: Transaction, changeId: string) {
  return tx.maybeRow<LooseningRow>(`select ${columns} from settings_changes c where c.id = $1`, [
    changeId,
  ])
}

/** Null when nothing waits for a second person. */
export async function findWaitingLoosening(tx: Transaction): Promise<LooseningRow | null> {
  const row = await tx.maybeRow<LooseningRow>(
    `select ${columns} from settings_changes c
     where c.status = 'pending' and c.expires_at > clock_timestamp()`,
  )
  return row ?? null
}

/** Makes room for a new one. The caller has locked the settings. */
export async function expireLoosening(tx: Transaction): Promise<void> {
  await tx.rows(
    `update settings_changes set status = 'expired'
     where status = 'pending' and expires_at <= clock_timestamp()`,
  )
}

/** The caller has locked the settings, and the change is pending. */
export async function endLoosening(
  tx: Transaction,
  changeId: string,
  status: 'approved' | 'rejected' | 'recalled',
  {
    person,
    userId,
    origin = noSharedOrigin,
  }: {
    person: string
    userId: string | null
    origin?: SharedOrigin
  },
): Promise<void> {
  await tx.row(
    `update settings_changes set status = $2, decided_by = $3, decided_by_user_id = $4,
       same_address = $5, same_browser = $6
     where id = $1 returning id`,
    [changeId, status, person, userId, origin.address, origin.browser],
  )
}
