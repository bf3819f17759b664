/**
 * Loosening what guards two people and new payees: one person files it, another agrees. Locks: the
 * two persons, the settings, the filed change.
 */
import { joinBilingual } from '#foundation/contract/shared/bilingual.ts'
import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { sendMail } from '#foundation/platform/server/mail/outbox.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { findUser } from '#people/identity/server/actions.ts'
import {
  requireSecondPerson,
  sharePair,
} from '#people/identity/server/second-person/second-person.ts'
import { originChanges } from '#people/identity/server/second-person/shared-origin.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import type { ModuleObstacle } from '#people/identity/shared/second-person/rules.ts'
import { mailOtherAdmins } from '#people/notifications/server/mail-admins.ts'
import { notificationRecordTexts } from '#people/notifications/shared/record-words.ts'
import type { SettingsView } from '../shared/contract.ts'
import { companyRecordTexts } from '../shared/record-words.ts'
import {
  guardedNames,
  loosenedNames,
  type GuardedSettings,
  type LooseningIdInput,
  type LooseningRejection,
} from '../shared/rules-loosening.ts'
import { looseningRefusals } from '../shared/words-loosening.ts'
import { applySettings, describeBands } from './apply-settings.ts'
import {
  columnOf,
  endLoosening,
  expireLoosening,
  findLoosening,
  findWaitingLoosening,
  insertLoosening,
  type ColumnChanges,
  type LooseningRow,
} from './loosening-store.ts'
import { companyMails } from './mail-words.ts'
import { viewOf } from './settings-view.ts'
import { lockSettings, type CompanySettingsRow } from './store.ts'

/** Whether the caller's own waiting change is this one. The caller has locked the settings. */
export async function isFiledByCaller(
  ctx: ActionContext,
  before: GuardedSettings,
  wanted: GuardedSettings,
): Promise<boolean> {
  const waiting = await findWaitingLoosening(ctx.tx)
  return (
    waiting?.maker === staffPersonOf(ctx) && isSame(waiting.changes, columnChanges(before, wanted))
  )
}

/** Refuses loosening-waits (409) while another change waits. */
export async function fileLoosening(
  ctx: ActionContext,
  before: GuardedSettings,
  wanted: GuardedSettings,
): Promise<void> {
  const waiting = await findWaitingLoosening(ctx.tx)
  if (waiting)
    refuse(looseningRefusals, 'loosening-waits', {
      status: 409,
      figures: { by: waiting.makerName ?? '' },
    })
  await expireLoosening(ctx.tx)
  const changes = columnChanges(before, wanted)
  const { userId: makerUserId } = signedInCaller(ctx)
  await insertLoosening(ctx.tx, { changes, maker: staffPersonOf(ctx), makerUserId })
  await recordLoosening(ctx, 'filed', changes)
  const { messages, facts } = describeBands(before, withChanges(before, changes))
  await mailOtherAdmins(ctx, {
    message: joinBilingual(companyRecordTexts.looseningMail, ...messages),
    subject: companyMails.looseningFiled,
    facts,
    linkTo: '/admin/settings',
    filed: true,
  })
}

/**
 * Agrees to the change and saves it. A second call by the same person succeeds. Refuses:
 * loosening-gone (404), loosening-decided, loosening-over and loosening-outdated (409), and what
 * requireSecondPerson refuses.
 */
export async function approveLoosening(
  ctx: ActionContext,
  { changeId }: LooseningIdInput,
): Promise<SettingsView> {
  const { tx } = ctx
  const person = staffPersonOf(ctx)
  const { maker } = await findOrRefuse(ctx, changeId)
  await sharePair(tx, maker, person)
  const before = await lockSettings(tx)
  const row = await findOrRefuse(ctx, changeId)
  if (row.status === 'approved' && row.decidedBy === person) return await viewOf(ctx, before)
  checkWaiting(row)
  const origin = await requireSecondPerson(
    ctx,
    { first: maker, madeAt: row.filedAt },
    refuseLoosening,
  )
  for (const name of guardedNames) {
    const change = row.changes[columnOf(name)]
    if (change && change.before !== String(before[name]))
      refuse(looseningRefusals, 'loosening-outdated', { status: 409 })
  }
  const { userId } = signedInCaller(ctx)
  await endLoosening(tx, changeId, 'approved', { person, userId, origin })
  const { version: _version, updatedAt: _updatedAt, ...settings } = before
  const after = await applySettings(
    ctx,
    before,
    { ...settings, ...withChanges(before, row.changes) },
    { more: originChanges(origin), agreedTo: { makerName: row.makerName } },
  )
  return await viewOf(ctx, after)
}

/**
 * Rejecting only stops something, so it takes another person and no more. The record keeps the
 * reason, and the maker gets it by mail.
 */
export async function rejectLoosening(
  ctx: ActionContext,
  { changeId, reason }: LooseningRejection,
): Promise<SettingsView> {
  const person = staffPersonOf(ctx)
  const { settings, row } = await lockWaiting(ctx, changeId, 'rejected')
  if (row.maker === person) refuse(looseningRefusals, 'loosening-own', { status: 403 })
  if (row.status === 'pending') await mailRejected(ctx, row, reason)
  return await end(ctx, row, 'rejected', settings, reason)
}

/** To nobody for company access: nobody knows who used it. */
async function mailRejected(
  ctx: ActionContext,
  { maker, makerName }: LooseningRow,
  reason: string,
): Promise<void> {
  if (makerName === null) return
  const { userId } = signedInCaller(ctx)
  const { rejected } = companyMails
  const decidedBy =
    userId === null ? companyMails.access : (await findUser(ctx.tx, userId)).fullName
  const { email, fullName } = await findUser(ctx.tx, maker)
  await sendMail(ctx.tx, {
    to: email,
    userId: maker,
    kind: 'admin_news',
    subject: rejected.subject,
    content: {
      greeting: notificationRecordTexts.greeting(fullName),
      paragraphs: [rejected.message],
      facts: [
        [rejected.by, decidedBy],
        [rejected.reason, reason],
      ],
      action: { label: rejected.action, path: '/admin/settings' },
    },
  })
}

/** The maker takes it back. */
export async function recallLoosening(
  ctx: ActionContext,
  { changeId }: LooseningIdInput,
): Promise<SettingsView> {
  const { settings, row } = await lockWaiting(ctx, changeId, 'recalled')
  if (row.maker !== staffPersonOf(ctx))
    refuse(looseningRefusals, 'loosening-not-own', { status: 403 })
  return await end(ctx, row, 'recalled', settings)
}

async function lockWaiting(
  ctx: ActionContext,
  changeId: string,
  again: LooseningRow['status'],
): Promise<{ settings: CompanySettingsRow; row: LooseningRow }> {
  const settings = await lockSettings(ctx.tx)
  const row = await findOrRefuse(ctx, changeId)
  // The same call again succeeds.
  if (row.status !== again || row.decidedBy !== staffPersonOf(ctx)) checkWaiting(row)
  return { settings, row }
}

async function end(
  ctx: ActionContext,
  { changeId, changes, status }: LooseningRow,
  ending: 'rejected' | 'recalled',
  settings: CompanySettingsRow,
  reason = '',
): Promise<SettingsView> {
  if (status !== ending) {
    const { userId } = signedInCaller(ctx)
    await endLoosening(ctx.tx, changeId, ending, { person: staffPersonOf(ctx), userId })
    await recordLoosening(ctx, ending, changes, reason)
  }
  return await viewOf(ctx, settings)
}

async function findOrRefuse(ctx: ActionContext, changeId: string): Promise<LooseningRow> {
  return (
    (await findLoosening(ctx.tx, changeId)) ??
    refuse(looseningRefusals, 'loosening-gone', { status: 404 })
  )
}

function checkWaiting({ status, isOver }: LooseningRow): void {
  if (status === 'expired' || (status === 'pending' && isOver))
    refuse(looseningRefusals, 'loosening-over', { status: 409 })
  if (status !== 'pending') refuse(looseningRefusals, 'loosening-decided', { status: 409 })
}

/** The words of this module for obstacles of the two persons. */
function refuseLoosening(obstacle: ModuleObstacle): never {
  if (obstacle === 'same-person') refuse(looseningRefusals, 'loosening-own', { status: 403 })
  refuse(looseningRefusals, 'loosening-not-two', { status: 403 })
}

async function recordLoosening(
  ctx: ActionContext,
  step: 'filed' | 'rejected' | 'recalled',
  changes: ColumnChanges,
  reason = '',
): Promise<void> {
  const records = {
    filed: ['ADMIN_SETTINGS_FILED', companyRecordTexts.looseningFiled],
    rejected: ['ADMIN_SETTINGS_REJECTED', companyRecordTexts.looseningRejected(reason)],
    recalled: ['ADMIN_SETTINGS_RECALLED', companyRecordTexts.looseningRecalled],
  } as const
  const [actionType, description] = records[step]
  await recordActivity(ctx, {
    userId: null,
    actionType,
    description,
    subject: { kind: 'company_settings', id: 'company' },
    // By the names of the settings, as saved changes are recorded.
    changes: Object.fromEntries(
      guardedNames.flatMap((name) => {
        const change = changes[columnOf(name)]
        return change ? [[name, change]] : []
      }),
    ),
  })
  publish(ctx.tx, { topic: 'company', id: 'settings', to: 'everybody' })
}

function columnChanges(before: GuardedSettings, wanted: GuardedSettings): ColumnChanges {
  return Object.fromEntries(
    loosenedNames(before, wanted).map((name) => [
      columnOf(name),
      { before: String(before[name]), after: String(wanted[name]) },
    ]),
  )
}

function withChanges(before: GuardedSettings, changes: ColumnChanges): GuardedSettings {
  const after = guardedNames.map((name) => {
    const text = changes[columnOf(name)]?.after
    if (text === undefined) return [name, before[name]]
    return [name, typeof before[name] === 'bigint' ? BigInt(text) : Number(text)]
  })
  return Object.fromEntries(after) as unknown as GuardedSettings
}

function isSame(one: ColumnChanges, other: ColumnChanges): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => one[name]?.after === other[name]?.after)
}
