import { expect, test } from 'vitest'
import { deliverWaitingMails } from '#foundation/platform/server/mail/mail-delivery.ts'
import type { Send } from '#foundation/platform/server/mail/mail-transport.ts'
import { sendMail } from '#foundation/platform/server/mail/outbox.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import {
  addUser,
  adminContext,
  withContext,
  testServices,
} from '#tests/fixtures/people/contexts.ts'
import { sameInBoth } from '#tests/fixtures/same-in-both.ts'
import { readSettingsForm, settingsForm } from '../shared/rules-settings.ts'
import { defaultSettings, type CompanySettings } from '../shared/rules.ts'
import { findMailSender, readCompanySettings } from './read-settings.ts'
import { readCompanyFacts, readCompanySettingsView, saveCompanySettings } from './save-settings.ts'

const fixture = await testDatabase()
const ana = adminContext(await addUser(fixture, 'admin'))
const ben = adminContext(await addUser(fixture, 'admin'))
const save = (who: typeof ana, changed: Partial<CompanySettings>, versionSeen: number) =>
  withContext(
    fixture,
    who,
    async (ctx) =>
      await saveCompanySettings(ctx, {
        settings: { ...(await readCompanySettingsView(ctx)).settings, ...changed },
        versionSeen,
      }),
  )
const versionNow = async () => (await withContext(fixture, ana, readCompanySettingsView)).version

test('the defaults of the table are those of the rules', async () => {
  expect(await fixture.database.read(readCompanySettings)).toEqual(defaultSettings)
})

test('saved settings are in force at once, and the record keeps old and new values', async () => {
  await fixture.asOwner('delete from live_outbox')
  const saved = await save(
    ana,
    { siteName: 'Salapi', minimumDepositCentavos: 1_000_00n, stepUpCentavos: 0n },
    await versionNow(),
  )
  expect(saved.settings).toMatchObject({
    siteName: 'Salapi',
    minimumDepositCentavos: 1_000_00n,
    stepUpCentavos: 0n,
  })
  expect(await fixture.database.read(readCompanySettings)).toEqual(saved.settings)
  const [entry] = await fixture.asOwner(
    `select actor_user_id as actor, subject_kind as kind, changes from user_activity_log
      where action_type = 'ADMIN_SETTINGS_CHANGED' order by id desc limit 1`,
  )
  expect(entry).toEqual({
    actor: ana.role === 'admin' && ana.userId,
    kind: 'company_settings',
    changes: {
      siteName: { before: 'Kaban', after: 'Salapi' },
      minimumDepositCentavos: { before: '50000', after: '100000' },
      stepUpCentavos: { before: null, after: '0' },
    },
  })
  expect(await fixture.asOwner('select topic from live_outbox')).toEqual([{ topic: 'company' }])
})

test('of two colleagues who save the same version at once, one is refused', async () => {
  const version = await versionNow()
  const both = await Promise.allSettled([
    save(ana, { supportPhone: '111' }, version),
    save(ben, { supportPhone: '222' }, version),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const refused = both.find((one) => one.status === 'rejected')
  expect(refused?.reason).toMatchObject({ refusalName: 'settings-changed', status: 409 })
  expect(await versionNow()).toBe(version + 1)
})

test('the same settings again change and record nothing, whatever version was seen', async () => {
  const count = async () =>
    (
      await fixture.asOwner(
        `select from user_activity_log where action_type = 'ADMIN_SETTINGS_CHANGED'`,
      )
    ).length
  const version = await versionNow()
  await save(ana, { businessHours: 'Monday to Friday' }, version)
  const recordedOnce = await count()
  expect((await save(ana, { businessHours: 'Monday to Friday' }, version)).version).toBe(
    version + 1,
  )
  expect(await count()).toBe(recordedOnce)
})

test('a changed approval band, and nothing else, is mailed to the other admins', async () => {
  const [cleo, gone, user] = [
    await addUser(fixture, 'admin'),
    await addUser(fixture, 'admin'),
    await addUser(fixture),
  ]
  await fixture.asOwner(`update users set status = 'suspended' where id = $1`, [gone])
  const takeMails = async () => {
    const rows = await fixture.asOwner<{ id: string; message: string; facts: [string, string][] }>(
      `select user_id as id, content->'paragraphs'->>0 as message, content->'facts' as facts
        from mail_outbox where kind = 'admin_news' order by user_id`,
    )
    await fixture.asOwner('delete from mail_outbox')
    return rows
  }
  await save(ana, { supportPhone: '333' }, await versionNow())
  expect(await takeMails()).toEqual([])
  await save(ana, { adjustmentApprovalCentavos: 9_000_00n }, await versionNow())
  const others = [ben.role === 'admin' && ben.userId, cleo].toSorted((one, other) =>
    String(one) < String(other) ? -1 : 1,
  )
  const news = await takeMails()
  expect(news.map(({ id }) => id)).toEqual(others)
  expect(news[0]).toMatchObject({
    message:
      'A user’s balance adjustments need a second person above ₱9,000.00 (before: ₱10,000.00).',
    facts: expect.arrayContaining([['Changed by', 'Test User']]),
  })
  // Nobody knows who used the company access, so the mail goes to every admin.
  await save(adminContext(null), { withdrawalApprovalCentavos: 0n }, await versionNow())
  const all = await takeMails()
  expect(all).toHaveLength(3)
  expect(all.some(({ id }) => id === user || id === gone)).toBe(false)
  expect(all[0]?.facts).toContainEqual(['Changed by', 'Company access'])
})

test('a refused change is mailed to nobody', async () => {
  const count = async () =>
    (await fixture.asOwner(`select from mail_outbox where kind = 'admin_news'`)).length
  const before = await count()
  await expect(save(ana, { withdrawalApprovalCentavos: 1n }, 1)).rejects.toMatchObject({
    refusalName: 'settings-changed',
  })
  expect(await count()).toBe(before)
})

test('a maximum below the minimum is refused, by the rule and by the table', async () => {
  const crossed = save(
    ana,
    { minimumWithdrawalCentavos: 2n, maximumWithdrawalCentavos: 1n },
    await versionNow(),
  )
  await expect(crossed).rejects.toMatchObject({
    refusalName: 'limits-crossed',
    field: 'maximumWithdrawalCentavos',
  })
  await expect(
    fixture.asOwner('update company_settings set maximum_withdrawal_centavos = 1'),
  ).rejects.toThrow(/limits_in_order/)
})

test('claims are refused in every setting that public pages show', async () => {
  for (const siteName of [
    'Sure Win Wallet',
    'The Philippines’ Most Trusted Wallet',
    'Wallet, 5% a day',
    'BSP Approved Wallet',
    'Wallet, PDIC insured',
  ])
    await expect(save(ana, { siteName }, await versionNow())).rejects.toMatchObject({
      refusalName: expect.stringMatching(/^claims-/),
      status: 422,
      field: 'siteName',
    })
  expect((await withContext(fixture, ana, readCompanyFacts)).siteName).not.toContain('Wallet')
  for (const name of ['supportPhone', 'businessHours', 'maintenanceMessage', 'mailSenderName'])
    await expect(
      save(ana, { [name]: 'Guaranteed returns' }, await versionNow()),
    ).rejects.toMatchObject({ refusalName: 'claims-guarantee', status: 422, field: name })
})

test('the application can neither add nor delete a row of settings', async () => {
  for (const change of [
    'insert into company_settings (one) values (true)',
    'delete from company_settings',
    'truncate company_settings',
  ]) {
    await expect(fixture.database.transaction((tx) => tx.dynamicRows(change))).rejects.toThrow(
      /permission denied/,
    )
  }
})

test('anybody may read the public settings, which hold no bands and no step-up', async () => {
  const facts = await withContext(fixture, { role: 'visitor' }, readCompanyFacts)
  expect(Object.keys(facts).toSorted()).toEqual([
    'businessHours',
    'maintenance',
    'maintenanceMessage',
    'maximumWithdrawalCentavos',
    'minimumDepositCentavos',
    'minimumWithdrawalCentavos',
    'siteName',
    'supportEmail',
    'supportPhone',
  ])
})

test('the form reads typed amounts, and names the first unreadable field', async () => {
  const { settings, stepUpOfEnvironment } = await withContext(fixture, ana, readCompanySettingsView)
  expect(stepUpOfEnvironment).toBe(testServices.settings.stepUpCentavos)
  const typed = settingsForm.parse({
    ...settings,
    minimumDepositCentavos: '₱1,000.50',
    minimumWithdrawalCentavos: '5000',
    maximumWithdrawalCentavos: '500,000',
    withdrawalApprovalCentavos: '0',
    adjustmentApprovalCentavos: '10000',
    depositApprovalCentavos: '50,000',
    personDayCentavos: '200,000',
    companyDayCentavos: '500,000.00',
    newPayeeHours: '24',
    stepUpCentavos: ' ',
    newAdminHours: '48',
  })
  expect(readSettingsForm(typed)).toMatchObject({
    settings: {
      minimumDepositCentavos: 1_000_50n,
      withdrawalApprovalCentavos: 0n,
      stepUpCentavos: null,
      newAdminHours: 48,
    },
  })
  expect(readSettingsForm({ ...typed, siteName: '' })).toEqual({ unreadable: 'siteName' })
  expect(readSettingsForm({ ...typed, supportEmail: 'help at example' })).toEqual({
    unreadable: 'supportEmail',
  })
  for (const newAdminHours of ['0', '169', '1.5', '', 'two'])
    expect(readSettingsForm({ ...typed, newAdminHours })).toEqual({ unreadable: 'newAdminHours' })
  expect(readSettingsForm({ ...typed, minimumDepositCentavos: '0' })).toEqual({
    unreadable: 'minimumDepositCentavos',
  })
  expect(readSettingsForm({ ...typed, maximumWithdrawalCentavos: 'much' })).toEqual({
    unreadable: 'maximumWithdrawalCentavos',
  })
})

test('mails carry the sender name and the contact of the settings', async () => {
  const settings = {
    ...testServices.settings,
    mode: 'live' as const,
    mailFrom: 'Office <office@example.ph>',
  }
  const sent: Parameters<Send>[0][] = []
  const deliver = async () => {
    await fixture.database.transaction((tx) =>
      sendMail(tx, {
        to: 'maria@example.test',
        subject: sameInBoth('Hello'),
        kind: 'test',
        content: { paragraphs: [sameInBoth('Good day.')] },
      }),
    )
    await deliverWaitingMails(
      fixture.database,
      settings,
      (mail) => Promise.resolve(sent.push(mail)),
      undefined,
      findMailSender,
    )
    return sent.at(-1)
  }
  await fixture.asOwner(
    `update company_settings set site_name = 'Kaban', mail_sender_name = '', support_email = '',
      support_phone = '', business_hours = ''`,
  )
  expect((await deliver())?.from).toBe('Office <office@example.ph>')
  await fixture.asOwner(
    `update company_settings set site_name = 'Salapi', support_email = 'help@example.ph'`,
  )
  const named = await deliver()
  expect(named?.from).toEqual({ name: 'Salapi', address: 'office@example.ph' })
  expect(named?.text).toMatch(/Good day\.\s+Salapi\s+help@example\.ph/)
  await fixture.asOwner(
    `update company_settings set mail_sender_name = 'Salapi, the "wallet" <x@y>'`,
  )
  expect((await deliver())?.from).toEqual({
    name: 'Salapi, the "wallet" <x@y>',
    address: 'office@example.ph',
  })
})
