/** Placing money where something comes between: a pause, a closing, a lost answer, a late job. */
import type { Page } from '@playwright/test'
import { copyOffers } from '../../fixtures/investing/offer-attempts.ts'
import { placeByCalls } from '../../fixtures/investing/place-by-calls.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { logins, sizes } from '../fixtures/kaban.ts'
import { untilQuiet } from '../fixtures/quiet.ts'
import { see, seeNotice } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()
let maria: Page

test.beforeAll(async () => {
  maria = await kaban.open('maria', { ...sizes.phone, keepOpen: true })
})

const press = (name: string | RegExp) => maria.getByRole('button', { name }).click()
const today = `(now() at time zone 'Asia/Manila')::date`

/** From the list to the last step. */
async function goToReview(): Promise<void> {
  await press('Read the key facts')
  await press('I have read them')
  await maria.getByLabel(/^Once the company has earned/).check()
  await maria.getByLabel(/^Perhaps less than I place/).check()
  await maria.getByLabel(/^I can leave early for a fee/).check()
  await press('Review')
}

/** Each open offer closes, and the same one opens with other terms. */
async function replaceOffers(terms: Record<string, number>): Promise<void> {
  const name = `Replaced ${Date.now()}.`
  const columns = Object.entries(terms).map(([column, value]) => `'${column}', ${value}`)
  await kaban.server.asOwner(
    `do $$ begin set local session_replication_role = replica;
       update offers set state = 'closed', closed_by = confirmed_by, closed_at = now(),
         close_reason = '${name}' where state = 'open';
       ${copyOffers(
         `jsonb_build_object('id', gen_random_uuid(), 'state', 'open', 'closed_by', null,
           'closed_at', null, 'close_reason', '', ${columns.join(', ')})`,
         `offers o where close_reason = '${name}'`,
       )}; end $$`,
  )
}

test('under a pause the facts can be read, and nothing is placed', async () => {
  const pause = (until: string) =>
    kaban.server.asOwner(
      `insert into safeguards (user_id, paused_until, pause_reason)
       select id, ${until}, 'bank-details-changed' from users where email = $1
       on conflict (user_id) do update set paused_until = excluded.paused_until`,
      [logins.maria.email],
    )
  await pause(`now() + interval '20 hours'`)
  await maria.goto('/dashboard/investments/plans')
  await maria.getByRole('link', { name: 'Choose this plan: Harvest, half a year' }).click()
  await see(maria, 'Withdrawals are paused')
  await maria.getByRole('textbox', { name: 'Amount' }).fill('999999999')
  await see(maria, /^Your wallet holds ₱/)
  await maria.getByRole('textbox', { name: 'Amount' }).fill('1000')
  await press('Read the key facts')
  await expect(maria.getByRole('link', { name: /^Look it up: https:/ })).toBeVisible()
  await maria.goBack()
  await goToReview()
  await see(maria, 'Money cannot leave your wallet now. The notice above says why.')
  await expectAccessible(maria)
  const place = maria.getByRole('button', { name: 'Place ₱1,000.00' })
  await expect(place).toHaveAttribute('aria-disabled', 'true')
  await pause('null')
  await maria.reload()
  await expect(place).not.toHaveAttribute('aria-disabled')
})

test('a plan that closes meanwhile leads to the list, which says why @long', async () => {
  const [offer] = await kaban.server.asOwner<{ id: string }>(
    'select id from offers where offer_is_open(offers, now())',
  )
  const close = (at: string) =>
    kaban.server.asOwner(
      `do $$ begin set local session_replication_role = replica;
         update offers set closes_at = ${at} where id = '${offer?.id}'; end $$`,
    )
  await close(`now() - interval '1 minute'`)
  await maria.goto(`/dashboard/investments/plans/${offer?.id}`)
  await see(maria, 'Harvest, half a year takes no money now')
  await expect(maria).toHaveURL(/\/plans\?plan=/)
  await close(`now() + interval '300 days'`)
})

test('an offer that is replaced says what changed, and leads to the new one', async () => {
  await maria.goto('/dashboard/investments/plans')
  await maria.getByRole('link', { name: 'Choose this plan: Harvest, half a year' }).click()
  await maria.getByRole('textbox', { name: 'Amount' }).fill('1000')
  await goToReview()
  await replaceOffers({ minimum_centavos: 200_000, early_exit_basis_points: 100 })
  await press('Place ₱1,000.00')
  await see(maria, 'The terms have changed')
  const main = maria.getByRole('main')
  await expect(main).toContainText('minimumBefore: ₱1,000.00Now: ₱2,000.00')
  await expect(main).toContainText('Before: For 2% of the amountNow: For 1% of the amount')
  await expectAccessible(maria)
  await maria.getByRole('link', { name: 'Read the new version' }).click()
  await expect(maria.getByRole('textbox', { name: 'Amount' })).toBeVisible()
  await replaceOffers({ minimum_centavos: 100_000, early_exit_basis_points: 200 })
})

test('a lost answer is asked for again, though the placement has filled the room', async () => {
  const cap = (pesos: string) =>
    kaban.server.asOwner(
      `do $$ begin set local session_replication_role = replica;
         update offers set per_user_cap_centavos = ${pesos} where state = 'open'; end $$`,
    )
  await cap('100000')
  await maria.goto('/dashboard/investments/plans')
  await maria.getByRole('link', { name: 'Choose this plan: Harvest, half a year' }).click()
  await maria.getByRole('textbox', { name: 'Amount' }).fill('1000')
  await goToReview()
  await maria.route('**/rpc/placements/subscribe', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await press('Place ₱1,000.00')
  await seeNotice(maria, 'No answer')
  await untilQuiet(maria)
  await expect(maria).toHaveURL(/step=review/)
  await maria.unroute('**/rpc/placements/subscribe')
  await press('Place ₱1,000.00')
  await seeNotice(maria, 'Money placed')
  await see(maria, 'Open the receipt')
  await cap('10000000')
})

test('a cancellation whose answer is lost is asked for again from the same window', async () => {
  await maria.goto(`/dashboard/investments/${await placeByCalls(await kaban.caller('maria'))}`)
  const cancel = maria.getByRole('button', { name: 'Cancel, get ₱1,000.00 back' })
  await expect(cancel).toBeVisible()
  // The page does not hear that the placement is cancelled.
  await maria.route('**/rpc/placements/one', (route) => route.abort())
  await maria.route('**/rpc/placements/cancel', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await cancel.click()
  await press('Cancel and take back ₱1,000.00')
  await seeNotice(maria, 'No answer')
  await maria.unroute('**/rpc/placements/cancel')
  await press('Cancel and take back ₱1,000.00')
  await seeNotice(maria, 'Investment cancelled', '₱1,000.00 is back in your wallet.')
  await maria.unroute('**/rpc/placements/one')
})

test('between a day and its job nothing is offered that is over @long', async () => {
  const placementId = await placeByCalls(await kaban.caller('maria'))
  const passes = (columns: string) =>
    kaban.server.asOwner(
      `do $$ begin set local session_replication_role = replica;
         update placements set ${columns} where id = '${placementId}'; end $$`,
    )
  await passes(`cooling_until = now() - interval '1 second'`)
  await maria.goto(`/dashboard/investments/${placementId}`)
  await see(maria, 'Cooling-off is over. The term begins in a moment.')
  await see(maria, 'Possible once the term has begun.')
  await passes(`state = 'active', due_on = ${today}, starts_on = ${today} - 180`)
  await maria.goto(`/dashboard/investments/${placementId}`)
  await see(maria, 'The term is over. We are preparing the payout.')
  await see(maria, 'The term ends now, without a fee.')
  await expect(maria.getByText(/you can choose to place the same amount again/)).toHaveCount(0)
})

test('a plan says until when in one line on a small phone, in Filipino too @long', async () => {
  const page = await kaban.open('jose', { ...sizes.smallPhone })
  for (const [language, begins] of [
    ['en', 'Open until'],
    ['fil', 'Hanggang '],
  ] as const) {
    await page.goto('/dashboard/investments/plans')
    await page.evaluate((chosen) => localStorage.setItem('kaban-language', chosen), language)
    await page.reload()
    const line = page.getByText(new RegExp(`^${begins}`)).first()
    await line.waitFor()
    const lines = await line.evaluate(
      (text) => text.clientHeight / parseFloat(getComputedStyle(text).lineHeight),
    )
    expect([begins, Math.round(lines)]).toEqual([begins, 1])
  }
})
