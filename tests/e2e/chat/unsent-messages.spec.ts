/** Messages and drafts that were not sent when their writer's session ended. */
import type { Page } from '@playwright/test'
import { expect } from '../fixtures/expect.ts'
import { logins, sizes } from '../fixtures/kaban.ts'
import { see, seeNotice, trySignIn } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

const kaban = kabanOfFile()
let user: Page
let chatId: string | undefined

test.beforeEach(async () => {
  user = await kaban.open('maria', sizes.phone)
  // Found once: it stops being Maria's turn as soon as a test sends a message.
  chatId ??= await chatThatWaitsForMaria()
  await user.goto(`/dashboard/chat/${chatId}`)
})

async function chatThatWaitsForMaria() {
  const maria = await kaban.caller('maria')
  const { chats } = await maria.calls.chats.mine({})
  return chats.find(({ turn }) => turn === 'yours')?.chatId
}

const box = () => user.getByRole('textbox', { name: 'Write a message' })
/** By its event alone: a pointer over the link already fetches, and the ended session shows. */
const leave = () => user.getByRole('link', { name: 'Back to chats' }).dispatchEvent('click')
const send = () => user.getByRole('button', { name: 'Send', exact: true }).click()

test('a message written after the session ended goes out after the next sign-in', async () => {
  // The live stream would announce the end of the session, and the page could be gone too early.
  await user.route(/\/live\?/, (route) => route.abort())
  await user.reload()
  await user.evaluate(() => ((window as Window & { samePage?: boolean }).samePage = true))
  await user.route('**/rpc/chats/send', async (route) => {
    await kaban.server.asOwner(
      `update sessions set ended_at = now() where ended_at is null
       and user_id = (select user_id from chat_sessions where id = $1)`,
      [chatId],
    )
    await route.continue()
  })
  await box().fill('Written too late')
  await send()
  await see(user, /^Not sent/)
  await user.unroute('**/rpc/chats/send')
  await leave()
  await user.waitForURL('**/login?*')
  await user.getByLabel('Email').fill(logins.maria.email)
  await user.getByLabel('Password', { exact: true }).fill(logins.maria.password)
  await user.getByRole('button', { name: 'Sign In' }).click()
  await user.waitForURL(/\/dashboard\/chat/)
  await expect
    .poll(() =>
      kaban.server.asOwner(
        `select position from chat_messages
         where session_id = $1 and message_content = 'Written too late'`,
        [chatId],
      ),
    )
    .toHaveLength(1)
  expect(await user.evaluate(() => (window as Window & { samePage?: boolean }).samePage)).toBe(true)
})

test('unsent messages are deleted when their writer logs out, after a warning @long', async () => {
  await user.route('**/rpc/chats/send', (route) => route.abort())
  await box().fill('Nobody else may read this')
  await send()
  await see(user, 'Waiting for connection')
  const waiting = () =>
    user.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opened = indexedDB.open('kaban-outgoing')
          opened.onsuccess = () => {
            const counted = opened.result.transaction('messages').objectStore('messages').count()
            counted.onsuccess = () => resolve(counted.result)
          }
        }),
    )
  await expect.poll(waiting).toBe(1)
  await leave()
  const logOut = async (answer: string) => {
    await user.getByRole('button', { name: /open your menu/ }).click()
    await user.getByRole('menuitem', { name: 'Logout' }).click()
    const question = user.getByRole('dialog', { name: 'Messages not sent' })
    await question.getByText(/^1 message has not been sent yet/).waitFor()
    await question.getByRole('button', { name: answer }).click()
    await question.waitFor({ state: 'detached' })
  }
  await logOut('Stay logged in')
  expect([await waiting(), new URL(user.url()).pathname]).toEqual([1, '/dashboard/chat'])
  await logOut('Log out anyway')
  await seeNotice(user, 'Logged Out')
  await expect.poll(waiting).toBe(0)
})

test('the draft that a user left in a tab is gone for staff who follow @long', async () => {
  await box().fill('Only mine')
  const drafts = () =>
    user.evaluate(
      () =>
        Object.values({ ...sessionStorage }).filter((text) => text.includes('Only mine')).length,
    )
  await expect.poll(drafts).toBeGreaterThan(0)
  await user.context().clearCookies()
  await trySignIn(user, logins.ana)
  await user.waitForURL('**/admin/**')
  await expect.poll(drafts).toBe(0)
})
