import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { userNameOf } from '#people/identity/server/users-sql.ts'
import { noSharedOrigin, type SharedOrigin } from '#people/identity/shared/second-person/rules.ts'
import { approvalHours, type ApprovalKindName, type ApprovalStatus } from '../shared/rules.ts'

export interface ApprovalRow {
  approvalId: string
  kind: ApprovalKindName
  subjectId: string
  /** Null for money of the company. */
  userId: string | null
  amountCentavos: bigint
  payload: string
  payloadHash: string
  stateHash: string
  /** A user id, or `companyAccessPerson`. */
  maker: string
  makerUserId: string | null
  status: ApprovalStatus
  decidedBy: string | null
  filedAt: Date
  /** Whether a pending request has passed its end, by the clock of the database. */
  isOver: boolean
  /** See the contract. */
  allComesBack: boolean
}

/** Of a payload that somebody changed past the application it is false. */
export const allComesBack = `case when a.kind = 'impair' and is_json_object(a.payload)
    then coalesce(a.payload::jsonb ->> 'returned' = a.payload::jsonb ->> 'principal', false)
    else false end as "allComesBack"`

const columns = `a.id as "approvalId", a.kind, a.subject_id as "subjectId", a.user_id as "userId",
  a.amount_centavos as "amountCentavos", a.payload, a.payload_hash as "payloadHash",
  a.state_hash as "stateHash", a.maker, a.maker_user_id as "makerUserId", a.status,
  a.decided_by as "decidedBy", a.filed_at as "filedAt",
  a.status = 'pending' and a.expires_at <= clock_timestamp() as "isOver",
  ${allComesBack}`

export interface InsertedApproval extends Omit<
  ApprovalRow,
  'status' | 'decidedBy' | 'filedAt' | 'isOver' | 'allComesBack'
> {
  state: string
}

/**
 * Returns nothing when the id is taken or another request about the subject is pending. Waits for a
 * concurrent filing.
 */
export function insertApproval(tx: Transaction, made: InsertedApproval) {
  return tx.maybeRow<{ allComesBack: boolean }>(
    `insert into approvals as a (id, kind, subject_id, user_id, amount_centavos, payload,
      payload_hash, state, state_hash, maker, maker_user_id, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11,
       clock_timestamp() + make_interval(hours => $12))
     on conflict do nothing returning ${allComesBack}`,
    [
      made.approvalId,
      made.kind,
      made.subjectId,
      made.userId,
      made.amountCentavos,
      made.payload,
      made.payloadHash,
      made.state,
      made.stateHash,
      made.maker,
      made.makerUserId,
      approvalHours,
    ],
  )
}

export function findApproval(tx: Transaction, approvalId: string) {
  return tx.maybeRow<ApprovalRow>(`select ${columns} from approvals a where a.id = $1`, [
    approvalId,
  ])
}

export function lockApproval(tx: Transaction, approvalId: string) {
  return tx.maybeRow<ApprovalRow>(
    `select ${columns} from approvals a where a.id = $1 for no key update`,
    [approvalId],
  )
}

interface Ending {
  approvalId: string
  status: Exclude<ApprovalStatus, 'pending'>
  /** Null when the request expired or its subject changed. */
  decidedBy: { person: string; userId: string | null } | null
  reason: string
  /** An address or browser of both persons. */
  origin?: SharedOrigin
}

/** The caller has locked the row, which is pending. */
export async function endApproval(
  tx: Transaction,
  { approvalId, status, decidedBy, reason, origin = noSharedOrigin }: Ending,
): Promise<void> {
  await tx.row(
    `update approvals set status = $2, decided_by = $3, decided_by_user_id = $4,
      decision_reason = $5, same_address = $6, same_browser = $7, decided_at = clock_timestamp()
     where id = $1 returning id`,
    [
      approvalId,
      status,
      decidedBy?.person ?? null,
      decidedBy?.userId ?? null,
      reason,
      origin.address,
      origin.browser,
    ],
  )
}

/** Ends the pending requests of these kinds about the subjects. Returns their ids. */
export function outdateApprovalsAbout(
  tx: Transaction,
  { kinds, subjectIds }: { kinds: readonly ApprovalKindName[]; subjectIds: readonly string[] },
) {
  return tx.rows<{ approvalId: string }>(
    `update approvals set status = 'outdated', decided_at = clock_timestamp()
     where kind = any ($1::text[]) and subject_id = any ($2::uuid[]) and status = 'pending'
     returning id as "approvalId"`,
    [kinds, subjectIds],
  )
}

/** Expires an overdue request about the subject, to make room for a new one. Returns it. */
export function expireApprovalAbout(
  tx: Transaction,
  subject: { kind: ApprovalKindName; subjectId: string },
) {
  return tx.maybeRow<ApprovalRow>(
    `update approvals a set status = 'expired', decided_at = clock_timestamp()
     where kind = $1 and subject_id = $2 and status = 'pending' and expires_at <= clock_timestamp()
       returning ${columns}`,
    [subject.kind, subject.subjectId],
  )
}

/** Expires overdue requests, except those that somebody is deciding on now. */
export function expireDueApprovals(tx: Transaction, limit: number) {
  return tx.rows<ApprovalRow>(
    `update approvals a set status = 'expired', decided_at = clock_timestamp() where a.id in
       (select id from approvals where status = 'pending' and expires_at <= clock_timestamp()
         order by expires_at limit $1 for no key update skip locked)
     returning ${columns}`,
    [limit],
  )
}

/** Not one whose time is over: it makes room for the next. */
export function findPendingApproval(
  tx: Transaction,
  subject: { kind: ApprovalKindName; subjectId: string },
) {
  return tx.maybeRow<{ approvalId: string; makerName: string | null; filedAt: Date }>(
    `select a.id as "approvalId", ${userNameOf('a.maker_user_id')} as "makerName",
       a.filed_at as "filedAt"
     from approvals a
     where a.kind = $1 and a.subject_id = $2 and a.status = 'pending'
       and a.expires_at > clock_timestamp()`,
    [subject.kind, subject.subjectId],
  )
}
