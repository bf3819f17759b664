/**
 * L3, L7, F09: floods of each kind, and beside each of them people who deposit and withdraw. Every
 * sender has an address of its own, by the header that a trusted proxy sets.
 */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { withKaban, type Attack, type Finding } from './attack.ts'
import { agent, atMost, quantile, send, statusesOf, type Sent } from './load.ts'
import { addSavers, balance, saverLogin, withdraw } from './savers.ts'
import {
  inLoops,
  moneyOf,
  moveMoney,
  otherAt,
  recovery,
  saverAt,
  twiceTheLoad,
  worst,
  type Target,
} from './twice-the-load.ts'

const saversCount = 60
const honestCount = 17

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

const othersOf = (name: string, sent: readonly Sent[]) =>
  atMost(`  ${name} (${statusesOf(sent)}); p95`, quantile(sent.map(worst)), 500)
