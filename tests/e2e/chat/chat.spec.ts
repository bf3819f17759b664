/**
 * The chat beyond not losing a message: own messages at once, small files, the reading position,
 * and nothing left behind.
 */
import type { CDPSession, Page } from '@playwright/test'
import sharp from 'sharp'
import { v7 as uuidv7 } from 'uuid'
import { expectInTime } from '../../fixtures/servers/in-time.ts'
import type { Visitor } from '../../fixtures/servers/test-server.ts'
import { expect } from '../fixtures/expect.ts'
import { sizes } from '../fixtures/kaban.ts'
import { see, seeNotice } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()
let user: Page
let staff: Visitor
let network: CDPSession
let chatId: string

test.beforeAll(async () => {
  staff = await kaban.caller('ana')
  user = await kaban.open('maria', sizes.phone)
  network = await user.context().newCDPSession(user)
  await user.goto('/dashboard')
  await user.locator('#drawn').waitFor({ state: 'detached' })
})

const box = () => user.getByRole('textbox', { name: 'Write a message' })
const messages = () => user.getByRole('region', { name: 'Messages' })
const send = () => user.getByRole('button', { name: 'Send', exact: true }).click()
/** Mobile data far from the city: 400 ms round trip, 0.7 Mbit/s. */
const province = (on: boolean) =>
  network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: on ? 400 : 0,
    downloadThroughput: on ? 87_500 : -1,
    uploadThroughput: on ? 87_500 : -1,
  })
const filesKept = () =>
  kaban.server.asOwner<{ id: string }>(
    'select id from attachments where session_id = $1 order by id',
    [chatId],
  )
const unread = () =>
  kaban.server.asOwner(
    'select id from chat_messages where session_id = $1 and not is_read_by_user',
    [chatId],
  )

test('a link opens a chat with its text; one to no chat leads back home', async () => {
  // The router treats the changed state like a followed link.
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
  await expect(box()).toHaveValue('About my receipt')
  expect(
    await kaban.server.asOwner('select status from chat_sessions where id = $1', [chatId]),
  ).toEqual([{ status: 'open' }])
})

test('on a slow line own messages appear within 50 ms and arrive in order', async () => {
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
      await new Promise((rendered) => setTimeout(rendered, 30))
      const pressed = performance.now()
      element.closest('form')?.requestSubmit()
      // Rendered, not only created: wait for the next frame.
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
  // Before the server can have answered, however busy the machine is.
  expect(median, what).toBeLessThan(400)
  const stored = async () =>
    (
      await kaban.server.asOwner<{ text: string }>(
        'select message_content as text from chat_messages where session_id = $1 order by position',
        [chatId],
      )
    ).map(({ text }) => text)
  await expect.poll(stored).toEqual(written)
  await expect(messages().getByText('Sent', { exact: true })).toHaveCount(5)
  await province(false)
  // The text that the chat was opened with is used up: a reload does not fill it in again.
  await user.reload()
  await expect(messages().getByText('Sent', { exact: true })).toHaveCount(5)
  expect(await box().inputValue()).toBe('')
})

test('a photo is sent small, upright and once, despite a lost answer and a reload', async () => {
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
  await expect(user.getByText('Proof of payment uploaded.')).toHaveCount(0)
  await user.reload()
  await user.unroute('**/chats/attachments/*')
  await see(user, 'Proof of payment uploaded.')
  await expect(messages().getByText('Sent', { exact: true })).toHaveCount(6)
  const [kept, ...others] = await filesKept()
  expect(others).toEqual([])
  const picture = await sharp(
    Buffer.from(await (await staff.fetch(`/chats/attachments/${kept?.id}`)).arrayBuffer()),
  ).metadata()
  expect(picture.width).toBeLessThan(picture.height)
  expect(picture.height).toBeLessThanOrEqual(1600)
})

test('an upload shows its progress and can be stopped @long', async () => {
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
  await see(user, /^\d+% of 2\.9 MB$/)
  await user.getByRole('button', { name: 'Cancel upload' }).click()
  await expect(messages().getByText(/long\.pdf/)).toHaveCount(0)
  await province(false)
  expect(await filesKept()).toHaveLength(1)
})

test('older and new messages do not move the reader; only seen ones are read', async () => {
  await kaban.server.asOwner(
    `insert into chat_messages (id, session_id, position, sender_kind, message_content,
      message_type, is_read_by_user, is_read_by_admin)
       select gen_random_uuid(), $1, 6 + number, 'console', 'Answer ' || number, 'text', false, true
         from generate_series(1, 60) number`,
    [chatId],
  )
  await kaban.server.asOwner('update chat_sessions set message_count = 66 where id = $1', [chatId])
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
  // The button above went away; nothing moved by more than its height.
  expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(60)
  await staff.calls.chats.send({ chatId, messageId: uuidv7(), content: 'The newest of all' })
  await user.getByRole('button', { name: '1 new message' }).waitFor()
  expect(await unread()).toHaveLength(1)
  await user.getByRole('button', { name: '1 new message' }).click()
  await expect.poll(unread).toEqual([])
  await staff.calls.chats.markRead({ chatId })
  await expect(messages().getByText('Seen', { exact: true })).toHaveCount(6)
})

test('earlier messages arrive even if a new message comes while they load @long', async () => {
  await user.reload()
  let asked = 0
  await user.route('**/chats/messages', async (route) => {
    const isEarlier = route.request().postData()?.includes('"before":')
    if (!isEarlier || (asked += 1) > 1) return await route.fallback()
    await staff.calls.chats.send({ chatId, messageId: uuidv7(), content: 'Meanwhile' })
    await messages().getByText('Meanwhile').waitFor()
    await route.fallback()
  })
  await messages().getByRole('button', { name: 'Show earlier messages' }).click()
  await messages().getByText('one', { exact: true }).waitFor()
  await user.unroute('**/chats/messages')
  expect(asked).toBeGreaterThan(1)
})

test('on a low screen the newest message stays above the text box @long', async () => {
  const isUncovered = () =>
    messages()
      .locator('li p')
      .last()
      .evaluate((line) => {
        const { left, bottom } = line.getBoundingClientRect()
        return line.contains(document.elementFromPoint(left + 2, bottom - 2))
      })
  await user.setViewportSize({ width: 360, height: 480 })
  await user.reload()
  await expect.poll(isUncovered).toBe(true)
  // As low as a phone's keyboard leaves it.
  await user.setViewportSize({ width: 360, height: 300 })
  await expect.poll(isUncovered).toBe(true)
  await expect(box()).toBeInViewport({ ratio: 1 })
  // A message that comes in below what is read is not seen before the reader comes to it.
  await messages().evaluate((element) => element.scrollTo({ top: 0 }))
  await staff.calls.chats.send({ chatId, messageId: uuidv7(), content: 'Below the fold' })
  await messages().getByText('Below the fold').waitFor()
  await user.waitForTimeout(300)
  expect(await unread()).toHaveLength(1)
  await messages().evaluate((element) => element.scrollTo({ top: element.scrollHeight }))
  await expect.poll(unread).toEqual([])
  await user.setViewportSize(sizes.phone.viewport)
})
