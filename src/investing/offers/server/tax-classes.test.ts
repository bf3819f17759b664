import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { openOfferFixture } from '#tests/fixtures/investing/offer-fixture.ts'
import { openPoolFixture } from '#tests/fixtures/investing/pool-fixture.ts'
import { addUser, adminContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { addHoliday, listHolidays, removeHoliday } from './bank-holidays.ts'
import { findOffer, taxClassAt } from './offers.ts'
import {
  confirmTaxClass,
  endTaxClass,
  enterTaxClass,
  listTaxClasses,
  removeTaxClass,
} from './tax-classes.ts'

const database = await testDatabase({ connections: 8 })
const staff = [await addUser(database, 'admin'), await addUser(database, 'admin')] as const
const [ana, ben] = staff
const given = { ...database, staff }
const fixture = await openOfferFixture({ ...given, ...(await openPoolFixture(given)) })

const by = <T>(person: string, work: Parameters<typeof withContext<T>>[2]) =>
  withContext<T>(database, adminContext(person), work)
const refusal = (refusalName: string, more: object = {}) =>
  expect.objectContaining({ refusalName, ...more })
const at = (taxClassId: string, day: string) =>
  database.database.read((tx) => taxClassAt(tx, taxClassId, day))
const newClass = () => ({
  taxClassId: uuidv7(),
  name: { en: 'Final tax', fil: 'Pinal na buwis' },
  rateBasisPoints: 2_000,
  appliesTo: 'Interest of deposits',
  validFrom: '2025-07-01',
  validTo: null,
})
const recorded = async (subjectId: string) => {
  const rows = await database.asOwner<{ type: string }>(
    `select action_type as type from user_activity_log where subject_id = $1 order by id`,
    [subjectId],
  )
  return rows.map(({ type }) => type)
}

test('a tax class counts after a second person confirmed it, and on its days only', async () => {
  const made = newClass()
  await by(ana, (ctx) => enterTaxClass(ctx, made))
  await by(ana, (ctx) => enterTaxClass(ctx, made))
  expect(await at(made.taxClassId, '2026-11-23')).toBeUndefined()
  await expect(by(ana, (ctx) => confirmTaxClass(ctx, made))).rejects.toEqual(
    refusal('tax-class-own', { status: 403 }),
  )
  await by(ben, (ctx) => confirmTaxClass(ctx, made))
  expect(await at(made.taxClassId, '2025-06-30')).toBeUndefined()
  expect(await at(made.taxClassId, '2025-07-01')).toMatchObject({ rateBasisPoints: 2_000 })
  await expect(
    by(ana, (ctx) => endTaxClass(ctx, { ...made, validTo: '2025-06-30' })),
  ).rejects.toEqual(refusal('tax-class-ends-before'))
  await by(ana, (ctx) => endTaxClass(ctx, { ...made, validTo: '2027-12-31' }))
  expect(await at(made.taxClassId, '2027-12-31')).toMatchObject({ validTo: '2027-12-31' })
  expect(await at(made.taxClassId, '2028-01-01')).toBeUndefined()
  await expect(
    by(ben, (ctx) => endTaxClass(ctx, { ...made, validTo: '2028-12-31' })),
  ).rejects.toEqual(refusal('tax-class-has-end', { status: 409 }))
  expect(await recorded(made.taxClassId)).toEqual([
    'ADMIN_TAX_CLASS_ENTERED',
    'ADMIN_TAX_CLASS_CONFIRMED',
    'ADMIN_TAX_CLASS_ENDED',
  ])
})

test('only a class that nobody confirmed can be removed, and no rate is changed', async () => {
  const [wrong, right] = [newClass(), newClass()]
  for (const made of [wrong, right]) await by(ana, (ctx) => enterTaxClass(ctx, made))
  for (const other of [{ rateBasisPoints: 1_000 }, { validTo: '2027-12-31' }])
    await expect(by(ana, (ctx) => enterTaxClass(ctx, { ...wrong, ...other }))).rejects.toEqual(
      refusal('tax-class-id-reused'),
    )
  await by(ben, (ctx) => confirmTaxClass(ctx, right))
  await by(ana, (ctx) => removeTaxClass(ctx, wrong))
  await by(ana, (ctx) => removeTaxClass(ctx, wrong))
  await expect(by(ana, (ctx) => removeTaxClass(ctx, right))).rejects.toEqual(
    refusal('tax-class-stands', { status: 409 }),
  )
  const { taxClasses } = await by(ana, listTaxClasses)
  expect(taxClasses.map(({ taxClassId }) => taxClassId)).not.toContain(wrong.taxClassId)
  const byHand = (sql: string) =>
    database.database.transaction((tx) => tx.dynamicRows(sql, [right.taxClassId]))
  await expect(
    byHand('update tax_classes set rate_basis_points = 1 where id = $1'),
  ).rejects.toThrow('stays as it was entered')
  await expect(byHand('delete from tax_classes where id = $1')).rejects.toThrow('stays')
})

test('an offer is not open while its tax class does not hold', async () => {
  const taxClassId = await fixture.addTaxClass()
  const offerId = await fixture.openOffer({ taxClassId })
  await by(ana, (ctx) => endTaxClass(ctx, { taxClassId, validTo: '2026-01-31' }))
  const offer = await database.database.read((tx) => findOffer(tx, offerId))
  expect(offer).toMatchObject({ taxClassId, standing: 'tax-class-over' })
})

test('holidays are added once, removed once, and recorded', async () => {
  const holiday = {
    day: '2028-01-01',
    name: { en: "New Year's Day", fil: 'Bagong Taon' },
    source: 'RA 9492',
    expected: true,
  }
  const added = await by(ana, (ctx) => addHoliday(ctx, holiday))
  expect(added).toEqual({ year: 2028, holidays: [{ ...holiday, sample: true }] })
  await by(ana, (ctx) => addHoliday(ctx, holiday))
  await expect(by(ana, (ctx) => addHoliday(ctx, { ...holiday, expected: false }))).rejects.toEqual(
    refusal('holiday-known', { status: 409, field: 'day' }),
  )
  await by(ana, (ctx) => removeHoliday(ctx, holiday))
  await by(ana, (ctx) => removeHoliday(ctx, holiday))
  expect(await by(ana, (ctx) => listHolidays(ctx, { year: 2028 }))).toMatchObject({ holidays: [] })
  expect(await recorded('2028-01-01')).toEqual([
    'ADMIN_BANK_HOLIDAY_ADDED',
    'ADMIN_BANK_HOLIDAY_REMOVED',
  ])
})
