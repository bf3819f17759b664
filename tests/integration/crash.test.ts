/**
 * Repeatedly kills Kaban and its database while they work. Acknowledged work must survive, and
 * nothing may happen twice.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import { verifyBook } from '#ledger/server/verify.ts'
import { installationChecks } from '#main/server/book-checks.ts'
import { freePort } from '../fixtures/servers/free-port.ts'
import { signIn, type Visitor } from '../fixtures/servers/test-server.ts'

const crashes = 4
const workMs = 700
const amountCentavos = 112_345n

interface Running {
  kaban: ChildProcess
  address: string
  /** Read from the launcher's run.json. */
  databaseUrl: string
}

async function start(dataDirectory: string): Promise<Running> {
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), KABAN_DATA_DIR: dataDirectory }
  const kaban = spawn(process.execPath, [path.resolve('src/main/server/start/launch.ts')], {
    env,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  const address = `http://localhost:${port}`
  for (let waited = 0; waited < 300; waited += 1) {
    const healthy = await fetch(`${address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (healthy)
      return { kaban, address, databaseUrl: (await readRunFile(dataDirectory)).databaseUrl }
    await pause(100)
  }
  throw new Error('Kaban did not become healthy within 30 seconds')
}

async function readRunFile(dataDirectory: string): Promise<{ databaseUrl: string }> {
  for (let tried = 0; ; tried += 1) {
    const text = await readFile(path.join(dataDirectory, 'run.json'), 'utf8').catch(() => '')
    if (text) return JSON.parse(text) as { databaseUrl: string }
    if (tried > 50) throw new Error('The launcher wrote no run.json')
    await pause(100)
  }
}

/**
 * Kills the database server and Kaban at the same time. The postmaster is the parent process of
 * every database connection.
 */
async function kill({ kaban, databaseUrl }: Running): Promise<void> {
  const database = openDatabase(databaseUrl, { connections: 1 })
  const { backend } = await database.read((tx) =>
    tx.row<{ backend: number }>('select pg_backend_pid() as backend'),
  )
  const postmaster = Number(
    /PPid:\s*(\d+)/.exec(await readFile(`/proc/${backend}/status`, 'utf8'))?.[1],
  )
  const ended = once(kaban, 'exit')
  process.kill(postmaster, 'SIGKILL')
  kaban.kill('SIGKILL')
  await ended
  await database.close().catch(() => {})
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

test(
  'after being killed, Kaban has everything that it acknowledged, exactly once',
  { timeout: 180_000 },
  async () => {
    const dataDirectory = await mkdtemp(path.join(tmpdir(), 'kaban-crash-'))
    const depositor = new Depositor()
    let before = 0n
    for (let crash = 0; crash < crashes; crash += 1) {
      const running = await start(dataDirectory)
      const [user, admin] = [
        await signIn(running.address, 'user'),
        await signIn(running.address, 'admin'),
      ]
      if (crash === 0) before = (await user.calls.transactions.balance({})).postedCentavos
      const work = depositor.work(user, admin).catch((fault: unknown) => fault)
      await pause(workMs + 150 * crash)
      await kill(running)
      const fault = await work
      expect(String(fault)).toMatch(
        new RegExp(
          'fetch failed|terminated|other side closed|ECONNRESET|' +
            'server could not finish|starting or resting',
          'i',
        ),
      )
    }

    const last = await start(dataDirectory)
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
      const ended = once(last.kaban, 'exit')
      last.kaban.kill('SIGTERM')
      await ended
      await rm(dataDirectory, { recursive: true, force: true })
    }
  },
)
