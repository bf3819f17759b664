import { joinBilingual } from '#foundation/contract/shared/bilingual.ts'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import type { MailFact } from '#foundation/platform/server/mail/outbox.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import type { Changes } from '#people/activity/shared/rules.ts'
import { mailOtherAdmins, type AdminMail } from '#people/notifications/server/mail-admins.ts'
import { companyRecordTexts } from '../shared/record-words.ts'
import type { GuardedSettings } from '../shared/rules-loosening.ts'
import type { CompanySettings } from '../shared/rules.ts'
import { companyMails } from './mail-words.ts'
import { updateSettings, type CompanySettingsRow } from './store.ts'

/**
 * Writes the settings and records each changed field with its old and new value. A changed band or
 * wait is mailed to the other admins. `agreedTo` names who filed it, when the caller has agreed to
 * it. The caller has locked the settings.
 */
export async function applySettings(
  ctx: ActionContext,
  before: CompanySettingsRow,
  settings: CompanySettings,
  { more = {}, agreedTo }: { more?: Changes } & Pick<AdminMail, 'agreedTo'> = {},
): Promise<CompanySettingsRow> {
  const changes = changesOf(before, settings)
  const after = await updateSettings(ctx.tx, settings)
  const { maintenance } = changes
  const description = maintenance
    ? maintenance.after
      ? companyRecordTexts.maintenanceBegun
      : companyRecordTexts.maintenanceEnded
    : companyRecordTexts.saved
  await recordActivity(ctx, {
    userId: null,
    actionType: 'ADMIN_SETTINGS_CHANGED',
    description,
    subject: { kind: 'company_settings', id: 'company' },
    changes: { ...changes, ...more },
  })
  await mailBandChanges(ctx, before, settings, agreedTo)
  publish(ctx.tx, { topic: 'company', id: 'settings', to: 'everybody' })
  return after
}

export function changesOf(before: CompanySettingsRow, after: CompanySettings): Changes {
  const names = Object.keys(after) as (keyof CompanySettings)[]
  return Object.fromEntries(
    names
      .filter((name) => before[name] !== after[name])
      .map((name) => [name, { before: before[name], after: after[name] }]),
  )
}

const bandMessages = {
  withdrawalApprovalCentavos: companyRecordTexts.withdrawalBand,
  adjustmentApprovalCentavos: companyRecordTexts.adjustmentBand,
  depositApprovalCentavos: companyRecordTexts.depositBand,
  personDayCentavos: companyRecordTexts.personDay,
  companyDayCentavos: companyRecordTexts.companyDay,
}

async function mailBandChanges(
  ctx: ActionContext,
  before: GuardedSettings,
  after: GuardedSettings,
  agreedTo: AdminMail['agreedTo'],
): Promise<void> {
  const { messages, facts } = describeBands(before, after)
  if (messages.length === 0) return
  await mailOtherAdmins(ctx, {
    message: joinBilingual(...messages),
    subject: companyMails.bandsChanged,
    facts,
    linkTo: '/admin/settings',
    ...(agreedTo && { agreedTo }),
  })
}

/** Sentences and facts of a mail about the guarded settings that differ. */
export function describeBands(before: GuardedSettings, after: GuardedSettings) {
  const changed = (Object.keys(bandMessages) as (keyof typeof bandMessages)[]).filter(
    (name) => before[name] !== after[name],
  )
  const messages = changed.map((name) =>
    bandMessages[name](showPesos(before[name]), showPesos(after[name])),
  )
  const facts = changed.map((name): MailFact => [companyMails.names[name], showPesos(after[name])])
  if (before.newAdminHours !== after.newAdminHours) {
    messages.push(companyRecordTexts.newAdminHours(before.newAdminHours, after.newAdminHours))
    facts.push([companyMails.names.newAdminHours, companyMails.hours(after.newAdminHours)])
  }
  if (before.newPayeeHours !== after.newPayeeHours) {
    messages.push(companyRecordTexts.newPayeeHours(before.newPayeeHours, after.newPayeeHours))
    facts.push([companyMails.names.newPayeeHours, companyMails.hours(after.newPayeeHours)])
  }
  return { messages, facts }
}
