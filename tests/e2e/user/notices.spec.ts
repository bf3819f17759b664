/** Notices and orders that the specification names, as a user meets them. */
import { expect } from '../fixtures/expect.ts'
import { logins, sizes } from '../fixtures/kaban.ts'
import { proceedToChat, see, seeNotice, signInByForm, startDeposit } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

const kaban = kabanOfFile()

test('a user at an address of the console is told why it does not open', async () => {
  const maria = await kaban.open('maria', { ...sizes.laptop, address: '/admin/users' })
  await maria.waitForURL('**/admin/login')
  await seeNotice(maria, 'Access Denied', 'You are not authorized to view this page.')
  await maria.getByRole('button', { name: 'Dismiss notice' }).click()
  // Once: the same page opened on purpose says nothing.
  await maria.goto('/admin/login')
  await maria.getByRole('button', { name: 'Enter Control Panel' }).waitFor()
  await expect(maria.getByText('You are not authorized to view this page.')).toHaveCount(0)
})

test('the start-up check says once per session that all is well @long', async () => {
  const page = await kaban.open('visitor', sizes.laptop)
  await signInByForm(page, logins.maria)
  await seeNotice(page, 'Login Successful!')
  await page.getByRole('button', { name: 'Dismiss notice' }).click()
  await seeNotice(page, 'Connected', 'You’re connected, and everything is ready.')
  await page.getByRole('button', { name: 'Dismiss notice' }).click()
  await page.reload()
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expect(page.getByText('everything is ready')).toHaveCount(0)
})

test('an expired deposit leads to its own chat; its history runs newest first @long', async () => {
  const maria = await kaban.open('maria', { ...sizes.phone, address: '/dashboard/deposit' })
  await startDeposit(maria, '1234')
  await proceedToChat(maria)
  const chat = new URL(maria.url()).pathname
  await kaban.server.asOwner(
    `update deposits set expires_at = now() + interval '4 seconds' where chat_started`,
  )
  await maria.goto('/dashboard/deposit')
  await see(maria, 'Time left')
  await see(maria, 'Deposit Session Expired')
  await maria.getByRole('link', { name: 'Open the deposit chat' }).click()
  await maria.waitForURL(`**${chat}`)
  const [deposit] = await kaban.server.asOwner<{ id: string }>(
    `select transaction_id as id from deposits where amount_centavos = 123400`,
  )
  await maria.goto(`/dashboard/transactions/receipt/${deposit?.id}`)
  const steps = maria.getByRole('list', { name: 'Status history' }).getByRole('listitem')
  await expect(steps.filter({ hasText: 'Expired' })).toHaveCount(1)
  const texts = await steps.allTextContents()
  expect(texts.findIndex((text) => text.includes('Expired'))).toBeLessThan(
    texts.findIndex((text) => text.includes('Pending payment')),
  )
  await maria.getByRole('link', { name: /^Ask about/ }).click()
  await maria.waitForURL(`**${chat}`)
})
