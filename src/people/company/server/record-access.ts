import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { showDateTime } from '#foundation/time/shared/time.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import type { CompanyAccess } from '#people/identity/server/company-access/company-access.ts'
import type { AccessState } from '../shared/rules-access.ts'

type Access = Pick<CompanyAccess, 'open' | 'until'>

export function accessStateOf({ open, until }: Access): AccessState {
  if (!open) return 'off'
  return until ? 'until' : 'on'
}

/** For the record and mails: 'on', 'off' or 'on until November 30, 2026 at 5:00 PM'. */
export function accessText({ open, until }: Access): string {
  if (!open) return 'off'
  return until ? `on until ${showDateTime(until)}` : 'on'
}

/** Records a change of company access and refreshes the consoles that show it. */
export async function recordAccessChange(
  ctx: ActionContext,
  { description, before, after }: { description: BilingualText; before: Access; after: Access },
): Promise<void> {
  await recordActivity(ctx, {
    userId: null,
    actionType: 'ADMIN_COMPANY_ACCESS_CHANGED',
    description,
    subject: { kind: 'company_settings', id: 'company' },
    changes: { companyAccess: { before: accessText(before), after: accessText(after) } },
  })
  publish(ctx.tx, { topic: 'company', id: 'access', to: 'admins' })
}
