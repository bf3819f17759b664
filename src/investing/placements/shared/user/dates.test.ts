import { expect, test } from 'vitest'
import type { OfferedPlan, PlacementView } from '../views.ts'
import { datesAhead, endOf, lookAlike, termDays } from './dates.ts'

const placement = {
  placementId: '01a1c0de-0000-7000-8000-000000000001',
  state: 'cooling',
  coolingUntil: new Date('2026-11-26T00:00:00+08:00'),
  dueOn: '2027-03-01',
  rollAskedFrom: null,
  rollConsent: null,
} as PlacementView
const now = new Date('2026-11-24T12:00:00+08:00')
const unknown = { now, today: '2026-11-24', offers: undefined }
const kinds = (placements: PlacementView[], at = now, today = '2026-11-24') =>
  datesAhead(placements, { now: at, today, offers: undefined }).map(({ kind }) => kind)

test('in cooling-off its end comes first, then the end of the term', () => {
  expect(kinds([placement])).toEqual(['cooling', 'due'])
  expect(kinds([placement], new Date('2026-11-26T00:00:01+08:00'), '2026-11-26')).toEqual(['due'])
})

test('the last day to choose rollover is the day before the term ends', () => {
  const active = { ...placement, state: 'active' as const, rollAskedFrom: '2027-02-01' }
  expect(datesAhead([active], unknown)).toMatchObject([
    { kind: 'roll', on: '2027-02-28' },
    { kind: 'due', on: '2027-03-01' },
  ])
  const consent = { offerId: '', planVersionId: '', termsSha256: '', consentedAt: now }
  expect(kinds([{ ...active, rollConsent: consent }])).toEqual(['due'])
})

test('a rollover that has become impossible has no last day', () => {
  const active = {
    ...placement,
    state: 'active' as const,
    planId: 'plan',
    offerId: 'offer',
    principalCentavos: 1_000_00n,
    rollAskedFrom: '2027-02-01',
  }
  const offered = {
    planId: 'plan',
    offer: {
      offerId: 'offer',
      minimumCentavos: 1_000_00n,
      stepCentavos: 500_00n,
      perUserCapCentavos: 1_000_00n,
    },
    terms: {},
    termsSha256: 'f'.repeat(64),
    closed: null,
    leftCentavos: 1_000_00n,
    leftForUserCentavos: 0n,
    countedForUserCentavos: 1_000_00n,
    permissionOfferIds: ['before', 'offer'],
  } as unknown as OfferedPlan
  const datesIn = (...offers: OfferedPlan[]) =>
    datesAhead([active], { ...unknown, offers }).map(({ kind }) => kind)
  expect(datesIn(offered)).toEqual(['roll', 'due'])
  expect(datesIn({ ...offered, closed: 'user-cap-reached' })).toEqual(['roll', 'due'])
  // It was placed in the offer before, under the same permission.
  const again = { ...active, offerId: 'before' }
  expect(datesAhead([again], { ...unknown, offers: [offered] })).toMatchObject([
    { kind: 'roll' },
    { kind: 'due' },
  ])
  for (const closed of ['no-offer', 'closed', 'expired', 'plan-replaced'] as const)
    expect(datesIn({ ...offered, closed })).toEqual(['due'])
  expect(datesIn({ ...offered, closed: 'total-cap-reached', leftCentavos: 500_00n })).toEqual([
    'due',
  ])
  // The plan was withdrawn.
  expect(datesIn({ ...offered, planId: 'another' })).toEqual(['due'])
})

test('what is due or has ended has no date ahead', () => {
  for (const state of ['due', 'paid', 'rolled', 'exited', 'cancelled', 'impaired'] as const)
    expect(kinds([{ ...placement, state }])).toEqual([])
})

test('midnight belongs to the day that ends with it, also in the order', () => {
  const other = { ...placement, state: 'active' as const, dueOn: '2026-11-26' }
  expect(kinds([other, placement])).toEqual(['cooling', 'due', 'due'])
})

test('the days of a term say what became of it', () => {
  const days = (state: PlacementView['state'], endedOn: string | null) =>
    termDays({ state, startsOn: '2026-11-28', dueOn: '2027-05-27' }, endedOn).map(
      ({ name }) => name,
    )
  expect(days('cooling', null)).toEqual(['starts', 'ends'])
  expect(days('active', null)).toEqual(['began', 'ends'])
  expect(days('due', null)).toEqual(['began', 'ended'])
  for (const state of ['paid', 'rolled', 'impaired'] as const)
    expect(days(state, '2027-05-27')).toEqual(['began', 'ended'])
  for (const state of ['exited', 'impaired'] as const)
    expect(days(state, '2027-01-04')).toEqual(['began', 'agreed'])
  // Its term never began.
  expect(days('cancelled', '2026-11-26')).toEqual([])
})

test('it ended with its last change of state, not with a note', () => {
  const move = (
    previousState: PlacementView['state'] | null,
    newState: PlacementView['state'],
    day: number,
  ) => ({ previousState, newState, changedAt: new Date(Date.UTC(2027, 0, day)) })
  const running = [move(null, 'cooling', 1), move('cooling', 'active', 4)]
  expect(endOf('active', running)).toBe(null)
  const ended = [...running, move('active', 'exited', 5), move('exited', 'exited', 6)]
  expect(endOf('exited', ended)).toEqual(new Date(Date.UTC(2027, 0, 5)))
})

test('placements of one plan look alike only with one amount, or with hidden amounts', () => {
  const of = (placementId: string, principalCentavos: bigint) =>
    ({
      ...placement,
      placementId,
      principalCentavos,
      state: 'active',
      planName: { en: 'Harvest', fil: '' },
    }) as PlacementView
  const alike = (hidden: boolean, ...amounts: bigint[]) => {
    const placements = amounts.map((amount, place) => of(String(place), amount))
    const dates = datesAhead(placements, unknown)
    return dates.map(lookAlike(dates, hidden))
  }
  expect(alike(false, 5_000_00n, 20_000_00n)).toEqual([false, false])
  expect(alike(false, 5_000_00n, 5_000_00n, 20_000_00n)).toEqual([true, true, false])
  expect(alike(true, 5_000_00n, 20_000_00n)).toEqual([true, true])
  expect(alike(true, 5_000_00n)).toEqual([false])
})
