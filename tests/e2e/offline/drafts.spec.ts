/** Drafts survive the end of a session, for their writer alone. */
import type { Page } from '@playwright/test'
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

interface Written {
  form: string
  at: () => string
  write: () => Promise<unknown>
  /** The text that must be restored. */
  read: () => Promise<unknown>
  is: unknown
  /** Sends the form, so that the session ends during the request. */
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

const forms: Written[] = [
  {
    form: 'a withdrawal',
    at: () => '/dashboard/withdraw',
    write: () => field('Amount').fill('1,123.45'),
    ...text('Amount', '1,123.45'),
  },
  {
    form: 'a withdrawal that is being looked over',
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
    form: 'a deposit that is being looked over',
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
    form: 'a new task on its way',
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

for (const { form, at, write, read, is, send } of forms)
  test(`${form} is there again, on the same page`, async () => {
    await page.goto(at())
    await write()
    await endSessions()
    // The page may notice the end before the button is pressed, which does not matter here.
    await (send ?? noticeIt)().catch(() => {})
    await page.waitForURL('**/login?*')
    const back = new URL(page.url()).searchParams.get('returnTo') ?? ''
    expect(back.split('?')[0]).toBe(at())
    await expect.poll(() => keptAnswers(page)).toEqual([])
    await beginAgain()
    await page.goto(back)
    await expect.poll(read).toBe(is)
  })

test('another person who signs in on that phone finds none of it', async () => {
  await endSessions()
  await noticeIt()
  await page.waitForURL('**/login?*')
  const typed =
    /1,123|6,?007|1,432|2,?009|Holder Kept|Maria Kept|Task (kept|sent)|Support kept|Chat text kept/
  await expect
    .poll(() => everythingKept(page), { message: 'all of it is put aside' })
    .toMatch(/Holder Kept.*Support kept|Support kept.*Holder Kept/)
  await signInHere(jose)
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

test('signing in by hand leads back to the form', async () => {
  await page.goto('/dashboard/chat/new-support')
  await field('Write a message').fill('Jose kept this')
  await endSessions()
  await noticeIt()
  await page.waitForURL('**/login?*')
  await signInHere(jose)
  await page.waitForURL('**/dashboard/chat/new-support')
  await expect.poll(() => field('Write a message').inputValue()).toBe('Jose kept this')
})

async function signInHere({ email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

async function endSessions(): Promise<void> {
  await kaban.server.asOwner(`update sessions set ended_at = now() where ended_at is null`)
}

/** Opens a new session without the sign-in form, which would take a second each time. */
async function beginAgain(): Promise<void> {
  await kaban.server.asOwner(`update sessions set ended_at = null`)
}

/** A page fetches everything again after an interruption of its live stream. */
async function noticeIt(): Promise<void> {
  await page.evaluate(() => {
    const line = new BroadcastChannel('kaban-live')
    line.postMessage({ kind: 'reconnected' })
    line.close()
  })
}
