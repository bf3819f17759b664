import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import type { CompanyAccess } from '#people/identity/server/company-access/company-access.ts'
import type { AccessState } from '../shared/rules-access.ts'
import { companyMails } from './mail-words.ts'

type Access = Pick<CompanyAccess, 'open' | 'until'>

export function accessStateOf({ open, until }: Access): AccessState {
  if (!open) return 'off'
  return until ? 'until' : 'on'
}

/** 'on', 'off' or 'on until November 30, 2026 at 05:00 PM'. The record keeps the English one. */
export function accessText({ open, until }: Access): BilingualText {
  if (!open) return companyMails.accessOff
  return until ? companyMails.accessUntil(until) : companyMails.accessOn
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
    changes: { companyAccess: { before: accessText(before).en, after: accessText(after).en } },
  })
  publish(ctx.tx, { topic: 'company', id: 'access', to: 'admins' })
}
