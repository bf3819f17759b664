/**
 * Keyboard only, in the user area of a narrow window: no bar covers the focus, and closing
 * something returns it.
 */
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { taskUndoSeconds } from '#content/tasks/shared/rules.ts'
import { expect } from '../fixtures/expect.ts'
import { holdTimers } from '../fixtures/hold-timers.ts'
import { logins } from '../fixtures/kaban.ts'
import { keyboardOf, type Keyboard } from '../fixtures/keyboard.ts'
import { see, seeNotice, signIn } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

let page: Page
let keyboard: Keyboard

test.beforeAll(async () => {
  page = await kaban.open('visitor', {
    viewport: { width: 390, height: 640 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  keyboard = keyboardOf(page)
  await signIn(page, logins.maria)
})

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true })
const main = () => page.getByRole('main')
const hasFocus = (target: Locator) =>
  expect.poll(() => target.evaluate((part) => part === document.activeElement)).toBe(true)
/** A page that has just opened takes the focus a moment after the address changed. */
const opened = () =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.matches('main, main [tabindex="-1"]')))
    .toBe(true)
/** Reaches the target, presses Enter and returns the downloaded file. */
async function download(target: Locator): Promise<string> {
  const arriving = page.waitForEvent('download')
  await keyboard.press(target)
  return (await arriving).suggestedFilename()
}

test('keyboard only: the bell and the notifications', async () => {
  await page.goto('/dashboard')
  const bell = button(/^Notifications/)
  await keyboard.press(bell)
  const latest = page.getByRole('dialog', { name: 'Notifications' })
  await keyboard.reach(latest.getByRole('link').first())
  await page.keyboard.press('Escape')
  await latest.waitFor({ state: 'hidden' })
  await hasFocus(bell)
  await page.keyboard.press('Enter')
  await keyboard.press(latest.getByRole('link', { name: 'See all notifications' }))
  await page.waitForURL('**/dashboard/notifications')
  const unread = main().getByRole('button', { name: 'Mark as read' })
  await unread.first().waitFor()
  const before = await unread.count()
  await keyboard.press(unread.first())
  await expect(unread).toHaveCount(before - 1)
  await keyboard.expectPlace()
  await keyboard.reach(main().getByRole('button', { name: 'Delete' }).first())
  await page.keyboard.press('Enter')
  await seeNotice(page, 'Notification deleted')
  await keyboard.expectPlace()
  await keyboard.reach(button('Mark All as Read'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(button('Mark All as Read')).toHaveCount(0)
  await keyboard.expectPlace()
  await page.keyboard.press('Escape')
})

test('keyboard only: tasks and announcements @long', async () => {
  await page.goto('/dashboard/tasks')
  await keyboard.type(page.getByLabel('New task'), 'Call my bank')
  await page.keyboard.press('Enter')
  const task = page.getByRole('checkbox', { name: 'Done: Call my bank' })
  await keyboard.press(task, 'Space')
  await expect(task).toBeChecked()
  const edit = button('Edit Call my bank')
  await keyboard.press(edit)
  await page.keyboard.press('Escape')
  await hasFocus(edit)
  await page.keyboard.press('Enter')
  await keyboard.typeHere('Call both banks')
  await page.keyboard.press('Enter')
  await hasFocus(button('Edit Call both banks'))
  // Holds the notice: a busy machine may need longer than it stays.
  await holdTimers(page, taskUndoSeconds * 1000)
  await keyboard.press(button('Delete Call both banks'))
  await seeNotice(page, 'Task deleted')
  await keyboard.reach(button('Undo'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: 'Done: Call both banks' }).waitFor()
  await keyboard.expectPlace()
})

test('keyboard only: a new chat, with a file', async () => {
  await page.goto('/dashboard/chat')
  await keyboard.press(link('New Support Chat'))
  await keyboard.type(page.getByLabel(/^Write a message/), 'Which proof do you need?')
  await keyboard.press(button('Start Support Chat'))
  await page.waitForURL(/chat\/[0-9a-f]{8}-/)
  await see(page, 'Which proof do you need?')
  const chooser = page.waitForEvent('filechooser')
  await keyboard.press(page.getByLabel(/^Attach a file/))
  const picture = await sharp({
    create: { width: 300, height: 300, channels: 3, background: '#0b5d62' },
  })
    .png()
    .toBuffer()
  await (await chooser).setFiles({ name: 'proof.png', mimeType: 'image/png', buffer: picture })
  const box = page.getByRole('textbox', { name: 'Write a message' })
  await hasFocus(box)
  await keyboard.reach(button('Remove file'), 'Shift+Tab')
  await keyboard.type(box, 'This one?')
  await page.keyboard.press('Enter')
  await see(page, 'This one?')
  await page.getByRole('img', { name: /^Picture: proof/ }).waitFor()
  await hasFocus(box)
})

test('keyboard only: the list, its filters, a receipt and back', async () => {
  await page.goto('/dashboard')
  await keyboard.press(link('Activity'))
  await page.waitForURL('**/dashboard/transactions')
  await opened()
  await keyboard.type(page.getByRole('searchbox'), '6000')
  await page.waitForURL('**/transactions?search=6000')
  await keyboard.reach(page.getByLabel('Type'))
  await page.keyboard.type('With')
  await keyboard.reach(page.getByLabel('Status'))
  await page.keyboard.type('Com')
  await page.waitForURL(/search=6000&type=withdrawal&status=completed/)
  const row = main().getByRole('listitem').getByRole('link')
  await expect(row).toHaveCount(1)
  await keyboard.press(row)
  await page.waitForURL('**/receipt/*')
  await keyboard.expectPlace()
  await page.goBack()
  await hasFocus(row)
})

test('keyboard only: a receipt is copied, printed, shared and checked @long', async () => {
  await page.evaluate(() =>
    Object.assign(globalThis, { print: () => document.body.setAttribute('data-printed', '') }),
  )
  await page.keyboard.press('Enter')
  await page.waitForURL('**/receipt/*')
  await keyboard.press(button('Print / Download'))
  await page.locator('[data-printed]').waitFor()
  expect(await download(button('Share as picture'))).toMatch(/^kaban-receipt-REF.*\.png$/)
  await seeNotice(page, 'Picture saved')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await keyboard.press(button('Copy reference number'))
  await expect.poll(copied).toMatch(/^REF/)
  const reference = await copied()
  await keyboard.press(button('Copy receipt code'))
  await expect.poll(copied).not.toBe(reference)
  const code = await copied()
  await page.goto('/verify')
  await keyboard.press(button('Check the receipt'))
  await see(page, 'Type the code on the receipt.')
  await hasFocus(page.getByLabel('Receipt code'))
  await keyboard.typeHere(code)
  await page.keyboard.press('Enter')
  await see(page, 'Genuine')
  await keyboard.expectPlace()
})

test('keyboard only: a statement is opened and downloaded @long', async () => {
  await page.goto('/dashboard/transactions')
  await keyboard.press(link('Statements'))
  await keyboard.press(main().getByRole('listitem').getByRole('link').first())
  await page.waitForURL(/statements\?month=/)
  await keyboard.expectPlace()
  expect(await download(button(/^PDF, statement of/))).toMatch(/\.pdf$/)
  expect(await download(button(/^CSV, statement of/))).toMatch(/\.csv$/)
  await keyboard.press(main().getByRole('list').getByRole('link').first())
  await page.waitForURL('**/receipt/*')
})

test('keyboard only: figures are hidden and an account number is shown @long', async () => {
  await page.goto('/dashboard')
  await keyboard.press(button('Hide figures'))
  await keyboard.press(button('Show figures'))
  await keyboard.reach(button(/open your menu/))
  await page.keyboard.press('Enter')
  await keyboard.reach(page.getByRole('menuitem', { name: 'Wallet' }), 'ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard/wallet')
  await opened()
  await keyboard.press(button('Show account number'))
  await see(page, '001234567890')
  await keyboard.expectPlace()
})

test('keyboard only: theme and language in the menu, settings on their page @long', async () => {
  // No notice is open: the first Esc would close it.
  await page.goto('/dashboard')
  const menu = button(/open your menu/)
  await keyboard.reach(menu)
  await page.keyboard.press('Enter')
  await keyboard.reach(page.getByRole('menuitem', { name: 'Settings' }), 'ArrowDown')
  await page.keyboard.press('Escape')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await hasFocus(menu)
  await page.keyboard.press('Enter')
  await keyboard.reach(page.getByRole('menuitem', { name: 'Appearance' }), 'ArrowDown')
  await page.keyboard.press('Enter')
  const window = page.getByRole('dialog')
  await keyboard.reach(window.getByRole('radio', { checked: true }))
  await page.keyboard.press('ArrowLeft')
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset['theme'] ?? ''))
    .toBe('dark')
  await page.keyboard.press('ArrowRight')
  await keyboard.reach(window.getByRole('combobox'))
  await page.keyboard.press('ArrowDown')
  await see(page, 'Hitsura')
  await hasFocus(window.getByRole('combobox'))
  await page.keyboard.press('ArrowUp')
  await see(page, 'Appearance')
  await page.keyboard.press('Escape')
  await window.waitFor({ state: 'detached' })
  await keyboard.expectPlace()

  await page.goto('/dashboard/settings/notifications')
  const mails = page.getByRole('switch', { name: 'Email notifications' })
  await keyboard.press(mails, 'Space')
  await seeNotice(page, 'Settings saved')
  await expect(mails).not.toBeChecked()
  await keyboard.press(mails, 'Space')
  await expect(mails).toBeChecked()
})
