/**
 * Everything that can be edited is edited twice in a row. The second window must open with what the
 * first one saved, and nobody is told of a change by somebody else when there was none.
 */
import type { Locator, Page } from '@playwright/test'
import { longUnless } from '../../fixtures/lanes.ts'
import { expect } from '../fixtures/expect.ts'
import { sizes, type Who } from '../fixtures/kaban.ts'
import { see, seeNotice } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

const kaban = kabanOfFile()

const window = (page: Page) => page.getByRole('dialog')
const press = (at: Page | Locator, name: string | RegExp) =>
  at.getByRole('button', { name }).first().click()

interface Edit {
  what: string
  /** Ana when nobody is named. */
  who?: Who
  address: string
  open: (page: Page) => Promise<unknown>
  /** The field that is written, and what is written in it each time. */
  field: (page: Page) => Locator
  words?: [string, string]
  also?: (page: Page) => Promise<unknown>
  save: string
  notice: string
}

const edits: Edit[] = [
  {
    what: 'a transaction',
    address: '/admin/transactions',
    open: (page) => press(page.getByRole('row').filter({ hasText: 'Pending' }), /^Edit/),
    field: (page) => window(page).getByLabel('Admin notes'),
    save: 'Save Changes',
    notice: 'Transaction Updated',
  },
  {
    what: 'an investment',
    address: '/admin/investments',
    open: (page) => press(page.getByRole('row').filter({ hasText: 'Sample plan' }), /^Edit/),
    field: (page) => window(page).getByLabel('Plan name'),
    words: ['Sample plan A', 'Sample plan B'],
    save: 'Save Changes',
    notice: 'Investment Updated',
  },
  {
    what: 'a user',
    address: '/admin/users',
    open: (page) => press(page.getByRole('row').filter({ hasText: 'jose@sample' }), /^Edit/),
    field: (page) => window(page).getByLabel('Full name'),
    save: 'Save Changes',
    notice: 'User Updated',
  },
  {
    what: 'a market figure',
    address: '/admin/market-data',
    open: (page) => press(page, 'Edit Bitcoin'),
    field: (page) => window(page).getByLabel('Value'),
    words: ['68,100.00', '68,200.00'],
    also: (page) => window(page).getByLabel('Source').fill('Exchange, end of day'),
    save: 'Save figure',
    notice: 'Figure saved',
  },
  {
    what: 'an announcement',
    address: '/admin/announcements',
    open: (page) => press(page.getByRole('row').nth(1), /^Edit/),
    field: (page) => window(page).getByLabel('Text'),
    save: 'Save changes',
    notice: 'Announcement saved',
  },
  {
    what: 'the settings',
    address: '/admin/settings',
    open: (page) => page.getByLabel('Site name').waitFor(),
    field: (page) => page.getByLabel('Support phone'),
    words: ['0917 555 0001', '0917 555 0002'],
    save: 'Save settings',
    notice: 'Settings saved',
  },
  {
    what: 'company access',
    address: '/admin/settings',
    open: async (page) => {
      await press(page, 'Change company access')
      await window(page)
        .getByRole('radio', { name: /^On until/ })
        .check()
    },
    field: (page) => window(page).getByLabel('Until', { exact: true }),
    words: ['2099-01-02T10:00', '2099-01-03T10:00'],
    save: 'Save',
    notice: 'Company access changed',
  },
  {
    what: 'a plan',
    address: '/admin/plans',
    open: async (page) => {
      if (!(await page.getByRole('button', { name: 'Edit', exact: true }).isVisible()))
        await press(page.getByRole('row').nth(1), /^Open/)
      await page.getByRole('button', { name: 'Edit', exact: true }).click()
    },
    field: (page) => window(page).getByRole('textbox', { name: 'Fees, English' }),
    save: 'Save draft',
    notice: 'Draft saved',
  },
  {
    what: 'a public text',
    address: '/admin/content?kind=faq',
    open: async (page) => {
      if (!(await page.getByRole('button', { name: 'Edit', exact: true }).isVisible()))
        await press(page.getByRole('row').nth(1), /^Open/)
      await page.getByRole('button', { name: 'Edit', exact: true }).click()
    },
    field: (page) => window(page).getByRole('textbox', { name: 'Answer, English' }),
    save: 'Save draft',
    notice: 'Draft saved',
  },
  {
    what: 'a ready reply',
    address: '/admin/deposit-chat',
    open: async (page) => {
      if (!(await window(page).isVisible())) await press(page, 'Ready replies')
      await press(window(page), /^Edit \//)
    },
    field: (page) => window(page).getByLabel('Text in English'),
    save: 'Save reply',
    notice: 'Reply saved',
  },
  {
    what: 'a profile',
    who: 'maria',
    address: '/dashboard/profile',
    open: (page) => press(page, 'Edit Profile'),
    field: (page) => page.getByLabel('Phone number'),
    words: ['0917 555 0003', '0917 555 0004'],
    save: 'Save Changes',
    notice: 'Profile Updated!',
  },
]

const laneOf = (what: string) => longUnless(what === 'a profile')

for (const edit of edits)
  test(`${edit.what} is edited twice in a row${laneOf(edit.what)}`, async () => {
    const page = await kaban.open(edit.who ?? 'ana', { ...sizes.laptop, address: edit.address })
    const words = edit.words ?? ['First change.', 'Second change.']
    let before: string | undefined
    for (const text of words) {
      await edit.open(page)
      if (before !== undefined) {
        await expect(edit.field(page)).toHaveValue(before)
        await page.getByRole('button', { name: 'Dismiss notice' }).click()
      }
      await edit.also?.(page)
      await edit.field(page).fill(text)
      await page.getByRole('button', { name: edit.save, exact: true }).click()
      await seeNotice(page, edit.notice)
      await expect(page.getByText('Changed while this was open')).toHaveCount(0)
      before = text
    }
  })

test('a new value of a market figure is one of now, unless a time is typed @long', async () => {
  await kaban.server.asOwner(`update market_figures set as_of = now() - interval '2 days'`)
  const page = await kaban.open('ana', { ...sizes.laptop, address: '/admin/market-data' })
  await press(page, 'Edit Ethereum')
  const asOf = window(page).getByLabel('As of')
  const before = await asOf.inputValue()
  await window(page).getByLabel('Value').fill('3,600.00')
  await expect(asOf).not.toHaveValue(before)
  await asOf.fill('2026-01-02T10:00')
  await window(page).getByLabel('Value').fill('3,700.00')
  await expect(asOf).toHaveValue('2026-01-02T10:00')
})

test('a withdrawal is moved twice in a row and keeps its notes @long', async () => {
  const page = await kaban.open('ana', { ...sizes.laptop, address: '/admin/withdrawals' })
  const process = () =>
    press(page.getByRole('row').filter({ hasText: 'Pending' }), /^(Process|Approve)/)
  await process()
  await window(page).getByLabel('New status').selectOption({ label: 'Processing' })
  await window(page).getByLabel('Internal notes').fill('Called the bank.')
  await press(window(page), 'Start processing')
  await seeNotice(page, 'Withdrawal updated')
  await press(page.getByRole('row').filter({ hasText: 'Processing' }), /^(Process|Approve)/)
  await expect(window(page).getByLabel('Internal notes')).toHaveValue('Called the bank.')
  await window(page).getByLabel('New status').selectOption({ label: 'Completed' })
  await window(page).getByLabel('Bank reference').fill('BDO 4712')
  await press(window(page), /^Pay ₱/)
  await see(page, /is now Completed/)
  // A finished one opens as what it is.
  await press(page.getByRole('row').filter({ hasText: 'Completed' }), /^Details/)
  await page.getByRole('dialog', { name: /^Withdrawal of ₱/ }).waitFor()
})

test('a task is renamed twice in a row', async () => {
  const page = await kaban.open('maria', { ...sizes.laptop, address: '/dashboard/tasks' })
  const main = page.getByRole('main')
  const refused: number[] = []
  page.on('response', (answer) => void (answer.status() < 400 || refused.push(answer.status())))
  const first = main.getByRole('button', { name: /^Edit / }).first()
  await first.waitFor()
  let before = (await first.getAttribute('aria-label'))?.replace('Edit ', '')
  for (const title of ['Renamed once', 'Renamed twice']) {
    await press(main, `Edit ${before}`)
    const field = page.getByLabel('Title of the task')
    await expect(field).toHaveValue(before ?? '')
    await field.fill(title)
    const saved = page.waitForResponse('**/rpc/tasks/rename')
    await field.press('Enter')
    expect((await saved).status()).toBe(200)
    await main.getByRole('checkbox', { name: title }).waitFor()
    before = title
  }
  await page.reload()
  await main.getByRole('checkbox', { name: 'Renamed twice' }).waitFor()
  expect(refused).toEqual([])
})

test('a company account is retired and brought back twice in a row @long', async () => {
  const page = await kaban.open('ana', { ...sizes.laptop, address: '/admin/settings' })
  const retireOrBack = /^(Retire|Bring back) BDO Unibank /
  for (const [name, notice] of [
    ['Retire', 'Company account retired'],
    ['Bring back', 'Company account brought back'],
    ['Retire', 'Company account retired'],
    ['Bring back', 'Company account brought back'],
  ] as const) {
    const button = page.getByRole('button', { name: retireOrBack })
    await expect(button).toHaveText(name)
    await button.click()
    await window(page).getByRole('button', { name, exact: true }).click()
    await seeNotice(page, notice)
    await page.getByRole('button', { name: 'Dismiss notice' }).click()
  }
})
