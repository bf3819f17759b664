/**
 * F01, F02, F06, F16: kills Kaban and its database again and again while several people work, and
 * reckons up afterwards: everything acknowledged is there once, and the book is sound.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import { openDatabase, type Database } from '#foundation/platform/server/database/database.ts'
import { verifyBook } from '#ledger/server/verify.ts'
import { installationChecks } from '#main/server/book-checks.ts'
import { createUser } from '#people/identity/server/actions.ts'
import {
  killKaban,
  startKaban,
  stopKaban,
  type KabanProcess,
} from '#tests/fixtures/servers/kaban-process.ts'
import { signIn, Visitor } from '#tests/fixtures/servers/test-server.ts'
import type { Attack, Finding } from './attack.ts'

const usersPerCycle = 3
const password = 'right-horse-battery'
const depositCentavos = 10_000n
const withdrawalCentavos = 2_500n
/** The linked account of every user here. */
const payee = { bankName: 'GCash', accountName: 'Killed Often', accountNumber: '09170000000' }

type Step = 'deposit' | 'completion' | 'withdrawal' | 'message'

/** What a step was called with, so that it can be looked for in the database. */
interface Sent {
  step: Step
  id: string
  acknowledged: boolean
}

export const attack: Attack = {
  title: 'Kaban and its database are killed while people deposit, withdraw and write.',
  async run({ long }) {
    const cycles = long ? 200 : 4
    const dataDirectory = await mkdtemp(path.join(tmpdir(), 'kaban-kills-'))
    const sent: Sent[] = []
    try {
      for (let cycle = 0; cycle < cycles; cycle += 1) {
        const running = await startKaban(dataDirectory)
        try {
          await workUntilKilled(running, sent)
        } catch (error) {
          await killKaban(running)
          throw error
        }
      }
      const last = await startKaban(dataDirectory)
      const database = openDatabase(last.databaseUrl)
      try {
        return [
          { measure: 'Kills', value: String(cycles), goal: String(cycles), holds: true },
          ...(await reckon(database, sent)),
        ]
      } finally {
        await database.close()
        await stopKaban(last)
      }
    } finally {
      await rm(dataDirectory, { recursive: true, force: true })
    }
  },
}

async function workUntilKilled(running: KabanProcess, sent: Sent[]): Promise<void> {
  const database = openDatabase(running.databaseUrl, { connections: 1 })
  const emails = await addPeople(database).finally(async () => await database.close())
  const admin = await signIn(running.address, 'admin')
  const people = await Promise.all(
    emails.map(async (email) => {
      const user = new Visitor(running.address)
      await user.calls.identity.login({ email, password })
      return user
    }),
  )
  const work = people.map((user) => workOn(user, admin, sent).catch((fault: unknown) => fault))
  await pause(300 + Math.random() * 700)
  await killKaban(running)
  for (const fault of await Promise.all(work))
    if (!/fetch failed|terminated|closed|ECONNRESET|could not finish|resting/i.test(String(fault)))
      throw fault
}

/** Adds users of this cycle, and takes limits away that would end the work early. */
function addPeople(database: Database): Promise<string[]> {
  return database.transaction(async (tx) => {
    await tx.rows(
      `update company_settings set minimum_deposit_centavos = 1, minimum_withdrawal_centavos = 1`,
    )
    const emails: string[] = []
    for (let place = 0; place < usersPerCycle; place += 1) {
      const email = `${uuidv7()}@example.test`
      const person = { fullName: 'Killed Often', phoneNumber: '09170000000', email, password }
      const { userId } = await createUser(tx, { ...person, role: 'user', status: 'active' })
      const { bankName, accountName, accountNumber } = payee
      await tx.rows(
        `insert into bank_details (user_id, bank_name, account_name, account_number)
         values ($1, $2, $3, $4)`,
        [userId, bankName, accountName, accountNumber],
      )
      emails.push(email)
    }
    return emails
  })
}

/** Works until the server is gone. Every step is noted before it is sent. */
async function workOn(user: Visitor, admin: Visitor, sent: Sent[]): Promise<never> {
  const send = async (step: Step, id: string, call: () => Promise<unknown>) => {
    const note = { step, id, acknowledged: false }
    sent.push(note)
    await call()
    note.acknowledged = true
  }
  const [companyAccount] = await user.calls.deposits.companyAccounts({})
  const companyAccountId = companyAccount?.companyAccountId ?? null
  for (;;) {
    const [transactionId, chatId, moveId, messageId] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()]
    await send('deposit', transactionId, () =>
      user.calls.deposits.request({
        requestId: transactionId,
        amountCentavos: depositCentavos,
        companyAccountId,
      }),
    )
    await user.calls.deposits.startChat({ transactionId, chatId })
    await send('message', messageId, () =>
      user.calls.chats.send({ messageId, chatId, content: 'I have sent it.' }),
    )
    await send('completion', moveId, () =>
      admin.calls.deposits.move({ transactionId, moveId, to: 'completed' }),
    )
    const requestId = uuidv7()
    await send('withdrawal', requestId, () =>
      user.calls.withdrawals.request({
        requestId,
        amountCentavos: withdrawalCentavos,
        ...payee,
      }),
    )
  }
}

/** A deposit or withdrawal has the id of its request, a completion that of its move. */
const stepIds = `select id from transactions union all select id from status_history
  union all select id from chat_messages`

async function reckon(database: Database, sent: readonly Sent[]): Promise<Finding[]> {
  const stored = new Map<string, number>()
  await database.read(async (tx) => {
    for (const { id } of await tx.rows<{ id: string }>(stepIds))
      stored.set(id, (stored.get(id) ?? 0) + 1)
  })
  const acknowledged = sent.filter((step) => step.acknowledged)
  const lost = acknowledged.filter(({ id }) => !stored.has(id)).length
  const doubled = [...stored.values()].filter((count) => count > 1).length
  const wrongMoney = await database.read((tx) =>
    tx.dynamicRows(
      `select u.id from users u join ledger.wallets w on w.id = u.id
       where u.full_name = 'Killed Often' and w.available + w.held <> ${depositCentavos} *
         (select count(*) from transactions t where t.user_id = u.id
           and t.type = 'deposit' and t.status = 'completed')`,
    ),
  )
  const { problems } = await verifyBook(database, installationChecks)
  const all = acknowledged.length
  return [
    { measure: 'Steps sent', value: String(sent.length), goal: 'more than 0', holds: all > 0 },
    { measure: 'Acknowledged and lost', value: `${lost} of ${all}`, goal: '0', holds: lost === 0 },
    { measure: 'Doubled', value: `${doubled} of ${all}`, goal: '0', holds: doubled === 0 },
    {
      measure: 'Wallets that differ from their completed deposits',
      value: String(wrongMoney.length),
      goal: '0',
      holds: wrongMoney.length === 0,
    },
    {
      measure: 'Problems found by verify',
      value: String(problems.length),
      goal: '0',
      holds: problems.length === 0,
    },
  ]
}
