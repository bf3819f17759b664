import { expect, test } from 'vitest'
import type { ApprovalRequestView } from '../shared/contract.ts'
import { approvalWords as w } from '../shared/words.ts'
import { payoutFacts, requestTitle } from './payout-facts.tsx'

const request = (returned: bigint) =>
  ({
    kind: 'impair',
    amountCentavos: returned,
    allComesBack: returned === 1_000_00n,
    details: {
      placedCentavos: 1_000_00n,
      lateReturn: {
        gainCentavos: 26_75n,
        poolName: { en: 'General income', fil: 'Kita' },
        inPoolCentavos: 5_00n,
        dueCentavos: 40_00n,
      },
    },
  }) as ApprovalRequestView

test('a request that brings back all of the principal names no loss of it', () => {
  expect([requestTitle(request(1_000_00n), w), requestTitle(request(400_00n), w)]).toEqual([
    'End without a return: ₱1,000.00',
    'Impaired investment: ₱600.00 lost',
  ])
  expect(payoutFacts(request(1_000_00n), w, 'en').map(({ label }) => label)).toEqual([
    'Placed',
    'Returned to the wallet',
    'Return not paid',
    'In the pool General income',
  ])
})
