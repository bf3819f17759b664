/**
 * Who of the staff acts, as one person: what one files another has to decide, and what one works on
 * another leaves alone.
 */
import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'

/**
 * Whoever comes in by the company access code: nobody knows who it is, so all its sessions together
 * are one person.
 */
export const companyAccessPerson = 'company-access'

/** The user id of the admin, or `companyAccessPerson`. Only for verbs whose procedure is for admins. */
export function staffPersonOf(ctx: Pick<ActionContext, 'caller'>): string {
  const caller = signedInCaller(ctx)
  if (caller.role !== 'admin')
    throw new Error(`A verb for the staff was called by a ${caller.role}`)
  return caller.userId ?? companyAccessPerson
}
