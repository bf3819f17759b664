/** A withdrawal to a new account: it takes a code, it waits, and its owner stops it. */
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { logins, sizes } from '../fixtures/kaban.ts'
import { expectNoSideways } from '../fixtures/layout-checks.ts'
import { proveByMailCode, see, seeNotice, signIn } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

let maria: Page
let ana: Page

test.beforeAll(async () => {
  maria = await kaban.open('visitor', sizes.smallPhone)
  await signIn(maria, logins.maria)
  ana = await kaban.open('ana', { ...sizes.laptop, address: '/admin/dashboard' })
})

async function reviewNewAccount(amount: string, accountNumber: string): Promise<void> {
  await maria.goto('/dashboard/withdraw')
  await maria.getByLabel('Amount', { exact: true }).fill(amount)
  await maria.getByRole('radio', { name: /^Another bank or e-wallet/ }).check()
  await maria.getByLabel('Bank or e-wallet', { exact: true }).selectOption('Metrobank')
  await maria.getByLabel('Account name').fill('Maria Santos')
  await maria.getByLabel('Account number').fill(accountNumber)
  await maria.getByRole('button', { name: 'Review withdrawal' }).click()
  await see(maria, 'You have not sent money to this account before')
}

test('the review says that the account is new, and offers the linked one', async () => {
  await reviewNewAccount('5000', '00123456789012')
  await see(maria, /pay it out on .+ at the earliest/)
  await expectNoSideways(maria)
  await expectAccessible(maria)
  await maria.getByRole('button', { name: 'Use my linked account instead' }).click()
  await expect(maria.getByText('You have not sent money to this account before')).toHaveCount(0)
  await expect(maria.getByText('00123456789012')).toHaveCount(0)
})

test('a password does not send it, a code of the mail does, and it waits', async () => {
  await reviewNewAccount('5000', '00123456789012')
  await maria.getByRole('button', { name: /^Withdraw ₱/ }).click()
  const dialog = maria.getByRole('dialog', { name: 'Confirm It Is You' })
  await dialog.getByText(/a password isn’t enough/).waitFor()
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveCount(0)
  await proveByMailCode(maria, logins.maria.email)
  await seeNotice(maria, 'Withdrawal Request Submitted')
  await see(maria, 'This account is new, so the withdrawal waits')
  await expectAccessible(maria)
})

test('staff see until when it waits, and no way to pay it; a reason ends the wait', async () => {
  await ana.goto('/admin/workbench?kind=withdrawals-to-decide')
  await see(ana, /New account, waits until/)
  await ana.getByRole('link', { name: /New account, waits until/ }).click()
  await see(ana, 'New account: payment waits')
  await expect(ana.getByRole('button', { name: /^Mark as paid|^Pay/ })).toHaveCount(0)
  await expectAccessible(ana)
  await ana.getByRole('button', { name: 'End the wait' }).click()
  const dialog = ana.getByRole('dialog', { name: 'End the wait for this withdrawal?' })
  await dialog.getByRole('button', { name: 'End the wait' }).click()
  await dialog.getByText('Please give the reason').first().waitFor()
  await dialog
    .getByLabel('Why it doesn’t need to wait')
    .fill('We called her at the number on file.')
  await expectAccessible(ana)
  await dialog.getByRole('button', { name: 'End the wait' }).click()
  await seeNotice(ana, 'The wait is over')
  await maria.getByRole('link', { name: 'Open the receipt' }).click()
  await see(maria, /We called her at the number on file\./)
  await expectAccessible(maria)
})

test('"This was not me" on the receipt gives the money back and locks it', async () => {
  await maria.getByRole('button', { name: 'This was not me' }).click()
  const dialog = maria.getByRole('dialog', { name: 'Didn’t request this withdrawal?' })
  await expectAccessible(maria)
  await dialog.getByRole('button', { name: 'Stop it and lock my money' }).click()
  await seeNotice(maria, 'Withdrawal stopped')
  await maria.waitForURL('**/dashboard/settings/security')
  await see(maria, 'Change password')
  await see(maria, /^Locked since/)
})
