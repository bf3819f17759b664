/** Account numbers stay masked for staff until one is revealed for a reason. */
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { logins, sizes } from '../fixtures/kaban.ts'
import { signIn } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

const kaban = kabanOfFile()

test('who pays a withdrawal reveals its number in the dialog and copies it', async () => {
  const [withdrawal] = await kaban.server.asOwner<{ id: string; number: string; name: string }>(
    `select w.transaction_id as id, w.account_number as number, u.full_name as name
     from withdrawals w join transactions t on t.id = w.transaction_id
     join users u on u.id = t.user_id where t.status = 'pending' order by t.id limit 1`,
  )
  const { number, name, id } = withdrawal!
  const masked = `•••• ${number.slice(-4)}`
  const page = await kaban.open('visitor', sizes.laptop)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, logins.ana)
  await page.goto('/admin/withdrawals')
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row.getByText(masked).first()).toBeVisible()
  await expect(page.getByText(number)).toHaveCount(0)
  await row
    .getByRole('button', { name: /^(Process|Approve)/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Show the number' }).click()
  const reason = page.getByLabel('Why do you need it?')
  await expect(reason).toHaveValue('')
  await page.getByRole('button', { name: 'Paying this withdrawal' }).click()
  await expect(reason).toHaveValue('Paying this withdrawal')
  await expectAccessible(page)
  await page
    .getByRole('dialog', { name: 'Show the full account number' })
    .getByRole('button', { name: 'Show the number' })
    .click()
  await expect(page.getByText(number)).toBeVisible()
  await page.getByRole('button', { name: 'Copy account number' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number)
  // The process dialog is still open behind, and can hide the number again.
  await page.getByRole('button', { name: 'Hide the number' }).click()
  await expect(page.getByText(number)).toHaveCount(0)
  await expect(page.getByLabel('New status')).toBeVisible()
  const [entry] = await kaban.server.asOwner<{ subject: string; description: string }>(
    `select subject_id as subject, description from user_activity_log
     where action_type = 'ADMIN_BANK_NUMBER_REVEALED'`,
  )
  expect(entry!.subject).toBe(id)
  expect(entry!.description).toContain('Reason: Paying this withdrawal')
})
