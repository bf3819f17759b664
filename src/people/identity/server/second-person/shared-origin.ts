/**
 * Finds an internet address that two people of the staff used within an hour, and a browser in
 * which both signed in. It proves nothing, so it is shown and recorded only.
 */
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { userIdOf, type SharedOrigin } from '../../shared/second-person/rules.ts'

/** For the activity record. */
export function originChanges({ address, browser }: SharedOrigin) {
  return {
    ...(address ? { sameAddressWithinHour: { before: null, after: true } } : {}),
    ...(browser ? { sameBrowser: { before: null, after: true } } : {}),
  }
}

/**
 * Looks at sign-ins, and at actions from one hour before `since`, at most a week: older traces say
 * little, and the record of months is long. `second` is the caller, who uses the address of this
 * request now.
 */
export async function findSharedOrigin(
  { tx, request }: Pick<ActionContext, 'tx' | 'request'>,
  { first, second, since }: { first: string; second: string; since: Date },
): Promise<SharedOrigin> {
  const from = new Date(since.getTime() - hour)
  return await tx.row<SharedOrigin>(
    `select same_address_within_hour(
         $1, $2, greatest($3, transaction_timestamp() - interval '7 days'), $4) as address,
       exists (
         select from known_devices one join known_devices other using (token_hash)
         where ${isOf('one.user_id', '$5')} and ${isOf('other.user_id', '$6')}
           and $1 <> 'operator') as browser`,
    [first, second, from, request.address.slice(0, 100), userIdOf(first), userIdOf(second)],
  )
}

const hour = 3_600_000

/** Two forms, because "is not distinct from" would use no index. */
const isOf = (column: string, userId: string) =>
  `(${column} = ${userId}::uuid or (${userId}::uuid is null and ${column} is null))`
