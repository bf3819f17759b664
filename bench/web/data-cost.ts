/** P12: what a deposit with one proof costs in bytes, on a new phone and on the next visit. */
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { sampleSignIns } from '../../src/main/sample/sample-sign-ins.ts'
import { openPhone } from './phone.ts'
import type { RealServer } from './real-server.ts'

export interface DataCost {
  coldKb: number
  warmKb: number
  /** The size of the chosen picture. */
  proofKb: number
}

export async function measureDataCost(server: RealServer): Promise<DataCost> {
  const proof = await photographedProof()
  const phone = await openPhone(server.address)
  try {
    const cost = async () => {
      server.takeBytes()
      const page = await phone.context.newPage()
      await depositWithProof(page, proof)
      // The person also pays for what the page fetches afterwards.
      await page.waitForTimeout(4_000)
      await page.close()
      const { toPhone, fromPhone } = server.takeBytes()
      return (toPhone + fromPhone) / 1024
    }
    const coldKb = await cost()
    return { coldKb, warmKb: await cost(), proofKb: proof.length / 1024 }
  } finally {
    await phone.close()
  }
}

/** From the sign-in page, or home when signed in, until the chat shows the proof as sent. */
async function depositWithProof(page: Page, proof: Buffer): Promise<void> {
  await page.goto('/login')
  const email = page.getByLabel('Email')
  await Promise.race([email.waitFor(), page.waitForURL('**/dashboard')])
  if (new URL(page.url()).pathname === '/login') {
    await email.fill(sampleSignIns.user.email)
    await page.getByLabel('Password', { exact: true }).fill(sampleSignIns.user.password)
    await page.getByRole('button', { name: 'Sign In' }).tap()
    await page.waitForURL('**/dashboard')
  }
  await page.getByRole('main').getByRole('link', { name: 'Deposit', exact: true }).tap()
  await page.waitForURL('**/dashboard/deposit')
  await page.getByLabel('Amount').fill('1500')
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Review deposit' }).tap()
  await page.getByRole('button', { name: /^Deposit ₱/ }).tap()
  await page.getByRole('button', { name: 'Proceed to Deposit Chat' }).tap()
  await page.waitForURL('**/dashboard/chat/*')
  await page.getByRole('textbox', { name: 'Write a message' }).waitFor()
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'proof.jpg', mimeType: 'image/jpeg', buffer: proof })
  await page.getByRole('button', { name: 'Send', exact: true }).tap()
  await page.getByText('Proof of payment uploaded.').filter({ visible: true }).first().waitFor()
  await page
    .getByRole('main')
    .locator('img[src*="/attachments/"]')
    .first()
    .waitFor()
    .catch(() => undefined)
}

/** A photo of a slip as such a phone takes it: 8 megapixels, grain, uneven light, some lines. */
async function photographedProof(): Promise<Buffer> {
  const [width, height] = [3264, 2448]
  const lines = Array.from(
    { length: 14 },
    (_, at) =>
      `<text x="700" y="${500 + at * 120}" font-size="70" font-family="monospace" fill="#333">` +
      `BDO 0012 3456 ${7000 + at * 37}  PHP 1,500.00</text>`,
  )
  const slip = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><radialGradient id="light">
      <stop offset="0" stop-color="#d9c9a8"/><stop offset="1" stop-color="#7b6547"/>
    </radialGradient></defs>
    <rect width="100%" height="100%" fill="url(#light)"/>
    <rect x="600" y="350" width="2050" height="1850" fill="#f3f0e6"
      transform="rotate(2 1600 1200)"/>${lines.join('')}</svg>`
  const grain = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 9 },
    },
  })
    .png()
    .toBuffer()
  return await sharp(Buffer.from(slip))
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer()
}
