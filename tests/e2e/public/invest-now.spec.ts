/** From a plan on the landing page to its offer, through sign-in and through sign-up. */
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { logins, sizes } from '../fixtures/kaban.ts'
import { fillRegistration, nena, verifyEmail } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

const openLanding = () => kaban.open('visitor', { ...sizes.phone, address: '/' })
const investIn = (page: Page) => page.getByRole('link', { name: /^Invest Now/ })

async function fillLogin(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

async function expectOfferOpen(page: Page): Promise<void> {
  const [offer] = await kaban.server.asOwner<{ id: string }>(
    `select id from offers where state = 'open'`,
  )
  await page.waitForURL(`**/dashboard/investments/plans/${offer?.id}`)
  await page
    .getByRole('heading', { name: /Harvest, half a year/ })
    .first()
    .waitFor()
}

test('who has a login comes back to the plan after the sign-in', async () => {
  const page = await openLanding()
  await investIn(page).click()
  await page.waitForURL('**/register?returnTo=*')
  await page.getByRole('link', { name: 'Login here' }).click()
  await page.waitForURL('**/login?returnTo=*')
  await fillLogin(page, logins.maria)
  await expectOfferOpen(page)
})

test('who signs up comes back to the plan after the first sign-in @long', async () => {
  const page = await openLanding()
  await investIn(page).click()
  await page.waitForURL('**/register?returnTo=*')
  await fillRegistration(page, nena)
  await verifyEmail(page, nena.email)
  await page.getByRole('link', { name: 'Go to login' }).click()
  await page.waitForURL('**/login')
  await fillLogin(page, nena)
  await expectOfferOpen(page)
})

test('an offer that closes meanwhile changes the button, which says why @long', async () => {
  const page = await openLanding()
  await investIn(page).waitFor()
  const [ana] = await kaban.openStaff()
  await ana.goto('/admin/offers')
  await ana.getByRole('button', { name: 'View the offer for Harvest, half a year' }).click()
  await ana.getByRole('button', { name: 'Close to new money' }).click()
  const dialog = ana.getByRole('dialog')
  await dialog.getByRole('textbox').fill('The regulator asked for it.')
  await dialog.getByRole('button', { name: 'Close to new money' }).click()
  await expect(investIn(page)).toHaveCount(0)
  const button = page.getByRole('link', {
    name: /^Closed on .*Harvest, half a year$/,
  })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
})
