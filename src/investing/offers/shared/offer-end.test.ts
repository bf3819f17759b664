import { expect, test } from 'vitest'
import { offerEnd } from './offer-end.ts'

const expiresOn = '2026-12-31'
const endsAt = (closesAt: string) => offerEnd({ closesAt: new Date(closesAt), expiresOn })

test('an offer ends at its closing time, and before it with the last day of its permission', () => {
  const midnight = new Date('2027-01-01T00:00:00+08:00')
  expect(endsAt('2026-12-31T17:00:00+08:00').byPermission).toBe(false)
  expect(endsAt('2027-01-01T00:00:00+08:00')).toEqual({ at: midnight, byPermission: false })
  expect(endsAt('2027-01-01T00:01:00+08:00')).toEqual({ at: midnight, byPermission: true })
})
