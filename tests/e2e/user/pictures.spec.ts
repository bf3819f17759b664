/** Profile pictures: chosen during sign-up, shown in every tab, changed and removed later. */
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { expectWithin } from '../fixtures/in-time.ts'
import { nena, see, seeNotice, signIn, verifyEmail } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

let page: Page

const photo = await sharp({
  create: {
    width: 1600,
    height: 1200,
    channels: 3,
    background: { r: 180, g: 90, b: 40 },
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
  },
})
  .jpeg({ quality: 95 })
  .toBuffer()
const picture = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo }

test.beforeAll(async () => {
  page = await kaban.open('visitor', { hasTouch: true })
  await page.setViewportSize({ width: 360, height: 800 })
})

const chooser = () => page.locator('input[type="file"]')
const preview = () => page.getByRole('group', { name: /^Profile picture/ }).locator('img')

async function fillBasics(): Promise<void> {
  await page.goto('/register')
  await page.getByLabel('Full name').fill(nena.fullName)
  await page.getByLabel('Phone number').fill(nena.phoneNumber)
  await page.getByLabel('Email').fill(nena.email)
  await page.getByLabel('Password', { exact: true }).fill(nena.password)
  await page.getByLabel('Confirm password').fill(nena.password)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('heading', { name: 'Profile & Bank' }).waitFor()
  // The picture field has its own script, which loads later.
  await chooser().waitFor({ state: 'attached' })
}

/** Expects the picture to be loaded and decoded. */
async function expectLoaded(img: Locator): Promise<void> {
  await expect
    .poll(() =>
      img
        .evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0)
        .catch(() => false),
    )
    .toBe(true)
}

test('sign-up step 2 starts with the picture and refuses invalid files', async () => {
  await fillBasics()
  const labels = await page
    .locator('form')
    .locator('label, legend, [role="group"] > p')
    .allInnerTexts()
  const order = [
    'Profile picture',
    'Bank or e-wallet',
    'Account name',
    'Account number',
    'I agree to the',
  ].map((label) => labels.findIndex((text) => text.startsWith(label)))
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(Math.min(...order)).toBeGreaterThanOrEqual(0)
  await chooser().setInputFiles({
    name: 'cat.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from('GIF89a'),
  })
  await seeNotice(page, 'Invalid File Type', 'Please upload a PNG, JPEG or WebP image.')
  await chooser().setInputFiles({
    name: 'broken.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(2 * 1024 * 1024 + 1),
  })
  await seeNotice(page, 'File Too Large', 'Avatar image must be under 2MB.')
  await chooser().setInputFiles({
    name: 'text.png',
    mimeType: 'image/png',
    buffer: Buffer.from('this is a text'),
  })
  await seeNotice(
    page,
    'Avatar Upload Failed',
    'This picture is damaged or has too many pixels. Please choose another one.',
  )
  expect(await preview().count()).toBe(0)
  await expectAccessible(page)
})

test('the preview can be removed by keyboard and survives Back', async () => {
  await chooser().setInputFiles(picture)
  await expectLoaded(preview())
  await page.getByRole('button', { name: 'Remove picture' }).press('Enter')
  await expect(preview()).toHaveCount(0)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('type')))
    .toBe('file')
  await chooser().setInputFiles(picture)
  await expectLoaded(preview())
  await expectAccessible(page)
  await page.getByLabel('Account name').fill(nena.fullName)
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expectLoaded(preview())
  expect(await page.getByLabel('Account name').inputValue()).toBe(nena.fullName)
})

test('the picture is shrunk before upload and shown after sign-in', async () => {
  await page.getByLabel('Bank or e-wallet').selectOption(nena.bankName)
  await page.getByLabel('Account number').fill(nena.accountNumber)
  await page.getByRole('checkbox').check()
  const sent = page.waitForRequest((request) => request.url().endsWith('/avatars'))
  await page.getByRole('button', { name: 'Create Account' }).click()
  // The browser shrinks the photo before uploading it.
  const { 'content-length': bytes } = await (await sent).allHeaders()
  expect(photo.length).toBeGreaterThan(1024 * 1024)
  expect(Number(bytes)).toBeLessThan(500 * 1024)
  await seeNotice(
    page,
    'Registration Successful!',
    'Please check your email to verify your account.',
  )
  await verifyEmail(page, nena.email)
  await signIn(page, nena)
  await expectLoaded(page.locator('header img'))
})

test('a picture that fails to load falls back to the initials @long', async () => {
  const other = await page.context().newPage()
  await other.route('**/avatars/*', (route) => route.abort())
  await other.goto(`${kaban.server.address}/dashboard`)
  await see(other, /^NV$/)
  await expect(other.locator('header img')).toHaveCount(0)
  await other.close()
})

test('a changed or removed picture updates every open tab @long', async () => {
  const other = await page.context().newPage()
  await other.goto(`${kaban.server.address}/dashboard`)
  await expectLoaded(other.locator('header img'))
  const before = await other.locator('header img').getAttribute('src')
  await page.goto('/dashboard/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  expect(await page.getByLabel('Email').getAttribute('readonly')).not.toBeNull()
  await chooser().setInputFiles({
    name: 'new.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 300, height: 200, channels: 4, background: '#0b5d62' } })
      .png()
      .toBuffer(),
  })
  await expectLoaded(preview())
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await seeNotice(page, 'Profile Updated!')
  await expectLoaded(page.locator('header img'))
  await expectWithin(
    other,
    5_000,
    'the new picture in another tab',
    expect.poll(() => other.locator('header img').getAttribute('src')).not.toBe(before),
  )
  await expectLoaded(other.locator('header img'))
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectWithin(
    other,
    5_000,
    'initials in another tab',
    expect(other.locator('header img')).toHaveCount(0),
  )
  await see(other, /^NV$/)
  await other.close()
})

test('sign-up succeeds when the picture upload fails, and says so @long', async () => {
  const stranger = await kaban.open('visitor', { hasTouch: true })
  const previousPage = page
  page = stranger
  await stranger.route('**/avatars', (route) => route.abort())
  await fillBasics()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByLabel('Email').fill('elena@example.test')
  await page.getByRole('button', { name: 'Next' }).click()
  await chooser().setInputFiles(picture)
  await expectLoaded(preview())
  await page.getByLabel('Bank or e-wallet').selectOption(nena.bankName)
  await page.getByLabel('Account name').fill(nena.fullName)
  await page.getByLabel('Account number').fill(nena.accountNumber)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await seeNotice(
    page,
    'Registration Successful!',
    /Profile Update Failed: your picture could not be saved/,
  )
  page = previousPage
})

test('sign-up succeeds when the picture script fails to load @long', async () => {
  const stranger = await kaban.open('visitor', { hasTouch: true })
  const requested: string[] = []
  await stranger.route(
    '**/assets/pictures-*.js',
    (route) => (requested.push(route.request().url()), route.abort()),
  )
  await stranger.goto('/register')
  await stranger.getByLabel('Full name').fill(nena.fullName)
  await stranger.getByLabel('Phone number').fill(nena.phoneNumber)
  await stranger.getByLabel('Email').fill('tess@example.test')
  await stranger.getByLabel('Password', { exact: true }).fill(nena.password)
  await stranger.getByLabel('Confirm password').fill(nena.password)
  await stranger.getByRole('button', { name: 'Next' }).click()
  await stranger.getByLabel('Bank or e-wallet').selectOption(nena.bankName)
  await stranger.getByLabel('Account name').fill(nena.fullName)
  await stranger.getByLabel('Account number').fill(nena.accountNumber)
  expect(requested).not.toEqual([])
  expect(await stranger.getByLabel('Choose picture').count()).toBe(0)
  await stranger.getByRole('checkbox').check()
  await stranger.getByRole('button', { name: 'Create Account' }).click()
  await seeNotice(stranger, 'Registration Successful!')
})
