/** The Account page, the history with its devices, and folded notifications, as on a phone. */
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { sizes } from '../fixtures/kaban.ts'
import { expectNoSideways } from '../fixtures/layout-checks.ts'
import { see, seeNotice } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

const kaban = kabanOfFile()
let maria: Page

test.beforeAll(async () => {
  maria = await kaban.open('maria', { ...sizes.phone, address: '/dashboard/account' })
})

const main = () => maria.getByRole('main')

test('the Account page leads to each section, and each section back', async () => {
  await expectNoSideways(maria)
  await expectAccessible(maria)
  for (const section of [
    'Profile',
    'Bank Details',
    'Security',
    'Notification settings',
    'Appearance',
    'Privacy and data',
    'Statements',
    'Activity History',
    'Tasks & Announcements',
    'Your Testimonial',
  ]) {
    await main()
      .getByRole('link', { name: new RegExp(`^${section}`) })
      .click()
    await maria.getByRole('heading', { level: 1, name: section }).waitFor()
    await main().getByRole('link', { name: 'Account', exact: true }).click()
    await maria.waitForURL('**/dashboard/account')
  }
})

test('beside a section a wide screen lists the others', async () => {
  const laptop = await kaban.open('maria', { ...sizes.laptop, address: '/dashboard/settings' })
  const sections = laptop.getByRole('navigation', { name: 'Sections of your account' })
  await sections.getByRole('link', { name: 'Privacy and data' }).click()
  await laptop.waitForURL('**/dashboard/settings/privacy')
  await expect(sections.locator('[aria-current="page"]')).toHaveText('Privacy and data')
  await laptop.context().close()
})

test('the history names the device, and older entries come on request', async () => {
  const [user] = await kaban.server.asOwner<{ id: string }>(
    `select id from users where email = 'maria@sample.kaban.test'`,
  )
  await kaban.server.asOwner(
    `insert into user_activity_log (id, user_id, actor_user_id, action_type, description, address,
       browser, system)
     select uuidv7(interval '-1 day' - n * interval '1 minute'), $1, $1, 'PROFILE_UPDATE',
       'Change ' || n || '.', '203.0.113.77', 'Chrome', 'Android' from generate_series(1, 60) n`,
    [user?.id],
  )
  await maria.goto('/dashboard/history')
  await see(maria, 'Chrome on Android · 203.0.113.•••')
  await expect(maria.getByRole('heading', { level: 2, name: /^Today, / })).toBeVisible()
  await expect(main().getByRole('listitem')).toHaveCount(50)
  await expectNoSideways(maria)
  await expectAccessible(maria)
  await maria.getByRole('button', { name: 'Show older entries' }).click()
  await see(maria, 'Change 60.')
})

test('notifications about one withdrawal are one entry, and deleting it is undone', async () => {
  await maria.goto('/dashboard/notifications')
  const entry = main().getByRole('listitem').filter({ hasText: '2 earlier' }).first()
  const message = /Your withdrawal of ₱6,000\.00 .* was completed\.$/
  await expect(entry.getByText(message)).toBeVisible()
  await entry.getByText('2 earlier').click()
  await expect(entry.getByText(/is being processed\./)).toBeVisible()
  await entry.getByRole('button', { name: 'Delete' }).click()
  await seeNotice(maria, '3 notifications deleted')
  await expect(main().getByText(message)).toHaveCount(0)
  await maria.getByRole('button', { name: 'Undo' }).click()
  await expect(entry.getByText(message)).toBeVisible()
  await entry.getByRole('button', { name: 'Mark as read' }).click()
  await main()
    .getByRole('radio', { name: /^Unread/ })
    .check()
  await expect(main().getByText(message)).toHaveCount(0)
  await main().getByRole('radio', { name: 'All' }).check()
  await expect(entry.getByRole('button', { name: 'Mark as read' })).toHaveCount(0)
})

test('a saved account gets a name, and is chosen in one press when withdrawing', async () => {
  await kaban.server.asOwner(
    `update bank_details set account_number = '009876543210'
     where user_id = (select id from users where email = 'maria@sample.kaban.test')`,
  )
  await maria.goto('/dashboard/bank-details')
  const saved = main().getByRole('region', { name: 'Saved accounts' })
  await saved.getByRole('button', { name: 'Name BDO Unibank •••• 7890' }).click()
  await saved.getByLabel('Name', { exact: true }).fill('Savings')
  await saved.getByRole('button', { name: 'Save' }).click()
  await seeNotice(maria, 'Name saved')
  await expect(saved.getByText('Savings', { exact: true })).toBeVisible()
  await expectNoSideways(maria)
  await expectAccessible(maria)

  await maria.goto('/dashboard/withdraw')
  await main()
    .getByRole('radio', { name: /^Savings/ })
    .check()
  await maria.getByLabel('Amount', { exact: true }).fill('5000')
  await maria.getByRole('button', { name: 'Review withdrawal' }).click()
  await see(maria, '001234567890')
  await expect(maria.getByText('You have not sent money to this account before')).toHaveCount(0)

  await maria.goto('/dashboard/bank-details')
  await saved.getByRole('button', { name: 'Remove Savings •••• 7890' }).click()
  await seeNotice(maria, 'Account removed from your list')
  await expect(saved.getByText('Savings', { exact: true })).toHaveCount(0)
  await maria.getByRole('button', { name: 'Undo' }).click()
  await expect(saved.getByText('Savings', { exact: true })).toBeVisible()
})
