import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { KeyState } from '#foundation/platform/server/keys/key-ring.ts'

/**
 * The state with what no key opens named as staff know it, and with what to do about each. What is
 * no longer there is left out.
 */
export async function nameSealed(tx: Transaction, state: KeyState): Promise<KeyState> {
  const purposes = state.retired.flatMap(({ unreadable }) => unreadable)
  if (purposes.length === 0) return state
  const rows = await tx.rows<{ purpose: string; name: string }>(
    `select * from (
       select 'authenticator ' || a.id as purpose, case when u.id is null
         then 'the company access (npm run user -- --company-access --remove-authenticator)'
         else u.full_name || ' (npm run user -- --email ' || u.email || ' --remove-authenticator)'
         end as name
       from authenticators a left join users u on u.id = a.owner_id
       union all
       select 'authenticator ' || authenticator_id, full_name || ' (invite ' || email || ' again)'
       from admin_invitations where sealed_secret is not null) sealed
     where purpose = any($1::text[])`,
    [purposes],
  )
  const names = new Map(rows.map(({ purpose, name }) => [purpose, name]))
  const retired = state.retired.map((key) => ({
    ...key,
    unreadable: key.unreadable.flatMap((purpose) => names.get(purpose) ?? []),
  }))
  return { ...state, retired }
}
