/** Readers check seals in their own browsers, and find what was tampered with on the way. */
import { expect, type Page } from '@playwright/test'
import { openSecrets } from '#foundation/platform/server/settings/secrets.ts'
import { sealBooks, sealPurpose } from '#money/seals/server/seal-books.ts'
import { fixtureKey } from '../../fixtures/database/database-templates.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { logins, sizes } from '../fixtures/kaban.ts'
import { expectSoundEverywhere } from '../fixtures/layout-checks.ts'
import { see, signIn } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

let owner: Page
let stranger: Page

test.beforeAll(async () => {
  const at = { ...sizes.phone, baseURL: kaban.server.address }
  await sealBooks({
    database: kaban.server.database,
    secrets: openSecrets(fixtureKey),
    settings: { mode: 'sample' },
  })
  owner = await kaban.open('visitor', at)
  stranger = await kaban.open('visitor', at)
  await signIn(owner, logins.maria)
  const [found] = await kaban.server.asOwner<{ id: string }>(
    `select t.id from transactions t join users u on u.id = t.user_id
     where u.email = $1 and t.status = 'completed' limit 1`,
    [logins.maria.email],
  )
  await owner.goto(`/dashboard/transactions/receipt/${found?.id}`)
})

const check = (page: Page) => page.getByRole('button', { name: 'Check the seal' }).click()

/** Changes the answer of a procedure on its way to the browser. */
async function tamper(page: Page, procedure: string, change: (body: string) => string) {
  await page.route(`**/rpc/${procedure}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
}

test('the owner of a receipt and a stranger check its seal in their own browsers', async () => {
  await see(owner, /^Sealed on /)
  await check(owner)
  await see(owner, 'This receipt is in the seal')
  await expectAccessible(owner)
  const address = await owner
    .getByRole('link', { name: 'Open the check page' })
    .getAttribute('href')
  await stranger.goto(address ?? '')
  await see(stranger, 'Genuine')
  await check(stranger)
  await see(stranger, 'This receipt is in the seal')
  await expectSoundEverywhere(stranger)
})

test('a receipt that differs from the sealed one is found by the browser', async () => {
  // The server would have to lie about the amount: its own check of the row finds a change.
  await tamper(stranger, 'transactions/verify', (body) =>
    body.replace(/"amountCentavos":"(-?\d+)"/, '"amountCentavos":"$19"'),
  )
  await stranger.reload()
  await see(stranger, 'Genuine')
  await check(stranger)
  await see(stranger, 'This receipt does not match its seal')
  await stranger.unrouteAll()
  await stranger.reload()
})

test('a seal that another key signed is found by the browser', async () => {
  const foreign = openSecrets(Buffer.alloc(32, 9)).publicKey(sealPurpose)
  await stranger.route('**/seal-key.pem', (route) => route.fulfill({ body: foreign }))
  await check(stranger)
  await see(stranger, 'Our key did not sign this seal')
  await stranger.goto('/seals')
  await see(stranger, 'Our key did not sign one of these seals')
  await stranger.unrouteAll()
  await stranger.reload()
  await see(stranger, 'Our key signed each of them')
  await see(stranger, 'Nobody outside keeps copies yet.')
  await see(stranger, 'Sign in to check yours')
})

test('a user finds their balance in the published total, and a changed proof fails', async () => {
  await owner.goto('/dashboard/balance-proof')
  const button = owner.getByRole('button', { name: 'Check my balance' })
  await expect(button).toBeInViewport()
  await button.click()
  await see(owner, 'Your balance is in the total')
  await expectAccessible(owner)
  await expectSoundEverywhere(owner)
  await tamper(owner, 'seals/ofBalance', (body) =>
    body.replace(/"centavos":"(\d+)"/, '"centavos":"$11"'),
  )
  await owner.reload()
  await button.click()
  await see(owner, 'Your balance is not in the total')
  await owner.unrouteAll()
  await owner.goto('/seals')
  await owner.getByRole('link', { name: 'Check that your balance is counted' }).click()
  await button.waitFor()
})

test('everybody reads what the company owes, and that its seals are in order @long', async () => {
  await sealBooks({
    database: kaban.server.database,
    secrets: openSecrets(fixtureKey),
    settings: { mode: 'sample' },
  })
  await stranger.goto('/seals')
  await see(stranger, 'Sample data')
  await see(stranger, /Each of these seals names the one before it\. This browser checked it/)
  await stranger.locator('summary').filter({ hasText: 'Seal 1' }).click()
  await see(stranger, /^kaban seal 1\nnumber 1\n/)
  await expectAccessible(stranger)
  await expectSoundEverywhere(stranger)
  await tamper(stranger, 'seals/published', (body) =>
    body.replaceAll('owed-centavos ', 'owed-centavos 1'),
  )
  await stranger.reload()
  await see(stranger, 'These seals do not follow each other')
  await stranger.unrouteAll()
})
