/** Tasks, announcements and notifications are in sync on all tabs and devices of a user. */
import type { Page } from '@playwright/test'
import { v7 as uuidv7 } from 'uuid'
import { taskUndoSeconds } from '#content/tasks/shared/rules.ts'
import { signIn as signInByCall } from '../../fixtures/servers/test-server.ts'
import { expect } from '../fixtures/expect.ts'
import { holdTimers } from '../fixtures/hold-timers.ts'
import { expectWithin } from '../fixtures/in-time.ts'
import { sizes, logins } from '../fixtures/kaban.ts'
import { see, seeNotice, signIn, tryAgainUntil } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

let phone: Page
let laptop: Page
/** Another tab of the phone's browser. */
let tab: Page

test.beforeAll(async () => {
  phone = await kaban.open('visitor', sizes.phone)
  laptop = await kaban.open('visitor', sizes.laptop)
  await Promise.all([phone, laptop].map((page) => signIn(page, logins.maria)))
  tab = await phone.context().newPage()
  await tab.goto('/dashboard')
})

const list = (page: Page) => page.getByRole('group', { name: 'My Tasks' })
const titles = (page: Page) =>
  list(page)
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label')))
const menu = (page: Page) => page.getByRole('button', { name: /open your menu/ })
const often = { intervals: [25] }
/** Takes about 200 ms on an idle machine; the limit of 3 s allows for a busy one. */
const expectAtOnce = (page: Page, seen: PromiseLike<unknown>) =>
  expectWithin(page, 3_000, 'what happened in another tab or on another device', seen)

test('new announcements are counted, come first, and are read in all tabs at once', async () => {
  for (const page of [phone, tab, laptop])
    await expect.poll(() => menu(page).getAttribute('aria-label')).toMatch(/2 new announcements/)
  await phone.goto('/dashboard/tasks')
  const first = phone.getByRole('list', { name: 'Announcements' }).getByRole('listitem').first()
  await first.getByText('High priority').waitFor()
  await first.getByText('New', { exact: true }).waitFor()
  for (const page of [phone, tab, laptop])
    await expectAtOnce(
      page,
      expect.poll(() => menu(page).getAttribute('aria-label'), often).not.toMatch(/announcement/),
    )
  // The mark stays during this visit.
  expect(await first.getByText('New', { exact: true }).isVisible()).toBe(true)
})

test('Enter adds a task on both devices; an empty title is refused', async () => {
  await laptop.goto('/dashboard/tasks')
  await phone.getByRole('button', { name: 'Add Task' }).click()
  await seeNotice(phone, 'Task Title Required', 'Please enter a title for your task.')
  await phone.getByLabel('New task').fill('Send the proof of payment')
  await phone.getByLabel('New task').press('Enter')
  await expect(phone.getByLabel('New task')).toHaveValue('')
  for (const page of [phone, laptop])
    await expectAtOnce(
      page,
      expect.poll(() => titles(page), often).toContain('Done: Send the proof of payment'),
    )
  await expect.poll(async () => (await titles(phone))[0]).toBe('Done: Send the proof of payment')
})

test('Esc cancels a new title, Enter saves it; a tick appears on both devices', async () => {
  const edit = async (to: string, key: string) => {
    await phone.getByRole('button', { name: 'Edit Send the proof of payment' }).click()
    await phone.getByLabel('Title of the task').fill(to)
    await phone.getByLabel('Title of the task').press(key)
  }
  await edit('Something else', 'Escape')
  await expect.poll(() => titles(phone)).toContain('Done: Send the proof of payment')
  await edit('  ', 'Enter')
  await seeNotice(phone, 'Task Title Required')
  await phone.getByLabel('Title of the task').press('Escape')
  await edit('Send the receipt', 'Enter')
  await laptop.getByRole('checkbox', { name: 'Done: Send the receipt' }).waitFor()
  await expectAtOnce(
    phone,
    expect
      .poll(() => phone.evaluate(() => document.activeElement?.getAttribute('aria-label')), often)
      .toBe('Edit Send the receipt'),
  )
  await phone.getByRole('checkbox', { name: 'Done: Send the receipt' }).check()
  await expectAtOnce(
    laptop,
    expect
      .poll(
        () => laptop.getByRole('checkbox', { name: 'Done: Send the receipt' }).isChecked(),
        often,
      )
      .toBe(true),
  )
})

test('a deleted task can be restored', async () => {
  const [, following] = await titles(phone)
  // Keeps the notice open: a busy machine may need longer.
  await holdTimers(phone, taskUndoSeconds * 1000)
  await phone.getByRole('button', { name: 'Delete Send the receipt' }).click()
  // The focus moves to the next row, not to the top of the page.
  await expect
    .poll(() =>
      phone.evaluate(() =>
        document.activeElement?.querySelector('input[type="checkbox"]')?.getAttribute('aria-label'),
      ),
    )
    .toBe(following)
  await seeNotice(phone, 'Task deleted')
  for (const page of [phone, laptop])
    await expectAtOnce(
      page,
      expect.poll(() => titles(page), often).not.toContain('Done: Send the receipt'),
    )
  await phone.getByRole('button', { name: 'Undo' }).click()
  for (const page of [phone, laptop])
    await expectAtOnce(
      page,
      expect.poll(() => titles(page), often).toContain('Done: Send the receipt'),
    )
})

test('deleting a task waits for its creation to be saved @long', async () => {
  const before = await titles(phone)
  await phone.route(
    '**/rpc/tasks/add',
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    },
    { times: 1 },
  )
  const removed = phone.waitForResponse('**/rpc/tasks/remove')
  await phone.getByLabel('New task').fill('On second thought')
  await phone.getByLabel('New task').press('Enter')
  await phone.getByRole('button', { name: 'Delete On second thought' }).click()
  expect((await removed).status()).toBe(200)
  for (const page of [phone, laptop])
    await expectAtOnce(page, expect.poll(() => titles(page), often).toEqual(before))
})

test('a failed change is rolled back, and its text returns to the field', async () => {
  const before = await titles(phone)
  const ticked = () => phone.getByRole('checkbox', { name: 'Done: Send the receipt' }).isChecked()
  const fault = { status: 500, contentType: 'application/json', body: '{}' }
  await phone.route(/rpc\/tasks\/(add|rename|setStatus|remove)$/, (route) => route.fulfill(fault))
  await phone.getByLabel('New task').fill('Never arrives')
  await phone.getByLabel('New task').press('Enter')
  await seeNotice(phone, 'Error Adding Task')
  await expect(phone.getByLabel('New task')).toHaveValue('Never arrives')
  await phone.getByRole('checkbox', { name: 'Done: Send the receipt' }).click()
  await seeNotice(phone, 'Error Updating Task')
  await expect.poll(ticked).toBe(true)
  await phone.getByRole('button', { name: 'Delete Send the receipt' }).click()
  await seeNotice(phone, 'Error Deleting Task')
  await phone.getByRole('button', { name: 'Edit Send the receipt' }).click()
  await phone.getByLabel('Title of the task').fill('Never saved')
  await phone.getByRole('button', { name: 'Save', exact: true }).click()
  await seeNotice(phone, 'Error Saving Task')
  await expect.poll(() => titles(phone)).toEqual(before)
  await phone.unroute(/rpc\/tasks/)
  await phone.route(/rpc\/tasks\/mine/, (route) => route.fulfill(fault))
  // Otherwise the cached list would be shown.
  await phone.evaluate(() => localStorage.removeItem('kaban-kept-for'))
  await phone.reload()
  await see(phone, 'Error Fetching Items')
  await phone.unroute(/rpc\/tasks\/mine/)
  await tryAgainUntil(phone, list(phone).getByRole('checkbox').first())
  await expect.poll(() => titles(phone)).toEqual(before)
})

test('an announcement appears on open pages and in the bell without a reload @long', async () => {
  await laptop.goto('/dashboard')
  const admin = await signInByCall(kaban.server.address, 'admin')
  await admin.calls.announcements.create({
    announcementId: uuidv7(),
    title: 'Beware of callers',
    priority: 'high',
    targetUserId: null,
  })
  await expectAtOnce(phone, phone.getByRole('heading', { name: 'Beware of callers' }).waitFor())
  await expectAtOnce(
    laptop,
    expect
      .poll(() => laptop.getByRole('button', { name: /^Notifications, \d+ unread/ }).count(), often)
      .toBe(1),
  )
  await laptop.getByRole('button', { name: /^Notifications/ }).click()
  await laptop
    .getByRole('link', { name: /HIGH PRIORITY: New Announcement: Beware of callers/ })
    .click()
  await laptop.waitForURL('**/dashboard/tasks')
})

test('reading a notification updates every tab; the list is also in Filipino @long', async () => {
  const unread = (page: Page) =>
    page
      .getByRole('button', { name: /^Notifications/ })
      .first()
      .getAttribute('aria-label')
  await phone.goto('/dashboard/notifications')
  await expect.poll(async () => (await unread(phone)) === (await unread(tab))).toBe(true)
  const before = await unread(tab)
  await phone.getByRole('button', { name: 'Mark as read' }).first().click()
  await expectAtOnce(tab, expect.poll(() => unread(tab), often).not.toBe(before))
  await phone.getByRole('button', { name: 'Mark All as Read' }).click()
  for (const page of [phone, tab, laptop])
    await expectAtOnce(page, expect.poll(() => unread(page), often).toBe('Notifications'))
  await expect(phone.getByRole('button', { name: 'Mark All as Read' })).toHaveCount(0)
  await phone.evaluate(() => localStorage.setItem('kaban-language', 'fil'))
  await phone.reload()
  await see(phone, 'MAHALAGA: Bagong Anunsyo: Beware of callers')
  await see(phone, /Natanggap ang hiling mong withdrawal na ₱5,000\.00/)
})
