/** The work that waits for the staff of a simulation, and how they decide it. */
import { decideFiled, fileDeposit, recallFiled } from './approvals.ts'
import type { Counted, Intent } from './history.ts'
import type { Person, Wish } from './person.ts'
import type { Random } from './random.ts'

export interface Work {
  /** Of the intent that waits. */
  name: string
  kind: 'deposit' | 'withdrawal' | 'approval'
  transactionId: string
  /** Of an approval: its id, and what is done once two agree. */
  approvalId?: string
  agreed?: Pick<Intent, 'adds' | 'mails' | 'counts'>
  /** Of a deposit. */
  chatId?: string
  wallet: string
  centavos: bigint
}

interface Filed extends Work {
  /** From the seed. */
  random: Random
}

interface Placed extends Filed {
  decided: () => void
}

/** `wallet`: one with which somebody works at this moment. Returns what waits for another. */
type Adjust = (turn: number, wallet: string | undefined) => Promise<Filed | undefined>

export interface Desk {
  /** Resolves when everybody of the staff who looks at it has decided. */
  decide(work: Work, random: Random): Promise<void>
  /** Nobody brings more. */
  close(): void
  /** One of the staff works until the desk is closed and empty. */
  staff(person: Person, place: 0 | 1, adjust: Adjust): Promise<void>
}

/** A larger deposit takes two people. */
export const aloneCentavos = 5_000_000n

/** Every sixth adjusts a balance, at the same time as it decides about it. */
const turnsBetweenAdjustments = 6

/** `gathers`: the staff let work pile up and decide all of it at once, past a limit if they can. */
export function openDesk({ gathers }: { gathers: boolean }): Desk {
  const waiting: [Placed[], Placed[]] = [[], []]
  let closed = false
  /** To the other one, who agrees or not. Now and then the first has another thought meanwhile. */
  async function passOn(person: Person, filed: Filed, other: 0 | 1): Promise<void> {
    waiting[other].push({ ...filed, decided: () => {} })
    if (filed.random.below(5) === 0) await person.ask(recallFiled(person, filed))
  }
  return {
    close: () => void (closed = true),
    async decide(work, random) {
      const at = random.below(2) as 0 | 1
      // Two of the staff see one row and both decide: one of them is refused.
      const places = random.below(5) === 0 ? ([0, 1] as const) : [at]
      await Promise.all(
        places.map(
          (place) =>
            new Promise<void>((decided) => waiting[place].push({ ...work, random, decided })),
        ),
      )
    },
    async staff(person, place, adjust) {
      const other = place === 0 ? 1 : 0
      const adjustAndPassOn = async (turn: number, wallet: string | undefined) => {
        const filed = await adjust(turn, wallet)
        if (filed) await passOn(person, filed, other)
      }
      for (let turn = 1; ; turn += 1) {
        const work = gathers ? waiting[place].splice(0) : takeWork(waiting[place])
        const adjusts = turn % turnsBetweenAdjustments === 0 && !person.isEnding
        await Promise.all([
          adjusts && adjustAndPassOn(turn, work[0]?.wallet),
          ...work.map(async (one) => {
            const filed = await decide(person, one)
            if (filed) await passOn(person, filed, other)
            one.decided()
          }),
        ])
        if (work.length === 0 && closed) return
        await person.rest(gathers ? 4_000 : work.length > 0 ? 120 : 60)
      }
    },
  }
}

/** The oldest, and what else waits for the same wallet: in two tabs they are decided at once. */
function takeWork(waiting: Placed[]): Placed[] {
  const [first] = waiting
  if (!first) return []
  const taken = waiting.filter(({ wallet }) => wallet === first.wallet)
  for (const one of taken) waiting.splice(waiting.indexOf(one), 1)
  return taken
}

/** Returns what waits for another of the staff. */
async function decide(person: Person, work: Placed): Promise<Placed | undefined> {
  const { kind, chatId, random } = work
  if (chatId && random.below(3) === 0) await person.ask(message(work.name, person, chatId, random))
  if (kind === 'deposit') return await decideDeposit(person, work)
  if (kind === 'withdrawal') return await decideWithdrawal(person, work)
  await person.ask(decideFiled(person, work))
  return undefined
}

async function decideDeposit(person: Person, work: Placed): Promise<Placed | undefined> {
  const to = work.random.pick(['completed', 'completed', 'completed', 'declined'] as const)
  const approvalId = work.random.uuid()
  const { transactionId, wallet, centavos } = work
  const adds = { log: `wallet ${wallet}`, entry: transactionId, centavos }
  const filed = { ...work, kind: 'approval' as const, approvalId, agreed: { adds } }
  if (to === 'completed' && work.centavos > aloneCentavos)
    return (await person.ask(fileDeposit(person, filed))) ? filed : undefined
  const answer = await person.ask(depositMove(person, filed, to))
  return answer?.waitsForApproval && to === 'completed' ? filed : undefined
}

async function decideWithdrawal(person: Person, work: Placed): Promise<Placed | undefined> {
  const { transactionId, wallet, centavos, random } = work
  const to = random.pick(['completed', 'completed', 'declined', 'failed'] as const)
  const approvalId = random.uuid()
  const adds = { log: `wallet ${wallet}`, entry: approvalId, centavos: -centavos }
  const counts = { centavos, limits: [withdrawalsOf(wallet)], alone: false }
  const agreed = { adds, mails: transactionId, counts }
  const filed = { ...work, kind: 'approval' as const, approvalId, agreed }
  const answer = await person.ask(withdrawalMove(person, filed, to))
  return answer?.waitsForApproval ? filed : undefined
}

/** The name of the limit of a day for one user. */
export const withdrawalsOf = (wallet: string): string => `withdrawals of ${wallet}`

/** Of everybody of the staff together. */
export const allStaff = 'all staff'

const countedAlone = (person: Person, centavos: bigint, ...more: readonly string[]): Counted => ({
  centavos,
  limits: [person.name, allStaff, ...more],
  alone: true,
})

export function message(
  about: string,
  person: Person,
  chatId: string,
  random: Random,
  attachmentId?: string,
): Wish<unknown> {
  const key = random.uuid()
  const content = `${person.name} about ${about}: ${random.below(1e9)}`
  const adds = { log: `chat ${chatId}` }
  return {
    intent: { name: content, verb: 'chats.send', leaves: content, adds },
    key,
    call: ({ calls }, messageId, signal) =>
      calls.chats.send(
        { messageId, chatId, content, ...(attachmentId && { attachmentId }) },
        { signal },
      ),
  }
}

function depositMove(person: Person, work: Placed, to: 'completed' | 'declined') {
  const { name, transactionId, centavos, approvalId = '', agreed } = work
  const counts = countedAlone(person, centavos)
  return {
    intent: {
      name: `${person.name} decides ${name}`,
      verb: 'deposits.move',
      leaves: to,
      ...(to === 'completed' && { ...agreed, counts }),
    },
    key: approvalId,
    call: ({ calls }, moveId, signal) =>
      calls.deposits.move(
        { transactionId, moveId, to, ...(to === 'declined' && { reason: 'No payment came.' }) },
        { signal },
      ),
    isFiled: ({ waitsForApproval }) => to === 'completed' && waitsForApproval,
  } satisfies Wish<{ waitsForApproval: boolean }>
}

function withdrawalMove(person: Person, work: Placed, to: 'completed' | 'declined' | 'failed') {
  const { name, transactionId, wallet, centavos, approvalId = '', agreed } = work
  const counts = countedAlone(person, centavos, withdrawalsOf(wallet))
  const intent: Intent = {
    name: `${person.name} decides ${name}`,
    verb: 'withdrawals.move',
    leaves: to,
    mails: transactionId,
    ...(to === 'completed' && { ...agreed, counts }),
  }
  const why =
    to === 'completed'
      ? { bankReference: `SIM ${transactionId}` }
      : { reason: 'The bank sent it back.' }
  return {
    intent,
    key: approvalId,
    call: ({ calls }, moveId, signal) =>
      calls.withdrawals.move({ transactionId, moveId, to, ...why }, { signal }),
    isFiled: ({ waitsForApproval }) => waitsForApproval,
  } satisfies Wish<{ waitsForApproval: boolean }>
}

/** Returns what waits for another of the staff. */
export async function adjust(
  person: Person,
  wallet: string,
  random: Random,
): Promise<Filed | undefined> {
  const wish = adjustment(person, wallet, random)
  const { key: approvalId, intent } = wish
  const { name, adds } = intent
  if (!(await person.ask(wish))?.waitsForApproval) return undefined
  const agreed = { adds: { ...adds, entry: approvalId } }
  const { centavos } = adds
  return { name, kind: 'approval', transactionId: '', approvalId, agreed, wallet, centavos, random }
}

function adjustment(person: Person, wallet: string, random: Random) {
  const direction = random.pick(['credit', 'debit'] as const)
  const amountCentavos = BigInt(1 + random.below(500))
  const centavos = direction === 'credit' ? amountCentavos : -amountCentavos
  return {
    intent: {
      name: `${person.name} adjusts ${wallet} by ${centavos}, ${random.below(1e9)}`,
      verb: 'adjustments.adjust',
      leaves: `adjustment ${amountCentavos}`,
      adds: { log: `wallet ${wallet}`, centavos },
      counts: countedAlone(person, amountCentavos),
    },
    key: random.uuid(),
    isFiled: ({ waitsForApproval }) => waitsForApproval,
    call: ({ calls }, adjustmentId, signal) =>
      calls.adjustments.adjust(
        {
          adjustmentId,
          userId: wallet,
          direction,
          amountCentavos,
          reason: 'A correction.',
          notes: '',
        },
        { signal },
      ),
  } satisfies Wish<{ waitsForApproval: boolean }>
}
