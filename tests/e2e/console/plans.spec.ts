/**
 * A plan from the form that judges it to the public page, by two administrators; and one that the
 * form rejects.
 */
import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures/expect.ts'
import { expectWithin } from '../fixtures/in-time.ts'
import { see, seeNotice } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

let ana: Page
let ben: Page

test.beforeAll(async () => {
  ;[ana, ben] = await kaban.openStaff()
})

/** A problem is a button with the same name. */
const field = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true })

test("the specification's plan, 15,000 from 2,000 in a day, cannot be saved", async () => {
  await ana.goto('/admin/plans?open=new')
  const form = ana.getByRole('dialog', { name: 'Add a plan' })
  await field(form, 'Name, English').fill('Starter')
  await field(form, 'Deposit').fill('2000')
  await field(form, 'Term in days').fill('1')
  await field(form, 'Projected payout').fill('15000')
  await field(form, 'Payout in the worst case').fill('15000')
  const computed = form.getByRole('region', { name: 'Calculated returns' })
  for (const fact of ['650%', 'more than 100,000%', '24%'])
    await computed.getByText(fact, { exact: true }).waitFor()
  for (const reason of [
    'the cap is 24%',
    'for at least 7 days',
    'its worst case must pay less than the deposit',
    'who pays the return',
    'what can go wrong',
    'where a reader can check this plan',
  ])
    await form.getByText(reason).first().waitFor()
  await field(form, 'Risk, English').fill('Risk-free and g u a r a n t e e d. Hurry!')
  for (const words of ['“Risk-free”', '“g u a r a n t e e d”', '“Hurry”'])
    await form.getByText(words).waitFor()
  await form.getByRole('button', { name: 'Request Approval' }).click()
  await expect
    .poll(() =>
      field(form, 'Projected payout').evaluate((element) => element === document.activeElement),
    )
    .toBe(true)
  await see(ana, 'Calculated returns')
})

test('a plan with a sound yearly rate is submitted, approved and shown in public', async () => {
  const form = ana.getByRole('dialog', { name: 'Add a plan' })
  await field(form, 'Term in days').fill('365')
  await form.getByText('The yearly rate').click()
  await field(form, 'Yearly rate in percent').fill('13')
  await form.getByText('₱2,260.00').waitFor()
  await form.getByText('More than banks and the treasury pay').waitFor()
  await field(form, 'Yearly rate in percent').fill('6')
  await form.getByText('₱2,120.00').waitFor()
  await expect(form.getByText('More than banks and the treasury pay')).toHaveCount(0)
  await field(form, 'Payout in the worst case').fill('0')
  await field(form, 'Worst case, English').fill(
    'The shops do not pay back, and everything is lost.',
  )
  await field(form, 'Source of the return, English').fill('Interest on loans to small shops.')
  await field(form, 'Fees, English').fill('None.')
  await field(form, 'Risk, English').fill('Nothing is guaranteed: you can lose all of it.')
  const mark = form.getByRole('checkbox', { name: 'Marked as most popular' })
  await mark.check()
  await form.getByText('“Harvest, half a year” has the mark now.').waitFor()
  await mark.uncheck()
  await form.locator('[name="source"]').fill('The loan book of October')
  await form.getByText('Give the day on which you checked the source.').waitFor()
  await form.locator('[name="sourceDate"]').fill('2026-11-01')
  await form.getByText('Ready for approval.').waitFor()
  await form.getByRole('button', { name: 'Request Approval' }).click()
  await seeNotice(ana, 'Approval requested')
  await see(ana, 'You wrote this. Another staff member must approve it.')

  await ben.goto('/admin/plans')
  await ben.getByRole('button', { name: 'Open Starter' }).click()
  await see(ben, 'Loss in the worst case')
  await ben.getByRole('button', { name: 'Approve and publish' }).click()
  await seeNotice(ben, 'Published')
  await expectWithin(
    ben,
    5_000,
    'the plan on the public page',
    expect.poll(async () => await (await fetch(kaban.server.address)).text()).toContain('Starter'),
  )
})

test('a lower cap waits until no published plan exceeds it, then limits all @long', async () => {
  await ana.goto('/admin/plans')
  await see(ana, 'No plan may promise more than 24% a year.')
  await ana.getByRole('button', { name: 'Lower the cap' }).click()
  const form = ana.getByRole('dialog', { name: 'Lower the cap' })
  await field(form, 'Highest yearly rate that a plan may promise, in percent').fill('30')
  await form.getByText('A rate from 0 to 24').waitFor()
  await field(form, 'Highest yearly rate that a plan may promise, in percent').fill('5')
  await field(form, 'Reason, English').fill('As our lenders pay.')
  await form.getByRole('button', { name: 'Request Approval' }).click()
  await form.getByText(/Published above it: .*Starter/).waitFor()
  expect(await form.getByText('Ready for approval.').count()).toBe(0)
  await field(form, 'Highest yearly rate that a plan may promise, in percent').fill('10')
  await form.getByRole('button', { name: 'Request Approval' }).click()
  await seeNotice(ana, 'Approval requested')
  await ben.getByRole('button', { name: 'Open cap' }).click()
  await ben.getByRole('button', { name: 'Approve and publish' }).click()
  await see(ben, 'No plan may promise more than 10% a year.')
})
