/** Drafts survive the end of a session, for their author only. */
import type { Page } from '@playwright/test'
import { longUnless } from '../../fixtures/lanes.ts'
import { signIn as openVisitor } from '../../fixtures/servers/test-server.ts'
import { expect } from '../fixtures/expect.ts'
import { sizes } from '../fixtures/kaban.ts'
import { everythingKept, keptAnswers } from '../fixtures/kept-on-device.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

const jose = { email: 'jose@sample.kaban.test', password: 'sample-wallet-2' }

let page: Page
let chatId: string | undefined

test.beforeAll(async () => {
  const maria = await openVisitor(kaban.server.address, 'user')
  chatId = (await maria.calls.chats.mine({})).chats[0]?.chatId
  page = await kaban.open('maria', sizes.laptop)
  await page.goto('/dashboard')
})

interface DraftForm {
  form: string
  at: () => string
  write: () => Promise<unknown>
  /** Reads the state that must be restored. */
  read: () => Promise<unknown>
  is: unknown
  /** Submits the form after the session has ended. */
  send?: () => Promise<unknown>
}

const press = (name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click({ timeout: 5_000 })
const field = (name: string) => page.getByRole('main').getByLabel(name)
const text = (name: string, value: string) => ({ read: () => field(name).inputValue(), is: value })
const seen = (name: string) => ({
  read: () => page.getByRole('button', { name }).isVisible(),
  is: true,
})

const forms: DraftForm[] = [
  {
    form: 'a withdrawal',
    at: () => '/dashboard/withdraw',
    write: () => field('Amount').fill('1,123.45'),
    ...text('Amount', '1,123.45'),
  },
  {
    form: 'a withdrawal under review',
    at: () => '/dashboard/withdraw',
    ...seen('Withdraw ₱6,007.00'),
    send: () => press('Withdraw ₱6,007.00'),
    async write() {
      await field('Amount').fill('6007')
      await press('Review withdrawal')
    },
  },
  {
    form: 'a deposit',
    at: () => '/dashboard/deposit',
    write: () => field('Amount').fill('1,432.10'),
    ...text('Amount', '1,432.10'),
  },
  {
    form: 'a deposit under review',
    at: () => '/dashboard/deposit',
    ...seen('Deposit ₱2,009.00'),
    send: () => press('Deposit ₱2,009.00'),
    async write() {
      await field('Amount').fill('2009')
      await page.getByRole('radio').first().check()
      await press('Review deposit')
    },
  },
  {
    form: 'bank details',
    at: () => '/dashboard/bank-details',
    ...text('Account name', 'Holder Kept'),
    send: () => press('Save Bank Details'),
    async write() {
      await press('Edit Bank Details')
      await field('Account name').fill('Holder Kept')
    },
  },
  {
    form: 'a profile',
    at: () => '/dashboard/profile',
    ...text('Full name', 'Maria Kept'),
    send: () => press('Save Changes'),
    async write() {
      await press('Edit Profile')
      await field('Full name').fill('Maria Kept')
    },
  },
  {
    form: 'a new task',
    at: () => '/dashboard/tasks',
    write: () => field('New task').fill('Task kept'),
    ...text('New task', 'Task kept'),
  },
  {
    form: 'a new task while it is sent',
    at: () => '/dashboard/tasks',
    write: () => field('New task').fill('Task sent'),
    ...text('New task', 'Task sent'),
    send: () => press('Add Task'),
  },
  {
    form: 'the first message to support',
    at: () => '/dashboard/chat/new-support',
    write: () => field('Write a message').fill('Support kept'),
    ...text('Write a message', 'Support kept'),
  },
  {
    form: 'a message',
    at: () => `/dashboard/chat/${chatId}`,
    write: () => field('Write a message').fill('Chat text kept'),
    ...text('Write a message', 'Chat text kept'),
  },
]

const inGate = ['a withdrawal', 'a new task while it is sent', 'a message']

for (const { form, at, write, read, is, send } of forms)
  test(`${form} is restored on the same page${longUnless(inGate.includes(form))}`, async () => {
    await page.goto(at())
    await write()
    await endSessions()
    // The page may redirect before the button is pressed, which is fine.
    await (send ?? refetchEverything)().catch(() => {})
    await page.waitForURL('**/login?*')
    const back = new URL(page.url()).searchParams.get('returnTo') ?? ''
    expect(back.split('?')[0]).toBe(at())
    await expect.poll(() => keptAnswers(page)).toEqual([])
    await reopenSessions()
    await page.goto(back)
    await expect.poll(read).toBe(is)
  })

test('another person who signs in on the device finds no drafts', async () => {
  await endSessions()
  await refetchEverything()
  await page.waitForURL('**/login?*')
  const typed =
    /1,123|6,?007|1,432|2,?009|Holder Kept|Maria Kept|Task (kept|sent)|Support kept|Chat text kept/
  await expect
    .poll(() => everythingKept(page), { message: 'all drafts are stored' })
    .toMatch(/Task sent.*Chat text kept|Chat text kept.*Task sent/)
  await submitSignIn(jose)
  await page.waitForURL('**/dashboard/chat/**')
  await expect.poll(() => everythingKept(page)).not.toMatch(typed)
  for (const address of new Set(
    forms.map(({ at }) => at()).filter((one) => !one.includes('/chat/')),
  )) {
    await page.goto(address)
    await page.getByRole('main').getByRole('heading').first().waitFor()
    const values = await page
      .locator('input, textarea')
      .evaluateAll((fields) =>
        fields.map((one) =>
          one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement ? one.value : '',
        ),
      )
    expect([await page.getByRole('main').innerText(), ...values].join(' ')).not.toMatch(typed)
  }
})

test('signing in returns to the form', async () => {
  await page.goto('/dashboard/chat/new-support')
  await field('Write a message').fill('Jose kept this')
  await endSessions()
  await refetchEverything()
  await page.waitForURL('**/login?*')
  await submitSignIn(jose)
  await page.waitForURL('**/dashboard/chat/new-support')
  await expect.poll(() => field('Write a message').inputValue()).toBe('Jose kept this')
})

async function submitSignIn({
  email,
  password,
}: {
  email: string
  password: string
}): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

async function endSessions(): Promise<void> {
  await kaban.server.asOwner(`update sessions set ended_at = now() where ended_at is null`)
}

/** Reopens the sessions; signing in would take a second for each form. */
async function reopenSessions(): Promise<void> {
  await kaban.server.asOwner(`update sessions set ended_at = null`)
}

/** Simulates a reconnected live stream, after which the page fetches everything again. */
async function refetchEverything(): Promise<void> {
  await page.evaluate(() => {
    const channel = new BroadcastChannel('kaban-live')
    channel.postMessage({ kind: 'reconnected' })
    channel.close()
  })
}
