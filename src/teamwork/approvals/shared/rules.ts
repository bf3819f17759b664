/**
 * What one person of the staff files and another has to agree with. A request is frozen when it is
 * filed; it is checked again when it is decided, and it never decides itself.
 */
import * as z from 'zod/mini'
import { paragraph, uuid } from '#foundation/contract/shared/fields.ts'
import { listPlaceInput, listPlaceSearch } from '#foundation/contract/shared/list-place.ts'

/** A request that nobody decided for so long ends. */
export const approvalHours = 48
export const decisionReasonMax = 1000
/** What waits is shown whole, up to so many. */
export const waitingMax = 100

/** What can be asked for; each is carried out by the room that it is about. */
export const approvalKindNames = ['withdrawal', 'adjustment', 'investment'] as const
export const approvalKindName = z.enum(approvalKindNames)
export type ApprovalKindName = z.infer<typeof approvalKindName>

/** 'outdated': what it was about went another way meanwhile. */
export const approvalStatuses = [
  'pending',
  'approved',
  'rejected',
  'recalled',
  'expired',
  'outdated',
] as const
export const approvalStatus = z.enum(approvalStatuses)
export type ApprovalStatus = z.infer<typeof approvalStatus>

/**
 * 'waiting': what waits for the one who asks; 'mine': what they filed; 'decided': what anybody's
 * came to.
 */
export const approvalViews = ['waiting', 'mine', 'decided'] as const
export const approvalView = z.enum(approvalViews)
export type ApprovalView = z.infer<typeof approvalView>

/** The state of the inbox, as it stands in its address. */
export const approvalSearch = z.object({
  view: z.catch(z.optional(approvalView), undefined),
  open: z.catch(z.optional(uuid), undefined),
  ...listPlaceSearch,
})
export type ApprovalSearch = z.infer<typeof approvalSearch>

export const approvalListInput = z.strictObject({ view: approvalView, ...listPlaceInput })
export type ApprovalListInput = z.infer<typeof approvalListInput>

export const approvalNamed = z.strictObject({ approvalId: uuid })
export type ApprovalNamed = z.infer<typeof approvalNamed>

export const rejection = z.strictObject({ approvalId: uuid, reason: paragraph(decisionReasonMax) })
export type Rejection = z.infer<typeof rejection>

export const rejectionForm = z.strictObject({ reason: paragraph(decisionReasonMax) })

/**
 * What stands in the way of agreeing, before anything about the thing itself is looked at: `userId`
 * is whose money it is. In the order in which it is told.
 */
export function judgeChecker(
  checker: { person: string },
  request: { maker: string; userId: string },
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
