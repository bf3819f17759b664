/**
 * Repeatedly kills Kaban and its database while they work. Acknowledged work must survive, and
 * nothing may happen twice. In the gate, the simulation kills both and asks the same.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import { verifyBook } from '#ledger/server/verify.ts'
import { installationChecks } from '#main/server/book-checks.ts'
import { killKaban, startKaban, stopKaban } from '../fixtures/servers/kaban-process.ts'
import { signIn, type Visitor } from '../fixtures/servers/test-server.ts'

const workMs = 700
const amountCentavos = 112_345n

/** Many deposits in a row would wait for a second person. */
async function letOnePersonMoveAll(ownerUrl: string): Promise<void> {
  const database = openDatabase(ownerUrl, { connections: 1 })
  await database.transaction((tx) =>
    tx.rows(
      `update company_settings set person_day_centavos = 999999999999999,
         company_day_centavos = 999999999999999`,
    ),
  )
  await database.close()
}

/**
 * Makes one deposit after another, and repeats each step with the same ids until it is
 * acknowledged. Ends when the server is gone.
 */
class Depositor {
  readonly acknowledged = { requested: new Set<string>(), completed: new Set<string>() }
  underway: { transactionId: string; chatId: string; moveId: string } | undefined

  async work(user: Visitor, admin: Visitor): Promise<void> {
    const [companyAccount] = await user.calls.deposits.companyAccounts({})
    const companyAccountId = companyAccount?.companyAccountId ?? null
    for (;;) {
      // A deposit that a crash interrupted continues with the same ids: each step must happen once.
      this.underway ??= { transactionId: uuidv7(), chatId: uuidv7(), moveId: uuidv7() }
      const { transactionId, chatId, moveId } = this.underway
      await user.calls.deposits.request({
        requestId: transactionId,
        amountCentavos,
        companyAccountId,
      })
      this.acknowledged.requested.add(transactionId)
      await user.calls.deposits.startChat({ transactionId, chatId })
      await admin.calls.deposits.move({ transactionId, moveId, to: 'completed' })
      this.acknowledged.completed.add(transactionId)
      this.underway = undefined
    }
  }
}

test.each([
  ['once @long', 1],
  ['again and again @long', 6],
])(
  'after being killed, Kaban has everything that it acknowledged, exactly once: %s',
  { timeout: 180_000 },
  async (_often, crashes) => {
    const dataDirectory = await mkdtemp(path.join(tmpdir(), 'kaban-crash-'))
    const depositor = new Depositor()
    let before = 0n
    for (let crash = 0; crash < crashes; crash += 1) {
      const running = await startKaban(dataDirectory)
      const [user, admin] = [
        await signIn(running.address, 'user'),
        await signIn(running.address, 'admin'),
      ]
      if (crash === 0) await letOnePersonMoveAll(running.ownerUrl)
      if (crash === 0) before = (await user.calls.transactions.balance({})).postedCentavos
      const work = depositor.work(user, admin).catch((fault: unknown) => fault)
      while (depositor.acknowledged.completed.size <= crash) await pause(100)
      await pause(workMs + 150 * crash)
      await killKaban(running)
      const fault = await work
      expect(String(fault)).toMatch(
        new RegExp(
          'fetch failed|terminated|other side closed|ECONNRESET|' +
            'We couldn’t finish this|starting or paused|in a short time',
          'i',
        ),
      )
    }

    const last = await startKaban(dataDirectory)
    const database = openDatabase(last.databaseUrl)
    try {
      const { problems } = await verifyBook(database, installationChecks)
      expect(problems).toEqual([])
      const rows = await database.read((tx) =>
        tx.rows<{ id: string; status: string }>(
          `select id, status from transactions where amount_centavos = $1`,
          [amountCentavos],
        ),
      )
      const kept = new Map(rows.map(({ id, status }) => [id, status]))
      const { requested, completed } = depositor.acknowledged
      expect(completed.size).toBeGreaterThan(crashes)
      expect([...requested].filter((id) => !kept.has(id))).toEqual([])
      expect([...completed].filter((id) => kept.get(id) !== 'completed')).toEqual([])
      const user = await signIn(last.address, 'user')
      const { postedCentavos } = await user.calls.transactions.balance({})
      const booked = rows.filter(({ status }) => status === 'completed').length
      expect(postedCentavos - before).toBe(BigInt(booked) * amountCentavos)
      expect(booked - completed.size).toBeLessThanOrEqual(1)
    } finally {
      await database.close()
      await stopKaban(last)
      await rm(dataDirectory, { recursive: true, force: true })
    }
  },
)
