import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { judgeOffer, offerEntry } from './rules-offer-form.ts'
import { readOfferForm, readPercent, type OfferForm } from './rules-typed.ts'

const typed: OfferForm = {
  planVersionId: uuidv7(),
  permission: 'registration',
  regulator: 'Sample regulator',
  permissionNumber: 'SAMPLE-0001',
  lookupUrl: 'https://regulator.example.com/sample',
  expiresOn: '2027-12-31',
  evidence: uuidv7(),
  minimumCentavos: '1000',
  stepCentavos: '500',
  perUserCapCentavos: '100000',
  totalCapCentavos: '1000000',
  opensAt: '2026-12-01T09:00',
  closesAt: '2027-12-01T09:00',
  earlyExit: '',
  taxClassId: '',
  poolId: uuidv7(),
}

test('a percentage is read in hundredths of a percent, without a float', () => {
  expect(['20', '12.5', '1.05', '0', '100', ' 7.1 % '].map(readPercent)).toEqual([
    2_000, 1_250, 105, 0, 10_000, 710,
  ])
  expect(['', '100.01', '-1', '1.234', 'ten', '1e2', '1,5'].map(readPercent)).toEqual(
    Array.from({ length: 7 }, () => undefined),
  )
})

test('a typed offer is read as the server takes it', () => {
  const read = readOfferForm({ ...typed, earlyExit: '1.5' })
  expect(read).toMatchObject({
    entry: {
      minimumCentavos: 100_000n,
      stepCentavos: 50_000n,
      opensAt: new Date('2026-12-01T01:00:00Z'),
      earlyExitBasisPoints: 150,
      taxClassId: null,
      documentId: typed.evidence,
    },
  })
  if (!('entry' in read)) throw new Error('unreadable')
  expect(offerEntry.safeParse({ offerId: uuidv7(), ...read.entry }).success).toBe(true)
})

test('each field that cannot be read is named', () => {
  for (const [field, value, missing] of [
    ['planVersionId', '', 'plan'],
    ['regulator', '  ', 'text'],
    ['permissionNumber', '', 'text'],
    ['lookupUrl', 'http://regulator.example.com', 'link'],
    ['expiresOn', '2027-02-30', 'day'],
    ['evidence', '', 'document'],
    ['minimumCentavos', '0', 'amount'],
    ['totalCapCentavos', 'much', 'amount'],
    ['opensAt', '', 'time'],
    ['closesAt', '', 'time'],
    ['earlyExit', '101', 'fee'],
    ['earlyExit', '50.01', 'fee'],
  ] as const)
    expect(readOfferForm({ ...typed, [field]: value }), field).toMatchObject({
      unreadable: [{ field, missing }],
    })
  expect(
    readOfferForm({ ...typed, regulator: '', minimumCentavos: '', closesAt: '', earlyExit: '-' }),
  ).toMatchObject({
    unreadable: [
      { field: 'regulator', missing: 'text' },
      { field: 'minimumCentavos', missing: 'amount' },
      { field: 'closesAt', missing: 'time' },
      { field: 'earlyExit', missing: 'fee' },
    ],
  })
})

test('everything against the terms is named at once, also beside unreadable fields', () => {
  const wrong = {
    regulator: '',
    expiresOn: '2020-01-31',
    minimumCentavos: '1200',
    perUserCapCentavos: '1000',
    totalCapCentavos: '500',
    closesAt: '2026-11-01T09:00',
  }
  const read = readOfferForm({ ...typed, ...wrong })
  if ('entry' in read) throw new Error('read')
  const now = new Date('2026-11-23T01:00:00Z')
  expect(judgeOffer(read.terms, { today: '2026-11-23', now })).toEqual([
    { field: 'expiresOn', name: 'permission-over' },
    { field: 'minimumCentavos', name: 'off-step' },
    { field: 'perUserCapCentavos', name: 'cap-below-minimum' },
    { field: 'totalCapCentavos', name: 'total-below-user-cap' },
    { field: 'closesAt', name: 'closes-before-opening' },
  ])
})

test('only links without a user name are taken', () => {
  const link = (lookupUrl: string) => offerEntry.shape.lookupUrl.safeParse(lookupUrl).success
  expect(link('https://regulator.gov.ph/search?q=1')).toBe(true)
  expect(link('https://regulator.gov.ph@evil.example.com')).toBe(false)
  expect(link('javascript:alert(1)')).toBe(false)
})

test('the last day of a registration still counts', () => {
  const offer = {
    expiresOn: '2026-11-23',
    opensAt: new Date('2026-11-23T00:00:00Z'),
    closesAt: new Date('2026-12-23T00:00:00Z'),
    minimumCentavos: 100n,
    stepCentavos: 100n,
    perUserCapCentavos: 100n,
    totalCapCentavos: 100n,
  }
  const now = new Date('2026-11-23T01:00:00Z')
  expect(judgeOffer(offer, { today: '2026-11-23', now })).toEqual([])
  expect(judgeOffer(offer, { today: '2026-11-24', now })[0]?.name).toBe('permission-over')
})
