import { expect, test } from 'vitest'
import type { OfferTerms } from '../../terms.ts'
import type { OfferedPlan } from '../../views.ts'
import { closedText } from './closed-text.ts'
import { planListWordsFil } from './words-plan-list.fil.ts'
import { planListWords } from './words-plan-list.ts'

const offer = {
  minimumCentavos: 1_000_00n,
  perUserCapCentavos: 100_000_00n,
  totalCapCentavos: 5_000_000_00n,
  expiresOn: '2026-11-20',
  opensAt: new Date('2026-12-01T01:00:00Z'),
  // Midnight in Manila: the day that ends with it is November 19.
  closesAt: new Date('2026-11-19T16:00:00Z'),
} as OfferTerms
const plan = { offer, closedAt: null, leftCentavos: 0n, leftForUserCentavos: 0n }
const says = (change: Partial<OfferedPlan> & Pick<OfferedPlan, 'closed'>) =>
  closedText({ ...plan, ...change }, planListWords, 'en')

test.each([
  [{ closed: null }, ''],
  [{ closed: 'no-offer', offer: null }, /^This plan is shown for information only/],
  [
    { closed: 'closed', closedAt: new Date('2026-11-23T02:00:00Z') },
    'It has closed and takes no new money. The company closed it on November 23, 2026.',
  ],
  [{ closed: 'closed' }, /It ended on November 19, 2026\.$/],
  [{ closed: 'expired' }, /has expired.* The last day was November 20, 2026\.$/],
  [{ closed: 'upcoming' }, 'It is not open yet. It opens December 1, 2026 at 09:00 AM.'],
  [{ closed: 'plan-replaced', offer: null }, /^The plan has changed/],
  [
    { closed: 'total-cap-reached' },
    /^This plan has taken all .* allows\. The maximum is ₱5,000,000\.00\.$/,
  ],
  [{ closed: 'user-cap-reached' }, /Ended investments count too\. The maximum is ₱100,000\.00\.$/],
  [
    { closed: 'user-cap-reached', leftForUserCentavos: 500_00n },
    /^You have used ₱99,500\.00 of the ₱100,000\.00 .*The ₱500\.00 left is less than the min/,
  ],
  [
    { closed: 'total-cap-reached', leftCentavos: 500_00n },
    'The plan takes only ₱500.00 more, less than the minimum of ₱1,000.00.',
  ],
] as const)('a closed plan says why, and when or how much', (change, text) => {
  if (typeof text === 'string') expect(says(change)).toBe(text)
  else expect(says(change)).toMatch(text)
})

test('in Filipino, too', () => {
  const closedAt = new Date('2026-11-23T02:00:00Z')
  expect(closedText({ ...plan, closed: 'closed', closedAt }, planListWordsFil, 'fil')).toMatch(
    /Isinara ito ng kompanya noong .*2026\.$/,
  )
})
