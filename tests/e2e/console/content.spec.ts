/**
 * Public content: one administrator writes it, another returns or publishes it, and the form names
 * problems before saving.
 */
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { sizes, logins } from '../fixtures/kaban.ts'
import { followMail, see, seeNotice } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

let ana: Page
let ben: Page

test.beforeAll(async () => {
  ;[ana, ben] = await kaban.openStaff()
})

const published = () =>
  kaban.server.asOwner<{ en: string }>(
    `select body->'question'->>'en' as en from content_versions where kind = 'faq'
      and state = 'published' order by written_at desc limit 1`,
  )

test('a marked promise is submitted, returned, corrected and published @long', async () => {
  await Promise.all([ana.goto('/admin/content?kind=faq'), ben.goto('/admin/content?kind=faq')])
  await ana.getByRole('button', { name: 'Add question' }).click()
  const form = ana.getByRole('dialog', { name: 'Add a question' })
  await form.getByRole('textbox', { name: 'Question, English' }).fill('Is my profit guaranteed?')
  await form.getByText(/“profit guaranteed”|“guaranteed”/).waitFor()
  await form
    .getByRole('textbox', { name: 'Answer, English' })
    .fill('No. Deposit 2,000, receive 14,000.')
  await form.getByText('“Deposit 2,000, receive 14,000”').waitFor()
  await form.getByRole('textbox', { name: 'Answer, English' }).fill('No. We pay within 24 hours.')
  await form.getByText('Say where readers can check it.', { exact: false }).waitFor()
  // A problem links to its field, and nothing is sent.
  await form.getByRole('button', { name: 'Request Approval' }).click()
  await expect
    .poll(() => ana.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('body.question.en')
  await form.getByRole('textbox', { name: 'Question, English' }).fill('How soon are you paid out?')
  await form.locator('input[name=source]').fill('Our own book')
  await form.locator('input[name=sourceDate]').fill('2026-01-05')
  await form.getByText('Ready for approval.').waitFor()
  await expectAccessible(ana)
  await form.getByRole('button', { name: 'Request Approval' }).click()
  await seeNotice(ana, 'Approval requested', /Another staff member/)
  await see(ana, /You wrote this/)
  expect(await ana.getByRole('button', { name: 'Approve and publish' }).count()).toBe(0)

  // Without a reload.
  await ben.getByRole('button', { name: 'Open How soon are you paid out?' }).click()
  await ben.getByRole('button', { name: 'Return' }).click()
  const reason = ben.getByRole('dialog', { name: 'Return this version?' })
  await reason.getByRole('button', { name: 'Return' }).click()
  await reason.getByText(/Please give the reason/).waitFor()
  await reason.getByLabel('Reason').fill('Say that it is measured.')
  await reason.getByRole('button', { name: 'Return' }).click()
  await seeNotice(ben, 'Returned', /can read your reason/)

  await see(ana, 'Say that it is measured.')
  await ana.getByRole('button', { name: 'Write a new version' }).click()
  const again = ana.getByRole('dialog', { name: /^Edit How soon/ })
  await again
    .getByRole('textbox', { name: 'Answer, English' })
    .fill('We measured it: within 24 hours. Our shops pay us 2% a month.')
  await again.getByText('Figures that read like a return').waitFor()
  await again.getByRole('button', { name: 'Request Approval' }).click()
  await seeNotice(ana, 'Approval requested')

  await kaban.server.asOwner(`update sessions set proven_at = now() - interval '6 minutes'`)
  await ben.getByRole('button', { name: 'Approve and publish' }).click()
  await see(ben, 'Confirm that you’ve read the marked figures.')
  await expectAccessible(ben)
  await ben.getByRole('checkbox', { name: /^I’ve read the marked figures/ }).check()
  await ben.getByRole('button', { name: 'Approve and publish' }).click()
  const proof = ben.getByRole('dialog', { name: 'Confirm It Is You' })
  await proof.getByText(/^This changes what the public reads/).waitFor()
  await proof.getByLabel('Password', { exact: true }).fill(logins.ben.password)
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await seeNotice(ben, 'Published', /within seconds/)
  expect(await published()).toEqual([{ en: 'How soon are you paid out?' }])
  await ben.getByText('Version 2').first().click()
  await see(ben, 'We measured it: within 24 hours.')
  await expectAccessible(ben)
})

test("the author's mail about the publication leads there, signed in or not @long", async () => {
  await followMail(ana, logins.ana.email, 'Open it in the console')
  await see(ana, 'We measured it: within 24 hours.')
  // Most links in mails are followed without a session.
  await ana.context().clearCookies()
  await followMail(ana, logins.ana.email, 'Open it in the console')
  await ana.getByRole('link', { name: 'Back to login' }).click()
  await ana.getByLabel('Email').fill(logins.ana.email)
  await ana.getByLabel('Password', { exact: true }).fill(logins.ana.password)
  await ana.getByRole('button', { name: 'Sign In' }).click()
  await see(ana, 'We measured it: within 24 hours.')
})

test('one administrator alone withdraws published content, at once @long', async () => {
  await ana.getByRole('button', { name: 'Unpublish' }).click()
  const dialog = ana.getByRole('dialog', { name: 'Unpublish this entry?' })
  await dialog.getByRole('button', { name: 'Unpublish' }).click()
  await seeNotice(ana, 'Unpublished', /no longer/)
  await see(ben, 'Unpublished')
  expect(
    await kaban.server.asOwner(
      `select from content_versions where kind = 'faq' and state = 'withdrawn'`,
    ),
  ).toHaveLength(1)
})

test('on a phone an entry from the end of the list scrolls into view, and back @long', async () => {
  await ana.setViewportSize(sizes.phone.viewport)
  await ana.goto('/admin/content?kind=faq')
  const last = ana
    .getByRole('row')
    .getByRole('button', { name: /^Open / })
    .last()
  await last.click()
  const close = ana.getByRole('button', { name: 'Close', exact: true })
  const isInUpperHalf = async () => {
    const y = (await close.boundingBox())?.y ?? 0
    return y > 0 && y < sizes.phone.viewport.height / 2
  }
  await expect.poll(isInUpperHalf).toBe(true)
  await close.click()
  await expect.poll(() => last.evaluate((button) => button === document.activeElement)).toBe(true)
})
