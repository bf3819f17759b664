import { joinBilingual } from '#foundation/contract/shared/bilingual.ts'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import type { MailFact } from '#foundation/platform/server/mail/outbox.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import type { Changes } from '#people/activity/shared/rules.ts'
import { mailOtherAdmins } from '#people/notifications/server/mail-admins.ts'
import { judgeWording } from '#people/wording/shared/rules.ts'
import { wordingFindings } from '#people/wording/shared/words.ts'
import type { SettingsView } from '../shared/contract.ts'
import { companyRecordTexts } from '../shared/record-words.ts'
import { areLimitsInOrder, type SettingsSave } from '../shared/rules-settings.ts'
import { companyFactsOf, type CompanyFacts, type CompanySettings } from '../shared/rules.ts'
import { companyRefusals } from '../shared/words.ts'
import { companyMails } from './mail-words.ts'
import { findSettings, lockSettings, updateSettings, type CompanySettingsRow } from './store.ts'

export async function readCompanyFacts(ctx: ActionContext): Promise<CompanyFacts> {
  return companyFactsOf(await findSettings(ctx.tx))
}

export async function readCompanySettingsView(ctx: ActionContext): Promise<SettingsView> {
  return viewOf(ctx, await findSettings(ctx.tx))
}

/**
 * Saves the settings and records each changed field with its old and new value. A changed approval
 * band or wait of new admins is mailed to the other admins. Saving the same settings again changes
 * nothing and succeeds. Refuses: limits-crossed, settings-changed (409) when a colleague saved
 * meanwhile, and the wording findings in public texts.
 */
export async function saveCompanySettings(
  ctx: ActionContext,
  { settings: sent, versionSeen }: SettingsSave,
): Promise<SettingsView> {
  if (!areLimitsInOrder(sent))
    refuse(companyRefusals, 'limits-crossed', { field: 'maximumWithdrawalCentavos' })
  const before = await lockSettings(ctx.tx)
  const settings = withUnsent(before, sent)
  const changes = changesOf(before, settings)
  if (Object.keys(changes).length === 0) return viewOf(ctx, before)
  if (before.version !== versionSeen) refuse(companyRefusals, 'settings-changed', { status: 409 })
  refuseWordingFindings(changes, settings)
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
    changes,
  })
  await mailBandChanges(ctx, before, settings)
  publish(ctx.tx, { topic: 'company', id: 'settings', to: 'everybody' })
  return viewOf(ctx, after)
}

/** Shown on every public page and in mails, without a second person who has read them. */
const publicTexts = [
  'siteName',
  'supportPhone',
  'businessHours',
  'maintenanceMessage',
  'mailSenderName',
] as const

/**
 * Judges only changed texts. Refuses marked figures too: settings have no second person who could
 * confirm having read them.
 */
function refuseWordingFindings(changes: Changes, settings: CompanySettings): void {
  const texts = publicTexts
    .filter((name) => changes[name])
    .map((name) => ({ field: name, text: settings[name] }))
  const { refusals, marks } = judgeWording(texts, { hasSource: false })
  const [first] = [...refusals, ...marks]
  if (first) refuse(wordingFindings, first.name, first)
}

/** A page of the version before sends fewer settings: the others stay. */
function withUnsent(
  { version: _version, updatedAt: _updatedAt, ...before }: CompanySettingsRow,
  sent: SettingsSave['settings'],
): CompanySettings {
  return {
    ...sent,
    depositApprovalCentavos: sent.depositApprovalCentavos ?? before.depositApprovalCentavos,
    personDayCentavos: sent.personDayCentavos ?? before.personDayCentavos,
    companyDayCentavos: sent.companyDayCentavos ?? before.companyDayCentavos,
    newPayeeHours: sent.newPayeeHours ?? before.newPayeeHours,
  }
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
  before: CompanySettingsRow,
  after: CompanySettings,
): Promise<void> {
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
  if (messages.length === 0) return
  await mailOtherAdmins(ctx, {
    message: joinBilingual(...messages),
    subject: companyMails.bandsChanged,
    facts,
    linkTo: '/admin/settings',
  })
}

function changesOf(before: CompanySettingsRow, after: CompanySettings): Changes {
  const names = Object.keys(after) as (keyof CompanySettings)[]
  return Object.fromEntries(
    names
      .filter((name) => before[name] !== after[name])
      .map((name) => [name, { before: before[name], after: after[name] }]),
  )
}

function viewOf(
  ctx: ActionContext,
  { version, updatedAt, ...settings }: CompanySettingsRow,
): SettingsView {
  return { settings, version, updatedAt, stepUpOfEnvironment: ctx.settings.stepUpCentavos }
}
