/** Users in the console with two administrators at once, and what the users themselves see. */
import type { Page } from '@playwright/test'
import { expect } from '../fixtures/expect.ts'
import { sizes, logins } from '../fixtures/kaban.ts'
import { see, seeNotice, signIn } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

let ana: Page
let ben: Page
let nena: Page

const given = 'umaga sa Baler'
const own = 'gabi sa Siargao'

test.beforeAll(async () => {
  const open = (size: typeof sizes.laptop | typeof sizes.phone) => kaban.open('visitor', size)
  ;[ana, ben, nena] = await Promise.all([open(sizes.laptop), open(sizes.laptop), open(sizes.phone)])
  await Promise.all([signIn(ana, logins.ana), signIn(ben, logins.ben)])
  await Promise.all([ana, ben].map((page) => page.goto('/admin/users')))
})

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const create = (page: Page) => page.getByRole('button', { name: 'Create User' }).click()

test('one administrator creates a user, and the other sees them without a reload', async () => {
  await rowOf(ana, 'Maria Santos').waitFor()
  await ana.getByRole('button', { name: 'Create New User' }).click()
  await create(ana)
  await seeNotice(ana, 'Missing Fields', 'Please fill all required fields.')
  await ana.getByLabel('Full name').fill('Nena Villanueva')
  await ana.getByLabel('Email', { exact: true }).fill('nena@example.test')
  await ana.getByLabel('Temporary password').fill('short')
  await create(ana)
  await seeNotice(ana, 'Weak Password', 'Password must be at least 6 characters.')
  await ana.getByLabel('Email', { exact: true }).fill(logins.maria.email)
  await ana.getByLabel('Temporary password').fill(given)
  await create(ana)
  await see(ana, 'User Exists')
  await ana.getByLabel('Email', { exact: true }).fill('nena@example.test')
  await create(ana)
  await seeNotice(
    ana,
    'User Created',
    'nena@example.test can sign in now. Tell them the password; we didn’t email it.',
  )
  await rowOf(ben, 'Nena Villanueva').getByText('Must choose a password').waitFor()
})

test('a user with an assigned password must choose another one before anything opens', async () => {
  await nena.goto('/login')
  await nena.getByLabel('Email').fill('nena@example.test')
  await nena.getByLabel('Password', { exact: true }).fill(given)
  await nena.getByRole('button', { name: 'Sign In' }).click()
  await nena.getByRole('heading', { name: 'Choose your own password' }).waitFor()
  await nena.goto('/dashboard/wallet')
  await nena.getByRole('heading', { name: 'Choose your own password' }).waitFor()
  await nena.getByLabel('Password you were given').fill(given)
  await nena.getByLabel('New password', { exact: true }).fill(given)
  await nena.getByLabel('Confirm new password').fill(given)
  await nena.getByRole('button', { name: 'Save and continue' }).click()
  await see(nena, 'That’s the password the company gave you. Choose another.')
  await nena.getByLabel('New password', { exact: true }).fill(own)
  await nena.getByLabel('Confirm new password').fill(own)
  await nena.getByRole('button', { name: 'Save and continue' }).click()
  await nena.getByText('No bank account linked').waitFor()
  expect(new URL(nena.url()).pathname).toBe('/dashboard/wallet')
  await expect(rowOf(ben, 'Nena Villanueva').getByText('Must choose a password')).toHaveCount(0)
})

test('a message of staff arrives at once; its link leads into this site @long', async () => {
  await rowOf(ben, 'Nena').getByRole('button', { name: 'Actions for Nena Villanueva' }).click()
  await ben.getByRole('menuitem', { name: 'Send Notification' }).click()
  await ben.getByRole('dialog').getByRole('button', { name: 'Send Notification' }).click()
  await seeNotice(ben, 'Missing Information', 'Please provide a message for the notification.')
  await ben.getByLabel('Type').selectOption({ label: 'Important Notice' })
  await ben.getByLabel('Message').fill('Please bring your passport on Monday.')
  await ben.getByLabel('Link').fill('https://elsewhere.example')
  await ben.getByRole('dialog').getByRole('button', { name: 'Send Notification' }).click()
  await see(ben, 'Use a page of this site that starts with one slash, like /dashboard/wallet.')
  await ben.getByLabel('Link').fill('/dashboard/bank-details')
  await ben.getByRole('dialog').getByRole('button', { name: 'Send Notification' }).click()
  await seeNotice(ben, 'Notification Sent', 'Nena Villanueva can see it now.')
  await nena.goto('/dashboard/notifications')
  await nena.getByText('Please bring your passport on Monday.').click()
  await nena.waitForURL('**/dashboard/bank-details')
})

test("a suspended user is signed out at once; a colleague's stale edit is refused", async () => {
  for (const page of [ana, ben])
    await rowOf(page, 'Nena').getByRole('button', { name: /^Edit/ }).click()
  await ana.getByLabel('Full name').fill(' ')
  await ana.getByRole('button', { name: 'Save Changes' }).click()
  await seeNotice(ana, 'Full Name Required', "Please enter user's full name.")
  await ana.getByLabel('Full name').fill('Nena Villanueva Cruz')
  await ana.getByRole('dialog').getByLabel('Status').selectOption({ label: 'Suspended' })
  await see(
    ana,
    'This signs them out everywhere and blocks their sign-in. Their money stays in the wallet.',
  )
  await ana.getByRole('button', { name: 'Save Changes' }).click()
  await seeNotice(ana, 'User Updated', 'The changes to Nena Villanueva Cruz are saved.')
  await nena.waitForURL(/\/login/)
  await rowOf(ben, 'Nena Villanueva Cruz').getByText('Suspended').waitFor()
  await ben.getByRole('button', { name: 'Save Changes' }).click()
  await see(ben, 'Changed Meanwhile')
  await ben.getByRole('button', { name: 'Cancel' }).click()
  await rowOf(ana, 'Ana Reyes').getByRole('button', { name: /^Edit/ }).click()
  await see(ana, 'Only another admin can change your role and status.')
  expect(await ana.getByRole('dialog').getByLabel('Role').isDisabled()).toBe(true)
  await ana.getByRole('button', { name: 'Cancel' }).click()
})

test("the address keeps the filters, and a user's page says who viewed it @long", async () => {
  await ben.getByLabel('Search by name, email or id').fill('nena')
  await expect.poll(() => ben.url()).toContain('search=nena')
  await ben.getByLabel('Status').selectOption({ label: 'Suspended' })
  await expect.poll(() => ben.url()).toContain('status=suspended')
  await ana.goto(new URL(ben.url()).pathname + new URL(ben.url()).search)
  await rowOf(ana, 'Nena Villanueva Cruz').waitFor()
  expect(await ana.getByRole('row').count()).toBe(2)
  // A parameter that a messenger adds to the link is no filter.
  await ana.goto('/admin/users?search=maria&fbclid=IwAR0x')
  await ana.getByRole('link', { name: 'Maria Santos' }).click()
  await ana.getByRole('heading', { level: 1, name: 'Maria Santos' }).waitFor()
  await ana.getByText('•••• 7890').first().waitFor()
  await ana.getByRole('button', { name: 'Show the number' }).click()
  await ana.getByLabel('Why do you need it?').fill('The bank sent the payout back.')
  await ana.getByRole('dialog').getByRole('button', { name: 'Show the number' }).click()
  await ana.getByText('001234567890').waitFor()
  await ben.goto(new URL(ana.url()).pathname)
  await ben.getByText('Staff', { exact: true }).click()
  await ben
    .getByText('Bank account number viewed. Reason: The bank sent the payout back.')
    .waitFor()
  await ben
    .getByRole('table', { name: 'Staff who viewed this page' })
    .getByText('Ana Reyes')
    .waitFor()
  expect(new URL(ben.url()).search).toBe('?section=staff')
})

test('a viewing alarm appears on every page until a colleague has explained it @long', async () => {
  await kaban.server.asOwner(
    `insert into view_alarms (id, person, people, minutes)
      select gen_random_uuid(), id::text, 100, 5 from users where email = $1`,
    [logins.ana.email],
  )
  await Promise.all([ana.goto('/admin/withdrawals'), ben.goto('/admin/market-data')])
  const aboutAna = ana.getByText('This is about you. Another staff member must look into it.')
  await aboutAna.waitFor()
  expect(await ana.getByRole('button', { name: 'Record the reason' }).count()).toBe(0)
  await see(ben, 'Ana Reyes viewed 100 profiles within 5 minutes')
  await ben.getByRole('button', { name: 'Record the reason' }).click()
  await ben.getByLabel('What you found').fill('She moved the archive.')
  await ben.getByRole('dialog').getByRole('button', { name: 'Record the reason' }).click()
  await expect(aboutAna).toHaveCount(0)
})

test('failures are named: no list, no answer to a creation, no message sent @long', async () => {
  const broken = (status: number) => ({
    status,
    contentType: 'application/json',
    body: '{"json":{}}',
  })
  await ana.route('**/rpc/users/list', (route) => route.fulfill(broken(500)))
  await ana.goto('/admin/users')
  await see(ana, 'Error Fetching Users')
  await ana.getByRole('button', { name: 'Try again' }).click()
  await see(ana, 'Error Fetching Users')
  // A live event fetches the list again, and the button would be gone.
  await ana.unroute('**/rpc/users/list')
  await ana.goto('/admin/users')
  await ana.getByRole('button', { name: 'Create New User' }).click()
  await ana.getByLabel('Full name').fill('Pedro Reyes')
  await ana.getByLabel('Email', { exact: true }).fill('pedro@example.test')
  await ana.getByRole('button', { name: 'Generate password' }).click()
  await ana.route('**/rpc/users/create', (route) => route.fulfill(broken(500)))
  await create(ana)
  await see(ana, 'User Creation Failed')
  await ana.unroute('**/rpc/users/create')
  await ana.route('**/rpc/users/create', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await create(ana)
  await seeNotice(
    ana,
    'User Creation Issue',
    'User might already exist or an unknown issue occurred.',
  )
  await ana.unroute('**/rpc/users/create')
  await create(ana)
  await see(ana, 'User Created')
  await expect(rowOf(ana, 'Pedro Reyes')).toHaveCount(1)
  await rowOf(ana, 'Pedro Reyes').getByRole('button', { name: /^Edit/ }).click()
  await ana.getByLabel('Full name').fill('Pedro P. Reyes')
  await ana.route('**/rpc/users/edit', (route) => route.fulfill(broken(500)))
  await ana.getByRole('button', { name: 'Save Changes' }).click()
  await see(ana, 'Update Failed')
  await ana.getByRole('button', { name: 'Cancel' }).click()
  await rowOf(ana, 'Pedro').getByRole('button', { name: 'Actions for Pedro Reyes' }).click()
  await ana.getByRole('menuitem', { name: 'Send Notification' }).click()
  await ana.getByLabel('Message').fill('Welcome.')
  await ana.route('**/rpc/users/notify', (route) => route.fulfill(broken(500)))
  await ana.getByRole('dialog').getByRole('button', { name: 'Send Notification' }).click()
  await see(ana, 'Failed to Send Notification')
})
