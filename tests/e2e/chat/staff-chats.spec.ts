/**
 * Deposit chats and announcements: two staff members work on them at once, with a user at the other
 * end.
 */
import path from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { v7 as uuidv7 } from 'uuid'
import { sampleSignIns } from '#main/sample/sample-sign-ins.ts'
import { signIn as signInByCall, Visitor } from '../../fixtures/servers/test-server.ts'
import { expect } from '../fixtures/expect.ts'
import { sizes } from '../fixtures/kaban.ts'
import { see, seeNotice, sendFile, sendMessage, signIn } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

let [ana, ben, user]: Page[] = []
let maria: Visitor
let chatId: string
let slip: Buffer

test.beforeAll(async () => {
  const open = async (who: keyof typeof sampleSignIns) => {
    const page = await kaban.open('visitor', {
      ...(who === 'user' ? sizes.phone : sizes.laptop),
    })
    await signIn(page, sampleSignIns[who])
    return page
  }
  ;[ana, ben, user] = [await open('admin'), await open('secondAdmin'), await open('user')]
  maria = await signInByCall(kaban.server.address, 'user')
  slip = await drawSlip()
  chatId = await askForDeposit()
})

const at = (page: Page | undefined): Page => {
  if (!page) throw new Error('Nobody is there')
  return page
}
const composer = (page: Page) => page.getByRole('textbox', { name: 'Write a message' })

async function askForDeposit(): Promise<string> {
  const [target] = await maria.calls.deposits.companyAccounts({})
  const transactionId = uuidv7()
  await maria.calls.deposits.request({
    requestId: transactionId,
    amountCentavos: 350_000n,
    companyAccountId: target?.companyAccountId ?? null,
  })
  return (await maria.calls.deposits.startChat({ transactionId, chatId: uuidv7() })).chatId
}

async function drawSlip(): Promise<Buffer> {
  const fontfile = path.resolve('src/money/statements/server/files/fonts/inter-regular.ttf')
  const lines = [
    'Sample Wallet',
    'Sent to KABAN SAMPLE',
    'Amount PHP 3,500.00',
    'Ref. No. 9012 345 678901',
  ]
  const parts = await Promise.all(
    lines.map(async (text, place) => ({
      left: 60,
      top: 80 + place * 200,
      input: await sharp({ text: { text, font: 'Inter 48', fontfile, rgba: true, dpi: 72 } })
        .png()
        .toBuffer(),
    })),
  )
  return await sharp({ create: { width: 900, height: 1000, channels: 3, background: '#fff' } })
    .composite(parts)
    .png()
    .toBuffer()
}

test('a deposit that a colleague works on shows who it is and cannot be decided', async () => {
  await at(ana).goto(`/admin/deposit-chat/${chatId}`)
  await see(at(ana), '₱3,500.00')
  await expect.poll(() => kaban.server.asOwner('select 1 from work_claims')).toHaveLength(1)
  await at(ben).goto(`/admin/deposit-chat/${chatId}`)
  await see(at(ben), /Ana Reyes/)
  await expect(at(ben).getByRole('button', { name: 'Completed', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expect(at(ana).getByRole('button', { name: 'Completed', exact: true })).not.toHaveAttribute(
    'aria-disabled',
  )
})

test('a canned reply is chosen by keyboard, comes filled in, and reaches the user', async () => {
  await at(user).goto(`/dashboard/chat/${chatId}`)
  await composer(at(ana)).focus()
  await at(ana).keyboard.type('/pa')
  await at(ana)
    .getByRole('option', { name: /\/pay.*English/ })
    .waitFor()
  await at(ana).keyboard.press('ArrowDown')
  await at(ana).keyboard.press('ArrowUp')
  await at(ana).keyboard.press('Enter')
  await expect
    .poll(() => composer(at(ana)).inputValue())
    .toMatch(/^Good day, Maria Santos\. Please pay ₱3,500\.00 .* REF\d+/)
  await at(ana).keyboard.press('Enter')
  await at(user)
    .getByText(/^Good day, Maria Santos\./)
    .first()
    .waitFor()
})

test('T48 sending a code or asking for one warns, and both sides see the warning', async () => {
  await composer(at(user)).fill('My OTP is 445912')
  await see(at(user), /Do not send it: the company never needs one/)
  await sendMessage(at(user), 'My OTP is 445912')
  await at(ana)
    .getByText(
      'This looks like a code or a password. Do not use it, and ask the user to change it.',
    )
    .waitFor()
  await composer(at(ana)).fill('Please send me the OTP')
  await see(at(ana), 'Never ask for a code or a password')
  await composer(at(ana)).press('Enter')
  await at(user)
    .getByText('Do not answer with a code or a password. The company never needs one.')
    .waitFor()
})

test('T38 the same slip in another chat is flagged, compared and mentioned again', async () => {
  await sendFile(at(user), { name: 'slip.png', mimeType: 'image/png', buffer: slip })
  const viewer = at(ana).getByRole('group', { name: 'Proof of payment: slip.png' })
  await viewer.waitFor()
  await see(at(ana), 'Proof to check')
  await see(at(ana), 'On record: Pending payment, until you decide')
  const jose = new Visitor(kaban.server.address)
  await jose.calls.identity.login({ email: 'jose@sample.kaban.test', password: 'sample-wallet-2' })
  const { chats } = await jose.calls.chats.mine({})
  const josesChat = chats.find(({ sessionType }) => sessionType === 'deposit_chat')?.chatId ?? ''
  const smaller = await sharp(slip).resize(450).jpeg({ quality: 60 }).toBuffer()
  const kept = (await (
    await jose.fetch(`/chats/${josesChat}/attachments?name=paid.jpg`, {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg' },
      body: smaller,
    })
  ).json()) as { attachmentId: string }
  await jose.calls.chats.send({
    chatId: josesChat,
    messageId: uuidv7(),
    content: '',
    attachmentId: kept.attachmentId,
  })
  // The page is not reloaded: it hears over the live stream that the other chat has changed.
  await at(ana).getByText('A similar picture was sent in another chat').waitFor()
  await viewer.focus()
  for (const key of ['+', '+', 'z', 'ArrowLeft']) await at(ana).keyboard.press(key)
  await see(at(ana), '225%, turned 90°')
  await at(ana).getByRole('button', { name: 'Compare' }).first().click()
  await at(ana)
    .getByRole('dialog')
    .getByText(/Jose Dela Cruz/)
    .waitFor()
  await at(ana).keyboard.press('Escape')
  await at(ana).getByRole('heading', { level: 1 }).click()
  await at(ana).keyboard.press('a')
  await at(ana).getByRole('dialog').getByText('This proof was also sent in another chat').waitFor()
  await at(ana).keyboard.press('Escape')
})

test('a note reaches the colleague at once, and the user nowhere', async () => {
  await at(ana).getByRole('textbox', { name: 'New note' }).fill('The slip is that of Jose.')
  await at(ana).getByRole('button', { name: 'Add note' }).click()
  await at(ben)
    .getByRole('region', { name: 'Notes so far' })
    .getByText('The slip is that of Jose.')
    .waitFor()
  expect(await at(user).content()).not.toContain('The slip is that of Jose.')
  const answers = await Promise.all([
    maria.calls.chats.messages({ chatId }),
    maria.calls.chats.get({ chatId }),
    maria.calls.activity.mine({}),
  ])
  expect(JSON.stringify(answers)).not.toMatch(/slip is that|ADMIN_NOTE/)
})

test('a failure to load is shown in the words of the specification @long', async () => {
  await at(ben).route('**/rpc/deposits/adminChats*', (route) =>
    route.fulfill({ status: 500, body: '{}' }),
  )
  await at(ben).goto('/admin/deposit-chat')
  await see(at(ben), 'Error Fetching Chat Sessions')
  await at(ben).goto(`/admin/deposit-chat/${uuidv7()}`)
  await seeNotice(at(ben), 'Error Loading Chat')
  await at(ben).unroute('**/rpc/deposits/adminChats*')
})

test('an announcement arrives at once; the second of two edits is refused @long', async () => {
  await at(user).goto('/dashboard/tasks')
  await at(ana).goto('/admin/announcements?open=new')
  await at(ana).getByRole('button', { name: 'Create Announcement' }).last().click()
  await seeNotice(at(ana), 'Title Required', 'Please enter a title for the announcement.')
  await at(ana).getByRole('textbox', { name: 'Title' }).fill('Banks are closed on Monday')
  await at(ana).getByRole('combobox', { name: 'Priority' }).last().selectOption('high')
  await see(at(ana), /^All \d+ active users get a notification\./)
  await at(ana).getByRole('button', { name: 'Create Announcement' }).last().dblclick()
  await seeNotice(at(ana), 'Announcement created')
  await at(user)
    .getByRole('list', { name: 'Announcements' })
    .getByText('Banks are closed on Monday')
    .waitFor()
  expect(
    await kaban.server.asOwner(
      `select 1 from announcements where title = 'Banks are closed on Monday'`,
    ),
  ).toHaveLength(1)

  await at(ben).goto('/admin/announcements?search=Monday')
  for (const page of [at(ana), at(ben)])
    await page.getByRole('button', { name: 'Edit Banks are closed on Monday' }).click()
  for (const [page, title] of [
    [at(ana), 'Banks are closed on Tuesday'],
    [at(ben), 'Banks are closed on Wednesday'],
  ] as const) {
    await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill(title)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await seeNotice(page, page === ana ? 'Announcement saved' : 'Operation Failed')
  }
  await at(user).getByText('Banks are closed on Tuesday').first().waitFor()
})

test('deleting asks first; a failed deletion and a missing list are said @long', async () => {
  await at(ana).route(/rpc\/announcements\/(remove|adminTargets)/, (route) =>
    route.fulfill({ status: 500, body: '{}' }),
  )
  const remove = async () => {
    await at(ana).getByRole('button', { name: 'Delete Banks are closed on Tuesday' }).click()
    await see(at(ana), 'Are you sure you want to delete this announcement?')
    await at(ana).getByRole('button', { name: 'Delete announcement' }).click()
  }
  await remove()
  await seeNotice(at(ana), 'Deletion Failed')
  await at(ana).keyboard.press('Escape')
  await at(ana).goto('/admin/announcements?open=new')
  await at(ana).getByText('One user').click()
  await at(ana).getByLabel('Find the user by name, email or id').fill('maria')
  await see(at(ana), 'Could not load user list for targeting.')
  await at(ana).unrouteAll()
  await at(ana).goto('/admin/announcements')
  await remove()
  await seeNotice(at(ana), 'Announcement deleted')
  await expect(at(user).getByText('Banks are closed on Tuesday')).toHaveCount(0)
  await at(ben).route('**/rpc/announcements/adminList*', (route) =>
    route.fulfill({ status: 500, body: '{}' }),
  )
  await at(ben).goto('/admin/announcements')
  await see(at(ben), 'Error Fetching Announcements')
})

test('closing a support chat can be undone; otherwise it closes with its notice', async () => {
  const page = at(ana)
  const support = async () =>
    (await maria.calls.chats.mine({})).chats.find(
      ({ sessionType }) => sessionType === 'support_chat',
    )
  const opened = await support()
  if (!opened) throw new Error('Maria has no support chat')
  await page.goto(`/admin/deposit-chat/${opened.chatId}`)
  const close = page.getByRole('button', { name: /^Close/ }).first()
  await close.click()
  await see(page, 'Chat with Maria Santos closed')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(close).toBeEnabled()
  expect((await support())?.status).toBe(opened.status)
  await close.click()
  await expect.poll(async () => (await support())?.status).toBe('closed_completed')
})
