import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import type { SubjectKind } from '#people/activity/shared/rules.ts'
import { revealReasonMin } from '../shared/rules-reveal.ts'
import { revealRefusals } from '../shared/words-reveal.ts'

interface Reveal {
  reason: string
  description: BilingualText
  subject: { kind: SubjectKind; id: string }
}

/**
 * Records that the caller looked at a whole account number. The entry goes to the record of the
 * staff member: the user may be under suspicion and can read their own record. Refuses
 * reveal-reason-required.
 */
export async function recordReveal(
  ctx: ActionContext,
  { reason, description, subject }: Reveal,
): Promise<void> {
  if (reason.length < revealReasonMin)
    refuse(revealRefusals, 'reveal-reason-required', { field: 'reason' })
  await recordActivity(ctx, {
    userId: signedInCaller(ctx).userId,
    actionType: 'ADMIN_BANK_NUMBER_REVEALED',
    description,
    subject,
  })
}
