/** A user writes a testimonial, staff review it by keyboard, and the user withdraws it. */
import type { Locator, Page } from '@playwright/test'
import { readPublicTestimonials } from '#content/testimonials/server/read-public.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { expectWithin } from '../fixtures/in-time.ts'
import { sizes, logins } from '../fixtures/kaban.ts'
import { expectSoundEverywhere } from '../fixtures/layout-checks.ts'
import { see, seeNotice, signIn } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

let maria: Page
let ana: Page

test.beforeAll(async () => {
  maria = await kaban.open('visitor', sizes.phone)
  ana = await kaban.open('visitor', sizes.laptop)
  await Promise.all([signIn(maria, logins.maria), signIn(ana, logins.ana)])
})

const words = 'The deposit took two days and nobody told me why. The receipt is good.'
const published = async () =>
  (await kaban.server.database.read(readPublicTestimonials)).shown.map(({ text }) => text)
/** Expects the public page to show or hide the testimonial within five seconds. */
const expectOnPage = (shown: boolean, text = words) =>
  expectWithin(
    maria,
    5_000,
    'the public page',
    expect
      .poll(async () => (await (await fetch(kaban.server.address)).text()).includes(text))
      .toBe(shown),
  )

/** Repeats the key until an item has the focus: the list may be rendering again. */
async function selectFirst(): Promise<void> {
  await expect
    .poll(async () => {
      await ana.keyboard.press('j')
      return await ana.evaluate(() => document.activeElement?.hasAttribute('data-item'))
    })
    .toBe(true)
}

const firstWithdrawal = async (amounts: Locator) =>
  (await amounts.getByRole('option').allTextContents()).find((text) => /^Withdrawal/.test(text))

async function writeTestimonial(): Promise<void> {
  await maria.getByRole('radio', { name: '2 stars' }).check()
  await maria.getByRole('textbox', { name: 'Your testimonial' }).fill(words)
  await maria.getByRole('radio', { name: 'M••• S•••' }).check()
  const amounts = maria.getByLabel('Amount beside it')
  await amounts.selectOption({ label: (await firstWithdrawal(amounts)) ?? '' })
  await see(maria, /Withdrew ₱[\d,.]+/)
  await maria.getByRole('checkbox', { name: /show this publicly/ }).check()
  await maria.getByRole('checkbox', { name: /wrote this myself/ }).check()
  await maria.getByRole('button', { name: 'Send Testimonial' }).click()
  await seeNotice(maria, 'Testimonial Sent')
}

test('a user replaces a testimonial from the receipt of a paid withdrawal', async () => {
  await maria.goto('/dashboard/transactions?type=withdrawal')
  await maria
    .getByRole('link', { name: /Completed/ })
    .first()
    .click()
  await maria.getByRole('link', { name: 'Your testimonial' }).click()
  await see(maria, 'Everyone can read it on the public page.')
  const before = await published()
  await maria.getByRole('button', { name: 'Withdraw testimonial' }).click()
  await maria.getByRole('dialog').getByRole('button', { name: 'Withdraw testimonial' }).click()
  await seeNotice(maria, 'Testimonial Withdrawn')
  expect(await published()).toHaveLength(before.length - 1)

  await maria.getByRole('button', { name: 'Write another one' }).click()
  await maria.getByRole('button', { name: 'Send Testimonial' }).click()
  await see(maria, 'Please choose from 1 to 5 stars.')
  await expectSoundEverywhere(maria)
  await maria.setViewportSize(sizes.phone.viewport)
  await writeTestimonial()
  await see(maria, 'Awaiting review')
  expect(await published()).not.toContain(words)
})

test('truth test 7: staff publish it without its stars; its author withdraws it', async () => {
  await ana.goto('/admin/testimonials')
  await see(ana, words)
  expect(await ana.getByRole('img', { name: /stars/ }).count()).toBe(0)
  await expectAccessible(ana)
  await selectFirst()
  await ana.keyboard.press('a')
  await seeNotice(ana, 'Testimonial Published')
  await see(ana, 'Nothing is waiting')
  expect(await published()).toContain(words)
  await expectOnPage(true)
  await see(maria, 'Everyone can read it on the public page.')
  await expectOnPage(true, 'Withdrew ₱')
  await maria.getByRole('button', { name: 'Hide the amount' }).click()
  const asked = maria.getByRole('dialog', { name: 'Hide the amount?' })
  await asked.getByRole('button', { name: 'Hide the amount' }).click()
  await seeNotice(maria, 'Amount Hidden')
  await expectOnPage(false, 'Withdrew ₱')
  await expectOnPage(true)
  await maria.getByRole('button', { name: 'Withdraw testimonial' }).click()
  await maria.getByRole('dialog').getByRole('button', { name: 'Withdraw testimonial' }).click()
  await seeNotice(maria, 'Testimonial Withdrawn')
  expect(await published()).not.toContain(words)
  await expectOnPage(false)
})

test('staff reject a testimonial with a fixed reason, which its author sees @long', async () => {
  await maria.getByRole('button', { name: 'Write another one' }).click()
  await writeTestimonial()
  await see(ana, words)
  await selectFirst()
  await ana.keyboard.press('r')
  const dialog = ana.getByRole('dialog', { name: 'Why is it not shown?' })
  expect(await dialog.getByRole('radio').count()).toBe(6)
  expect(await dialog.getByRole('textbox').count()).toBe(0)
  await dialog.getByRole('button', { name: 'Do not show' }).click()
  await dialog.getByText('Please choose a reason.').waitFor()
  await dialog.getByRole('radio', { name: /^Personal data/ }).check()
  await dialog.getByRole('button', { name: 'Do not show' }).click()
  await seeNotice(ana, 'Testimonial Not Shown')
  await see(maria, /It contains personal data/)
})
