import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import type { ClaimView } from '../shared/contract.ts'
import type { ClaimSubject } from '../shared/rules.ts'
import { claimRefusals } from '../shared/words.ts'
import {
  deleteClaim,
  deleteOldClaims,
  findClaim,
  findClaims,
  writeClaim,
  type ClaimRow,
} from './store.ts'

export async function listClaims(ctx: ActionContext): Promise<ClaimView[]> {
  const person = staffPersonOf(ctx)
  return (await findClaims(ctx.tx)).map((row) => viewOf(row, person))
}

/**
 * Takes what nobody holds, renews what is one's own; refuses (409) what somebody else holds and
 * says who.
 */
export async function takeClaim(
  ctx: ActionContext,
  { kind, id }: ClaimSubject,
): Promise<ClaimView> {
  const person = staffPersonOf(ctx)
  const subject = { kind, id }
  const { taken, isNew } = await writeClaim(ctx.tx, subject, person)
  const row = await findClaim(ctx.tx, subject)
  // Whoever held it gave it back at this very moment.
  if (!row) return await takeClaim(ctx, subject)
  if (!taken) refuseTaken(row)
  if (isNew) {
    await deleteOldClaims(ctx.tx)
    tellClaim(ctx.tx, subject)
  }
  return viewOf(row, person)
}

export async function giveClaimBack(
  ctx: ActionContext,
  { kind, id }: ClaimSubject,
): Promise<Record<string, never>> {
  if (await deleteClaim(ctx.tx, { kind, id }, staffPersonOf(ctx))) tellClaim(ctx.tx, { kind, id })
  return {}
}

/**
 * For the verb that decides a thing, after it has locked the thing's row: refuses (409) while
 * somebody else of the staff holds its claim, and says who. A thing that nobody holds may be
 * decided; users and jobs have no claims to respect.
 */
export async function refuseIfAnotherClaims(
  ctx: ActionContext,
  subject: ClaimSubject,
): Promise<void> {
  if (ctx.caller.role !== 'admin') return
  const row = await findClaim(ctx.tx, subject)
  if (row && row.person !== staffPersonOf(ctx)) refuseTaken(row)
}

/** The thing is decided for good: nobody works on it any more. */
export async function endClaim(ctx: ActionContext, subject: ClaimSubject): Promise<void> {
  if (await deleteClaim(ctx.tx, subject)) tellClaim(ctx.tx, subject)
}

function refuseTaken({ name }: ClaimRow): never {
  if (name === null) refuse(claimRefusals, 'claimed-by-company-access', { status: 409 })
  refuse(claimRefusals, 'claimed-by-another', { status: 409, figures: { name } })
}

function viewOf({ person, ...row }: ClaimRow, caller: string): ClaimView {
  return { ...row, mine: person === caller }
}

function tellClaim(tx: Transaction, { kind, id }: ClaimSubject): void {
  publish(tx, { topic: 'claims', id: `${kind} ${id}`, to: 'admins' })
}
