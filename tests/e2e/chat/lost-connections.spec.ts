/** The chat on an unreliable connection: no message is lost or doubled, and the order stays. */
import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '../fixtures/expect.ts'
import { sizes, logins } from '../fixtures/kaban.ts'
import { signIn } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

let user: Page
let otherTab: Page
let admin: Page
let chatId: string

test.beforeAll(async () => {
  user = await kaban.open('visitor', sizes.phone)
  admin = await kaban.open('visitor', sizes.laptop)
  await Promise.all([signIn(user, logins.maria), signIn(admin, logins.ana)])
  await user.goto('/dashboard/chat/new-support')
  await user.getByRole('button', { name: 'Start Support Chat' }).click()
  await user.waitForURL(/chat\/[0-9a-f-]{36}/)
  chatId = new URL(user.url()).pathname.split('/').at(-1) ?? ''
  otherTab = await user.context().newPage()
  await Promise.all([
    otherTab.goto(`/dashboard/chat/${chatId}`),
    admin.goto(`/admin/deposit-chat/${chatId}`),
  ])
  await Promise.all([user, otherTab, admin].map((page) => box(page).waitFor()))
})

const box = (page: Page) => page.getByRole('textbox', { name: 'Write a message' })

/**
 * Types and sends in one call: for a hundred messages, the calls between the test and the page take
 * most of the time.
 */
async function write(page: Page, text: string): Promise<void> {
  await box(page).evaluate((element, typed) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
      element,
      typed,
    )
    element.dispatchEvent(new Event('input', { bubbles: true }))
    setTimeout(() => element.closest('form')?.requestSubmit())
  }, text)
}

/** Writes a message while nothing gets through, reloads, and lets messages through again. */
async function writeAndReload(page: Page, text: string): Promise<void> {
  await page.route('**/rpc/chats/send', (route) => route.abort())
  await write(page, text)
  await page.getByText('Waiting for connection').first().waitFor()
  await page.reload()
  await page.unroute('**/rpc/chats/send')
  await box(page).waitFor()
}

/** The server stores the next message, and its answer is lost. */
async function loseNextAnswer(page: Page): Promise<void> {
  await page.route(
    '**/rpc/chats/send',
    async (route) => {
      await route.fetch().catch(() => {})
      await route.abort('connectionreset').catch(() => {})
    },
    { times: 1 },
  )
}

async function flap(context: BrowserContext, meanwhile: () => Promise<void>): Promise<void> {
  await context.setOffline(true)
  await meanwhile()
  await context.setOffline(false)
}

/** Returns the messages on a screen, from top to bottom. */
const shown = (page: Page) =>
  page.getByRole('region', { name: 'Messages' }).locator('li p.whitespace-pre-wrap').allInnerTexts()
const stored = async () =>
  (
    await kaban.server.asOwner<{ content: string }>(
      `select message_content as content from chat_messages
       where session_id = $1 order by position`,
      [chatId],
    )
  ).map(({ content }) => content)

test('eight lost connections lose no message, double none, and keep the order', () =>
  loseConnections(4))

test('a hundred lost connections lose no message, double none, and keep the order @long', () =>
  loseConnections(50))

/** Each round loses the connection of both. */
async function loseConnections(rounds: number): Promise<void> {
  const before = (await stored()).length
  const sent: Record<'user' | 'admin', string[]> = { user: [], admin: [] }
  for (let round = 1; round <= rounds; round += 1) {
    // The tabs take turns, every third answer is lost, and now and then the page is reloaded while
    // messages wait.
    const tab = round % 4 === 3 ? otherTab : user
    if (round % 3 === 0) await loseNextAnswer(round % 2 ? tab : admin)
    const [mine, theirs] = [`user ${round} of ${rounds}`, `admin ${round} of ${rounds}`]
    sent.user.push(mine)
    sent.admin.push(theirs)
    await Promise.all([
      flap(user.context(), () => write(tab, mine)),
      flap(admin.context(), () => write(admin, theirs)),
    ])
    if (round !== rounds / 2) continue
    sent.user.push(`${mine}, before a reload`)
    sent.admin.push(`${theirs}, before a reload`)
    await Promise.all([
      writeAndReload(user, `${mine}, before a reload`),
      writeAndReload(admin, `${theirs}, before a reload`),
    ])
  }
  const count = 2 * rounds + 2
  await expect.poll(async () => (await stored()).length - before, { timeout: 180_000 }).toBe(count)
  const kept = (await stored()).slice(before)
  expect(kept.filter((text) => text.startsWith('user'))).toEqual(sent.user)
  expect(kept.filter((text) => text.startsWith('admin'))).toEqual(sent.admin)
  for (const page of [user, otherTab, admin]) {
    await expect
      .poll(async () => (await shown(page)).slice(-Math.min(count, 50)), {
        timeout: 60_000,
        message: 'the screen agrees with the database',
      })
      .toEqual(kept.slice(-50))
    // A message that was written in this tab is shown before it has arrived.
    await expect(page.getByText(/^(Sending|Waiting for connection|Not sent)/)).toHaveCount(0)
  }
}
