import { createHash, createPublicKey, verify } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { openSecrets } from '#foundation/platform/server/settings/secrets.ts'
import { openWallet } from '#ledger/server/actions.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser, withContext, testServices, userContext } from '#tests/fixtures/people/contexts.ts'
import { testRandom } from '#tests/fixtures/test-seed.ts'
import { readReceiptCode } from '../../shared/read-receipt-code.ts'
import {
  receiptCodeInAddress,
  maskReceiptName,
  receiptCode,
  receiptCodeInput,
  receiptCodeMax,
  writeReceiptTag,
} from '../../shared/rules-receipt.ts'
import { moveTransaction, recordTransaction, type TransactionRow } from '../actions.ts'
import { hashRequest } from '../idempotency-keys.ts'
import { readReceipt } from '../read-transactions.ts'
import { signingPurpose } from './sign-receipt.ts'
import { verifyReceipt } from './verify-receipt.ts'

const fixture = await testDatabase()

async function signedWithdrawal() {
  const userId = await addUser(fixture)
  await fixture.asOwner(`update users set full_name = 'Maria Dela Cruz' where id = $1`, [userId])
  await fixture.database.transaction((tx) => openWallet(tx, { walletId: userId, sample: true }))
  const transactionId = uuidv7()
  const metaData = {
    bank_name: 'GCash',
    account_name: 'Maria Dela Cruz',
    account_number: '09171234567',
  }
  const made = {
    transactionId,
    userId,
    type: 'withdrawal_request',
    amountCentavos: 5_000_00n,
    status: 'pending',
    description: 'Test',
    metaData,
  } as const
  const row = await withContext(fixture, userContext(userId), (ctx) =>
    recordTransaction(ctx, { ...made, requestHash: hashRequest({ transactionId }) }),
  )
  const { signature } = await withContext(fixture, userContext(userId), (ctx) =>
    readReceipt(ctx, { id: transactionId }),
  )
  return { row, ...signature }
}

const check = (code: string, secrets = testServices.secrets) =>
  fixture.database.read((tx) =>
    verifyReceipt({ ...testServices, tx, secrets } as Parameters<typeof verifyReceipt>[0], {
      code,
    }),
  )

/** Changes a row with the triggers off, as only the database owner can. */
async function forge(row: TransactionRow, change: string): Promise<void> {
  await fixture.asOwner(`alter table transactions disable trigger all`)
  try {
    await fixture.asOwner(`update transactions set ${change} where id = $1`, [row.transactionId])
  } finally {
    await fixture.asOwner(`alter table transactions enable trigger all`)
  }
}

test('the code of a receipt is genuine in every status and reveals only masked facts', async () => {
  const { row, code, address } = await signedWithdrawal()
  expect(address).toBe(`${testServices.settings.publicUrl}/verify/${code}`)
  const facts = {
    referenceNumber: row.referenceNumber,
    type: 'withdrawal_request',
    isCorrection: false,
    status: 'pending',
    amountCentavos: -5_000_00n,
    sample: true,
    createdAt: row.createdAt,
    maskedName: 'M••• D••• C•••',
    lastDigits: '4567',
    isEwallet: true,
  }
  const { receipt } = await check(code)
  expect(receipt).toEqual({ ...facts, updatedAt: receipt?.updatedAt })
  await withContext(fixture, userContext(row.userId), (ctx) =>
    moveTransaction(ctx, {
      transaction: row,
      to: 'completed',
      type: 'withdrawal',
      moveId: uuidv7(),
    }),
  )
  expect((await check(code)).receipt).toMatchObject({
    ...facts,
    type: 'withdrawal',
    status: 'completed',
  })
})

test('reads codes as people type them: lower case, spaces, O for 0, I or L for 1', async () => {
  const { row, code } = await signedWithdrawal()
  const mistaken = code.replaceAll('0', 'O').replaceAll('1', 'l')
  for (const typed of [
    code.toLowerCase(),
    ` ${code.replaceAll('-', ' ')} `,
    code.replace(/(.{4})/g, '$1–'),
    mistaken,
  ]) {
    expect((await check(typed)).receipt?.referenceNumber, typed).toBe(row.referenceNumber)
  }
  expect(readReceiptCode('ref2o26ll2labc1o2-oooo111100001111')).toEqual({
    references: ['102', '1O2', 'I02', 'IO2', 'L02', 'LO2'].map((end) => `REF20261121ABC${end}`),
    tag: '0000111100001111',
  })
})

test('ignores copied invisible characters in a URL, and accepts any text', () => {
  expect(receiptCodeInAddress('\u200EREF20261121ABC123\u2060-\n0123456789ABCDEF\uFEFF')).toBe(
    'REF20261121ABC123-0123456789ABCDEF',
  )
  for (const text of ['\u0000', '\u202Egnp', 'x'.repeat(1000), ' '])
    expect(receiptCodeInput.safeParse({ code: receiptCodeInAddress(text) }).success).toBe(true)
})

test('a code with one changed character is not genuine', async () => {
  const { code } = await signedWithdrawal()
  for (const [place, letter] of [...code].entries()) {
    if (letter === '-') continue
    const other = letter === 'X' ? 'Y' : 'X'
    expect(
      (await check(code.slice(0, place) + other + code.slice(place + 1))).receipt,
      `letter ${place}`,
    ).toBeNull()
  }
  for (const none of [
    '',
    '-',
    code.slice(0, 17),
    `${code}0`,
    'no code',
    '%',
    "'; drop table users; --",
    'x'.repeat(receiptCodeMax),
  ])
    expect((await check(none)).receipt, none).toBeNull()
})

test('an unknown reference costs one signature, like a wrong tag', async () => {
  const { code } = await signedWithdrawal()
  let signed = 0
  const counted = {
    ...testServices.secrets,
    sign: (...asked: Parameters<typeof testServices.secrets.sign>) => (
      signed++,
      testServices.secrets.sign(...asked)
    ),
  }
  for (const asked of [
    code,
    code.replace(/.$/, 'U'),
    code.replace(/^REF.{8}/, 'REF19990101'),
    'no code',
  ]) {
    signed = 0
    await check(asked, counted)
    expect(signed, asked).toBe(2)
  }
})

test('truth test 6, T50: 10,000 random bit flips in text or signature fail to verify', async () => {
  const { statement, signature } = await signedWithdrawal()
  const key = createPublicKey(testServices.secrets.publicKey(signingPurpose))
  const [text, proof] = [Buffer.from(statement), Buffer.from(signature, 'base64')]
  const isGenuine = (one: Buffer, by: Buffer) => verify(null, one, key, by)
  expect(isGenuine(text, proof)).toBe(true)
  const turned = (bytes: Buffer, bit: number) => {
    const copy = Buffer.from(bytes)
    copy.writeUInt8(copy.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
    return copy
  }
  const bits = (text.length + proof.length) * 8
  const random = testRandom()
  let [genuine, ofSignature] = [0, 0]
  for (let flip = 0; flip < 10_000; flip += 1) {
    const bit = Math.floor(random() * bits)
    const inText = bit < text.length * 8
    if (!inText) ofSignature += 1
    if (
      inText
        ? isGenuine(turned(text, bit), proof)
        : isGenuine(text, turned(proof, bit - text.length * 8))
    )
      genuine += 1
  }
  expect(genuine).toBe(0)
  expect(ofSignature).toBeGreaterThan(1000)
})

test('T50: every bit of a code counts, except between characters that are read alike', async () => {
  const { code } = await signedWithdrawal()
  let asked = 0
  for (const [place, letter] of [...code].entries()) {
    for (let bit = 0; bit < 7; bit += 1) {
      const other =
        code.slice(0, place) +
        String.fromCharCode(letter.charCodeAt(0) ^ (1 << bit)) +
        code.slice(place + 1)
      const [read, right] = [readReceiptCode(other), readReceiptCode(code)]
      const alike =
        read !== null && read.tag === right?.tag && read.references.includes(code.slice(0, 17))
      if (!alike) asked += 1
      expect((await check(other)).receipt !== null, other).toBe(alike)
    }
  }
  expect(asked).toBeGreaterThan(150)
})

test('the tag of one receipt does not fit another', async () => {
  const [first, second] = [await signedWithdrawal(), await signedWithdrawal()]
  expect(
    (await check(receiptCode(second.row.referenceNumber, first.code.slice(-16)))).receipt,
  ).toBeNull()
})

test.each([
  'amount_centavos = amount_centavos - 1',
  `transaction_uid = transaction_uid || 'X'`,
  `created_at = created_at + interval '1 day'`,
  'user_id = OTHER',
])(
  'a row that was changed in the database behind Kaban (%s) is not genuine any more',
  async (change) => {
    const { row, code } = await signedWithdrawal()
    await forge(row, change.replace('OTHER', `'${await addUser(fixture)}'`))
    expect((await check(code)).receipt).toBeNull()
  },
)

test('another installation makes other codes and rejects ours', async () => {
  const { code } = await signedWithdrawal()
  expect((await check(code, openSecrets(Buffer.alloc(32, 8)))).receipt).toBeNull()
})

test('a third party can check the signature with only the public key', async () => {
  const { row, statement, signature, code } = await signedWithdrawal()
  const key = createPublicKey(testServices.secrets.publicKey(signingPurpose))
  const isSigned = (text: string, by = key) =>
    verify(null, Buffer.from(text), by, Buffer.from(signature, 'base64'))
  expect(statement).toBe(
    `kaban receipt 1\nid ${row.transactionId}\nuid ${row.transactionUid}\nreference ` +
      `${row.referenceNumber}\nowner ${row.userId}\ncentavos -500000\ncreated ` +
      `${row.createdAt.toISOString()}\n`,
  )
  expect(isSigned(statement)).toBe(true)
  expect(isSigned(statement.replace('-500000', '-900000'))).toBe(false)
  expect(
    isSigned(
      statement,
      createPublicKey(openSecrets(Buffer.alloc(32, 8)).publicKey(signingPurpose)),
    ),
  ).toBe(false)
  // The code belongs to this signature.
  expect(code.slice(-16)).toBe(
    writeReceiptTag(createHash('sha256').update(Buffer.from(signature, 'base64')).digest()),
  )
})

test('a key for one purpose does not sign for another', () => {
  const { secrets } = testServices
  expect(secrets.publicKey('receipt')).not.toBe(secrets.publicKey('another'))
  expect(secrets.sign('receipt', 'x')).toEqual(secrets.sign('receipt', 'x'))
  expect(secrets.sign('receipt', 'x')).not.toEqual(secrets.sign('another', 'x'))
})

test('a tag is Crockford base32 of ten bytes', () => {
  expect(writeReceiptTag(Buffer.alloc(10))).toBe('0000000000000000')
  expect(writeReceiptTag(Buffer.alloc(10, 255))).toBe('ZZZZZZZZZZZZZZZZ')
  expect(writeReceiptTag(Buffer.from('00443214c74254b635cf', 'hex'))).toBe('0123456789ABCDEF')
})

test('a masked name shows first letters and hides lengths', () => {
  expect(['Maria Santos', '  ñora   O', 'A', '', 'A B C D E F'].map(maskReceiptName)).toEqual([
    'M••• S•••',
    'ñ••• O•••',
    'A•••',
    '',
    'A••• B••• C••• D•••',
  ])
})
