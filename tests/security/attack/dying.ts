/**
 * Three servers behind a balancer under twice the load, and one of them dies in the middle. What
 * three and two servers can do is measured in the same run, before and after each death.
 */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import { verifyBook } from '#ledger/server/verify.ts'
import { installationChecks } from '#main/server/book-checks.ts'
import { startKaban, stopKaban, type KabanProcess } from '#tests/fixtures/servers/kaban-process.ts'
import { withKaban, type Attack, type Finding } from './attack.ts'
import { openBalancer } from './balancer.ts'
import { agent, quantile, statusesOf, type Sent } from './load.ts'
import { addSavers } from './savers.ts'
import { bestRate, moneyOf, offer, recovery, type Target } from './twice-the-load.ts'

const saversCount = 60

interface Length {
  rounds: number
  /** Of each slot. */
  seconds: number
}

/** Good answers a second of that many servers. */
interface Best {
  three: number
  two: number
}

export const attack: Attack = {
  title: 'Three servers behind a balancer at twice the load, and one is killed.',
  async run({ long }) {
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
  let balanced = [victim, ...others]
  const balancer = await openBalancer(() => balanced.map(({ address }) => address))
  const savers = await addSavers(first, saversCount)
  const { address } = balancer
  const target: Target = { address, ownerUrl: first.ownerUrl, savers, seconds, heldSeconds: 0 }
  const best = async (servers: KabanProcess[]) => {
    balanced = servers
    return await bestRate(target)
  }
  /** Of three servers and of two, each round in the other order. */
  const bestRates = async (round: number): Promise<Best> => {
    const two = round % 2 ? await best(others) : 0
    const three = await best([victim, ...others])
    return { three, two: two || (await best(others)) }
  }

  await bestRate({ ...target, seconds: 2 })
  const bests = [await bestRates(0)]
  const offered: Awaited<ReturnType<typeof offer>>[] = []
  const recoveries: Finding[] = []
  for (let round = 1; round <= rounds; round += 1) {
    balanced = [victim, ...others]
    const died = once(victim.kaban, 'exit')
    const twice = 2 * (bests.at(-1)?.three ?? 0)
    offered.push(await offer(target, twice, () => void victim.kaban.kill('SIGKILL')))
    await died
    recoveries.push(await recovery(target))
    victim = await start('three', new URL(victim.address).port)
    bests.push(await bestRates(round))
  }
  // The balancer tries another server only where nothing was sent.
  const lost = balancer.failures.filter(({ what }) => !/^\d+$/.test(what))
  const elsewhere = lost.filter(({ server }) => server !== victim.address)
  balancer.close()
  for (const server of [victim, ...others]) await stopKaban(server)
  const database = openDatabase(first.databaseUrl, { connections: 1 })
  const { problems } = await verifyBook(database, installationChecks)
  await database.close()
  return [
    goodAnswers(bests, offered),
    // The balancer's word for a server that has gone. Browsers send the same request again.
    moneyOf(
      '2 × the load',
      offered.flatMap(({ money }) => money).filter(({ status }) => status !== 502),
    ),
    recoveries.toSorted((one, other) => Number(one.holds) - Number(other.holds))[0] as Finding,
    {
      measure: 'Requests without an answer: of the killed server, of the others',
      value: `${lost.length - elsewhere.length} and ${elsewhere.length}`,
      goal: 'any and 0',
      holds: elsewhere.length === 0,
    },
    {
      measure: 'Problems in the books afterwards',
      value: String(problems.length),
      goal: '0',
      holds: problems.length === 0,
    },
  ]
}

/**
 * Good answers of each slot in whose middle a server dies, of the best rates before and after it:
 * half of the slot has three servers, half has two.
 */
function goodAnswers(bests: readonly Best[], offered: readonly { all: Sent[]; good: number }[]) {
  const shares = offered.map(({ good }, round) => {
    const around = bests.slice(round, round + 2).flatMap(({ three, two }) => [three, two])
    return good / (around.reduce((sum, rate) => sum + rate, 0) / around.length)
  })
  const percent = (share = NaN) => (share * 100).toFixed(0)
  const rates = (of: keyof Best) => {
    const sorted = bests.map((best) => best[of]).toSorted((one, other) => one - other)
    return `${sorted[0]?.toFixed(0)} to ${sorted.at(-1)?.toFixed(0)}`
  }
  const sorted = shares.toSorted((one, other) => one - other)
  const middle = quantile(shares, 0.5)
  return {
    measure:
      'Good answers at 2 × the load while one dies, of what three servers ' +
      `(${rates('three')} a second) and then two (${rates('two')}) answer at best`,
    value:
      `${percent(middle)} %, ${percent(sorted[0])} to ${percent(sorted.at(-1))} % ` +
      `(${statusesOf(offered.flatMap(({ all }) => all))})`,
    goal: '80 % in the middle of the rounds',
    holds: middle >= 0.8,
  }
}
