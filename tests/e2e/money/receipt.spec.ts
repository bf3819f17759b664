/**
 * A receipt on the owner's screen and on paper, as a shared picture, and on the public page that
 * checks it.
 */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { encode } from 'uqr'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { sizes, logins } from '../fixtures/kaban.ts'
import { expectSoundEverywhere } from '../fixtures/layout-checks.ts'
import { see, seeNotice, signIn } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

let owner: Page
let stranger: Page
let withdrawal: { id: string; uid: string; reference: string; number: string }

test.beforeAll(async () => {
  const at = { ...sizes.phone, baseURL: kaban.server.address }
  owner = await kaban.open('visitor', { ...at, permissions: ['clipboard-read', 'clipboard-write'] })
  stranger = await kaban.open('visitor', at)
  await signIn(owner, logins.maria)
  const [found] = await kaban.server.asOwner<typeof withdrawal>(
    `select t.id, t.transaction_uid as uid, t.reference_number as reference,
      t.meta_data ->> 'account_number' as number from transactions t
      join users u on u.id = t.user_id
     where u.email = $1 and t.type = 'withdrawal_request' and t.status = 'pending' limit 1`,
    [logins.maria.email],
  )
  if (!found) throw new Error('The sample data hold no withdrawal under way')
  withdrawal = found
  await owner.goto(`/dashboard/transactions/receipt/${withdrawal.id}`)
  await owner.getByRole('img', { name: /^QR code/ }).waitFor()
})

const addressOf = async () =>
  kaban.server.address +
  ((await owner.getByRole('link', { name: 'Open the check page' }).getAttribute('href')) ?? '')

test("U4 the QR code leads a stranger to the owner's receipt with masked details", async () => {
  const address = await addressOf()
  expect(address).toContain(`/verify/${withdrawal.reference}-`)
  const path =
    (await owner
      .getByRole('img', { name: /^QR code/ })
      .locator('path')
      .getAttribute('d')) ?? ''
  const { data } = encode(address, { ecc: 'M', border: 4 })
  const drawn = data.map((row) => row.map(() => false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(length))
  expect(drawn).toEqual(data)

  const answer = await stranger.goto(address)
  expect(answer?.headers()).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-store',
  })
  await see(stranger, 'Genuine')
  const text = await stranger.getByRole('main').innerText()
  for (const part of [
    withdrawal.reference,
    '₱5,000',
    'Pending',
    'M••• S•••',
    `•••• ${withdrawal.number.slice(-4)}`,
    'Nothing was paid out yet.',
    'Sample data',
  ])
    expect(text).toContain(part)
  // A reference may contain any letters.
  for (const part of ['Santos', withdrawal.number, 'BDO'])
    expect(text.replaceAll(withdrawal.reference, '')).not.toContain(part)
  await expectSoundEverywhere(stranger)
})

test('U4 a code with one wrong letter fails; small letters and spaces do not matter', async () => {
  const code = (await addressOf()).split('/verify/')[1] ?? ''
  await stranger.goto(`/verify/${code.slice(0, -1)}${code.endsWith('X') ? 'Y' : 'X'}`)
  await see(stranger, 'Not genuine')
  await see(stranger, /do not rely on the receipt/)
  await expectAccessible(stranger)
  await stranger.goto('/verify')
  await stranger.getByRole('button', { name: 'Check the receipt' }).click()
  await see(stranger, 'Type the code on the receipt.')
  await stranger.getByLabel('Receipt code').fill(` ${code.toLowerCase().replace(/(.{5})/g, '$1 ')}`)
  await stranger.keyboard.press('Enter')
  await see(stranger, 'Genuine')
})

test('copy buttons copy the raw value and say so', async () => {
  const expectCopied = async (name: string, value: string) => {
    await owner.getByRole('button', { name }).click()
    await owner.getByRole('status').filter({ hasText: 'Copied' }).first().waitFor()
    // The notice of the previous copy may still be there.
    await expect.poll(() => owner.evaluate(() => navigator.clipboard.readText())).toBe(value)
  }
  await expectCopied('Copy reference number', withdrawal.reference)
  await expectCopied('Copy account number', withdrawal.number)
  await expectCopied('Copy link to check it', await addressOf())
})

test('the picture goes to the share sheet, or is downloaded without one', async () => {
  const name = `kaban-receipt-${withdrawal.reference}.png`
  const share = owner.getByRole('button', { name: 'Share as picture' })
  const [download] = await Promise.all([owner.waitForEvent('download'), share.click()])
  expect(download.suggestedFilename()).toBe(name)
  const { width, height, format } = await sharp(await download.path()).metadata()
  expect([format, width, height > width]).toEqual(['png', 1080, true])
  await seeNotice(owner, 'Picture saved')
  await owner.evaluate(() => {
    const shared: string[] = []
    Object.assign(globalThis, { shared })
    navigator.canShare = () => true
    navigator.share = async (given) =>
      void shared.push(`${given?.title} ${given?.files?.[0]?.name} ${given?.files?.[0]?.type}`)
  })
  await share.click()
  await expect
    .poll(() => owner.evaluate(() => Reflect.get(globalThis, 'shared') as string[]))
    .toEqual([`Receipt ${withdrawal.reference} ${name} image/png`])
})

test('U4 the receipt prints on one page, even after sixty long status changes', async () => {
  await expectOnePage()
  await kaban.server.asOwner(
    `insert into status_history (id, transaction_id, changed_by_role, previous_status, new_status,
      reason, notes, changed_at)
     select gen_random_uuid(), $1, 'system', 'on_hold', 'on_hold', repeat('A long reason. ', 30),
       '', clock_timestamp() + step * interval '1 minute' from generate_series(1, 60) as step`,
    [withdrawal.id],
  )
  await kaban.server.asOwner(
    `update users set full_name = repeat('Maria Josefina ', 7) where email = $1`,
    [logins.maria.email],
  )
  await kaban.server.asOwner(
    `update transactions set status_reason = repeat(E'A line.\\n', 60) || repeat('And a long one. ',
      30) where id = $1`,
    [withdrawal.id],
  )
  await owner.goto(`/dashboard/transactions/receipt/${withdrawal.uid}`)
  await see(owner, 'Company instructions')
  await owner.getByRole('img', { name: /^QR code/ }).waitFor()
  await expectOnePage()
})

test('a missing or foreign receipt says so and leads back', async () => {
  const [foreign] = await kaban.server.asOwner<{ id: string }>(
    `select t.id from transactions t join users u on u.id = t.user_id
      where u.email = 'jose@sample.kaban.test' limit 1`,
  )
  for (const id of [foreign?.id, 'TXN1']) {
    await owner.goto(`/dashboard/transactions/receipt/${id}`)
    await see(owner, 'Transaction not found or access denied.')
    await seeNotice(owner, 'Error', 'Could not load transaction details.')
  }
  await owner.getByRole('main').getByRole('link', { name: 'Back to transactions' }).last().click()
  await owner.waitForURL('**/dashboard/transactions')
})

async function expectOnePage(): Promise<void> {
  for (const format of ['A4', 'Letter']) {
    const pdf = await owner.pdf({ format, printBackground: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g), format).toHaveLength(1)
  }
}
