/**
 * What the chat promises beside not losing a message: at once, small files, one's place, and
 * nothing left behind.
 */
import type { CDPSession, Page } from 'playwright-core'
import sharp from 'sharp'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleSignIns } from '#main/sample/sample-sign-ins.ts'
import { expectInTime } from '../fixtures/servers/in-time.ts'
import {
  signIn as signInByCalls,
  startTestServer,
  type TestServer,
  type Visitor,
} from '../fixtures/servers/test-server.ts'
import { openPeople, sizes, type People } from './pages.ts'
import { see, seeNotice, signIn, trySignIn } from './steps.ts'

let server: TestServer
let people: People
let user: Page
let staff: Visitor
let network: CDPSession
let chatId: string

beforeAll(async () => {
  server = await startTestServer()
  people = await openPeople()
  user = await people.openPage({ ...sizes.phone, baseURL: server.address })
  staff = await signInByCalls(server.address, 'admin')
  await signIn(user, sampleSignIns.user)
  network = await user.context().newCDPSession(user)
})
afterAll(async () => {
  await people.close()
  await server.close()
})

const box = () => user.getByRole('textbox', { name: 'Write a message' })
const messages = () => user.getByRole('region', { name: 'Messages' })
const send = () => user.getByRole('button', { name: 'Send', exact: true }).click()
/** 400 ms there and back, 0.7 Mbps: mobile data far from the city. */
const province = (on: boolean) =>
  network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: on ? 400 : 0,
    downloadThroughput: on ? 87_500 : -1,
    uploadThroughput: on ? 87_500 : -1,
  })
const filesKept = () =>
  server.asOwner<{ id: string }>('select id from attachments where session_id = $1 order by id', [
    chatId,
  ])

test('a link that asks for a chat opens it with its words, and one that cannot leads back to the dashboard', async () => {
  // The router hears of it as of a link that was followed.
  const follow = (state: object) =>
    user.evaluate(
      (asked) =>
        history.replaceState(
          { ...asked, key: 'asked', __TSR_key: 'asked', __TSR_index: 0 },
          '',
          '/dashboard/chat',
        ),
      state,
    )
  await follow({ type: 'deposit_chat', transactionId: uuidv7() })
  await seeNotice(user, 'Error Starting Chat')
  await user.waitForURL('**/dashboard')
  await follow({ type: 'support_chat', prefill: 'About my receipt' })
  await user.waitForURL(/chat\/[0-9a-f-]{36}/)
  chatId = new URL(user.url()).pathname.split('/').at(-1) ?? ''
  await expect.poll(() => box().inputValue()).toBe('About my receipt')
  expect(await server.asOwner('select status from chat_sessions where id = $1', [chatId])).toEqual([
    { status: 'open' },
  ])
})

test('far from the city an own message stands there within 50 ms, and all arrive in the order of writing', async () => {
  await province(true)
  const written = ['one', 'two', 'three', 'four', 'five']
  const waits = await box().evaluate(async (element, texts) => {
    const took: number[] = []
    for (const text of texts) {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
        element,
        text,
      )
      element.dispatchEvent(new Event('input', { bubbles: true }))
      await new Promise((drawn) => setTimeout(drawn, 30))
      const pressed = performance.now()
      element.closest('form')?.requestSubmit()
      // Drawn, not only made: the next frame has been handed over.
      while (
        ![...document.querySelectorAll('[role="region"] li p')].some(
          (line) => line.textContent === text,
        )
      )
        await new Promise(requestAnimationFrame)
      took.push(performance.now() - pressed)
    }
    return took
  }, written)
  const [, , median = Infinity] = waits.toSorted((one, other) => one - other)
  const what = `bubbles after ${waits.map(Math.round).join(', ')} ms`
  await expectInTime({
    took: median,
    withinMs: 50,
    what,
    small: () => user.evaluate(() => new Promise(requestAnimationFrame)),
    often: 5,
  })
  // However full the machine is: before the server can have answered.
  expect(median, what).toBeLessThan(400)
  const stored = async () =>
    (
      await server.asOwner<{ text: string }>(
        'select message_content as text from chat_messages where session_id = $1 order by position',
        [chatId],
      )
    ).map(({ text }) => text)
  await expect.poll(stored).toEqual(written)
  await expect.poll(() => messages().getByText('Sent', { exact: true }).count()).toBe(5)
  await province(false)
  // What the chat was opened with was sent over by now: a reload does not write it again.
  await user.reload()
  await expect.poll(() => messages().getByText('Sent', { exact: true }).count()).toBe(5)
  expect(await box().inputValue()).toBe('')
})

test('a photo is sent small and upright, and once, though its answer is lost and the page is loaded anew', async () => {
  const photo = await sharp({
    create: {
      width: 2000,
      height: 1400,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg({ quality: 90 })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  await user.route(
    '**/attachments?*',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await user.route('**/chats/attachments/*', (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.continue(),
  )
  await user
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'slip.jpg', mimeType: 'image/jpeg', buffer: photo })
  await see(user, /^slip\.jpg, \d+ KB$/)
  const prepared = Number(/(\d+) KB/.exec(await user.getByText(/^slip\.jpg/).innerText())?.[1])
  expect(prepared).toBeLessThanOrEqual(400)
  await send()
  await see(user, 'Waiting for connection')
  await user.reload()
  await user.unroute('**/chats/attachments/*')
  await see(user, 'Proof of payment uploaded.')
  await expect.poll(() => messages().getByText('Sent', { exact: true }).count()).toBe(6)
  const [kept, ...others] = await filesKept()
  expect(others).toEqual([])
  const picture = await sharp(
    Buffer.from(await (await staff.fetch(`/chats/attachments/${kept?.id}`)).arrayBuffer()),
  ).metadata()
  expect([picture.width, picture.height]).toSatisfy(
    ([width, height]: number[]) => width! < height! && height! <= 1600,
  )
})

test('an upload says how far it is, and can be stopped', async () => {
  await province(true)
  const pdf = Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    Buffer.alloc(3_000_000, 'a'),
    Buffer.from('\n%%EOF'),
  ])
  await user
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'long.pdf', mimeType: 'application/pdf', buffer: pdf })
  await send()
  await see(user, /^Uploading \d+%$/)
  await user.getByRole('button', { name: 'Cancel upload' }).click()
  await expect
    .poll(() =>
      messages()
        .getByText(/long\.pdf/)
        .count(),
    )
    .toBe(0)
  await province(false)
  expect(await filesKept()).toHaveLength(1)
})

test('who reads further up stays there: older messages come in above, a new one below, marked as read only when it is seen', async () => {
  await server.asOwner(
    `insert into chat_messages (id, session_id, position, sender_kind, message_content, message_type, is_read_by_user, is_read_by_admin)
       select gen_random_uuid(), $1, 6 + number, 'console', 'Answer ' || number, 'text', false, true from generate_series(1, 60) number`,
    [chatId],
  )
  await server.asOwner('update chat_sessions set message_count = 66 where id = $1', [chatId])
  await user.reload()
  await see(user, 'Answer 60')
  await messages().evaluate((element) => element.scrollTo({ top: 0 }))
  const topOf = () =>
    messages()
      .getByText('Answer 15', { exact: true })
      .evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const before = await topOf()
  await messages().getByRole('button', { name: 'Show earlier messages' }).click()
  await messages().getByText('one', { exact: true }).waitFor()
  // The button above went away, and nothing that was read moved by more than its height.
  expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(60)
  await staff.calls.chats.send({ chatId, messageId: uuidv7(), content: 'The newest of all' })
  await user.getByRole('button', { name: '1 new message' }).waitFor()
  const unread = () =>
    server.asOwner('select id from chat_messages where session_id = $1 and not is_read_by_user', [
      chatId,
    ])
  expect(await unread()).toHaveLength(1)
  await user.getByRole('button', { name: '1 new message' }).click()
  await expect.poll(unread).toEqual([])
  await staff.calls.chats.markRead({ chatId })
  await expect.poll(() => messages().getByText('Seen', { exact: true }).count()).toBe(6)
})

test('on a low screen a chat opens with its newest message above the box to write into', async () => {
  const isUncovered = () =>
    messages()
      .locator('li p')
      .last()
      .evaluate((line) => {
        const { left, bottom } = line.getBoundingClientRect()
        return line.contains(document.elementFromPoint(left + 2, bottom - 2))
      })
  await user.setViewportSize({ width: 360, height: 480 })
  await user.evaluate(() => scrollTo(0, 0))
  await expect.poll(isUncovered).toBe(false)
  await user.reload()
  await expect.poll(isUncovered).toBe(true)
  // What comes in behind the box is not seen before the page is moved.
  await user.evaluate(() => scrollTo(0, 0))
  await staff.calls.chats.send({ chatId, messageId: uuidv7(), content: 'Below the fold' })
  await messages().getByText('Below the fold').waitFor()
  await user.waitForTimeout(300)
  const unread = () =>
    server.asOwner('select id from chat_messages where session_id = $1 and not is_read_by_user', [
      chatId,
    ])
  expect(await unread()).toHaveLength(1)
  await expect
    .poll(async () => {
      await user.evaluate(() => scrollTo(0, document.body.scrollHeight))
      return await unread()
    })
    .toEqual([])
  await user.setViewportSize(sizes.phone.viewport)
})

test('what was written when the session was over goes out once its writer is back, without a new page', async () => {
  await user.evaluate(() => ((window as Window & { samePage?: boolean }).samePage = true))
  // While the message is on its way: of an end before that the live stream tells, and the page may be gone before anything is written.
  await user.route('**/rpc/chats/send', async (route) => {
    await server.asOwner(
      'update sessions set ended_at = now() where user_id = (select user_id from chat_sessions where id = $1) and ended_at is null',
      [chatId],
    )
    await route.continue()
  })
  await box().fill('Written too late')
  await send()
  await see(user, /^Not sent/)
  await user.unroute('**/rpc/chats/send')
  // The live stream says it as well, and may lead to the login before the link does.
  await user
    .locator('a[href="/dashboard/wallet"]')
    .last()
    .click({ timeout: 3_000 })
    .catch(() => {})
  await user.waitForURL('**/login?*')
  await user.getByLabel('Email').fill(sampleSignIns.user.email)
  await user.getByLabel('Password', { exact: true }).fill(sampleSignIns.user.password)
  await user.getByRole('button', { name: 'Sign In' }).click()
  await user.waitForURL(/\/dashboard\/(wallet|chat)/)
  await expect
    .poll(() =>
      server.asOwner(
        "select position from chat_messages where session_id = $1 and message_content = 'Written too late'",
        [chatId],
      ),
    )
    .toHaveLength(1)
  expect(await user.evaluate(() => (window as Window & { samePage?: boolean }).samePage)).toBe(true)
  await user.goto(`/dashboard/chat/${chatId}`)
})

test('what waits to be sent goes with the person who signs out, after they were told of it', async () => {
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
  const logOut = async (answer: string) => {
    await user.getByRole('button', { name: /open your menu/ }).click()
    await user.getByRole('menuitem', { name: 'Logout' }).click()
    const question = user.getByRole('dialog', { name: 'Messages not sent' })
    await question.getByText(/^1 message has not been sent yet/).waitFor()
    await question.getByRole('button', { name: answer }).click()
    await question.waitFor({ state: 'detached' })
  }
  await logOut('Stay logged in')
  expect([await waiting(), new URL(user.url()).pathname]).toEqual([1, `/dashboard/chat/${chatId}`])
  await logOut('Log out anyway')
  await seeNotice(user, 'Logged Out')
  await expect.poll(waiting).toBe(0)
})

test('a draft that a user left in a tab is not there for staff who sign in after them', async () => {
  await signIn(user, sampleSignIns.user)
  await user.goto(`/dashboard/chat/${chatId}`)
  await box().fill('Only mine')
  const drafts = () =>
    user.evaluate(
      () =>
        Object.values({ ...sessionStorage }).filter((text) => text.includes('Only mine')).length,
    )
  await expect.poll(drafts).toBeGreaterThan(0)
  await user.context().clearCookies()
  await trySignIn(user, sampleSignIns.admin)
  await user.waitForURL('**/admin/**')
  await expect.poll(drafts).toBe(0)
})
