/**
 * Company settings, edited by two administrators at once, and how open pages of a user and a
 * visitor follow.
 */
import type { Page } from '@playwright/test'
import { accessCode } from '../../fixtures/servers/test-server.ts'
import { expect } from '../fixtures/expect.ts'
import { expectWithin } from '../fixtures/in-time.ts'
import { sizes, logins } from '../fixtures/kaban.ts'
import { see, seeNotice, signIn } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

let ana: Page
let ben: Page
let maria: Page
let visitor: Page

test.beforeAll(async () => {
  ;[ana, ben] = await kaban.openStaff()
  // Published contact details take precedence over the settings, so this fixture has none.
  await kaban.server.asOwner(`do $$ begin
    set local session_replication_role = replica;
    update content_versions
      set body = body || '{"contactEmail": "", "contactPhone": ""}' where kind = 'about';
  end $$`)
  const open = (size: (typeof sizes)[keyof typeof sizes]) => kaban.open('visitor', size)
  ;[maria, visitor] = await Promise.all([open(sizes.phone), open(sizes.laptop)])
  await signIn(maria, logins.maria)
})

const save = (page: Page) => page.getByRole('button', { name: 'Save settings' }).click()

test('the second of two edits of the settings is refused and loads the saved values', async () => {
  await Promise.all([ana, ben].map((page) => page.goto('/admin/settings')))
  await ana.getByLabel('Site name').fill('Salapi')
  await ana.getByLabel('Support email').fill('help@example.ph')
  await ana.getByLabel('Minimum deposit').fill('750')
  await ben.getByLabel('Support phone').fill('0917 000 0000')
  await save(ana)
  await seeNotice(ana, 'Settings saved')
  await see(ben, 'Changed while this was open')
  expect(await ben.getByLabel('Support phone').inputValue()).toBe('0917 000 0000')
  await save(ben)
  await seeNotice(ben, 'Settings Changed')
  await ben.getByRole('button', { name: 'Load the newest' }).click()
  await expect(ben.getByLabel('Site name')).toHaveValue('Salapi')
  await ben.getByLabel('Support phone').fill('0917 000 0000')
  await save(ben)
  await seeNotice(ben, 'Settings saved')
})

// The notice of the save before may lie over the button.
const saveByKey = (page: Page) => page.getByRole('button', { name: 'Save settings' }).press('Enter')

test('a clean form takes by itself what colleagues saved and agreed to @long', async () => {
  await expect(ana.getByLabel('Support phone')).toHaveValue('0917 000 0000')
  await ana.getByLabel('Business hours').fill('Monday to Friday')
  await ana.getByLabel('Hours the first withdrawal to an account waits').fill('12')
  await saveByKey(ana)
  await seeNotice(ana, 'Settings saved in part')
  await expect(ben.getByLabel('Business hours')).toHaveValue('Monday to Friday')
  await ana.goto('/admin/approvals')
  await see(ana, '1 settings change needs a second person.')
  await ana.getByRole('main').getByRole('link', { name: 'Settings' }).click()
  // The typed text of Ben stays, and saving it speaks of no colleague.
  await ben.getByLabel('Business hours').fill('Monday to Saturday')
  await ben.getByRole('button', { name: 'Approve the change' }).click()
  await seeNotice(ben, 'Approved and saved')
  await expect(ben.getByLabel('Hours the first withdrawal to an account waits')).toHaveValue('12')
  await expect(ben.getByLabel('Business hours')).toHaveValue('Monday to Saturday')
  await saveByKey(ben)
  await seeNotice(ben, 'Settings saved')
  await expect(ana.getByLabel('Business hours')).toHaveValue('Monday to Saturday')
})

test('open pages follow a new name, a new contact and a new minimum', async () => {
  await maria.goto('/dashboard/deposit')
  await see(maria, '₱750.00 or more')
  await expect.poll(() => maria.title()).toBe('Deposit · Salapi')
  // A page that rendered just before the change is updated except for its title.
  await expect
    .poll(async () => {
      await visitor.goto('/')
      return await visitor.title()
    })
    .toBe('The peso wallet that shows its books · Salapi')
  await see(visitor, 'help@example.ph')
  await see(visitor, '0917 000 0000')
})

test('maintenance shows on open pages and stops users, not staff', async () => {
  await ana.goto('/admin/settings')
  await ana.getByLabel('Maintenance mode').check()
  await ana.getByLabel('Message to users during maintenance').fill('Back at 6 PM.')
  await save(ana)
  await ana.getByRole('button', { name: 'Start maintenance' }).click()
  await seeNotice(ana, 'Settings saved')
  await see(maria, /Under maintenance\.\s+Back at 6 PM\./)
  await see(maria, 'Not available during maintenance.')
  await visitor.goto('/register')
  await see(visitor, /Under maintenance\.\s+Back at 6 PM\./)
  await see(ben, /Maintenance mode is on/)
  await maria.goto('/dashboard/tasks')
  await maria.getByLabel('New task').fill('Call the bank')
  await maria.getByLabel('New task').press('Enter')
  await seeNotice(maria, 'Under Maintenance', 'Back at 6 PM.')
  await ben.goto('/admin/settings')
  await ben.getByLabel('Maintenance mode').uncheck()
  await save(ben)
  await maria.getByText('Under maintenance.').waitFor({ state: 'detached' })
})

test('a company account is added once, offered at once, and not offered when retired', async () => {
  await ana.goto('/admin/settings')
  await ana.getByRole('button', { name: 'Add account' }).click()
  const dialog = ana.getByRole('dialog')
  await dialog.getByLabel('Bank or e-wallet').fill('UnionBank')
  await dialog.getByLabel('Account number').fill('7777 8888')
  await dialog.getByLabel('Account name').fill('Sample Company Inc.')
  await dialog.getByRole('button', { name: 'Add account' }).click()
  await seeNotice(ana, 'Company account added')
  await maria.goto('/dashboard/deposit')
  await see(maria, /UnionBank/)
  await ben.getByRole('button', { name: 'Retire UnionBank 7777 8888' }).click()
  await ben.getByRole('dialog').getByRole('button', { name: 'Retire' }).click()
  await seeNotice(ben, 'Company account retired')
  await maria.getByText('UnionBank').first().waitFor({ state: 'detached' })
  await ana.getByRole('button', { name: 'Bring back UnionBank 7777 8888' }).waitFor()
})

test('a market figure is edited, moved and removed; the dashboard follows @long', async () => {
  await Promise.all([ana, ben].map((page) => page.goto('/admin/market-data')))
  await maria.goto('/dashboard')
  await maria.getByText('Market figures').click()
  await ana.getByRole('button', { name: 'Edit PSE Index' }).click()
  await ben.getByRole('button', { name: 'Edit PSE Index' }).click()
  await ana.getByRole('dialog').getByLabel('Value').fill('6,600.10')
  await ana.getByRole('dialog').getByLabel('Source').fill('PSE, end of day')
  await ana.getByRole('button', { name: 'Save figure' }).click()
  await seeNotice(ana, 'Figure saved', 'PSE Index is 6,600.10.')
  await see(maria, '6,600.10')
  await ben.getByRole('dialog').getByLabel('Value').fill('1')
  await ben.getByRole('button', { name: 'Save figure' }).click()
  await seeNotice(ben, 'Figure Changed')
  await ben.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await ana.getByRole('button', { name: 'Move Ethereum up' }).click()
  const names = () =>
    ben
      .getByRole('row')
      .evaluateAll((rows) =>
        rows
          .map((row) => /PSE Index|Dow Jones|Bitcoin|Ethereum/.exec(row.textContent ?? '')?.[0])
          .filter(Boolean),
      )
  await expect.poll(names).toEqual(['PSE Index', 'Dow Jones', 'Ethereum', 'Bitcoin'])
  await ben.getByRole('button', { name: 'Remove Dow Jones' }).click()
  await ben.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect.poll(names).toEqual(['PSE Index', 'Ethereum', 'Bitcoin'])
  await maria.getByText('Dow Jones').waitFor({ state: 'detached' })
})

test('T32 turning company access off ends its sessions and refuses the code @long', async () => {
  const byCode = visitor
  const enter = async () => {
    await byCode.goto('/admin/login')
    await byCode.getByLabel('Access code', { exact: true }).fill(accessCode)
    await byCode.getByRole('button', { name: 'Enter Control Panel' }).click()
  }
  await enter()
  await byCode.waitForURL('**/admin/dashboard')
  await byCode.goto('/admin/settings')
  await see(byCode, /^You signed in with the access code/)
  await ana.goto('/admin/settings')
  const change = async (to: RegExp) => {
    await ana.getByRole('button', { name: 'Change company access' }).click()
    await ana.getByRole('dialog').getByRole('radio', { name: to }).check()
  }
  const saveChange = () => ana.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await change(/^On until/)
  await ana.getByRole('dialog').getByLabel('Until', { exact: true }).fill('2020-01-31T17:00')
  await saveChange()
  await see(ana, 'Choose an end in the future.')
  await ana.getByRole('dialog').getByLabel('Until', { exact: true }).fill('2099-01-31T17:00')
  await saveChange()
  await see(byCode, 'On until January 31, 2099 at 05:00 PM')
  await change(/^Off/)
  await saveChange()
  await expectWithin(byCode, 2_000, 'thrown out', byCode.waitForURL('**/admin/login**'))
  await seeNotice(byCode, 'Please sign in again')
  await seeNotice(ana, 'Company access changed', 'The access code no longer works.')
  await enter()
  await seeNotice(byCode, 'Access Denied', 'Invalid Company Access Code.')
  await ana.goto('/admin/audit')
  await see(ana, 'Company access changed')
  await ana.goto('/admin/settings')
  await change(/^On Anyone/)
  await saveChange()
  await see(ana, 'It’s on, with no end date.')
  await enter()
  await byCode.waitForURL('**/admin/**')
  await byCode.getByRole('heading', { name: 'Dashboard Overview' }).waitFor()
})
