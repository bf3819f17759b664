import { expect, test } from 'vitest'
import type { PlacementView } from '../views.ts'
import { datesAhead, dayBefore } from './dates.ts'

const placement = {
  placementId: '01a1c0de-0000-7000-8000-000000000001',
  state: 'cooling',
  coolingUntil: new Date('2026-11-26T00:00:00+08:00'),
  dueOn: '2027-03-01',
  rollAskedFrom: null,
  rollConsent: null,
} as PlacementView
const now = new Date('2026-11-24T12:00:00+08:00')
const kinds = (placements: PlacementView[], at = now, today = '2026-11-24') =>
  datesAhead(placements, at, today).map(({ kind }) => kind)

test('in cooling-off its end comes first, then the end of the term', () => {
  expect(kinds([placement])).toEqual(['cooling', 'due'])
  expect(kinds([placement], new Date('2026-11-26T00:00:01+08:00'), '2026-11-26')).toEqual(['due'])
})

test('the last day to choose rollover is the day before the term ends', () => {
  const active = { ...placement, state: 'active' as const, rollAskedFrom: '2027-02-01' }
  expect(datesAhead([active], now, '2026-11-24')).toMatchObject([
    { kind: 'roll', on: '2027-02-28' },
    { kind: 'due', on: '2027-03-01' },
  ])
  const consent = { offerId: '', planVersionId: '', termsSha256: '', consentedAt: now }
  expect(kinds([{ ...active, rollConsent: consent }])).toEqual(['due'])
})

test('what is due or has ended has no date ahead', () => {
  for (const state of ['due', 'paid', 'rolled', 'exited', 'cancelled', 'impaired'] as const)
    expect(kinds([{ ...placement, state }])).toEqual([])
})

test('the day before crosses months and years', () => {
  expect(dayBefore('2028-03-01')).toBe('2028-02-29')
  expect(dayBefore('2027-01-01')).toBe('2026-12-31')
})

test('midnight belongs to the day that ends with it, also in the order', () => {
  const other = { ...placement, state: 'active' as const, dueOn: '2026-11-26' }
  expect(kinds([other, placement])).toEqual(['cooling', 'due', 'due'])
})
