/** Requests the key facts and the list of placements as files, as every kind of person. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAccessFixture, type AccessFixture } from '../fixtures/people/access-fixture.ts'
import { everybody, statusesOf } from './statuses.ts'

let fixture: AccessFixture

beforeAll(async () => {
  fixture = await startAccessFixture()
})
afterAll(() => fixture.close())

const staffAndStrangers = { ...everybody(401), admin: 403, companyAccess: 403 }

test("get '/placements/:placementId/facts' is for the user who placed it", async () => {
  const address = `/placements/${fixture.things.placementId}/facts`
  expect(await statusesOf(fixture.people, (person) => person.fetch(address))).toEqual({
    ...staffAndStrangers,
    owner: 200,
    other: 404,
  })
  const { headers } = await fixture.people.owner.fetch(`${address}?language=fil`)
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(headers.get('cache-control')).toBe('private, no-store')
  for (const other of [randomUUID(), 'x'])
    expect((await fixture.people.owner.fetch(`/placements/${other}/facts`)).status).toBe(404)
})

test("get '/placements/offers/:offerId/facts' is for users who can place the amount", async () => {
  const { placementId } = fixture.things
  const { placement } = await fixture.people.owner.calls.placements.one({ placementId })
  const ask = (amount: string) => (person: typeof fixture.people.owner) =>
    person.fetch(`/placements/offers/${placement.offerId}/facts?amount=${amount}`)
  const fits = String(placement.principalCentavos)
  expect(await statusesOf(fixture.people, ask(fits))).toEqual({
    ...staffAndStrangers,
    owner: 200,
    // Has nothing in the wallet.
    other: 422,
  })
  for (const amount of ['1', '-1', '1e9', '999999999999999', ''])
    expect((await ask(amount)(fixture.people.owner)).status, amount).toBeGreaterThanOrEqual(400)
})

test("get '/placements/list' has the placements of the caller, and nobody else's", async () => {
  expect(await statusesOf(fixture.people, (person) => person.fetch('/placements/list'))).toEqual({
    ...staffAndStrangers,
    owner: 200,
    other: 200,
  })
  const { owner, other } = fixture.people
  const answer = await owner.fetch('/placements/list')
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toContain('kaban-investments-sample.csv')
  const [, row, recorded, ...rest] = (await answer.text()).trim().split('\r\n')
  expect(rest).toEqual([])
  expect(recorded).toMatch(/^20.*,Sample,Active,1\.00,.*"Recorded for you by our staff;/)
  expect(row).toMatch(/^20\d\d-\d\d-\d\d,"Harvest, half a year",Cooling-off,1000\.00,26\.\d\d,20/)
  expect(row).toMatch(/,,,,,,,Sample data$/)
  expect((await (await other.fetch('/placements/list')).text()).trim().split('\r\n')).toHaveLength(
    1,
  )
  expect(await (await owner.fetch('/placements/list?language=fil')).text()).toContain(
    'Inilagay noong',
  )
})
