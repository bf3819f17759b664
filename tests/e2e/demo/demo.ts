/**
 * Plays a deposit and a withdrawal on a phone and a laptop at once, from the first message to the
 * receipt. Fails when a step does not show what it should.
 */
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { mariaSantos } from '#main/sample/sample-sign-ins.ts'
import { drawProof } from '#main/sample/story/proofs/draw-proof.ts'
import { say } from '#main/server/start/launch-steps.ts'
import { startKaban, stopKaban } from '../../fixtures/servers/kaban-process.ts'
import { chromiumFlags } from '../fixtures/chromium-flags.ts'
import { logins, sizes } from '../fixtures/kaban.ts'
import {
  proceedToChat,
  processWithdrawal,
  see,
  sendFile,
  sendMessage,
  signInByForm,
  startDeposit,
  withdraw,
} from '../fixtures/steps.ts'
import { startVideo, type Video } from './video.ts'

const folder = path.resolve('dist', 'demo')
/** Between two presses, so that a watcher can follow (ms). */
const pace = 60

const began = performance.now()
const data = await mkdtemp(path.join(tmpdir(), 'kaban-demo-'))
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
say('Starting Kaban with sample data in a throw-away folder …')
const [kaban, browser] = await Promise.all([
  startKaban(data, { KABAN_SAMPLE: 'living' }),
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: [...chromiumFlags, '--hide-scrollbars'],
    slowMo: pace,
  }),
])
try {
  await play(browser, kaban.address)
} finally {
  await browser.close()
  await stopKaban(kaban)
  await rm(data, { recursive: true, force: true })
}
say(`The pictures and demo.webm are in ${folder}.`)
say(`It took ${Math.round((performance.now() - began) / 1000)} s.`)

async function play(on: Browser, baseURL: string): Promise<void> {
  const open = async (size: object) =>
    await (await on.newContext({ baseURL, locale: 'en-PH', ...size })).newPage()
  const [phone, laptop] = [await open({ ...sizes.phone, isMobile: true }), await open(sizes.laptop)]
  const video = await startVideo(on, { phone, laptop })
  const show = storyTeller(video, { phone, laptop })

  await phone.goto('/')
  await show('The public page says what Kaban is, and where each figure comes from.')
  await signInByForm(phone, logins.maria)
  await signInByForm(laptop, logins.ana)
  await see(phone, 'Balance')
  await show('Maria sees where her money is. Ana sees what waits for the company.')

  await startDeposit(phone, '1,500')
  await show('Maria asks to deposit ₱1,500. She has 30 minutes to pay.')
  await proceedToChat(phone)
  await laptop.goto('/admin/deposit-chat')
  await openChatOf(laptop, mariaSantos.fullName)
  await laptop
    .getByRole('textbox', { name: 'Write a message' })
    .fill('Hi Maria! Please pay to the account above, with the reference as the message.')
  await laptop.getByRole('button', { name: 'Send', exact: true }).click()
  await see(phone, 'Hi Maria! Please pay')
  await show('Staff answer in the chat of the deposit.')
  await sendMessage(phone, 'Paid. Here is the proof.')
  await sendFile(phone, await proofOfPayment())
  await see(phone, 'Proof of payment uploaded.')
  await laptop
    .getByRole('img', { name: /Proof of payment|Picture/ })
    .last()
    .waitFor()
  await show('Maria sends the proof of her payment.')
  await laptop.getByRole('button', { name: 'Completed', exact: true }).click()
  await laptop.getByRole('button', { name: /^Complete ₱1,500/ }).click()
  await see(laptop, /This deposit is completed/)
  await phone.goto('/dashboard')
  await see(phone, 'Balance')
  await show('Ana completes the deposit. The money is in the wallet at once.')

  await withdraw(phone, '5000')
  await show('Maria withdraws ₱5,000 to her bank.')
  await processWithdrawal(laptop, mariaSantos.fullName, 'Completed')
  await show('Ana pays it and enters the bank reference.')
  await phone.goto('/dashboard/transactions')
  await phone
    .getByRole('link', { name: /₱5,000\.00/ })
    .filter({ hasText: 'Completed' })
    .first()
    .click()
  await phone.waitForURL('**/receipt/**')
  await see(phone, '₱5,000.00')
  await show('Every movement has a receipt that anybody can check.')
  await writeFile(path.join(folder, 'demo.webm'), await video.end())
}

type Pages = Record<'phone' | 'laptop', Page>

/** Shows a caption in the video, and keeps a picture of each page. */
function storyTeller(video: Video, { phone, laptop }: Pages) {
  let step = 0
  return async (caption: string): Promise<void> => {
    step += 1
    say(`${String(step).padStart(2)}. ${caption}`)
    await video.say(caption)
    const name = String(step).padStart(2, '0')
    await phone.screenshot({ path: path.join(folder, `${name}-phone.png`) })
    await laptop.screenshot({ path: path.join(folder, `${name}-laptop.png`) })
  }
}

async function openChatOf(laptop: Page, fullName: string): Promise<void> {
  await laptop
    .getByRole('row')
    .filter({ hasText: fullName })
    .getByRole('link', { name: /Open Chat/ })
    .first()
    .click()
  await laptop.getByRole('heading', { level: 1, name: fullName }).waitFor()
}

async function proofOfPayment() {
  const buffer = await drawProof({
    bankName: mariaSantos.bank.bankName,
    from: `${mariaSantos.fullName}, •••• 7890`,
    to: 'Sample Company Inc.',
    amount: '₱1,500.00',
    message: 'Deposit',
    reference: 'SAMPLE 0001',
    at: 'Today',
  })
  return { name: 'proof of payment.jpg', mimeType: 'image/jpeg', buffer }
}
