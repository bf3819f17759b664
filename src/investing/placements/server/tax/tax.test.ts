import { buffer } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { openMaturityFixture } from '#tests/fixtures/investing/maturity-fixture.ts'
import { readPdf } from '#tests/fixtures/readers/read-pdf.ts'
import { listWithheld } from './list-withheld.ts'
import { listReturns, listReturnYears } from './returns-of-user.ts'
import { writeTaxPdf, type TaxStatement } from './tax-pdf.ts'
import { selectTaxYears, selectWithheldOf } from './tax-reads.ts'

const fixture = await openMaturityFixture()
const { addSaver, place, mature, fillOwnPool, asOwner, database } = fixture

afterEach(() => fixture.expectSoundPlacements())

const yearsOf = (userId: string) => database.read((tx) => selectTaxYears(tx, userId))
const rowsOf = (userId: string, year: number) =>
  database.read((tx) => selectWithheldOf(tx, { userId, year, limit: 100 }))
const listed = () => database.read(async (tx) => (await listWithheld({ tx }, { limit: 100 })).rows)

/** As if it had been paid then; a placement that has ended never changes otherwise. */
async function movePaidDay(placementId: string, at: string): Promise<void> {
  await asOwner('set session_replication_role = replica')
  await asOwner('update placements set updated_at = $2 where id = $1', [placementId, at])
  await asOwner('set session_replication_role = origin')
}

test('the rate that was frozen is withheld, rounded down; without a class nothing is', async () => {
  const userId = await addSaver()
  await fillOwnPool(1_000_00n)
  const given = [
    { gainCentavos: 100_00n, taxBasisPoints: 2_000 },
    { gainCentavos: 99n, taxBasisPoints: 2_000 },
    { gainCentavos: 4n, taxBasisPoints: 2_000 },
    { gainCentavos: 50_00n, taxBasisPoints: null },
  ]
  const ids: string[] = []
  for (const one of given) ids.push(await place(userId, one))
  const before = await fixture.taxWithheld()
  await mature()
  const found = await Promise.all(ids.map((id) => fixture.stateOf(id)))
  expect(found.map((one) => one?.tax)).toEqual([20_00n, 19n, 0n, 0n])
  expect((await fixture.taxWithheld()) - before).toBe(20_19n)
})

test('the list of the company has each return, also those without tax', async () => {
  const userId = await addSaver()
  await fillOwnPool(150_00n)
  const taxed = await place(userId, { gainCentavos: 100_00n })
  const free = await place(userId, { gainCentavos: 50_00n, taxBasisPoints: null })
  const without = await place(userId, { gainCentavos: 0n })
  await mature()
  const mine = (await listed()).filter((row) => row.userId === userId)
  expect(
    mine
      .map(({ placementId, grossCentavos, rateBasisPoints, taxCentavos }) => ({
        placementId,
        grossCentavos,
        rateBasisPoints,
        taxCentavos,
      }))
      .sort((a, b) => Number(b.grossCentavos - a.grossCentavos)),
  ).toEqual([
    { placementId: taxed, grossCentavos: 100_00n, rateBasisPoints: 2_000, taxCentavos: 20_00n },
    { placementId: free, grossCentavos: 50_00n, rateBasisPoints: 0, taxCentavos: 0n },
  ])
  expect(await fixture.stateOf(without)).toMatchObject({ state: 'paid' })
})

test('a year begins at midnight in Manila, and holds only what is one’s own', async () => {
  const [userId, other] = [await addSaver(), await addSaver()]
  await fillOwnPool(200_00n)
  const [old, late, now] = [await place(userId), await place(userId), await place(userId)]
  await place(other)
  await mature()
  await movePaidDay(old, '2024-12-31T15:59:59Z')
  await movePaidDay(late, '2024-12-31T16:00:00Z')
  const { year } = await database.read((tx) =>
    tx.row<{ year: number }>(
      `select extract(year from now() at time zone 'Asia/Manila')::int as year`,
    ),
  )
  expect(await yearsOf(userId)).toEqual([year, 2025, 2024])
  const idsOf = async (of: number) =>
    (await rowsOf(userId, of)).map(({ placementId }) => placementId)
  expect([await idsOf(2024), await idsOf(2025), await idsOf(year)]).toEqual([[old], [late], [now]])
  expect(await yearsOf(other)).toEqual([year])
})

test('the gain of a recorded one is in the statement of its year, without tax', async () => {
  const userId = await addSaver()
  await fillOwnPool(100_00n)
  await place(userId)
  await mature()
  const [gained, even] = [await fixture.record(userId), await fixture.record(userId)]
  await fixture.edit(gained, { to: 'matured', payoutCentavos: 4_150_00n })
  await fixture.edit(even, { to: 'matured', payoutCentavos: 4_000_00n })
  const [year = 0, ...others] = await database.read((tx) => listReturnYears(tx, userId))
  expect(others).toEqual([])
  const returns = await database.read((tx) => listReturns(tx, { userId, year }))
  expect(
    returns.map(({ isRecorded, principalCentavos, grossCentavos, taxCentavos }) => ({
      isRecorded,
      principalCentavos,
      grossCentavos,
      taxCentavos,
    })),
  ).toEqual([
    { isRecorded: false, principalCentavos: 1_000_00n, grossCentavos: 50_00n, taxCentavos: 10_00n },
    { isRecorded: true, principalCentavos: 4_000_00n, grossCentavos: 150_00n, taxCentavos: 0n },
  ])
  expect(await database.read((tx) => listReturns(tx, { userId, year: year - 1 }))).toEqual([])
})

const row = {
  placementId: 'p',
  userId: 'u',
  userName: 'Šárka Ñuñez',
  userEmail: 'sarka@example.test',
  planName: 'Harvest',
  createdAt: new Date('2026-03-01T02:00:00Z'),
  principalCentavos: 100_000n,
  grossCentavos: 5_000n,
  rateBasisPoints: 2_000,
  taxCentavos: 1_000n,
  sample: false,
  isRecorded: false,
}

const statement = (rows: number, more: Partial<TaxStatement> = {}): TaxStatement => ({
  year: 2026,
  siteName: 'Kaban',
  holder: { fullName: 'Šárka Ñuñez', email: 'sarka@example.test' },
  rows: Array.from({ length: rows }, () => row),
  language: 'en',
  sample: false,
  soFar: null,
  ...more,
})

const pagesOf = async (given: TaxStatement) => readPdf(await buffer(writeTaxPdf(given)))

test('the yearly statement adds up, in both languages', async () => {
  const [page = []] = await pagesOf(statement(2))
  expect(page).toContainEqual(expect.stringContaining('Taxstatement2026'))
  expect(page).toContainEqual(expect.stringMatching(/^Total.*₱100\.00.*₱20\.00.*₱80\.00$/))
  const [filipino = []] = await pagesOf(
    statement(1, { language: 'fil', sample: true, soFar: new Date('2026-05-01T00:00:00Z') }),
  )
  expect(filipino.join('\n')).not.toContain('Taxwithheld')
  expect(filipino.filter((line) => line.startsWith('Mar1,2026'))).toHaveLength(1)
  expect(filipino).toContainEqual(expect.stringMatching(/^Kabuuan/))
})

test('the yearly statement says which investments staff recorded', async () => {
  const given = { ...statement(1), rows: [{ ...row, isRecorded: true }] }
  const [page = []] = await pagesOf(given)
  expect(page).toContainEqual(expect.stringMatching(/\*Harvest/))
  expect(page.join('\n')).toContain('*Kabanrecordedthisinvestmentforyou')
  const [other = []] = await pagesOf(statement(1))
  expect(other.join('\n')).not.toContain('recordedthisinvestment')
})

test('it has as many pages as it announces, whatever the year holds', async () => {
  for (const count of [1, 25, 26, 27, 28, 29, 30, 31, 32, 33, 60, 70, 71, 72, 73, 100]) {
    const pages = await pagesOf(statement(count))
    for (const [place, page] of pages.entries())
      expect(page, `${count} rows`).toContainEqual(
        expect.stringMatching(new RegExp(`Page${place + 1}of${pages.length}$`)),
      )
    expect(pages.flat().filter((line) => line.includes('Harvest'))).toHaveLength(count)
  }
})
