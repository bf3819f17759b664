/** One admin must not widen the bands, or end the waits, and then act alone. */
import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import {
  approveLoosening,
  recallLoosening,
  rejectLoosening,
} from '#people/company/server/loosen-settings.ts'
import {
  readCompanySettingsView,
  saveCompanySettings,
} from '#people/company/server/save-settings.ts'
import { updateSettings } from '#people/company/server/store.ts'
import { guardedNames } from '#people/company/shared/rules-loosening.ts'
import { defaultSettings, type CompanySettings } from '#people/company/shared/rules.ts'
import { whileUncommitted } from '#tests/fixtures/database/uncommitted-change.ts'
import { addUser, adminContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import { twoPersonsFixture } from '#tests/fixtures/people/second-person-fixture.ts'

const fixture = await twoPersonsFixture()
const { ana, ben, cleo } = fixture.people
const as = <Result>(staff: string | null, work: Parameters<typeof withContext<Result>>[2]) =>
  withContext(fixture, adminContext(staff), work)
const view = (staff: string | null = ana) => as(staff, readCompanySettingsView)
const save = (staff: string | null, changed: Partial<CompanySettings>) =>
  as(staff, async (ctx) => {
    const { settings, version: versionSeen } = await readCompanySettingsView(ctx)
    return await saveCompanySettings(ctx, { settings: { ...settings, ...changed }, versionSeen })
  })
const filed = async (staff: string | null, changed: Partial<CompanySettings>) =>
  (await save(staff, changed)).loosening?.changeId ?? ''
const decide = (work: typeof approveLoosening, staff: string | null, changeId: string) =>
  as(staff, (ctx) => work(ctx, { changeId }))

const reject = (staff: string | null, changeId: string) =>
  as(staff, (ctx) => rejectLoosening(ctx, { changeId, reason: 'Not this month.' }))

/** Looser than the defaults, each of them. */
const loose = {
  withdrawalApprovalCentavos: 90_000_00n,
  adjustmentApprovalCentavos: 90_000_00n,
  depositApprovalCentavos: 90_000_00n,
  personDayCentavos: 900_000_00n,
  companyDayCentavos: 900_000_00n,
  newPayeeHours: 0,
  newAdminHours: 1,
} satisfies Partial<CompanySettings>

beforeEach(async () => {
  await fixture.asOwner('alter table settings_changes disable trigger user')
  await fixture.asOwner('delete from settings_changes')
  await fixture.asOwner('alter table settings_changes enable trigger user')
  await fixture.asOwner(
    `update company_settings set new_payee_hours = 24, new_admin_hours = 24,
       deposit_approval_centavos = 5000000, person_day_centavos = 20000000,
       company_day_centavos = 50000000`,
  )
})

test('T13 one admin alone cannot loosen what guards two people and new payees', async () => {
  expect(Object.keys(loose).toSorted()).toEqual(guardedNames.toSorted())
  for (const name of guardedNames) {
    const { settings, loosening } = await save(ana, { [name]: loose[name] })
    expect(settings[name]).toBe(defaultSettings[name])
    expect(loosening).toMatchObject({ mine: true, mayNot: 'same-person', changes: [{ name }] })
    const changeId = loosening?.changeId ?? ''
    const [recorded] = await fixture.asOwner<{ changes: object }>(
      `select changes from user_activity_log where action_type = 'ADMIN_SETTINGS_FILED'
       order by id desc limit 1`,
    )
    expect(Object.keys(recorded?.changes ?? {})).toEqual([name])
    expect(await outcome(decide(approveLoosening, ana, changeId))).toBe('loosening-own')
    expect(await outcome(decide(approveLoosening, null, changeId))).toBe('company-access')
    const agreed = await decide(approveLoosening, ben, changeId)
    expect([agreed.settings[name], agreed.loosening]).toEqual([loose[name], null])
    // Stricter takes effect at once.
    expect((await save(ana, { [name]: defaultSettings[name] })).settings[name]).toBe(
      defaultSettings[name],
    )
  }
})

test('T13 the database refuses it too, whatever an action does', async () => {
  for (const name of guardedNames) {
    const written = fixture.database.transaction((tx) =>
      updateSettings(tx, { ...defaultSettings, [name]: loose[name] }),
    )
    await expect(written, name).rejects.toThrow(/takes two people/)
  }
  const changeId = await filed(ana, { newPayeeHours: 0 })
  const approve = (person: string | null, more = '') =>
    fixture.database.transaction(async (tx) => {
      await tx.rows(
        `update settings_changes set status = 'approved', decided_by = $2,
           decided_by_user_id = $3 where id = $1`,
        [changeId, person ?? 'company-access', person],
      )
      if (more) await tx.dynamicRows(more)
    })
  await expect(approve(ana)).rejects.toThrow(/take_two/)
  await expect(approve(null)).rejects.toThrow(/takes two people/)
  // The settings become what the two agreed to, and no looser.
  await expect(approve(ben, 'update company_settings set new_payee_hours = 1')).rejects.toThrow(
    /takes two people/,
  )
  await expect(
    approve(ben, 'update company_settings set person_day_centavos = 900000000'),
  ).rejects.toThrow(/takes two people/)
  await approve(ben)
  await expect(
    fixture.database.transaction((tx) =>
      tx.dynamicRows('update company_settings set new_payee_hours = 0'),
    ),
  ).rejects.toThrow(/takes two people/)
  await expect(
    fixture.database.transaction((tx) =>
      tx.dynamicRows(
        `insert into settings_changes (changes, maker, maker_user_id, expires_at, status,
           decided_by, decided_by_user_id, decided_in)
         values ('{"new_payee_hours": {"before": "24", "after": "0"}}', '${ana}', '${ana}',
           now() + interval '1 day', 'approved', '${ben}', '${ben}', pg_current_xact_id())`,
      ),
    ),
  ).rejects.toThrow(/begins as pending/)
})

test('T16 who came later, waits or was invited by the first is no second person', async () => {
  const changeId = await filed(ana, { personDayCentavos: 900_000_00n })
  const late = await addUser(fixture, 'admin')
  expect(await outcome(decide(approveLoosening, late, changeId))).toBe('loosening-not-two')
  await decide(recallLoosening, ana, changeId)
  await fixture.asOwner(
    `update users set invited_by = $2, checked_at = null, sample = true, approves_from = now()
     where id = $1`,
    [late, ana],
  )
  const again = await filed(ana, { personDayCentavos: 900_000_00n })
  expect((await view(late)).loosening?.mayNot).toBe('one-invited-other')
  expect(await outcome(decide(approveLoosening, late, again))).toBe('one-invited-other')
  expect((await view()).settings.personDayCentavos).toBe(defaultSettings.personDayCentavos)
})

test('T16 an agreement waits for who is leaving the staff just then', async () => {
  for (const leaver of ['maker', 'second'] as const) {
    const [maker, second] = [await addUser(fixture, 'admin'), await addUser(fixture, 'admin')]
    await pause(2)
    const changeId = await filed(maker, { personDayCentavos: 900_000_00n })
    const agreed = await whileUncommitted(
      fixture,
      [`update users set status = 'suspended' where id = $1`, [{ maker, second }[leaver]]],
      () => outcome(decide(approveLoosening, second, changeId)),
    )
    expect(agreed).toBe('loosening-not-two')
    await reject(ben, changeId)
  }
})

test('the rest is saved at once, the same again changes nothing, another one waits', async () => {
  const changed = { supportPhone: '0917', depositApprovalCentavos: 90_000_00n, newPayeeHours: 48 }
  const { version, settings } = await save(ana, changed)
  expect(settings).toMatchObject({
    supportPhone: '0917',
    newPayeeHours: 48,
    depositApprovalCentavos: defaultSettings.depositApprovalCentavos,
  })
  const first = await view()
  expect(await filed(ana, changed)).toBe(first.loosening?.changeId)
  expect((await view()).version).toBe(version)
  expect(await outcome(save(ana, { companyDayCentavos: 900_000_00n }))).toBe('loosening-waits')
  expect(await outcome(save(ben, { depositApprovalCentavos: 80_000_00n }))).toBe('loosening-waits')
  const mails = await fixture.asOwner<{ id: string }>(
    `select user_id as id from mail_outbox
     where content->'paragraphs'->>0 like 'A colleague wants to weaken%₱90,000.00%'`,
  )
  expect(mails.map(({ id }) => id).toSorted()).toEqual(expect.arrayContaining([ben, cleo]))
  expect(mails.map(({ id }) => id)).not.toContain(ana)
})

test('it is rejected by another, taken back by its maker, and over after its time', async () => {
  const changeId = await filed(ana, { newAdminHours: 1 })
  expect(await outcome(reject(ana, changeId))).toBe('loosening-own')
  expect(await outcome(decide(recallLoosening, ben, changeId))).toBe('loosening-not-own')
  expect((await reject(null, changeId)).loosening).toBeNull()
  expect(await outcome(decide(approveLoosening, ben, changeId))).toBe('loosening-decided')
  const second = await filed(ana, { newAdminHours: 1 })
  await decide(recallLoosening, ana, second)
  expect((await decide(recallLoosening, ana, second)).loosening).toBeNull()
  const third = await filed(ana, { newAdminHours: 1 })
  await fixture.asOwner('alter table settings_changes disable trigger user')
  await fixture.asOwner('update settings_changes set expires_at = now() where id = $1', [third])
  await fixture.asOwner('alter table settings_changes enable trigger user')
  expect(await outcome(decide(approveLoosening, ben, third))).toBe('loosening-over')
  expect((await view()).loosening).toBeNull()
  expect(await filed(ben, { newAdminHours: 2 })).not.toBe('')
})

test('settings that changed meanwhile are not loosened by an older agreement', async () => {
  const changeId = await filed(ana, { personDayCentavos: 300_000_00n })
  await save(cleo, { personDayCentavos: 50_000_00n })
  expect(await outcome(decide(approveLoosening, ben, changeId))).toBe('loosening-outdated')
  expect((await view()).settings.personDayCentavos).toBe(50_000_00n)
})

test('T13 of an agreement and a stricter change at once the settings follow one', async () => {
  for (let round = 0; round < 5; round++) {
    const changeId = await filed(ana, { companyDayCentavos: 900_000_00n })
    const [agreed] = await Promise.all([
      outcome(decide(approveLoosening, ben, changeId)),
      outcome(reject(cleo, changeId)),
      outcome(save(cleo, { companyDayCentavos: 100_000_00n })),
    ])
    const [row] = await fixture.asOwner<{ status: string }>(
      'select status from settings_changes where id = $1',
      [changeId],
    )
    expect(row?.status === 'approved').toBe(agreed === 'done')
    const { settings, loosening } = await view()
    if (settings.companyDayCentavos > defaultSettings.companyDayCentavos)
      expect(row?.status).toBe('approved')
    if (loosening) await decide(recallLoosening, ana, changeId)
    await save(cleo, { companyDayCentavos: defaultSettings.companyDayCentavos })
    const after = (await view()).loosening
    if (after) await decide(approveLoosening, ben, after.changeId)
  }
})

test('mails say what was only filed, who agreed, and why it was rejected', async () => {
  await fixture.asOwner('delete from mail_outbox')
  const mails = () =>
    fixture.asOwner<{ id: string; facts: [string, string][]; text: string }>(
      `select user_id as id, content->'facts' as facts, content->>'paragraphs' as text
       from mail_outbox where kind = 'admin_news' order by id`,
    )
  const first = await filed(ana, { personDayCentavos: 900_000_00n })
  for (const { facts, text } of await mails()) {
    expect(facts.map(([label]) => label)).toContain('Requested by')
    expect(facts.map(([label]) => label)).not.toContain('Changed by')
    expect(text).toMatch(/reject it/)
    expect(text).not.toMatch(/change it back/)
  }
  await fixture.asOwner('delete from mail_outbox')
  await reject(ben, first)
  await reject(ben, first)
  const [told, ...others] = await mails()
  expect(others).toEqual([])
  expect(told).toMatchObject({ id: ana })
  expect(told?.facts).toContainEqual(['Reason', 'Not this month.'])
  const [entry] = await fixture.asOwner<{ description: string }>(
    `select description from user_activity_log where action_type = 'ADMIN_SETTINGS_REJECTED'
     order by id desc limit 1`,
  )
  expect(entry?.description).toContain('Not this month.')
  await fixture.asOwner('delete from mail_outbox')
  await decide(approveLoosening, ben, await filed(ana, { personDayCentavos: 900_000_00n }))
  const agreed = (await mails()).filter(({ text }) => !text.includes('wants to weaken'))
  expect(agreed.map(({ id }) => id)).toContain(ana)
  for (const { facts } of agreed)
    expect(facts.map(([label]) => label)).toEqual(
      expect.arrayContaining(['Requested by', 'Approved by']),
    )
})
