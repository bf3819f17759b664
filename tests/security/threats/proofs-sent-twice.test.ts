import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { noCookies } from '#foundation/platform/server/http/context.ts'
import { receivedFile } from '#foundation/platform/server/http/receive-file.ts'
import { storeAttachment } from '#money/chats/server/attachments/store-attachment.ts'
import { sendMessage } from '#money/chats/server/send-message.ts'
import { readChatForAdmin } from '#money/deposits/server/admin-chats.ts'
import { testDatabase } from '../../fixtures/database/database.ts'
import {
  adminContext,
  withContext,
  testServices,
  userContext,
} from '../../fixtures/people/contexts.ts'
import { openDepositFixture } from '../../fixtures/people/deposit-fixture.ts'

const fixture = await openDepositFixture(await testDatabase())
const fontfile = path.resolve('src/money/statements/server/files/fonts/inter-regular.ttf')

/** Renders a slip of an e-wallet; slips differ only in their figures. */
async function drawSlip(amount: string, reference: string): Promise<Buffer> {
  const lines = [
    ['Sample Wallet', 80, 80],
    ['Sent to', 80, 300],
    ['KABAN SAMPLE', 80, 360],
    ['Amount', 80, 640],
    [amount, 560, 640],
    ['Total', 80, 740],
    [amount, 560, 740],
    [`Ref. No. ${reference}`, 80, 1000],
  ] as const
  const parts = await Promise.all(
    lines.map(async ([text, left, top]) => ({
      left,
      top,
      input: await sharp({ text: { text, font: 'Inter 44', fontfile, rgba: true, dpi: 72 } })
        .png()
        .toBuffer(),
    })),
  )
  return await sharp({ create: { width: 1080, height: 1400, channels: 3, background: '#fff' } })
    .composite(parts)
    .png()
    .toBuffer()
}
const saved = (picture: Buffer, how: (picture: Sharp) => Sharp) => how(sharp(picture)).toBuffer()

/** Requests a deposit as a new user, opens its chat and sends this file as proof. */
async function depositWith(content: Buffer): Promise<{ chatId: string; reference: string | null }> {
  const saver = await fixture.addSaver()
  const { transactionId } = await fixture.request(saver)
  const { chatId, reference } = await fixture.startChat(saver, transactionId)
  const context = {
    ...testServices,
    database: fixture.database,
    caller: userContext(saver),
    cookies: noCookies(),
    request: { id: 'test', address: '', userAgent: '' },
  }
  const { attachmentId } = await storeAttachment(context, {
    chatId,
    name: 'slip.png',
    content: receivedFile(content),
  })
  await withContext(fixture, userContext(saver), (ctx) =>
    sendMessage(ctx, { chatId, messageId: uuidv7(), content: '', attachmentId }),
  )
  return { chatId, reference }
}
const elsewhereOf = async (chatId: string) => {
  const { proofs } = await withContext(fixture, adminContext(null), (ctx) =>
    readChatForAdmin(ctx, { chatId }),
  )
  return proofs.flatMap(({ sentElsewhere }) =>
    sentElsewhere.map((one) => [one.chatId, one.isSameFile]),
  )
}

const slip = await drawSlip('PHP 1,500.00', '9012 345 678901')

test('T38 the same slip for two pending deposits is flagged in both chats', async () => {
  const [first, second] = [await depositWith(slip), await depositWith(slip)]
  expect(await elsewhereOf(second.chatId)).toEqual([[first.chatId, true]])
  expect(await elsewhereOf(first.chatId)).toEqual([[second.chatId, true]])
})

test('T38 a slip that was compressed, resized or made paler is recognised', async () => {
  const original = await drawSlip('PHP 3,250.00', '7761 220 114455')
  const { chatId } = await depositWith(original)
  const copies = [
    await saved(original, (picture) => picture.jpeg({ quality: 40 })),
    await saved(original, (picture) => picture.resize(540).jpeg({ quality: 70 })),
    await saved(original, (picture) => picture.resize(360).png()),
    await saved(original, (picture) => picture.linear(0.9, 12).jpeg()),
  ]
  for (const copy of copies)
    expect(await elsewhereOf((await depositWith(copy)).chatId)).toContainEqual([chatId, false])
})

test('T38 honest slips of one bank, which differ in a few figures, are not flagged', async () => {
  await depositWith(await drawSlip('PHP 2,100.00', '5550 100 200300'))
  const others = [
    await drawSlip('PHP 2,400.00', '5550 100 200300'),
    await drawSlip('PHP 2,100.00', '8146 977 431269'),
    await drawSlip('PHP 900.00', '1203 400 999812'),
  ]
  for (const other of others)
    expect(await elsewhereOf((await depositWith(other)).chatId)).toEqual([])
})

test('T38 empty pictures are not flagged', async () => {
  const blank = await sharp({
    create: { width: 400, height: 400, channels: 3, background: '#eee' },
  })
    .png()
    .toBuffer()
  const darker = await sharp({
    create: { width: 400, height: 400, channels: 3, background: '#ddd' },
  })
    .png()
    .toBuffer()
  await depositWith(blank)
  expect(await elsewhereOf((await depositWith(darker)).chatId)).toEqual([])
})
