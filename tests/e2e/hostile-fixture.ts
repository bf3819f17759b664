/**
 * A sample town in which somebody has written hostile texts into every field that another person
 * reads.
 */
import { v7 as uuidv7 } from 'uuid'
import { systemContext } from '#foundation/platform/server/http/context.ts'
import { sampleSignIns } from '#main/sample/sample-sign-ins.ts'
import { addCompanyAccount } from '#money/deposits/server/company-accounts/company-accounts.ts'
import { startDepositChat } from '#money/deposits/server/moves/keep-deposit-alive.ts'
import { requestDeposit } from '#money/deposits/server/request-deposit.ts'
import { addUser } from '#people/identity/server/actions.ts'
import { smallPicture } from '../fixtures/people/access-fixture.ts'
import { testServices, userContext } from '../fixtures/people/contexts.ts'
import { signIn, Visitor, type TestServer } from '../fixtures/servers/test-server.ts'
import { markup, scripts, turning } from '../fixtures/texts/hostile-texts.ts'

export interface HostileFixture {
  chatId: string
  withdrawalId: string
  /** What stands in the chat, in reasons and in notes. */
  written: string[]
}

export async function writeHostileTexts(server: TestServer): Promise<HostileFixture> {
  const [user, admin] = [
    await signIn(server.address, 'user'),
    await signIn(server.address, 'admin'),
  ]
  const written = [
    ...scripts,
    ...markup.map((text) => text.replaceAll('\t', ' ')),
    ...turning.map((letters) => `${letters} 1,234.50 ${letters}`),
  ]
  await nameStrangers(server, written)
  const { withdrawalId } = await writeReasons(user, admin, written)
  const chatId = await writeChat(user, admin, written)
  await signInFromHostileBrowsers(server)
  await user.calls.profile.save({
    fullName: '<img src=x onerror=ran(1)>',
    phoneNumber: '0917 000 0001',
  })
  return { chatId, withdrawalId, written }
}

/** The staff's list of chats shows fifty. */
export const strangersCount = 45

/** The staff reads their names in lists, and users those of the company's bank accounts. */
async function nameStrangers(server: TestServer, names: string[]): Promise<void> {
  await server.database.transaction(async (tx) => {
    const system = systemContext(tx, testServices)
    const companyAccountId = await addCompanyAccount(tx, {
      bankName: 'GCash',
      accountNumber: '0900 000 0009',
      accountName: '<svg onload=ran(1)>',
      details: '<img src=x onerror=ran(1)>',
      sample: true,
    })
    for (const fullName of names.slice(0, strangersCount)) {
      const userId = uuidv7()
      await addUser(tx, {
        userId,
        fullName,
        email: `${userId}@example.test`,
        phoneNumber: '0917',
        passwordHash: null,
        role: 'user',
        status: 'active',
      })
      const stranger = { ...system, caller: userContext(userId) }
      const transactionId = uuidv7()
      await requestDeposit(stranger, {
        requestId: transactionId,
        amountCentavos: 123_450n,
        companyAccountId,
      })
      await startDepositChat(stranger, { transactionId, chatId: uuidv7() })
    }
  })
}

/** The list of sessions names the browser that each was opened in, as the browser calls itself. */
async function signInFromHostileBrowsers(server: TestServer): Promise<void> {
  for (const [place, name] of [
    '<img src=x onerror=ran(1)>',
    'Mozilla/5.0 (<svg onload=ran(1)>) Chrome/120 Safari',
    '"><script>ran(1)</script>',
  ].entries()) {
    const json = place === 2 ? sampleSignIns.admin : sampleSignIns.user
    await new Visitor(server.address).fetch('/rpc/identity/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': name },
      body: JSON.stringify({ json }),
    })
  }
}

/**
 * A withdrawal that goes to and fro: each move has a reason that the user reads and notes that the
 * staff reads.
 */
async function writeReasons(
  user: Visitor,
  admin: Visitor,
  texts: string[],
): Promise<{ withdrawalId: string }> {
  const requestId = uuidv7()
  await user.calls.withdrawals.request({
    requestId,
    amountCentavos: 500_000n,
    bankName: 'GCash',
    accountName: '"><svg onload=ran(1)>',
    accountNumber: '09170000001',
  })
  for (const [place, text] of texts.entries()) {
    const to = place % 2 === 0 ? 'processing' : 'on_hold'
    await admin.calls.withdrawals.move({
      transactionId: requestId,
      moveId: uuidv7(),
      to,
      reason: text,
      notes: text,
    })
  }
  return { withdrawalId: requestId }
}

/** Both sides write; half of it comes with a file of a hostile name. */
async function writeChat(user: Visitor, admin: Visitor, texts: string[]): Promise<string> {
  const chatId = uuidv7()
  await user.calls.chats.openSupport({ chatId })
  for (const [place, content] of texts.entries()) {
    const attachmentId = place % 4 === 0 ? await upload(user, chatId, content) : undefined
    const writer = attachmentId || place % 2 === 0 ? user : admin
    await writer.calls.chats.send({
      chatId,
      messageId: uuidv7(),
      content,
      ...(attachmentId ? { attachmentId } : {}),
    })
  }
  return chatId
}

async function upload(user: Visitor, chatId: string, name: string): Promise<string> {
  const answer = await user.fetch(`/chats/${chatId}/attachments?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    body: smallPicture,
  })
  return ((await answer.json()) as { attachmentId: string }).attachmentId
}
