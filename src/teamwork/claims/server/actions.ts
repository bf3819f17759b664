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

export type { ClaimRow } from './store.ts'

export async function listClaims(ctx: ActionContext): Promise<ClaimView[]> {
  const person = staffPersonOf(ctx)
  return (await findClaims(ctx.tx)).map((row) => viewOf(row, person))
}

/**
 * Takes a free claim, or renews the caller's own. Refuses (409) a claim that somebody else holds,
 * with their name.
 */
export async function takeClaim(
  ctx: ActionContext,
  { kind, id }: ClaimSubject,
): Promise<ClaimView> {
  const person = staffPersonOf(ctx)
  const subject = { kind, id }
  const { taken, isNew } = await writeClaim(ctx.tx, subject, person)
  const row = await findClaim(ctx.tx, subject)
  // The holder gave it back between the two statements.
  if (!row) return await takeClaim(ctx, subject)
  if (!taken) refuseTaken(row)
  if (isNew) {
    await deleteOldClaims(ctx.tx)
    publishClaim(ctx.tx, subject)
  }
  return viewOf(row, person)
}

export async function giveClaimBack(
  ctx: ActionContext,
  { kind, id }: ClaimSubject,
): Promise<Record<string, never>> {
  if (await deleteClaim(ctx.tx, { kind, id }, staffPersonOf(ctx)))
    publishClaim(ctx.tx, { kind, id })
  return {}
}

/**
 * Refuses (409) while another admin holds the claim, with their name. Call it after locking the row
 * of the subject. Users and jobs ignore claims.
 */
export async function refuseIfAnotherClaims(
  ctx: ActionContext,
  subject: ClaimSubject,
): Promise<void> {
  refuseAnothersClaim(await findAnothersClaim(ctx, subject))
}

/** For `refuseAnothersClaim`, read together with other things. */
export async function findAnothersClaim(
  ctx: ActionContext,
  subject: ClaimSubject,
): Promise<ClaimRow | null> {
  if (ctx.caller.role !== 'admin') return null
  const row = await findClaim(ctx.tx, subject)
  return row && row.person !== staffPersonOf(ctx) ? row : null
}

/** Refuses (409) with the name of the holder, if there is one. */
export function refuseAnothersClaim(row: ClaimRow | null): void {
  if (row) refuseTaken(row)
}

/** Ends everybody's claim on a subject that is finally decided. */
export async function endClaim(ctx: ActionContext, subject: ClaimSubject): Promise<void> {
  if (await deleteClaim(ctx.tx, subject)) publishClaim(ctx.tx, subject)
}

function refuseTaken({ name }: ClaimRow): never {
  if (name === null) refuse(claimRefusals, 'claimed-by-company-access', { status: 409 })
  refuse(claimRefusals, 'claimed-by-another', { status: 409, figures: { name } })
}

function viewOf({ person, ...row }: ClaimRow, caller: string): ClaimView {
  return { ...row, mine: person === caller }
}

function publishClaim(tx: Transaction, { kind, id }: ClaimSubject): void {
  publish(tx, { topic: 'claims', id: `${kind} ${id}`, to: 'admins' })
}
