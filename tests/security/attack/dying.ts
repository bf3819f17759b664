/**
 * Three servers behind HAProxy under twice the load, and one of them dies in the middle. What three
 * and two servers can do, and what three do at twice the load when none dies, is measured in the
 * same round.
 */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import { verifyBook } from '#ledger/server/verify.ts'
import { installationChecks } from '#main/server/book-checks.ts'
import { startKaban, stopKaban, type KabanProcess } from '#tests/fixtures/servers/kaban-process.ts'
import { withKaban, type Attack, type Finding } from './attack.ts'
import { missingHaproxy, startHaproxy } from './haproxy.ts'
import { agent, quantile, statusesOf, type Sent } from './load.ts'
import { addSavers } from './savers.ts'
import { bestRate, moneyOf, offer, recovery, type Offered, type Target } from './twice-the-load.ts'

/** One person may write 120 times in a minute (decision 37). */
const saversCount = 240

interface Length {
  rounds: number
  /** Of each slot. */
  seconds: number
}

/** The balancer sends a server that has just started a growing share for this long. */
const slowStartMs = 10_000

interface Death {
  /** Good answers a second at best, of three servers and of the two that are left. */
  three: number
  two: number
  /** Twice as many were sent as three answer at best. */
  nobodyDies: Offered
  oneDies: Offered
  recovered: Finding
}

export const attack: Attack = {
  title: 'Three servers behind HAProxy at twice the load, and one is killed.',
  async run({ long }) {
    if (missingHaproxy)
      return [{ measure: 'HAProxy', value: missingHaproxy, goal: 'installed', holds: false }]
    const files = await mkdtemp(path.join(tmpdir(), 'kaban-dying-'))
    const shared = {
      KABAN_TRUSTED_PROXIES: '1',
      KABAN_FILES_DIR: path.join(files, 'files'),
      KABAN_ACCESS_CODE: 'dying-code',
      KABAN_SECRET_KEY: randomBytes(32).toString('base64'),
    }
    try {
      // The first one only holds the database, as a database server of its own would.
      return await withKaban(shared, (first) =>
        killOnes(
          first,
          files,
          shared,
          long ? { rounds: 7, seconds: 10 } : { rounds: 3, seconds: 5 },
        ),
      )
    } finally {
      agent.destroy()
      await rm(files, { recursive: true, force: true })
    }
  },
}

async function killOnes(
  first: KabanProcess,
  files: string,
  shared: Record<string, string>,
  { rounds, seconds }: Length,
): Promise<Finding[]> {
  const start = (name: string, port?: string) =>
    startKaban(path.join(files, name), {
      ...shared,
      DATABASE_URL: first.databaseUrl,
      KABAN_OWNER_DATABASE_URL: first.ownerUrl,
      KABAN_PUBLIC_URL: first.address,
      ...(port && { PORT: port }),
    })
  const others = [await start('one'), await start('two')]
  let victim = await start('three')
  const port = portOf(victim)
  const balancer = await startHaproxy(files, [...others.map(portOf), port])
  const savers = await addSavers(first, saversCount)
  const { address } = balancer
  const target: Target = { address, ownerUrl: first.ownerUrl, savers, seconds, heldSeconds: 0 }

  await pause(slowStartMs)
  await bestRate({ ...target, seconds: 2 })
  const deaths: Death[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const three = await bestRate(target)
    const nobodyDies = await offer(target, 2 * three)
    await recovery(target)
    const died = once(victim.kaban, 'exit')
    const oneDies = await offer(target, 2 * three, () => void victim.kaban.kill('SIGKILL'))
    await died
    const recovered = await recovery(target)
    const two = await bestRate(target)
    deaths.push({ three, two, nobodyDies, oneDies, recovered })
    victim = await start('three', String(port))
    await pause(slowStartMs)
  }
  const broken = await balancer.broken()
  await balancer.stop()
  for (const server of [victim, ...others]) await stopKaban(server)
  const database = openDatabase(first.databaseUrl, { connections: 1 })
  const { problems } = await verifyBook(database, installationChecks)
  await database.close()
  const sent = deaths.flatMap(({ oneDies }) => oneDies.all)
  const unanswered = sent.filter((one) => !isAnswered(one))
  const ofOthers = sum(broken.slice(0, others.length))
  return [
    ...goodAnswers(deaths),
    // Browsers send the same request again when its server has died.
    moneyOf(
      '2 × the load, but for those without an answer',
      deaths.flatMap(({ oneDies }) => oneDies.money).filter(isAnswered),
    ),
    deaths
      .map(({ recovered }) => recovered)
      .toSorted((one, other) => Number(one.holds) - Number(other.holds))[0] as Finding,
    {
      measure: 'Requests without an answer: in all, and of servers that lived',
      value: `${unanswered.length} and ${ofOthers}`,
      goal: 'any and 0',
      holds: ofOthers === 0,
    },
    {
      measure: 'Problems in the books afterwards',
      value: String(problems.length),
      goal: '0',
      holds: problems.length === 0,
    },
  ]
}

/** HAProxy answers 502 for a server that has gone, or ends the connection of the client, too. */
const isAnswered = ({ status }: Sent) => status !== 502 && status !== 0

const portOf = ({ address }: KabanProcess) => Number(new URL(address).port)
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** Shares of what three servers, and then two, answer at best in the same round. */
function goodAnswers(deaths: readonly Death[]): Finding[] {
  const share = (measure: string, shares: readonly number[], sent: readonly Sent[]): Finding => {
    const [low, middle, high] = [0, 0.5, 1].map((place) => quantile(shares, place))
    const percent = (value = NaN) => (value * 100).toFixed(0)
    return {
      measure,
      value: `${percent(middle)} %, ${percent(low)} to ${percent(high)} % (${statusesOf(sent)})`,
      goal: '80 % in the middle of the rounds',
      holds: Number(middle) >= 0.8,
    }
  }
  const rates = (of: 'three' | 'two') => {
    const all = deaths.map((death) => death[of])
    return `${Math.min(...all).toFixed(0)} to ${Math.max(...all).toFixed(0)}`
  }
  return [
    share(
      `Good answers at 2 × the load of three servers (${rates('three')} a second at best)`,
      deaths.map(({ three, nobodyDies }) => nobodyDies.good / three),
      deaths.flatMap(({ nobodyDies }) => nobodyDies.all),
    ),
    share(
      `The same while one dies, of three and then of two (${rates('two')} a second at best)`,
      deaths.map(({ three, two, oneDies }) => oneDies.good / ((three + two) / 2)),
      deaths.flatMap(({ oneDies }) => oneDies.all),
    ),
  ]
}
