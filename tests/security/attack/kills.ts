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
import { placingOf } from '#tests/fixtures/investing/open-placing.ts'
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
const depositCentavos = 120_000n
const withdrawalCentavos = 2_500n
/** The linked account of every user here. */
const payee = { bankName: 'GCash', accountName: 'Killed Often', accountNumber: '09170000000' }

type Step = 'deposit' | 'completion' | 'withdrawal' | 'message' | 'placement' | 'cancelling'

/** A step that was sent, with the id under which the database must have it. */
interface Sent {
  step: Step
  id: string
  acknowledged: boolean
}

export const attack: Attack = {
  title: 'Kaban and its database are killed while people deposit, place, withdraw and write.',
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
  // Loosening the settings takes two people; the owner of the tables needs none.
  const database = openDatabase(running.ownerUrl, { connections: 1 })
  const emails = await addPeople(database)
  await database.close()
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
  for (const fault of await Promise.all(work)) if (!isExpected(String(fault))) throw fault
}

/** The server is gone, or this person wrote as much as one person may. */
function isExpected(fault: string): boolean {
  const lost = /fetch failed|terminated|closed|ECONNRESET|couldn’t finish|starting or paused/i
  return lost.test(fault) || fault.includes('in a short time')
}

/** Adds users of this cycle, and takes limits away that would end the work early. */
function addPeople(database: Database): Promise<string[]> {
  return database.transaction(async (tx) => {
    await tx.rows(
      `update company_settings set minimum_deposit_centavos = 1, minimum_withdrawal_centavos = 1,
         person_day_centavos = 999999999999999, company_day_centavos = 999999999999999`,
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
  const placing = placingOf(await user.calls.placements.offers({}))
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
    const [placementId, cancelId] = [uuidv7(), uuidv7()]
    await send('placement', placementId, () =>
      user.calls.placements.subscribe({ requestId: placementId, ...placing }),
    )
    await send('cancelling', cancelId, () =>
      user.calls.placements.cancel({ placementId, moveId: cancelId }),
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

/** A request has its own id in the database, a later change that of its move. */
const stepIds = `select id from transactions union select id from status_history
  union select id from chat_messages union select id from placement_moves`

/** Anything that was done twice leaves a wallet that differs from its transactions. */
const wrongWallets = `select u.id from users u join ledger.wallets w on w.id = u.id
  cross join lateral (
    select count(*) filter (where t.type = 'deposit' and t.status = 'completed') as deposits,
      count(*) filter (where t.type = 'withdrawal_request') as withdrawals,
      (select coalesce(sum(p.principal_centavos), 0) from placements p
        where p.user_id = u.id and p.state = 'cooling') as placed
    from transactions t where t.user_id = u.id) as made
  where u.full_name = $1
    and (w.available + w.held + made.placed <> $2 * made.deposits
      or w.held <> $3 * made.withdrawals)`

async function reckon(database: Database, sent: readonly Sent[]): Promise<Finding[]> {
  const [stored, wrong] = await database.read(
    async (tx) =>
      [
        new Set((await tx.rows<{ id: string }>(stepIds)).map(({ id }) => id)),
        await tx.rows(wrongWallets, [payee.accountName, depositCentavos, withdrawalCentavos]),
      ] as const,
  )
  const acknowledged = sent.filter((step) => step.acknowledged)
  const lost = acknowledged.filter(({ id }) => !stored.has(id))
  const { problems } = await verifyBook(database, installationChecks)
  return [
    {
      measure: 'Steps sent and acknowledged',
      value: `${sent.length} and ${acknowledged.length}`,
      goal: 'more than 0',
      holds: acknowledged.length > 0,
    },
    none('Acknowledged and lost', lost),
    none('Wallets that differ from their transactions', wrong),
    none('Problems that verify found', problems),
  ]
}

function none(measure: string, found: readonly unknown[]): Finding {
  return { measure, value: String(found.length), goal: '0', holds: found.length === 0 }
}
