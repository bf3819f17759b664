/** A user places money on a phone, and what becomes of it: paid, cancelled, left, rolled, lost. */
import type { Page } from '@playwright/test'
import { v7 as uuidv7 } from 'uuid'
import { copyOffers } from '../../fixtures/investing/offer-attempts.ts'
import { placeByCalls } from '../../fixtures/investing/place-by-calls.ts'
import { startTestServer } from '../../fixtures/servers/test-server.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { logins, sizes } from '../fixtures/kaban.ts'
import { movePlacementDates } from '../fixtures/placement-dates.ts'
import { expectWrongProofsToStay, see, seeNotice } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile(() => startTestServer({ env: { KABAN_STEP_UP_PESOS: '5000' } }))
let maria: Page

test.beforeAll(async () => {
  maria = await kaban.open('maria', { ...sizes.phone, keepOpen: true })
})

const press = (name: string | RegExp) => maria.getByRole('button', { name }).click()
const today = `(now() at time zone 'Asia/Manila')::date`

const later = (placementId: string, columns: string) =>
  movePlacementDates(kaban.server, placementId, columns)
const endCooling = (placementId: string) =>
  later(placementId, `cooling_until = now() - interval '1 second'`)

const place = async () => await placeByCalls(await kaban.caller('maria'))

const open = (placementId: string) => maria.goto(`/dashboard/investments/${placementId}`)

test('from the menu to a payout with its tax: facts, questions, proof, receipt', async () => {
  await maria.goto('/dashboard')
  await press(/open your menu/)
  await maria.getByRole('menuitem', { name: 'Investments' }).click()
  await see(maria, 'No investments yet')
  await maria.getByRole('link', { name: 'Choose a plan' }).click()
  await see(maria, /^It has closed and takes no new money\. The company closed it on .*, \d{4}\.$/)
  await maria.getByRole('link', { name: 'Choose this plan: Harvest, half a year' }).click()
  await see(maria, 'No investment in this plan has ended yet.')
  await maria.getByRole('textbox', { name: 'Amount' }).fill('5250')
  await see(maria, 'In steps of ₱500.00: ₱5,000.00 or ₱5,500.00.')
  await maria.getByRole('textbox', { name: 'Amount' }).fill('9'.repeat(20))
  await press('Read the key facts')
  await see(maria, /^Too large\. The maximum is ₱[\d,]+\.00\.$/)
  await maria.getByRole('textbox', { name: 'Amount' }).fill('5500')
  await see(maria, '₱5,500.00 moves from your wallet to your investments.')
  await see(maria, /^Until .* at 11:59 PM$/)
  await see(maria, 'The term begins.')
  await press('Read the key facts')
  await see(maria, 'Example: final tax on interest')
  const download = maria.waitForEvent('download')
  await press('Key facts as PDF')
  expect((await download).suggestedFilename()).toBe('kaban-key-facts.pdf')
  await press('I have read them')
  await maria.getByLabel('From the money that other users place.').check()
  await see(maria, "No. Other people's money never pays your return; the books refuse it.")
  await press('Review')
  await see(maria, 'Answer this one correctly first.')
  await maria.getByLabel(/^Once the company has earned/).check()
  await maria.getByLabel(/^Perhaps less than I place/).check()
  await maria.getByLabel(/^I can leave early for a fee/).check()
  await press('Review')
  await see(maria, 'Check before you place it')
  await see(maria, 'For this amount, we check again that it’s you.')
  await kaban.server.asOwner(`update sessions set proven_at = now() - interval '6 minutes'`)
  await press('Place ₱5,500.00')
  const dialog = maria.getByRole('dialog', { name: 'Confirm It Is You' })
  await expectWrongProofsToStay(dialog)
  // Counted as at a large withdrawal.
  const tried = await kaban.server.asOwner(`select tries from attempts where purpose = 'factor'`)
  expect(tried).toEqual([{ tries: 2 }])
  await dialog.getByRole('button', { name: 'Use my password' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill(logins.maria.password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await seeNotice(maria, 'Money placed')
  await maria.getByRole('link', { name: 'Open the receipt' }).click()
  await see(maria, '-₱5,500.00')
  await see(maria, 'The amount moved from the wallet to the investments.')
  await maria.goBack()

  const placementId = await newestPlacement()
  await open(placementId)
  await expectAccessible(maria)
  await endCooling(placementId)
  await see(maria, 'Projected, not owed')
  await expect(maria.getByRole('button', { name: 'Cancel' })).toHaveCount(0)
  await later(placementId, `due_on = ${today}, starts_on = ${today} - 180`)
  await see(maria, 'Tax withheld, 20%')
  await maria.getByRole('link', { name: 'All investments' }).click()
  await see(maria, 'The money is in your wallet.')
  const list = maria.waitForEvent('download')
  await press('All investments as CSV')
  expect((await list).suggestedFilename()).toBe('kaban-investments-sample.csv')
  const statement = maria.waitForEvent('download')
  await press(/^Download the tax statement of/)
  expect((await statement).suggestedFilename()).toMatch(/^kaban-tax-\d{4}.*\.pdf$/)
})

async function newestPlacement(): Promise<string> {
  const [row] = await kaban.server.asOwner<{ id: string }>(
    'select id from placements order by created_at desc limit 1',
  )
  return row?.id ?? ''
}

test('cancelling in the cooling-off gives everything back', async () => {
  const placementId = await place()
  await open(placementId)
  const [keep, cancel] = ['Keep my investment', 'Cancel, get ₱1,000.00 back'].map((name) =>
    maria.getByRole('button', { name, exact: true }),
  )
  const [one, other] = await Promise.all([keep!.boundingBox(), cancel!.boundingBox()])
  expect(one).toMatchObject({ width: other!.width, height: other!.height })
  await keep!.click()
  await seeNotice(maria, 'Your money stays placed', 'Nothing changed.')
  await cancel!.click()
  await press('Cancel and take back ₱1,000.00')
  await seeNotice(maria, 'Investment cancelled', '₱1,000.00 is back in your wallet.')
  await see(maria, 'Cancelled by you')
  await see(maria, 'Cancelled on')
  await expect(maria.getByText(/^Term (?:begins|ends)$/)).toHaveCount(0)
})

test('leaving early shows the exact amount before it happens @long', async () => {
  const placementId = await place()
  await endCooling(placementId)
  await open(placementId)
  await press('See what I would get')
  await see(maria, 'Fee for leaving early')
  await expectAccessible(maria)
  await press('End it and take ₱980.00')
  await seeNotice(maria, 'Ended early', '₱980.00 is in your wallet.')
  const main = maria.getByRole('main')
  await expect(main).toContainText('Fee for leaving early-₱20.00Came back₱980.00Term began')
  await expect(main).toContainText(/Term was to end.*Ended early on/)
})

test('an amount is placed again only after a fresh consent @long', async () => {
  const placementId = await place()
  await endCooling(placementId)
  await later(placementId, `due_on = ${today} + 3, starts_on = ${today} - 177`)
  await open(placementId)
  await see(maria, /^180 days, from .* to .*\.$/)
  await see(maria, 'For leaving early: 2% of the amount.')
  await press('Review')
  await see(maria, 'Confirm that you have read the current terms.')
  await maria.getByLabel(/^I have read the current terms/).check()
  await press('Review')
  await expectAccessible(maria)
  await press('Not now')
  await see(maria, 'When the term ends')
  await expect(maria.getByText('Rollover chosen')).toHaveCount(0)
  await press('Review')
  await press('Roll over ₱1,000.00')
  await seeNotice(maria, 'Rollover chosen')
  await later(placementId, `due_on = ${today}, starts_on = ${today} - 180`)
  await see(maria, 'Rolled over')
  await expect(maria.getByRole('main')).toContainText('Came back₱21.40')
  await maria.getByRole('link', { name: 'Open the new investment' }).click()
  await see(maria, 'Keep it or cancel?')
})

test('a late payout says why, and a loss says how much came back', async () => {
  const placementId = await place()
  await endCooling(placementId)
  // More than the pool of declared income has.
  await later(
    placementId,
    `due_on = ${today}, starts_on = ${today} - 180, projected_gain_centavos = 30000000`,
  )
  await open(placementId)
  await see(maria, /A return is paid only from income that the company has declared/)
  await see(maria, 'Became late')
  await see(maria, /^It was due on .*\. It has been late since that day\.$/)
  await expectAccessible(maria)
  const [ana, ben] = [await kaban.caller('ana'), await kaban.caller('ben')]
  const approvalId = uuidv7()
  await ana.calls.placements.impair({
    approvalId,
    placementId,
    returnedCentavos: 400_00n,
    reason: { en: 'The borrower closed its shops.', fil: 'Nagsara ang umutang.' },
    notes: '',
  })
  await ben.calls.approvals.approve({ approvalId })
  await see(maria, 'Impaired: less than your principal came back')
  await see(
    maria,
    'Of the ₱1,000.00 you placed, ₱400.00 came back to your wallet and ₱600.00 is lost.',
  )
  await see(maria, 'The borrower closed its shops.')
  await see(maria, 'Late, on the day it was due.')
})

test('staff see returns against declared income, week by week @long', async () => {
  const ana = await kaban.open('ana')
  await place()
  await ana.goto('/admin/maturities')
  await see(ana, 'Returns and the money for them')
  await expect(ana.getByRole('img', { name: /^Returns due until each week from/ })).toBeVisible()
  await see(ana, 'Covered by declared income')
  for (const name of ['Export maturities', 'Export withheld tax'])
    await expect(ana.getByRole('button', { name })).toBeVisible()
  await expectAccessible(ana)
})

test('whoever chooses a plan sees what became of it so far @long', async () => {
  const card = maria.getByRole('region', { name: 'Harvest, half a year', exact: true })
  // Servers keep the outcomes for seconds.
  await expect(async () => {
    await maria.goto('/dashboard/investments/plans')
    await expect(card).toContainText(/Return paid₱\d+\.\d\d2 investments/, { timeout: 2_000 })
  }).toPass({ timeout: 25_000 })
  await expect(card).toContainText('Late now₱0.00Principal lost')
  await expect(card).toContainText('Principal lost₱600.001 investment')
  await expect(card).toContainText('The borrower closed its shops.')
  await expectAccessible(maria)
})

const lastDayToRoll = () => maria.getByText('Last day to choose rollover')
let running: string

test('the dates ahead name the last day to choose rollover @long', async () => {
  running = await place()
  await endCooling(running)
  await open(running)
  await expect(lastDayToRoll()).toBeVisible()
  await see(maria, /^From .* you can choose to place the same amount again instead\.$/)
})

/** From now on the plan's offer has no early exit, so its third question differs. */
async function offerWithoutExit(): Promise<void> {
  await kaban.server.asOwner(
    `do $$ begin set local session_replication_role = replica;
       update offers set state = 'closed', closed_by = confirmed_by, closed_at = now(),
         close_reason = 'Replaced.' where state = 'open';
       ${copyOffers(
         `jsonb_build_object('id', gen_random_uuid(), 'state', 'open', 'closed_by', null,
           'closed_at', null, 'close_reason', '', 'early_exit_basis_points', null)`,
         `offers o where close_reason = 'Replaced.'`,
       )}; end $$`,
  )
}

test('a new term asks its own questions, and says why it could not begin @long', async () => {
  const placementId = await place()
  await endCooling(placementId)
  await later(placementId, `due_on = ${today} + 3, starts_on = ${today} - 177`)
  await offerWithoutExit()
  await open(placementId)
  await see(maria, /have different questions. We ask them next./)
  await maria.getByLabel(/^I have read the current terms/).check()
  await press('Review')
  const dialog = maria.getByRole('dialog', { name: 'About the current terms' })
  const choose = dialog.getByRole('button', { name: 'Review' })
  await dialog.getByLabel(/^I can leave early for a fee/).check()
  await see(maria, 'No. This offer has no early exit: after the cooling-off you wait.')
  await dialog.getByLabel(/^Once the company has earned/).check()
  await dialog.getByLabel(/^Perhaps less than I place/).check()
  await choose.click()
  await see(maria, 'Answer this one correctly first.')
  await expectAccessible(maria)
  await dialog.getByLabel(/^I can only wait/).check()
  await choose.click()
  await press('Roll over ₱1,000.00')
  await seeNotice(maria, 'Rollover chosen')
  await kaban.server.asOwner(
    `update offers set state = 'closed', closed_by = confirmed_by, closed_at = now(),
       close_reason = 'Sold out.' where state = 'open'`,
  )
  await open(placementId)
  await see(
    maria,
    /has closed, changed or filled up since you chose this. For now, the payout goes to your/,
  )
  await later(placementId, `due_on = ${today}, starts_on = ${today} - 180`)
  await see(maria, 'Paid to your wallet, not rolled over')
  const because = /because the plan’s offer has closed since you agreed/
  // In the notice, and in the history.
  await expect(maria.getByText(because)).toHaveCount(2)
  await expectAccessible(maria)
})

test('a rollover that has become impossible has no last day @long', async () => {
  for (const path of [`/dashboard/investments/${running}`, '/dashboard/investments']) {
    await maria.goto(path)
    await see(maria, /term ends/i)
    await expect(lastDayToRoll()).toHaveCount(0)
  }
  await open(running)
  await see(maria, /^If you choose nothing, the payout goes to your wallet/)
  await expect(maria.getByText(/you can choose to place the same amount again/)).toHaveCount(0)
})
