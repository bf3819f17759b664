/**
 * Finds an internet address that two people of the staff used within an hour, and a browser in
 * which both signed in. It proves nothing, so it is shown and recorded only.
 */
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { companyAccessPerson } from '../../shared/rules.ts'
import type { SharedOrigin } from '../../shared/second-person/rules.ts'

/** For the activity record. */
export function originChanges({ address, browser }: SharedOrigin) {
  return {
    ...(address ? { sameAddressWithinHour: { before: null, after: true } } : {}),
    ...(browser ? { sameBrowser: { before: null, after: true } } : {}),
  }
}

/**
 * Looks at sign-ins, and at actions from one hour before `since`. `second` is the caller, who uses
 * the address of this request now.
 */
export async function findSharedOrigin(
  { tx, request }: Pick<ActionContext, 'tx' | 'request'>,
  { first, second, since }: { first: string; second: string; since: Date },
): Promise<SharedOrigin> {
  const from = new Date(since.getTime() - 3_600_000)
  return await tx.row<SharedOrigin>(
    `select same_address_within_hour($1, $2, $3, $4) as address,
       exists (
         select from known_devices one join known_devices other using (token_hash)
         where ${personOf('one.user_id')} = $1 and ${personOf('other.user_id')} = $2) as browser`,
    [first, second, from, request.address.slice(0, 100)],
  )
}

const personOf = (userId: string) => `coalesce(${userId}::text, '${companyAccessPerson}')`
