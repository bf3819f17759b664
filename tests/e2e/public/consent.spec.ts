/** T51 and truth test 7 over HTTP: the page shows payouts only while their users consent. */
import { expectSoon } from '../../fixtures/servers/in-time.ts'
import { signIn, Visitor } from '../../fixtures/servers/test-server.ts'
import { expect } from '../fixtures/expect.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

/** In milliseconds. The promise is one minute; a live event renders the page again at once. */
const promisedMs = 5_000

const page = async () => await (await new Visitor(kaban.server.address).fetch('/')).text()
const idsOf = async (kind: 'payout' | 'proof') =>
  new Set(
    [...(await page()).matchAll(new RegExp(`data-source="${kind}:([^"]+)"`, 'g'))].map(
      ([, id]) => id,
    ),
  )

test('withdrawing a consent removes the payout and its proof within seconds', async () => {
  const maria = await signIn(kaban.server.address, 'user')
  const { transactions } = await maria.calls.transactions.mine({ limit: 20 })
  const paid = transactions.find(
    ({ type, status }) => type === 'withdrawal' && status === 'completed',
  )
  const transactionId = paid?.transactionId ?? ''
  const [payouts, proofs] = [await idsOf('payout'), await idsOf('proof')]
  expect([payouts.size, proofs.size]).toEqual([2, 1])
  const { shown } = await maria.calls.withdrawals.payoutConsent({ transactionId })
  // Two users are too few for anonymity: neither the exact amount nor the bank is shown.
  expect(shown).toMatchObject({ amountFromCentavos: 5_000_00n, channel: { kind: 'bank' } })

  for (const [kind, sizes] of [
    ['feed', [1, 1]],
    ['proof', [1, 0]],
  ] as const) {
    await maria.calls.withdrawals.setPayoutConsent({ transactionId, kind, given: false })
    const began = Date.now()
    await expect
      .poll(async () => [(await idsOf('payout')).size, (await idsOf('proof')).size], {
        intervals: [100],
      })
      .toEqual(sizes)
    await expectSoon(kaban.server, began, promisedMs, 'withdrawing a consent')
  }
  const html = await page()
  expect(html).not.toContain(paid?.referenceNumber)
  expect(html).not.toContain(transactionId)

  await maria.calls.withdrawals.setPayoutConsent({ transactionId, kind: 'feed', given: true })
  const began = Date.now()
  await expect.poll(async () => (await idsOf('payout')).size).toBe(2)
  await expectSoon(kaban.server, began, promisedMs, 'giving a consent')
})

test("a suspended user's payout disappears too", async () => {
  const before = (await idsOf('payout')).size
  await kaban.server.asOwner(
    `update users set status = 'suspended' where email = 'liza@sample.kaban.test'`,
  )
  // No live event announces this; the server refreshes the page periodically.
  const began = Date.now()
  await expect.poll(async () => (await idsOf('payout')).size, { intervals: [500] }).toBe(before - 1)
  await expectSoon(kaban.server, began, 10_000, 'removing a suspended user')
})
