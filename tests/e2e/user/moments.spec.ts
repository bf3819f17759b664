/** Texts of the specification that appear only in rare situations. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { v7 as uuidv7 } from 'uuid'
import { signIn as signInByCalls } from '../../fixtures/servers/test-server.ts'
import { expect } from '../fixtures/expect.ts'
import { sizes, logins } from '../fixtures/kaban.ts'
import { untilQuiet } from '../fixtures/quiet.ts'
import { nena, see, seeNotice, signIn, signInNewUser } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

let user: Page
let newcomer: Page
let depositChat: string

test.beforeAll(async () => {
  const open = () => kaban.open('visitor', sizes.phone)
  ;[user, newcomer] = [await open(), await open()]
  await signIn(user, logins.maria)
  await signInNewUser(newcomer, kaban.server, nena)
  const [closed] = await kaban.server.asOwner<{ id: string }>(
    `select c.id from chat_sessions c join users u on u.id = c.user_id where u.email = $1
      and c.status = 'closed_completed' order by c.created_at limit 1`,
    [logins.maria.email],
  )
  depositChat = closed?.id ?? ''
})

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click()
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type="file"]').first().setInputFiles({ name, mimeType, buffer })

test('an empty chat, refused files, and a file without text', async () => {
  await newcomer.goto('/dashboard/chat/new-support')
  await see(newcomer, 'Chat System')
  await press(newcomer, 'Start Support Chat')
  await seeNotice(newcomer, 'Chat Session Started')
  await see(newcomer, 'No messages yet.')
  const chatPath = new URL(newcomer.url()).pathname
  await newcomer.goto('/dashboard/chat')
  for (const text of ['Chat Conversations', 'New Support Chat', 'Support Chat', 'No messages yet.'])
    await see(newcomer, text)
  await newcomer.goto(chatPath)
  await choose(newcomer, 'notes.txt', 'text/plain', Buffer.from('notes'))
  await seeNotice(newcomer, 'Invalid File Type', 'Please upload JPG, PNG, or PDF.')
  await choose(newcomer, 'long.pdf', 'application/pdf', Buffer.alloc(5 * 1024 * 1024 + 1, 'a'))
  await seeNotice(newcomer, 'File Too Large', 'Attachment must be under 5MB.')
  await choose(
    newcomer,
    'proof.png',
    'image/png',
    await sharp({ create: { width: 60, height: 60, channels: 3, background: '#0b5d62' } })
      .png()
      .toBuffer(),
  )
  await newcomer.getByRole('button', { name: 'Send', exact: true }).click()
  await see(newcomer, 'Proof of payment uploaded.')
  await newcomer
    .getByRole('region', { name: 'Messages' })
    .getByText('Sent', { exact: true })
    .waitFor()
  await newcomer.goto('/dashboard/chat')
  await see(newcomer, 'You: Sent an attachment')
})

test('a closed chat, a missing chat, and the names of company senders @long', async () => {
  await user.goto('/dashboard/chat')
  await see(user, /^Deposit Chat \(Ref: REF\w{14}\)$/)
  await user.goto(`/dashboard/chat/${depositChat}`)
  await see(user, 'Start a new support chat?')
  expect(
    await user.getByRole('textbox', { name: 'Write a message' }).getAttribute('placeholder'),
  ).toBe('This chat is closed.')
  // Company access sessions have no user and no name.
  await kaban.server.asOwner(
    `insert into chat_messages (id, session_id, position, sender_kind, message_content,
      message_type, is_read_by_user, is_read_by_admin)
      values (gen_random_uuid(), $1, 99, 'console', 'Good morning.', 'text', true, true)`,
    [depositChat],
  )
  await user.reload()
  await see(user, 'Company Support')
  await user.goto(`/dashboard/chat/${uuidv7()}`)
  for (const text of [
    'No Active Chat',
    'Session not found or access denied.',
    'Start Support Chat',
  ])
    await see(user, text)
  const admin = await kaban.open('visitor', sizes.laptop)
  await admin.goto('/admin/login')
  await signIn(admin, logins.ana).catch(() => admin.waitForURL('**/admin/**'))
  await admin.goto(`/admin/deposit-chat/${depositChat}`)
  await see(admin, 'Admin Support')
})

test('all notifications were already read elsewhere @long', async () => {
  await user.goto('/dashboard/notifications')
  await user.getByRole('button', { name: 'Mark All as Read' }).waitFor()
  await untilQuiet(user)
  await kaban.server.asOwner('update notifications set is_read = true')
  await press(user, 'Mark All as Read')
  await seeNotice(user, 'No Unread Notifications', 'All notifications are already marked as read.')
})

test('a closed company account, and a link to a cancelled deposit @long', async () => {
  await user.goto('/dashboard/deposit')
  await user.getByLabel('Amount').fill('1500')
  await user.getByRole('radio').first().check()
  await press(user, 'Review deposit')
  await kaban.server.asOwner('update company_accounts set active = false')
  await press(user, /^Deposit ₱/)
  await seeNotice(user, 'Error', 'Selected company account details not found.')
  await kaban.server.asOwner('update company_accounts set active = true')
  const other = await signInByCalls(kaban.server.address, 'user')
  const [target] = await other.calls.deposits.companyAccounts({})
  const { transactionId } = await other.calls.deposits.request({
    requestId: uuidv7(),
    amountCentavos: 150_000n,
    companyAccountId: target?.companyAccountId ?? null,
  })
  await other.calls.deposits.cancel({ transactionId, moveId: uuidv7() })
  // Simulates navigation with this state.
  await user.evaluate(
    (cancelled) =>
      history.replaceState(
        {
          type: 'deposit_chat',
          transactionId: cancelled,
          key: 'asked',
          __TSR_key: 'asked',
          __TSR_index: 0,
        },
        '',
        '/dashboard/chat',
      ),
    transactionId,
  )
  await seeNotice(user, 'Error Starting Chat', 'No pending deposit transaction found.')
})

test('withdrawals that are empty, too small, too large or lack bank details @long', async () => {
  await user.goto('/dashboard/withdraw')
  const expectRefused = async (amount: string, title: string, message: string) => {
    await user.getByLabel('Amount').fill(amount)
    await press(user, 'Review withdrawal')
    await seeNotice(user, title, message)
  }
  await expectRefused('', 'Invalid Amount', 'Please enter a valid positive amount.')
  await expectRefused('100', 'Minimum Amount', 'Minimum withdrawal amount is ₱5000.00.')
  await expectRefused('99999', 'Insufficient Balance', 'You do not have enough funds.')
  await user.getByRole('radio', { name: /^Another bank/ }).check()
  await expectRefused(
    '6000',
    'Bank Details Incomplete',
    'Please provide all bank details for withdrawal.',
  )
})

test('the session ends while a message is sent @long', async () => {
  await newcomer.goto('/dashboard/chat/new-support')
  await newcomer.getByRole('main').getByRole('textbox').fill('Are you there?')
  // Ends the session during the call: the live stream would announce an earlier end, and the page
  // could redirect before the button is pressed.
  await newcomer.route('**/rpc/chats/openSupport', async (route) => {
    await kaban.server.asOwner(
      `update sessions set ended_at = now()
       where user_id = (select id from users where email = $1)`,
      [nena.email],
    )
    await route.continue()
  })
  await press(newcomer, 'Start Support Chat')
  await seeNotice(newcomer, 'Error', 'User or session not available.')
})
