/**
 * Money from deposit to withdrawal in two browsers at once: a user on a phone, an administrator on
 * a laptop.
 */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { verifyBook } from '#ledger/server/verify.ts'
import { installationChecks } from '#main/server/book-checks.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { expectWithin } from '../fixtures/in-time.ts'
import { sizes, logins } from '../fixtures/kaban.ts'
import {
  nena,
  proceedToChat,
  processWithdrawal,
  register,
  see,
  sendFile,
  sendMessage,
  signIn,
  signInByForm,
  startDeposit,
  verifyEmail,
  withdraw,
} from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

let user: Page
let admin: Page

test.beforeAll(async () => {
  user = await kaban.open('visitor', sizes.phone)
  admin = await kaban.open('visitor', sizes.laptop)
})

const liveMs = 1_000

/** Expects a change by the other side within a second, without a reload. */
async function seeLive(page: Page, text: string | RegExp): Promise<void> {
  await expectWithin(
    page,
    liveMs,
    String(text),
    page.getByText(text).filter({ visible: true }).first().waitFor(),
  )
}

test('a user signs up, deposits, withdraws and prints; an administrator follows live', async () => {
  await register(user, nena)
  await verifyEmail(user, nena.email)
  await signInByForm(user, nena)
  await see(user, 'No transactions yet.')
  await expectAccessible(user)

  await signIn(admin, logins.ana)
  await admin.getByRole('heading', { level: 1, name: 'Dashboard Overview' }).waitFor()
  await expectAccessible(admin)

  // The deposit: 12,500.50 with a picture as proof.
  await startDeposit(user, '12,500.50')
  await see(user, /^\d{2}:\d{2}$/)
  const before = await user.getByRole('timer').innerText()
  await user.reload()
  await see(user, 'Proceed to Deposit Chat')
  expect(seconds(await user.getByRole('timer').innerText())).toBeLessThanOrEqual(seconds(before))
  await expectAccessible(user)
  await proceedToChat(user)
  await see(user, 'Please wait while Company responds with payment instructions.')

  await admin.goto('/admin/deposit-chat')
  await admin
    .getByRole('row')
    .filter({ hasText: nena.fullName })
    .getByRole('link', { name: /Open Chat/ })
    .click()
  // The list that is left shows her name too.
  await admin.getByRole('heading', { level: 1, name: nena.fullName }).waitFor()
  await expectAccessible(admin)

  await admin
    .getByRole('textbox', { name: 'Write a message' })
    .fill('Please pay to the account above.')
  await admin.getByRole('button', { name: 'Send', exact: true }).click()
  await seeLive(user, 'Please pay to the account above.')
  await sendMessage(user, 'I have just paid.')
  await seeLive(admin, 'I have just paid.')
  const picture = await sharp({
    create: { width: 900, height: 1600, channels: 3, background: '#0B5D62' },
  })
    .png()
    .toBuffer()
  await sendFile(user, { name: 'proof of payment.png', mimeType: 'image/png', buffer: picture })
  await see(user, 'Proof of payment uploaded.')
  await admin
    .getByRole('img', { name: /Proof of payment|Picture/ })
    .first()
    .waitFor()
  await expectAccessible(user)

  // The user watches the balance while the administrator completes the deposit.
  await user.goto('/dashboard')
  await see(user, '₱0.00')
  await admin.getByRole('button', { name: 'Completed', exact: true }).click()
  await admin.getByRole('button', { name: /^Complete ₱12,500.50/ }).click()
  await seeLive(user, '₱12,500.50')
  await see(admin, /This deposit is completed/)
  await expectAccessible(admin)
  await expectAccessible(user)

  // The withdrawal: 5,000.00.
  await admin.goto('/admin/withdrawals')
  await see(admin, 'Maria Santos')
  await withdraw(user, '5000')
  await seeLive(admin, nena.fullName)
  await expectAccessible(admin)
  await user.goto('/dashboard')
  await see(user, '₱7,500.50')
  await see(user, /On hold ₱5,000.00/)
  await processWithdrawal(admin, nena.fullName, 'Completed')
  await expectWithin(
    user,
    2_000,
    'the end of what was on hold',
    expect(user.getByText(/On hold/)).toHaveCount(0),
  )
  await see(user, '₱7,500.50')

  // The receipt, on one page.
  await user
    .getByRole('link', { name: /Withdrawal/ })
    .first()
    .click()
  await see(user, 'Receipt')
  await see(user, '₱5,000.00')
  await expectAccessible(user)
  const pdf = await user.pdf({ format: 'A4', printBackground: true })
  expect(countPages(pdf)).toBe(1)

  // The records of all this.
  await user.goto('/dashboard/notifications')
  await see(user, /deposit/i)
  await see(user, /withdrawal/i)
  await expectAccessible(user)
  await user.goto('/dashboard/history')
  await see(user, /Requested a withdrawal of ₱5,000.00/)
  await expectAccessible(user)
  const { problems } = await verifyBook(kaban.server.database, installationChecks)
  expect(problems).toEqual([])
})

test('a declined withdrawal gives the money back @long', async () => {
  await withdraw(user, '6,000.00')
  await user.goto('/dashboard')
  await see(user, '₱1,500.50')
  await processWithdrawal(
    admin,
    nena.fullName,
    'Declined',
    'The account name does not match your name.',
  )
  await seeLive(user, '₱7,500.50')
  await user
    .getByRole('link', { name: /Withdrawal/ })
    .first()
    .click()
  await see(user, 'The account name does not match your name.')
  expect((await verifyBook(kaban.server.database, installationChecks)).problems).toEqual([])
})

test('a deposit that nobody pays for expires @long', async () => {
  await startDeposit(user, '750')
  await see(user, 'Proceed to Deposit Chat')
  // The database's deadline decides, so it is moved there.
  await kaban.server.asOwner(
    `update deposits set expires_at = now() - interval '1 second' where deadline_open`,
  )
  await expectWithin(
    user,
    15_000,
    'the end of a deposit',
    user.getByText('Deposit Session Expired').first().waitFor(),
  )
  await user.goto('/dashboard/transactions')
  await see(user, 'Expired')
  expect((await verifyBook(kaban.server.database, installationChecks)).problems).toEqual([])
})

test('live events of one user reach nobody else', async () => {
  const maria = await kaban.open('maria', sizes.phone)
  await maria.goto('/dashboard')
  const heard: { topic: string; id: string }[] = []
  await maria.exposeFunction('hear', (data: string) =>
    heard.push(JSON.parse(data) as { topic: string; id: string }),
  )
  await maria.evaluate(
    () =>
      new Promise<void>((opened) => {
        const source = new EventSource('/live')
        source.onopen = () => opened()
        source.onmessage = (event) =>
          (window as unknown as { hear(data: string): void }).hear(event.data as string)
      }),
  )
  await user.goto('/dashboard/chat/new-support')
  await user.getByRole('button', { name: 'Start Support Chat' }).click()
  // The address changes first. The page before it has a field of the same name.
  await see(user, 'No messages yet.')
  await sendMessage(user, 'Is anybody there?')
  // Live events arrive in the order of their commits: when Maria hears of her withdrawal, the
  // stranger's message did not reach her.
  await processWithdrawal(admin, 'Maria Santos', 'Completed')
  await expect
    .poll(() => [...new Set(heard.map(({ topic }) => topic))].sort())
    .toEqual(['notifications', 'transactions', 'withdrawals'])
  const hers = await kaban.server.asOwner<{ id: string }>(
    `with maria as (select id from users where email = $1)
     select id from transactions where user_id in (select id from maria) union select id
       from notifications where user_id in (select id from maria)`,
    [logins.maria.email],
  )
  expect(heard.filter(({ id }) => !hers.some((row) => row.id === id))).toEqual([])
  await maria.context().close()
})

function seconds(clock: string): number {
  const [minutes = 0, rest = 0] = clock.split(':').map(Number)
  return minutes * 60 + rest
}

/** Chromium writes one page object for each page, uncompressed. */
function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0
}
