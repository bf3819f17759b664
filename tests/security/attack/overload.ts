/**
 * L3, L7, F09: floods of each kind, and beside each of them people who move money. Every sender has
 * an address of its own, by the header that a trusted proxy sets.
 */
import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import { openDatabase, type Database } from '#foundation/platform/server/database/database.ts'
import { sampleSignIns } from '#main/sample/sample-sign-ins.ts'
import { signIn } from '#tests/fixtures/servers/test-server.ts'
import { withKaban, type Attack, type Finding } from './attack.ts'

interface Sent {
  status: number
  ms: number
}

interface Sender {
  cookie?: string
  from: string
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 800 })
const goodMs = 1_000

export const attack: Attack = {
  title: 'Floods of reads, pages and sign-ins, and one locked wallet, beside people with money.',
  async run({ long }) {
    const seconds = long ? 20 : 5
    return await withKaban({ KABAN_TRUSTED_PROXIES: '1' }, async (kaban) => {
      const database = openDatabase(kaban.databaseUrl, { connections: 1 })
      const target = await openTarget(kaban.address)
      try {
        const findings = await twiceTheLoad(target, seconds)
        for (const flood of floods(target, database, seconds))
          findings.push(...(await besideMoney(target, flood)))
        return findings
      } finally {
        await database.close()
        agent.destroy()
      }
    })
  },
}

interface Target {
  address: string
  maria: Sender
  admin: Sender
}

async function openTarget(address: string): Promise<Target> {
  const [maria, admin] = [await signIn(address, 'user'), await signIn(address, 'admin')]
  return {
    address,
    maria: { cookie: maria.cookie, from: '198.51.100.1' },
    admin: { cookie: admin.cookie, from: '198.51.100.2' },
  }
}

/** Resolves with status 0 when no answer came. */
function send(
  { address }: Target,
  { cookie, from }: Sender,
  place: string,
  input?: object,
): Promise<Sent> {
  const began = performance.now()
  return new Promise((resolve) => {
    const request = http.request(
      `${address}${place}`,
      {
        agent,
        method: input ? 'POST' : 'GET',
        timeout: 60_000,
        headers: {
          'x-forwarded-for': from,
          'sec-fetch-site': 'same-origin',
          ...(cookie && { cookie }),
          ...(input && { 'content-type': 'application/json' }),
        },
      },
      (answer) => {
        answer.resume().on('end', () => end(answer.statusCode ?? 0))
      },
    )
    const end = (status: number) => resolve({ status, ms: performance.now() - began })
    request.on('error', () => end(0)).on('timeout', () => request.destroy())
    request.end(input && JSON.stringify({ json: input }))
  })
}

const balance = (target: Target, from = target.maria.from) =>
  send(target, { ...target.maria, from }, '/rpc/transactions/balance', {})

/** A credit by staff: a whole transaction with its posting, records and live names. */
const moveMoney = (target: Target, userId: string) =>
  send(target, target.admin, '/rpc/adjustments/adjust', {
    adjustmentId: uuidv7(),
    userId,
    direction: 'debit',
    amountCentavos: '1',
    reason: 'Attack',
    notes: '',
  })

async function twiceTheLoad(target: Target, seconds: number): Promise<Finding[]> {
  const best = await closedLoop(target, seconds)
  const answers: Promise<Sent>[] = []
  const every = 1000 / (2 * best)
  const began = performance.now()
  for (let sent = 0; performance.now() - began < seconds * 1000;) {
    for (; sent * every < performance.now() - began; sent += 1) answers.push(mixed(target, sent))
    await pause(5)
  }
  const good = (await Promise.all(answers)).filter(isGood).length / seconds
  const share = good / best
  return [
    {
      measure: `Good answers at 2 × the load, of ${best.toFixed(0)} a second at best`,
      value: `${good.toFixed(0)} a second, ${(share * 100).toFixed(0)} %`,
      goal: '80 %',
      holds: share >= 0.8,
    },
    await recovery(target),
  ]
}

const isGood = ({ status, ms }: Sent) => status === 200 && ms <= goodMs

/** Many people: each request comes from another address. */
function mixed(target: Target, place: number): Promise<Sent> {
  const from = `10.0.${Math.floor(place / 250) % 250}.${place % 250}`
  return place % 8 === 0 ? send(target, { from }, '/login') : anonymous(target, from)
}

const anonymous = (target: Target, from: string) => send(target, { from }, '/rpc/company/facts', {})

/** The most good answers a second that 24 people get who each wait for theirs. */
async function closedLoop(target: Target, seconds: number): Promise<number> {
  let [sent, good] = [0, 0]
  const end = performance.now() + seconds * 1000
  const person = async () => {
    while (performance.now() < end) if (isGood(await mixed(target, (sent += 1)))) good += 1
  }
  await Promise.all(Array.from({ length: 24 }, person))
  return good / seconds
}

interface Flood {
  name: string
  /** Resolves when the flood is over, with more findings. */
  run(): Promise<Finding[]>
}

function floods(target: Target, database: Database, seconds: number): Flood[] {
  const all = async (count: number, one: (place: number) => Promise<Sent>) => {
    const end = performance.now() + seconds * 1000
    const loop = async (place: number) => {
      while (performance.now() < end) await one(place)
    }
    await Promise.all(Array.from({ length: count }, (_, place) => loop(place)))
    return []
  }
  return [
    {
      name: 'page flood, 200 at once',
      run: () => all(200, (place) => send(target, { from: `10.1.0.${place % 6}` }, '/login')),
    },
    { name: 'storm of 50 sign-ins a second', run: () => loginStorm(target, seconds) },
    {
      name: 'one user with 1,000 requests at once',
      async run() {
        const others = closedLoopOf(() => anonymous(target, '10.3.0.1'), seconds)
        await Promise.all(Array.from({ length: 1000 }, () => balance(target)))
        const p95 = quantile((await others).map(({ ms }) => ms))
        return [atMost('Reads of others beside them, p95', p95, 500)]
      },
    },
    { name: 'one wallet row locked', run: () => lockedRow(target, database, seconds) },
  ]
}

async function closedLoopOf(one: () => Promise<Sent>, seconds: number): Promise<Sent[]> {
  const sent: Sent[] = []
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    sent.push(await one())
    await pause(50)
  }
  return sent
}

async function loginStorm(target: Target, seconds: number): Promise<Finding[]> {
  const storm: Promise<Sent>[] = []
  const honest: Promise<Sent>[] = []
  const wrong = { email: 'nobody@example.test', password: 'wrong-password-1' }
  for (let tick = 0; tick < seconds * 50; tick += 1) {
    storm.push(send(target, { from: '10.2.0.1' }, '/rpc/identity/login', wrong))
    const person = { from: `10.2.1.${tick % 250}` }
    if (tick % Math.ceil((seconds * 50) / 17) === 0)
      honest.push(send(target, person, '/rpc/identity/login', sampleSignIns.user))
    await pause(20)
  }
  const opened = (await Promise.all(honest)).filter(({ status }) => status === 200).length
  await Promise.all(storm)
  return [
    {
      measure: 'Honest people who signed in during the storm',
      value: `${opened} of ${honest.length}`,
      goal: 'all',
      holds: opened === honest.length,
    },
  ]
}

async function lockedRow(target: Target, database: Database, seconds: number): Promise<Finding[]> {
  const wallet = await database.read((tx) => tx.row<{ id: string }>(walletOf, [liza]))
  const answers = await database.transaction(async (tx) => {
    await tx.rows('select from ledger.wallets where id = $1 for no key update', [wallet.id])
    const stuck = Array.from({ length: 20 }, () => moveMoney(target, wallet.id))
    await pause(seconds * 1000)
    return stuck
  })
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  const faults = statuses.filter((status) => status !== 200 && status !== 503 && status !== 429)
  return [
    {
      measure: 'Faults of those who need the locked row',
      value: `${faults.length} of ${statuses.length}`,
      goal: '0',
      holds: faults.length === 0,
    },
  ]
}

const walletOf = `select w.id from ledger.wallets w join users u on u.id = w.id where u.email = $1`
const liza = 'liza@sample.kaban.test'

/** Moves money while the flood runs. */
async function besideMoney(target: Target, { name, run }: Flood): Promise<Finding[]> {
  const { userId } = await userOf(target)
  let flooding = true
  const moves: Sent[] = []
  const moving = (async () => {
    while (flooding) {
      moves.push(await moveMoney(target, userId))
      await pause(150)
    }
  })()
  const own = await run()
  flooding = false
  await moving
  const done = moves.filter(({ status }) => status === 200)
  return [
    atMost(
      `Money beside: ${name}; p95 of ${done.length} of ${moves.length} sent`,
      quantile(moves.map(({ status, ms }) => (status === 200 ? ms : 60_000))),
      goodMs,
    ),
    ...own,
    await recovery(target),
  ]
}

async function userOf(target: Target): Promise<{ userId: string }> {
  const answer = await fetch(`${target.address}/rpc/identity/me`, {
    method: 'POST',
    headers: {
      cookie: target.maria.cookie ?? '',
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    },
    body: '{"json":{}}',
  })
  return ((await answer.json()) as { json: { userId: string } }).json
}

/** The time until ten balance calls in a row are answered at once. */
async function recovery(target: Target): Promise<Finding> {
  const began = performance.now()
  for (let quick = 0; quick < 10 && performance.now() - began < 60_000;) {
    const { status, ms } = await balance(target)
    quick = status === 200 && ms < 200 ? quick + 1 : 0
  }
  return atMost('Recovery after it', performance.now() - began, 5_000)
}

function quantile(values: readonly number[], share = 0.95): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Infinity
}

function atMost(measure: string, ms: number, goalMs: number): Finding {
  return { measure, value: `${ms.toFixed(0)} ms`, goal: `${goalMs} ms`, holds: ms <= goalMs }
}
