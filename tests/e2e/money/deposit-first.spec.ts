/** A plan that costs more than the wallet holds: its user deposits first, and comes back. */
import { v7 as uuidv7 } from 'uuid'
import { expect } from '../fixtures/expect.ts'
import { sizes } from '../fixtures/kaban.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

const kaban = kabanOfFile()

test('after the deposit that a plan needs, its receipt leads back to the plan', async () => {
  const jose = await kaban.open('jose', sizes.phone)
  await jose.goto('/dashboard/investments/plans')
  await jose.getByRole('link', { name: 'Choose this plan: Harvest, half a year' }).click()
  const plan = /\/dashboard\/investments\/plans\/[\w-]+$/
  await jose.waitForURL(plan)
  const address = new URL(jose.url()).pathname
  await jose.getByRole('link', { name: 'Deposit first' }).click()
  await jose.waitForURL('**/dashboard/deposit')

  const [{ calls }, ana] = [await kaban.caller('jose'), await kaban.caller('ana')]
  const current = await calls.deposits.current({})
  if (current)
    await calls.deposits.cancel({ transactionId: current.transactionId, moveId: uuidv7() })
  const [account] = await calls.deposits.companyAccounts({})
  const transactionId = uuidv7()
  await calls.deposits.request({
    requestId: transactionId,
    amountCentavos: 200_000n,
    companyAccountId: account?.companyAccountId ?? null,
  })
  await jose.goto(`/dashboard/transactions/receipt/${transactionId}`)
  const goOn = jose.getByRole('link', { name: 'Go on with Harvest, half a year' })
  await expect(goOn).toHaveCount(0)
  await ana.calls.deposits.move({ transactionId, moveId: uuidv7(), to: 'completed' })
  await goOn.click()
  await jose.waitForURL(plan)
  expect(new URL(jose.url()).pathname).toBe(address)
  await expect(jose.getByText('Deposit first')).toHaveCount(0)
})
