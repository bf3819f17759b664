/**
 * L3, L7, F09: floods of each kind, and beside each of them people who deposit and withdraw. Every
 * sender has an address of its own, by the header that a trusted proxy sets.
 */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { withKaban, type Attack, type Finding } from './attack.ts'
import { agent, atMost, quantile, send, statusesOf, type Sent } from './load.ts'
import { addSavers, balance, deposit, saverLogin, withdraw, type Saver } from './savers.ts'

const goodMs = 1_000
const saversCount = 60
const honestCount = 17

interface Target {
  address: string
  ownerUrl: string
  savers: Saver[]
  seconds: number
  /** How long the row of a wallet is held. */
  heldSeconds: number
}

export const attack: Attack = {
  title: 'Floods of reads, pages and sign-ins, and one locked wallet, beside people with money.',
  async run({ long }) {
    return await withKaban({ KABAN_TRUSTED_PROXIES: '1' }, async (kaban) => {
      const savers = await addSavers(kaban, saversCount)
      const { address, ownerUrl } = kaban
      const target = { address, ownerUrl, savers, seconds: long ? 20 : 5, heldSeconds: 8 }
      if (long) target.heldSeconds = 30
      const findings = await twiceTheLoad(target)
      for (const flood of floods) findings.push(...(await besideMoney(target, flood)))
      agent.destroy()
      return findings
    })
  },
}

const saverAt = ({ savers }: Target, place: number) => savers[place % savers.length] as Saver
/** The first is the attacker or the victim of each flood; the others go on with their lives. */
const otherAt = ({ savers }: Target, place: number) =>
  savers[1 + (place % (savers.length - 1))] as Saver

const moveMoney = (target: Target, place: number) =>
  (place % 2 ? deposit : withdraw)(target.address, otherAt(target, place >> 1))

/** Of twenty requests: one moves money, nine read a balance, two open a page. */
function mixed(target: Target, place: number): Promise<Sent> {
  const { address } = target
  const part = place % 20
  if (part === 0) return moveMoney(target, place / 20)
  if (part < 10) return balance(address, saverAt(target, place))
  const from = `10.0.${Math.floor(place / 250) % 250}.${place % 250}`
  if (part < 12) return send(address, { from }, '/login')
  return send(address, { from }, '/rpc/company/facts', { input: {} })
}

const isGood = ({ status, ms }: Sent) => status === 200 && ms <= goodMs

async function twiceTheLoad(target: Target): Promise<Finding[]> {
  const { seconds } = target
  await inLoops(target, 24, (place) => mixed(target, place), 2)
  const calm = await inLoops(target, 24, (place) => mixed(target, place))
  const best = calm.filter(isGood).length / seconds
  const answers: Promise<Sent>[] = []
  const money: Promise<Sent>[] = []
  const every = 1000 / (2 * best)
  const began = performance.now()
  for (let sent = 0; performance.now() - began < seconds * 1000; await pause(5)) {
    for (; sent * every < performance.now() - began; sent += 1) {
      const one = mixed(target, sent)
      answers.push(one)
      if (sent % 20 === 0) money.push(one)
    }
  }
  const all = await Promise.all(answers)
  const share = all.filter(isGood).length / seconds / best
  return [
    {
      measure: `Good answers at 2 × the load, of ${best.toFixed(0)} a second at best`,
      value: `${(share * 100).toFixed(0)} % (${statusesOf(all)})`,
      goal: '80 %',
      holds: share >= 0.8,
    },
    moneyOf('2 × the load', await Promise.all(money)),
    await recovery(target),
  ]
}

/** So many who each wait for their answer before they send again. */
async function inLoops(
  target: Pick<Target, 'seconds'>,
  count: number,
  one: (place: number) => Promise<Sent>,
  seconds = target.seconds,
): Promise<Sent[]> {
  const sent: Sent[] = []
  let next = 0
  const end = performance.now() + seconds * 1000
  const loop = async () => {
    while (performance.now() < end) sent.push(await one((next += 1)))
  }
  await Promise.all(Array.from({ length: count }, loop))
  return sent
}

interface Flood {
  name: string
  /** Resolves when the flood is over, with more findings. */
  run(target: Target): Promise<Finding[]>
}

const floods: Flood[] = [
  {
    name: 'page flood, 200 at once',
    async run(target) {
      const page = (place: number) =>
        send(target.address, { from: `10.1.0.${place % 6}` }, '/login')
      await inLoops(target, 200, page)
      return []
    },
  },
  { name: 'storm of 50 sign-ins a second', run: loginStorm },
  {
    name: 'one user with 1,000 requests at once',
    async run(target) {
      const own = Array.from({ length: 1000 }, () => balance(target.address, saverAt(target, 0)))
      let flooding = true
      const others = readBeside(target, () => flooding)
      await Promise.all(own)
      flooding = false
      return [othersOf('balance of others', await others)]
    },
  },
  { name: 'one wallet row locked', run: lockedRow },
]

async function readBeside(target: Target, goesOn: () => boolean): Promise<Sent[]> {
  const sent: Sent[] = []
  for (let place = 0; goesOn(); place += 1) {
    sent.push(await balance(target.address, otherAt(target, place)))
    await pause(20)
  }
  return sent
}

async function loginStorm(target: Target): Promise<Finding[]> {
  const { address, seconds } = target
  const storm: Promise<Sent>[] = []
  const honest: Promise<Sent>[] = []
  const login = (from: string, input: object) =>
    send(address, { from }, '/rpc/identity/login', { input })
  const wrong = { email: 'nobody@example.test', password: 'wrong-password-1' }
  for (let tick = 0; tick < seconds * 50; tick += 1) {
    storm.push(login('10.2.0.1', wrong))
    if (tick % Math.ceil((seconds * 50) / honestCount) === 0) {
      const saver = otherAt(target, honest.length)
      honest.push(login(saver.from, saverLogin(saver)))
    }
    await pause(20)
  }
  const answers = await Promise.all(honest)
  const refused = answers.filter(({ status }) => status !== 200).length
  const slowest = quantile(answers.map(({ ms }) => ms)).toFixed(0)
  await Promise.all(storm)
  return [
    {
      measure: 'Honest people refused during the storm',
      value: `${refused} of ${honest.length}, p95 ${slowest} ms`,
      goal: '0',
      holds: refused === 0,
    },
  ]
}

/** Its owner sends and sends again; everybody else must notice nothing. */
async function lockedRow(target: Target): Promise<Finding[]> {
  const owner = saverAt(target, 0)
  const holder = new pg.Client({ connectionString: target.ownerUrl })
  await holder.connect()
  await holder.query('begin')
  await holder.query('select from ledger.wallets where id = $1 for update', [owner.userId])
  let held = true
  const others = readBeside(target, () => held)
  const stuck = inLoops(
    target,
    20,
    async () => {
      const sent = await withdraw(target.address, owner)
      if (sent.status !== 200) await pause(1_000)
      return sent
    },
    target.heldSeconds,
  )
  await pause(target.heldSeconds * 1000)
  held = false
  await holder.query('rollback')
  await holder.end()
  const refused = await stuck
  const faults = refused.filter(({ status }) => ![200, 429, 503].includes(status))
  return [
    {
      measure: 'Faults of the owner of the locked row',
      value: `${faults.length} (${statusesOf(refused)})`,
      goal: '0',
      holds: faults.length === 0 && refused.length > 0,
    },
    othersOf('balance of others', await others),
  ]
}

/** Moves money while the flood runs. */
async function besideMoney(target: Target, { name, run }: Flood): Promise<Finding[]> {
  let flooding = true
  const moves: Promise<Sent>[] = []
  const moving = (async () => {
    for (; flooding || moves.length < 10; await pause(150))
      moves.push(moveMoney(target, moves.length))
  })()
  const own = await run(target)
  flooding = false
  await moving
  return [moneyOf(name, await Promise.all(moves)), ...own, await recovery(target)]
}

/** A request that was refused counts as one that lasted a minute. */
const worst = ({ status, ms }: Sent) => (status === 200 ? ms : 60_000)

const moneyOf = (name: string, moves: readonly Sent[]) =>
  atMost(`Money: ${name} (${statusesOf(moves)}); p95`, quantile(moves.map(worst)), goodMs)

const othersOf = (name: string, sent: readonly Sent[]) =>
  atMost(`  ${name} (${statusesOf(sent)}); p95`, quantile(sent.map(worst)), 500)

/** The time until ten balance calls in a row are answered at once. */
async function recovery(target: Target): Promise<Finding> {
  const began = performance.now()
  for (let quick = 0; quick < 10 && performance.now() - began < 60_000;) {
    const { status, ms } = await balance(target.address, otherAt(target, 0))
    quick = status === 200 && ms < 200 ? quick + 1 : 0
  }
  return atMost('Recovery after it', performance.now() - began, 5_000)
}
