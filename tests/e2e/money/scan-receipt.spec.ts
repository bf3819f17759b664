/** Scanning the QR code of a receipt, with a made-up camera and detector. */
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { sizes } from '../fixtures/kaban.ts'
import { see } from '../fixtures/steps.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

const kaban = kabanOfFile()
const code = 'REF20261121ABC123-0123456789ABCDEF'

/** The detector finds `seen`; `tracks` holds what the camera has given out. */
const camera = `
  globalThis.seen = null
  globalThis.tracks = []
  globalThis.BarcodeDetector = class {
    static getSupportedFormats() { return Promise.resolve(['qr_code']) }
    detect() { return Promise.resolve(seen === null ? [] : [{ rawValue: seen }]) }
  }
  navigator.mediaDevices.enumerateDevices = () => Promise.resolve([{ kind: 'videoinput' }])
  navigator.mediaDevices.getUserMedia = () => {
    if (globalThis.refused) return Promise.reject(new DOMException('', 'NotAllowedError'))
    const canvas = document.createElement('canvas')
    const brush = canvas.getContext('2d')
    setInterval(() => brush.fillRect(0, 0, Math.random() * 300, 150), 50)
    const stream = canvas.captureStream()
    tracks.push(...stream.getTracks())
    return Promise.resolve(stream)
  }
`

const scan = (page: Page) => page.getByRole('button', { name: 'Scan the QR code' })
const show = (page: Page, text: string) =>
  page.evaluate(`globalThis.seen = ${JSON.stringify(text)}`)
const camerasOn = (page: Page) =>
  page.evaluate<number>(`tracks.filter((track) => track.readyState === 'live').length`)

test('a scanned receipt is checked, a foreign address never opened; the camera stops', async () => {
  const page = await kaban.open('visitor', sizes.phone)
  await page.addInitScript(camera)
  await page.goto('/verify')
  await scan(page).click()
  await expect.poll(() => camerasOn(page)).toBe(1)
  await expectAccessible(page)
  await show(page, `https://evil.test/verify/${code}`)
  await see(page, /^This is not one of our receipts/)
  expect(new URL(page.url()).pathname).toBe('/verify')
  await show(page, `${kaban.server.address}/verify/${code}`)
  await page.waitForURL(`**/verify/${code}`)
  await see(page, 'Not genuine')
  expect(await camerasOn(page)).toBe(0)

  await page.goto('/verify')
  await scan(page).click()
  await expect.poll(() => camerasOn(page)).toBe(1)
  await page.getByRole('button', { name: 'Stop the camera' }).click()
  await expect.poll(() => camerasOn(page)).toBe(0)
  await page.evaluate('globalThis.refused = true')
  await scan(page).click()
  await see(page, /^The camera is blocked for this page/)
  await scan(page).waitFor()
  await page.context().close()
})

test('without a detector there is nothing to scan with', async () => {
  const page = await kaban.open('visitor', sizes.phone)
  await page.addInitScript('delete globalThis.BarcodeDetector')
  await page.goto('/verify')
  await page.getByLabel('Receipt code').waitFor()
  await expect(scan(page)).toHaveCount(0)
  await page.context().close()
})
