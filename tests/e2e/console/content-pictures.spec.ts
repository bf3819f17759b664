/** A picture of a public entry: uploaded, put into words, approved by a second person, public. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { see, seeNotice } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
const kaban = kabanOfFile()

let ana: Page
let ben: Page
let visitor: Page

test.beforeAll(async () => {
  ;[ana, ben] = await kaban.openStaff()
  visitor = await kaban.open('visitor')
})

const words = 'Two of our staff at a table with leaflets'
const photo = await sharp({
  create: {
    width: 1600,
    height: 1200,
    channels: 3,
    background: { r: 180, g: 120, b: 60 },
    noise: { type: 'gaussian', mean: 128, sigma: 20 },
  },
})
  .jpeg()
  .toBuffer()

const isShown = (page: Page) =>
  page
    .getByRole('img', { name: words })
    .evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0)

test('a picture is refused by name, uploaded, and needs words @long', async () => {
  await ana.goto('/admin/content?kind=news')
  await ana.getByRole('button', { name: 'Add news' }).click()
  const form = ana.getByRole('dialog', { name: 'Add news' })
  await form.getByRole('textbox', { name: 'Title, English' }).fill('Kaban at the village fair')
  await form.getByRole('textbox', { name: 'Published by' }).fill('The Daily')
  await form.getByRole('textbox', { name: 'Link' }).fill('https://daily.example/kaban')
  await form.locator('input[name="body.publishedOn"]').fill('2026-01-05')
  const chooser = form.locator('input[type=file]')
  await chooser.setInputFiles({
    name: 'page.html',
    mimeType: 'text/html',
    buffer: Buffer.from('<script>alert(1)</script>'),
  })
  await form.getByText('Please choose a PNG, JPEG or WebP picture.').waitFor()
  await chooser.setInputFiles({
    name: 'half.jpg',
    mimeType: 'image/jpeg',
    buffer: photo.subarray(0, 2000),
  })
  await form.getByText(/This picture is damaged or incomplete/).waitFor()
  await chooser.setInputFiles({ name: 'fair.jpg', mimeType: 'image/jpeg', buffer: photo })
  await form.getByRole('img', { name: 'The chosen picture' }).waitFor()
  // Without words nothing is sent.
  await form.getByText('Write this text before you submit.').waitFor()
  await form.getByRole('textbox', { name: 'Description of the picture, English' }).fill(words)
  await form.getByText('Ready for approval.').waitFor()
  await expectAccessible(ana)
  await form.getByRole('button', { name: 'Request Approval' }).click()
  await seeNotice(ana, 'Approval requested')
  await expect.poll(() => isShown(ana)).toBe(true)
})

test('the public sees it after a second person, in a place that does not move @long', async () => {
  const pictures = () => visitor.locator('#news img')
  await visitor.goto('/')
  await expect(pictures()).toHaveCount(0)
  await ben.goto('/admin/content?kind=news')
  await ben.getByRole('button', { name: 'Open Kaban at the village fair' }).click()
  await expect.poll(() => isShown(ben)).toBe(true)
  await ben.getByRole('button', { name: 'Approve and publish' }).click()
  await seeNotice(ben, 'Published')
  await expect
    .poll(async () => {
      await visitor.goto('/')
      return await pictures().count()
    })
    .toBe(1)
  const picture = visitor.getByRole('img', { name: words })
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => isShown(visitor)).toBe(true)
  expect([await picture.getAttribute('width'), await picture.getAttribute('height')]).toEqual([
    '800',
    '600',
  ])
  await expectAccessible(visitor)
})

test('a version that is taken away takes its picture along @long', async () => {
  const address = (await visitor.locator('#news img').getAttribute('src')) ?? ''
  await ben.getByRole('button', { name: 'Unpublish' }).click()
  const dialog = ben.getByRole('dialog', { name: 'Unpublish this entry?' })
  await dialog.getByLabel('Reason').fill('The fair is over.')
  await dialog.getByRole('button', { name: 'Unpublish' }).click()
  await seeNotice(ben, 'Unpublished')
  await see(ben, 'The fair is over.')
  const answer = await visitor.request.get(address, { headers: { 'cache-control': 'no-cache' } })
  expect(answer.status()).toBe(404)
})
