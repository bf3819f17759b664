/**
 * Requests that one admin files and another one decides. A request is frozen when it is filed and
 * checked again when it is decided.
 */
import * as z from 'zod/mini'
import { paragraph, uuid } from '#foundation/contract/shared/fields.ts'
import { listPlaceInput } from '#foundation/contract/shared/list-place.ts'
import { approvalList } from './rules-address.ts'

/** A pending request expires after this time. */
export const approvalHours = 48

const hour = 3_600_000
/** Colleagues agree within a morning; after a day it is late. */
export const approvalPatience = { long: 4 * hour, late: 24 * hour }
export const decisionReasonMax = 1000
/** Length of the list of waiting requests, which has no pages. */
export const waitingMax = 100

/** The module of its name carries each kind out; withdrawals do `payee`, pools `income`. */
const approvalKindNames = [
  'deposit',
  'withdrawal',
  'payee',
  'adjustment',
  'investment',
  'income',
  'offer',
  'impair',
] as const
export const approvalKindName = z.enum(approvalKindNames)
export type ApprovalKindName = z.infer<typeof approvalKindName>

/** 'outdated': the subject changed in another way meanwhile. */
const approvalStatuses = [
  'pending',
  'approved',
  'rejected',
  'recalled',
  'expired',
  'outdated',
] as const
export const approvalStatus = z.enum(approvalStatuses)
export type ApprovalStatus = z.infer<typeof approvalStatus>

export const approvalListInput = z.strictObject({ view: approvalList, ...listPlaceInput })
export type ApprovalListInput = z.infer<typeof approvalListInput>

export const approvalIdInput = z.strictObject({ approvalId: uuid })
export type ApprovalIdInput = z.infer<typeof approvalIdInput>

export const approvalRejection = z.strictObject({
  approvalId: uuid,
  reason: paragraph(decisionReasonMax),
})
export type ApprovalRejection = z.infer<typeof approvalRejection>

export const approvalRejectionForm = z.strictObject({ reason: paragraph(decisionReasonMax) })

/**
 * Why this person may not approve the request about the money of `userId`, null for money of the
 * company. Null when they may.
 */
export function judgeChecker(
  checker: { person: string },
  request: { maker: string; userId: string | null },
): 'own-request' | 'own-wallet' | null {
  if (checker.person === request.maker) return 'own-request'
  return checker.person === request.userId ? 'own-wallet' : null
}

export type ApprovalRefusal =
  | 'approval-not-found'
  | 'already-waiting'
  | 'already-decided'
  | 'approval-expired'
  | 'own-request'
  | 'own-wallet'
  | 'not-your-request'
  | 'maker-not-staff'
  | 'checker-not-staff'
  | 'checker-too-new'
  | 'state-changed'
  | 'request-altered'
  | 'reason-required'
