/** One round: people work while faults strike, and the history is judged at the end. */
import { setTimeout as pause } from 'node:timers/promises'
import { verifyBook } from '#ledger/server/verify.ts'
import { sampleSignIns } from '#main/sample/sample-sign-ins.ts'
import { installationChecks } from '#main/server/book-checks.ts'
import { createUser } from '#people/identity/server/actions.ts'
import { findEarlyNames, findStalePages } from './check-names.ts'
import { findImpossibleReads } from './check-reads.ts'
import { findDoubled, findLost, findRefusedYetStored } from './check-writes.ts'
import { adjustment, openDesk } from './desk.ts'
import { faults, type Fault } from './faults.ts'
import type { Ground } from './ground.ts'
import { emptyHistory, type Finding, type History } from './history.ts'
import { openPage, type Page } from './page.ts'
import { Person, type World } from './person.ts'
import { seededRandom } from './random.ts'
import { readFinal } from './read-final.ts'
import { liveAsUser, payee } from './user.ts'

export interface Round {
  seed: number
  history: History
  findings: Finding[]
  /** The names of the faults, in their order. */
  struck: string[]
  /** In ms: how long at most nobody was served. */
  longestGap: number
}

interface RoundOptions {
  seed: number
  seconds: number
  forgetsKeys: boolean
}

const userCount = 4
/** For what waits for an answer, after the last fault. */
const settleMs = 30_000
/** In ms, between two faults. */
const calmMs = { least: 400, most: 1_200 }

export async function simulateRound(ground: Ground, options: RoundOptions): Promise<Round> {
  const { seed, seconds } = options
  const began = performance.now()
  const now = () => performance.now() - began
  const history = emptyHistory()
  const [ending, over] = [new AbortController(), new AbortController()]
  let [lastServed, longestGap] = [0, 0]
  const world: World = {
    addresses: [ground.joints[0].address, ground.joints[1].address],
    history,
    now,
    ending: ending.signal,
    over: over.signal,
    forgetsKeys: options.forgetsKeys,
    served() {
      longestGap = Math.max(longestGap, now() - lastServed)
      lastServed = now()
    },
  }
  const meet = (name: string, login: { email: string; password: string }) =>
    new Person(name, login, seededRandom(seed, name), world)
  const people = await addUsers(ground, seed)
  const users = people.map(({ userId, ...login }, place) => {
    const person = meet(`user ${place + 1}`, login)
    const note = history.looks.push.bind(history.looks)
    const page = openPage({ person, owner: ground.owner, now, note })
    return { person, userId, page, shows: page.shows }
  })
  const staff = [meet('staff 1', sampleSignIns.admin), meet('staff 2', sampleSignIns.secondAdmin)]
  await Promise.all(
    [...users, ...staff.map((person) => ({ person }))].map((one) => one.person.enter()),
  )
  const desk = openDesk()
  const atDesk = staff.map((person, place) =>
    desk.staff(person, place as 0 | 1, async (turn) => {
      const random = seededRandom(seed, `${person.name} adjustment ${turn}`)
      const { userId } = random.pick(users)
      await person.ask(adjustment(person, userId, random))
    }),
  )
  const working = Promise.all(users.map((user) => liveAsUser(user, desk, seed))).then(desk.close)
  // A fault of the simulation itself ends it at once.
  const failed = Promise.all([working, ...atDesk]).then(() => new Promise<never>(() => {}))

  const findings: Finding[] = []
  const unsound = async (after: string) => findings.push(...(await verify(ground, after)))
  const struck: string[] = []
  const striking = strikeFaults(ground, { seed, until: seconds * 1_000, now, struck, unsound })
  try {
    await Promise.race([striking, failed])
    ending.abort()
    const settled = Promise.all([working, ...atDesk])
    const late = setTimeout(() => over.abort(), settleMs)
    await settled
    clearTimeout(late)
    findings.push(...(over.signal.aborted ? [unanswered(ground)] : []))
    await quiet(
      ground,
      users.map(({ page }) => page),
    )
  } finally {
    ending.abort()
    over.abort()
    await Promise.all(users.map(({ page }) => page.close()))
  }
  const final = await readFinal(
    ground.owner,
    users.map(({ userId }) => userId),
  )
  const { writes, reads, looks } = history
  const shown = new Map(users.map(({ page }) => [page.name, [...page.shown]]))
  findings.push(
    ...findLost(writes, final),
    ...findDoubled(writes, final),
    ...findRefusedYetStored(writes, final),
    ...findImpossibleReads(writes, reads, final),
    ...findEarlyNames(looks, new Set([...shown.values()].flat())),
    ...findStalePages(looks, shown, final),
  )
  await unsound('the end')
  return { seed, history, findings, struck, longestGap }
}

interface Striking {
  seed: number
  /** In ms since the start. */
  until: number
  now: () => number
  struck: string[]
  unsound: (after: string) => Promise<unknown>
}

/** Each kind in turn, in an order of its own each time. */
async function strikeFaults(ground: Ground, striking: Striking): Promise<void> {
  const { seed, until, now, struck, unsound } = striking
  const random = seededRandom(seed, 'faults')
  let rest: Fault[] = []
  while (now() < until) {
    if (rest.length === 0)
      rest = random.shuffled(faults.filter(({ leftOut }) => leftOut(ground) === ''))
    const fault = rest.shift()
    if (!fault) return
    await pause(calmMs.least + random.below(calmMs.most - calmMs.least))
    await fault.strike(ground, random)
    for (const { front, back } of ground.joints) [front, back].forEach((network) => network.heal())
    struck.push(fault.name)
    await unsound(fault.name)
  }
}

/** I1 to I12, by a connection that no proxy disturbs. Waits for the database to be back. */
async function verify({ owner }: Ground, after: string): Promise<Finding[]> {
  for (let tried = 0; ; tried += 1) {
    try {
      const { problems } = await verifyBook(owner, installationChecks)
      return problems.map((text) => ({ kind: 'unsound book', text, excerpt: [`After ${after}`] }))
    } catch (error) {
      if (tried > 100) throw error
      await pause(200)
    }
  }
}

function unanswered({ joints }: Ground): Finding {
  return {
    kind: 'lost',
    text: `Somebody got no answer within ${settleMs / 1000} s after the last fault`,
    excerpt: joints.map(({ server }) => server.output().slice(-1_000)),
  }
}

/** Until every live name has been told. */
async function quiet({ owner }: Ground, pages: readonly Page[]): Promise<void> {
  const deadline = performance.now() + settleMs
  for (let calm = 0; calm < 4 && performance.now() < deadline; await pause(200)) {
    const { names } = await owner.read((tx) =>
      tx.row<{ names: bigint }>('select count(*) as names from live_outbox'),
    )
    calm = names === 0n && pages.every((page) => page.isQuiet()) ? calm + 1 : 0
  }
}

/** Limits that would end the work early are taken away. */
async function addUsers({ owner }: Ground, seed: number) {
  const password = 'right-horse-battery'
  return await owner.transaction(async (tx) => {
    await tx.rows(
      `update company_settings set minimum_deposit_centavos = 1, minimum_withdrawal_centavos = 1,
         deposit_approval_centavos = 999999999999999, person_day_centavos = 999999999999999,
         company_day_centavos = 999999999999999`,
    )
    const made: { userId: string; email: string; password: string }[] = []
    for (let place = 0; place < userCount; place += 1) {
      const email = `${seededRandom(seed, `user ${place}`).uuid()}@example.test`
      const person = { fullName: 'Sim', phoneNumber: '09170000000', email, password }
      const { userId } = await createUser(tx, { ...person, role: 'user', status: 'active' })
      await tx.rows(
        `insert into bank_details (user_id, bank_name, account_name, account_number)
         values ($1, $2, $3, $4)`,
        [userId, payee.bankName, payee.accountName, payee.accountNumber],
      )
      made.push({ userId, email, password })
    }
    return made
  })
}
