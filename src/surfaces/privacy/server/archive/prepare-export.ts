import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { reserveAttempt } from '#people/identity/server/sign-in/rate-limits.ts'
import { notifySecurityEvent } from '#people/safeguards/server/notify-security-event.ts'
import { privacyRecordTexts } from '../../shared/record-words.ts'
import { privacyRefusals } from '../../shared/words.ts'

/**
 * Records that the user is about to download their data and mails them, so that a thief with an
 * open session cannot do it unnoticed. Refuses too-many-exports (429) once the rate limit is
 * reached.
 */
export async function prepareDataExport(ctx: ActionContext): Promise<Record<string, never>> {
  const userId = callerUserId(ctx)
  const seconds = await reserveAttempt(ctx.tx, ['export-user', userId])
  if (seconds !== null)
    refuse(privacyRefusals, 'too-many-exports', {
      status: 429,
      figures: { minutes: String(Math.ceil(seconds / 60)) },
    })
  await recordActivity(ctx, {
    userId,
    actionType: 'DATA_EXPORT',
    description: privacyRecordTexts.exported,
  })
  await notifySecurityEvent(ctx, { userId, event: 'data-exported' })
  return {}
}
