/** One round: people work while faults strike, and the history is judged at the end. */
import { setTimeout as pause } from 'node:timers/promises'
import { meetCast, type Cast } from './cast.ts'
import { findWrongLimits } from './checks/check-limits.ts'
import { findWrongMails, type Mails } from './checks/check-mails.ts'
import { findEarlyNames, findStalePages } from './checks/check-names.ts'
import { findImpossibleReads } from './checks/check-reads.ts'
import { findDoubled, findLost, findRefusedYetStored } from './checks/check-writes.ts'
import { readFinal, readMails } from './checks/read-final.ts'
import type { Ground } from './ground.ts'
import { emptyHistory, type Finding, type History } from './history.ts'
import type { World } from './person.ts'
import { judgeBook, type Struck } from './strike-faults.ts'

export interface Round {
  seed: number
  history: History
  findings: Finding[]
  struck: Struck[]
  /** Delivered to the users. */
  mails: number
  /** In ms: how long at most nobody was served. */
  longestGap: number
  /** How long people worked, until the last answer. */
  seconds: number
}

interface RoundOptions {
  seed: number
  forgetsKeys: boolean
  /** People reach the limits of a day. Without them they have none. */
  hasDayLimits: boolean
  /** Lets faults strike, one after the other, and ends the round when it resolves. */
  strike(world: World): Promise<{ struck: Struck[]; problems: Finding[] }>
  /**
   * False for faults after which the database may rightly lack what somebody has read: it was
   * committed, and not acknowledged.
   */
  judgesReads: boolean
}

/** For what waits for an answer, after the last fault. */
const settleMs = 30_000

export async function simulateRound(ground: Ground, options: RoundOptions): Promise<Round> {
  const { seed, forgetsKeys } = options
  const began = performance.now()
  const now = () => performance.now() - began
  const [ending, over] = [new AbortController(), new AbortController()]
  let [lastServed, longestGap] = [0, 0]
  const world: World = {
    addresses: [ground.joints[0].address, ground.joints[1].address],
    history: emptyHistory(),
    now,
    ending: ending.signal,
    over: over.signal,
    forgetsKeys,
    served() {
      longestGap = Math.max(longestGap, now() - lastServed)
      lastServed = now()
    },
  }
  const cast = await meetCast(ground, world, options)
  lastServed = now()
  const working = cast.work()
  try {
    const { struck, problems } = await Promise.race([
      options.strike(world),
      // A fault of the simulation itself ends it at once.
      working.then(() => new Promise<never>(() => {})),
    ])
    ending.abort()
    const late = setTimeout(() => over.abort(), settleMs)
    await working
    clearTimeout(late)
    const seconds = now() / 1000
    const unanswered = over.signal.aborted ? [nobodyAnswers(ground)] : []
    await untilQuiet(ground, cast)
    const judged = await judge(ground, cast, world.history, options.judgesReads)
    const mails = await untilMailed(ground, cast, began)
    const wrongMails = mails ? findWrongMails(world.history.writes, { ...mails, struck }) : []
    const findings = [...problems, ...unanswered, ...judged, ...wrongMails]
    return {
      seed,
      history: world.history,
      findings,
      struck,
      mails: mails?.delivered.length ?? 0,
      longestGap,
      seconds,
    }
  } finally {
    ending.abort()
    over.abort()
    await Promise.all(cast.users.map(({ page }) => page.close()))
  }
}

async function judge(
  ground: Ground,
  { users, limits }: Cast,
  history: History,
  judgesReads: boolean,
): Promise<Finding[]> {
  const { writes, reads, looks } = history
  const userIds = users.map(({ userId }) => userId)
  const final = await readFinal(ground.owner, userIds)
  const ofReads = () => {
    const shown = new Map(users.map(({ page }) => [page.name, [...page.shown]]))
    return [
      ...findImpossibleReads(writes, reads, final),
      ...findEarlyNames(looks, new Set([...shown.values()].flat())),
      ...findStalePages(looks, shown, final),
    ]
  }
  return [
    ...(await judgeBook(ground, 'the end')),
    ...findLost(writes, final),
    ...findDoubled(writes, final),
    ...findRefusedYetStored(writes, final),
    ...findWrongLimits(writes, final, limits),
    ...(judgesReads ? ofReads() : []),
    ...(await findUnreadableFiles(users, history)),
  ]
}

/** Until every mail to the users has been sent. `began`: as `performance.now()` told. */
async function untilMailed(
  { mail, owner }: Ground,
  { users }: Cast,
  began: number,
): Promise<Omit<Mails, 'struck'> | null> {
  if (!mail) return null
  const emails = users.map(({ email }) => email)
  const late = performance.now() + settleMs
  let kept = await readMails(owner, emails)
  while (kept.some(({ isSent }) => !isSent) && performance.now() < late) {
    await pause(200)
    kept = await readMails(owner, emails)
  }
  const delivered = mail.taken
    .filter(({ to }) => emails.includes(to))
    .map((one) => ({ ...one, at: one.at - began }))
  return { kept, delivered }
}

/** Every acknowledged file can be read. */
async function findUnreadableFiles(users: Cast['users'], { writes }: History): Promise<Finding[]> {
  const stored = writes.filter(
    ({ intent, outcome }) => intent.verb === 'attachments' && outcome === 'acknowledged',
  )
  const found = await Promise.all(
    stored.map(async ({ key, intent }): Promise<Finding[]> => {
      const owner = users.find(({ person }) => intent.name.startsWith(`${person.name} `))
      const answer = await owner?.person.need(({ address, cookie }) =>
        fetch(`${address}/chats/attachments/${key}`, { headers: { cookie } }),
      )
      if (answer?.ok && (await answer.arrayBuffer()).byteLength > 0) return []
      const text = `The file ${key} was acknowledged and is answered with ${answer?.status}`
      return [{ kind: 'lost', text, excerpt: [] }]
    }),
  )
  return found.flat()
}

function nobodyAnswers({ joints }: Ground): Finding {
  return {
    kind: 'lost',
    text: `Somebody got no answer within ${settleMs / 1000} s after the last fault`,
    excerpt: joints.map(({ server }) => server.output().slice(-1_000)),
  }
}

/** Until every live name has been told. */
async function untilQuiet({ owner }: Ground, { users }: Cast): Promise<void> {
  const deadline = performance.now() + settleMs
  for (let calm = 0; calm < 4 && performance.now() < deadline; await pause(200)) {
    const { names } = await owner.read((tx) =>
      tx.row<{ names: bigint }>('select count(*) as names from live_outbox'),
    )
    calm = names === 0n && users.every(({ page }) => page.isQuiet()) ? calm + 1 : 0
  }
}
