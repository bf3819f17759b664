/** Messages beyond the limit wait by themselves, and none is lost. */
import { expect } from '../fixtures/expect.ts'
import { sizes } from '../fixtures/kaban.ts'
import { sendMessage } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

const kaban = kabanOfFile()

test('a queue beyond the limit goes out at an ordinary pace, in order @long', async () => {
  const page = await kaban.open('maria', sizes.phone)
  await page.goto('/dashboard/chat/new-support')
  await page.getByRole('button', { name: 'Start Support Chat' }).click()
  await page.waitForURL(/chat\/[0-9a-f-]{36}/)
  await expect(page.getByText('No messages yet.')).toBeVisible()
  await sendMessage(page, 'First')
  await expect(page.getByText('First')).toBeVisible()
  // This minute's messages were sent; the next one is taken in four seconds.
  const useUp = () =>
    kaban.server.asOwner(
      `update write_counts set minute_until = clock_timestamp() + interval '63 seconds'
       where kind = 'message' returning kind`,
    )
  await expect.poll(async () => (await useUp()).length).toBe(1)
  const texts = ['Second', 'Third', 'Fourth', 'Fifth']
  for (const text of texts) await sendMessage(page, text)
  const waiting = page.getByText('You sent many messages. This one will be sent in a moment.')
  await expect(waiting.first()).toBeVisible()
  await expect(waiting).toHaveCount(0, { timeout: 20_000 })
  const stored = await kaban.server.asOwner<{ text: string }>(
    `select message_content as text from chat_messages
     where message_content in ('First', 'Second', 'Third', 'Fourth', 'Fifth') order by position`,
  )
  expect(stored.map(({ text }) => text)).toEqual(['First', ...texts])
})
