/** Files that are cut on their way or hang over a chat, and the mark of somebody who types. */
import type { Page } from '@playwright/test'
import { expect } from '../fixtures/expect.ts'
import { sizes } from '../fixtures/kaban.ts'
import { see } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

const kaban = kabanOfFile()
let user: Page
let chatId: string

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  user = await kaban.open('maria', sizes.phone)
  const maria = await kaban.caller('maria')
  const { chats } = await maria.calls.chats.mine({})
  chatId = chats.find(({ turn }) => turn === 'yours')?.chatId ?? ''
  await user.goto(`/dashboard/chat/${chatId}`)
})

const box = () => user.getByRole('textbox', { name: 'Write a message' })
const messages = () => user.getByRole('region', { name: 'Messages' })
const send = () => user.getByRole('button', { name: 'Send', exact: true }).click()
const filesKept = () =>
  kaban.server.asOwner<{ id: string }>(
    'select id from attachments where session_id = $1 order by id',
    [chatId],
  )

test('a cut upload goes on where it was, and sends only the cut part twice', async () => {
  const sent: { offset: number; bytes: number; arrived: boolean }[] = []
  await user.route('**/attachments?*', async (route) => {
    const request = route.request()
    const offset = Number(new URL(request.url()).searchParams.get('offset'))
    const bytes = request.postDataBuffer()?.length ?? 0
    const arrived = sent.length !== 3
    sent.push({ offset, bytes, arrived })
    await (arrived ? route.continue() : route.abort('connectionreset'))
  })
  const size = 700_000
  const pdf = Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    Buffer.alloc(size - 15, 'a'),
    Buffer.from('\n%%EOF'),
  ])
  const before = (await filesKept()).length
  await user
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'cut.pdf', mimeType: 'application/pdf', buffer: pdf })
  await send()
  await expect.poll(async () => (await filesKept()).length, { timeout: 20_000 }).toBe(before + 1)
  const arrived = sent.filter((part) => part.arrived)
  expect(sent.length - arrived.length).toBe(1)
  expect(arrived.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(pdf.length)
  expect(arrived.map(({ offset }) => offset)).toEqual(
    arrived.map((_, at) => at * (arrived[0]?.bytes ?? 0)),
  )
  await user.unroute('**/attachments?*')
})

test('somebody who types is seen by the other side only, until the message is there', async () => {
  const other = await kaban.open('ana', sizes.laptop)
  await other.goto(`/admin/deposit-chat/${chatId}`)
  const staffBox = other.getByRole('textbox', { name: 'Write a message' })
  await staffBox.pressSequentially('Hello')
  await see(user, 'Company Support is typing…')
  await expect(other.getByText(/is typing/)).toHaveCount(0)
  await staffBox.press('Enter')
  await messages().getByText('Hello', { exact: true }).waitFor()
  await expect(user.getByText(/is typing/)).toHaveCount(0)
  await box().pressSequentially('Hi')
  await see(other, 'Maria Santos is typing…')
  await expect(user.getByText(/is typing/)).toHaveCount(0)
  await box().fill('')
})

test('a file that hangs over the messages shows where it may be dropped', async () => {
  const drag = (kind: string) =>
    messages().evaluate((element, type) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['%PDF-1.4'], 'a.pdf', { type: 'application/pdf' }))
      element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
    }, kind)
  await drag('dragover')
  await see(user, 'Drop your file here')
  await drag('drop')
  await see(user, /^a\.pdf/)
  await expect(user.getByText('Drop your file here')).toHaveCount(0)
  await user.getByRole('button', { name: 'Remove file' }).click()
})
