/** A deposit above what one person may complete: a colleague agrees, and the user sees it wait. */
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { sizes } from '../fixtures/kaban.ts'
import {
  nena,
  proceedToChat,
  see,
  seeNotice,
  signInNewUser,
  startDeposit,
} from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

let user: Page
let ana: Page
let ben: Page

test.beforeAll(async () => {
  user = await kaban.open('visitor', sizes.smallPhone)
  await signInNewUser(user, kaban.server, nena)
  ;[ana, ben] = await kaban.openStaff()
})

test('the first person files it; the user and the colleague see that it waits @long', async () => {
  await startDeposit(user, '60000')
  await proceedToChat(user)
  const chatId = new URL(user.url()).pathname.split('/').at(-1) ?? ''
  await ana.goto(`/admin/deposit-chat/${chatId}`)
  await ana.getByRole('button', { name: 'Completed', exact: true }).click()
  const window = ana.getByRole('dialog', { name: 'Request approval of this deposit?' })
  await window.getByText(/No money moves now: a second person must approve first/).waitFor()
  await window.getByText(/₱60,000.00 is above ₱50,000.00/).waitFor()
  await expectAccessible(ana)
  await window.getByRole('button', { name: 'Request approval of ₱60,000.00' }).click()
  await seeNotice(ana, 'Awaiting a second person')
  await see(ana, 'A second person must approve this')
  await expectAccessible(ana)
  await see(user, 'We are checking your deposit')
  await expectAccessible(user)
})

test('the colleague agrees, and the deposit is credited @long', async () => {
  await ben.goto('/admin/approvals')
  await ben.getByText('Nena Villanueva').first().waitFor()
  await ben.keyboard.press('j')
  await see(ben, 'Open the deposit chat with the proof of payment')
  await expectAccessible(ben)
  await ben.keyboard.press('a')
  await seeNotice(ben, 'Approved', /Nena Villanueva/)
  await ana.getByText('This deposit is completed').first().waitFor()
})

test('the window of any transaction says it before somebody files it, too @long', async () => {
  await startDeposit(user, '70000')
  await proceedToChat(user)
  const [{ id } = { id: '' }] = await kaban.server.asOwner<{ id: string }>(
    'select id from transactions where amount_centavos = 7000000',
  )
  await ana.goto(`/admin/transactions?open=${id}`)
  const window = ana.getByRole('dialog')
  await window.getByLabel('New status').selectOption({ label: 'Completed' })
  await window.getByText(/₱70,000.00 is above ₱50,000.00/).waitFor()
  await expect(window.getByText(/moves money/)).toHaveCount(0)
  await expectAccessible(ana)
  await window.getByRole('button', { name: 'Request approval of ₱70,000.00' }).click()
  await seeNotice(ana, 'Sent for Approval')
  await see(user, 'We are checking your deposit')
})

test('the overview shows what each of the staff moved alone @long', async () => {
  await startDeposit(user, '12000')
  await proceedToChat(user)
  const chatId = new URL(user.url()).pathname.split('/').at(-1) ?? ''
  await ana.goto(`/admin/deposit-chat/${chatId}`)
  await ana.getByRole('button', { name: 'Completed', exact: true }).click()
  await ana.getByRole('button', { name: /^Complete ₱12,000.00/ }).click()
  await see(ana, 'This deposit is completed')
  await ana.goto('/admin/dashboard')
  await see(ana, 'Moved without a second person, last 24 hours')
  await see(ana, / of ₱[\d,.]+ \(21%\)/)
  await expectAccessible(ana)
})
