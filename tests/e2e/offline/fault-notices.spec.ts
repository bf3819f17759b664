/** Failures name the transactions only where money may have moved. */
import type { Page } from '@playwright/test'
import { expect } from '../fixtures/expect.ts'
import { logins, sizes } from '../fixtures/kaban.ts'
import { see, signIn } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

const kaban = kabanOfFile()

const fail = (page: Page, procedure: string) =>
  page.route(`**/rpc/${procedure}`, (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/json',
      body: JSON.stringify({
        json: {
          defined: false,
          code: 'INTERNAL_SERVER_ERROR',
          status: 500,
          message: 'x',
          data: { requestId: 'r-1' },
        },
      }),
    }),
  )

test('a failed task or sign-out says nothing of money, a withdrawal does @long', async () => {
  const page = await kaban.open('visitor', sizes.laptop)
  await signIn(page, logins.maria)
  for (const procedure of ['tasks/add', 'identity/logout', 'withdrawals/request'])
    await fail(page, procedure)
  await page.goto('/dashboard/tasks')
  await page.getByRole('textbox').first().fill('Call the bank')
  await page.getByRole('textbox').first().press('Enter')
  await see(page, /We couldn’t finish this\. Please try again\./)
  await expect(page.getByText(/Check your transactions/)).toHaveCount(0)

  await page.goto('/dashboard/withdraw')
  await page.getByLabel('Amount', { exact: true }).fill('5000')
  await page.getByRole('button', { name: 'Review withdrawal' }).click()
  await page.getByRole('button', { name: /^Withdraw ₱/ }).click()
  await see(page, /We couldn’t finish this\. Check your transactions before you try again\./)
})
