/** SQL of invitations of admins. The database holds only hashes of the tokens in the links. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { isActiveAdmin, userNameOf } from '#people/identity/server/users-sql.ts'
import type { AcceptedInvitation, AdminRow } from '../../shared/invitations/contract.ts'
import {
  endedInvitationsShown,
  invitationHours,
  type InvitationState,
  type NewInvitation,
} from '../../shared/invitations/rules.ts'

export interface Invitation {
  invitationId: string
  fullName: string
  email: string
  /** A person, or 'operator'. */
  invitedBy: string
  invitedAt: Date
  invitedByName: string | null
  linkEndsAt: Date
  mails: number
  state: InvitationState
  userId: string | null
  acceptedAt: Date | null
  endedBy: string | null
  endedByName: string | null
  endedAt: Date | null
  authenticatorId: string | null
  sealedSecret: Buffer | null
}

const select = `select i.id as "invitationId", i.full_name as "fullName", i.email,
    i.invited_by as "invitedBy", i.invited_at as "invitedAt",
    ${userNameOf('i.invited_by_user_id')} as "invitedByName", i.link_ends_at as "linkEndsAt",
    i.mails, i.user_id as "userId", i.accepted_at as "acceptedAt", i.ended_by as "endedBy",
    ${userNameOf('i.ended_by_user_id')} as "endedByName", i.ended_at as "endedAt",
    case when i.state = 'invited' and i.link_ends_at <= clock_timestamp() then 'expired'
      else i.state end as state,
    i.authenticator_id as "authenticatorId", i.sealed_secret as "sealedSecret"
  from admin_invitations i`

/** The open ones, and a few that are over; newest first. */
export function listInvitations(tx: Transaction): Promise<Invitation[]> {
  return tx.rows<Invitation>(
    `${select} where i.state in ('invited', 'waiting') or i.id in (
       select id from admin_invitations where state in ('confirmed', 'revoked')
         and email not like '%@forgotten.invalid'
       order by ended_at desc limit $1)
     order by i.invited_at desc, i.id`,
    [endedInvitationsShown],
  )
}

export function listActiveAdmins(tx: Transaction, ownId: string | null): Promise<AdminRow[]> {
  return tx.rows<AdminRow>(
    `select u.id as "userId", u.full_name as "fullName", u.email,
       coalesce(u.id = $1, false) as own,
       case when u.approves_from > clock_timestamp() then u.approves_from end as "approvesFrom",
       case when u.checked_at is null then (select i.full_name from users i
         where i.id = nullif(nullif(u.invited_by, 'company-access'), 'operator')::uuid
           and ${isActiveAdmin('i')}) end as "oneWith"
     from users u where ${isActiveAdmin('u')} order by u.full_name, u.id`,
    [ownId],
  )
}

export function readInvitation(tx: Transaction, id: string): Promise<Invitation | undefined> {
  return tx.maybeRow<Invitation>(`${select} where i.id = $1`, [id])
}

export function lockInvitation(tx: Transaction, id: string): Promise<Invitation | undefined> {
  return tx.maybeRow<Invitation>(`${select} where i.id = $1 for update of i`, [id])
}

export function findWaitingInvitation(
  tx: Transaction,
  userId: string,
): Promise<Invitation | undefined> {
  return tx.maybeRow<Invitation>(
    `${select} where i.user_id = $1 and i.state = 'waiting' for update of i`,
    [userId],
  )
}

/** Only while the link can be used. */
export function readInvitationByToken(
  tx: Transaction,
  tokenHash: Buffer,
): Promise<Invitation | undefined> {
  return tx.maybeRow<Invitation>(
    `${select} where i.token_hash = $1 and i.state = 'invited'
       and i.link_ends_at > clock_timestamp()`,
    [tokenHash],
  )
}

/**
 * The state of an answered invitation; undefined when the person was confirmed and is no admin any
 * more.
 */
export function readAcceptedByToken(
  tx: Transaction,
  tokenHash: Buffer,
): Promise<AcceptedInvitation | undefined> {
  return tx.maybeRow<AcceptedInvitation>(
    `select i.state, i.state = 'confirmed' and i.ended_by is null as alone,
       case when i.state = 'confirmed' then ${userNameOf('i.ended_by_user_id')}
         end as "confirmedByName",
       case when i.state = 'confirmed' and u.approves_from > clock_timestamp()
         then u.approves_from end as "approvesFrom"
     from admin_invitations i join users u on u.id = i.user_id
     where i.token_hash = $1 and i.accepted_at is not null
       and (i.state in ('waiting', 'revoked') or i.state = 'confirmed' and ${isActiveAdmin('u')})`,
    [tokenHash],
  )
}

/** Returns false when the id is taken, or the email has an open invitation. */
export async function insertInvitation(
  tx: Transaction,
  made: NewInvitation & { by: string; byUserId: string | null; tokenHash: Buffer },
): Promise<boolean> {
  const inserted = await tx.maybeRow(
    `insert into admin_invitations
       (id, full_name, email, invited_by, invited_by_user_id, token_hash, link_ends_at)
     values ($1, $2, $3, $4, $5, $6, clock_timestamp() + make_interval(hours => $7))
     on conflict do nothing returning id`,
    [
      made.invitationId,
      made.fullName,
      made.email,
      made.by,
      made.byUserId,
      made.tokenHash,
      invitationHours,
    ],
  )
  return inserted !== undefined
}

export async function writeNewLink(tx: Transaction, id: string, tokenHash: Buffer): Promise<void> {
  await tx.rows(
    `update admin_invitations set token_hash = $2, mails = mails + 1,
       link_ends_at = clock_timestamp() + make_interval(hours => $3)
     where id = $1`,
    [id, tokenHash, invitationHours],
  )
}

export async function writeDrawnKey(
  tx: Transaction,
  id: string,
  drawn: { authenticatorId: string; sealedSecret: Buffer },
): Promise<void> {
  await tx.rows(
    `update admin_invitations set authenticator_id = $2, sealed_secret = $3 where id = $1`,
    [id, drawn.authenticatorId, drawn.sealedSecret],
  )
}

export async function writeAccepted(tx: Transaction, id: string, userId: string): Promise<void> {
  await tx.rows(
    `update admin_invitations set state = 'waiting', user_id = $2,
       accepted_at = clock_timestamp(), authenticator_id = null, sealed_secret = null
     where id = $1`,
    [id, userId],
  )
}

/** `by` null: nobody had to confirm. */
export async function writeEnded(
  tx: Transaction,
  id: string,
  state: 'confirmed' | 'revoked',
  by: { person: string; userId: string | null } | null,
): Promise<void> {
  await tx.rows(
    `update admin_invitations set state = $2, ended_by = $3, ended_by_user_id = $4,
       ended_at = clock_timestamp(), authenticator_id = null, sealed_secret = null
     where id = $1`,
    [id, state, by?.person ?? null, by?.userId ?? null],
  )
}

/** Whether an admin besides these two could confirm. */
export async function hasThirdAdmin(
  tx: Transaction,
  { invitedBy, userId }: { invitedBy: string; userId: string },
): Promise<boolean> {
  const { found } = await tx.row<{ found: boolean }>(
    `select exists (select from users u where ${isActiveAdmin('u')}
       and u.id::text <> $1 and u.id <> $2) as found`,
    [invitedBy, userId],
  )
  return found
}
