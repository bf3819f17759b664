/** The users of a simulation do several things at once, each as often as the time allows. */
import { ORPCError } from '@orpc/client'
import { placingOf } from '#tests/fixtures/investing/open-placing.ts'
import { plainPng } from '#tests/fixtures/pictures/make-png.ts'
import { aloneCentavos, message, type Desk } from './desk.ts'
import type { Person, Wish } from './person.ts'
import { place } from './placements.ts'
import { seededRandom, type Random } from './random.ts'

export interface User {
  person: Person
  userId: string
  /** Adds what it stores, for its page. */
  shows(id: string): void
  /** Ends the cooling-off of a placement, which lasts two banking days. */
  letCoolingPass(placementId: string): Promise<void>
}

export const payee = { bankName: 'GCash', accountName: 'Sim', accountNumber: '09170000000' }

/** In ms, between two steps of one kind. */
const restMs = { deposit: 250, money: 250, read: 220 }

/** Resolves when the simulation ends and everything of this user is answered. */
export async function liveAsUser(user: User, desk: Desk, seed: number): Promise<void> {
  const { person } = user
  const supportId = seededRandom(seed, `${person.name} support`).uuid()
  const receiving = await person.need(({ calls }, signal) =>
    calls.deposits.companyAccounts({}, { signal }),
  )
  const companyAccountId = receiving[0]?.companyAccountId ?? null
  const placing = placingOf(
    await person.need(({ calls }, signal) => calls.placements.offers({}, { signal })),
  )
  user.shows(supportId)
  await person.ask(support(person, supportId))
  const repeat = async (
    kind: keyof typeof restMs,
    step: (name: string, random: Random) => unknown,
  ) => {
    for (let number = 1; !person.isEnding; number += 1) {
      const name = `${person.name} ${kind} ${number}`
      await step(name, seededRandom(seed, name))
      await person.rest(restMs[kind])
    }
  }
  await Promise.all([
    repeat('deposit', (name, random) => deposit(user, desk, { name, random, companyAccountId })),
    repeat('money', async (name, random) => {
      const turn = random.below(10)
      if (turn < 5) {
        // Now and then two at once.
        const names = random.pick([[name], [name], [`${name} a`, `${name} b`]])
        await Promise.all(
          names.map((one) => withdraw(user, desk, one, seededRandom(seed, `${one} at once`))),
        )
      } else if (turn < 7) await place(user, placing, name, random)
      else await person.ask(message(name, person, supportId, random))
    }),
    repeat('read', async () => {
      await readBalance(user)
      await readChat(person, supportId)
    }),
  ])
}

interface Deposit {
  name: string
  random: Random
  companyAccountId: string | null
}

/** The request, its chat with now and then a proof, and what the staff decide. */
async function deposit(
  user: User,
  desk: Desk,
  { name, random, companyAccountId }: Deposit,
): Promise<void> {
  const { person, userId } = user
  const [transactionId, chatId] = [random.uuid(), random.uuid()]
  const least = random.below(4) === 0 ? aloneCentavos : 100_000n
  const amountCentavos = least + BigInt(random.below(400_000))
  user.shows(transactionId)
  const requested = await person.ask({
    intent: { name, verb: 'deposits.request', leaves: `deposit ${amountCentavos}` },
    key: transactionId,
    call: ({ calls }, requestId, signal) =>
      calls.deposits.request({ requestId, amountCentavos, companyAccountId }, { signal }),
  })
  if (!requested) return
  user.shows(chatId)
  await person.ask({
    intent: { name: `${name} chat`, verb: 'deposits.startChat', leaves: 'chat' },
    key: chatId,
    call: ({ calls }, key, signal) =>
      calls.deposits.startChat({ transactionId, chatId: key }, { signal }),
  })
  const attachmentId = random.below(3) === 0 ? random.uuid() : undefined
  if (attachmentId) await person.ask(upload(name, chatId, attachmentId))
  await person.ask(message(name, person, chatId, random, attachmentId))
  const work = { name, kind: 'deposit', transactionId, chatId, wallet: userId } as const
  await Promise.all([
    desk.decide({ ...work, centavos: amountCentavos }, random),
    readChat(person, chatId),
  ])
  await readChat(person, chatId)
}

async function withdraw(user: User, desk: Desk, name: string, random: Random): Promise<void> {
  const { person, userId } = user
  const transactionId = random.uuid()
  // Some of them more than there is.
  const amountCentavos = BigInt(
    100 + random.below(random.pick([20_000, 20_000, 20_000, 4_000_000])),
  )
  user.shows(transactionId)
  const requested = await person.ask({
    intent: {
      name,
      verb: 'withdrawals.request',
      leaves: `withdrawal ${amountCentavos}`,
      mails: transactionId,
    },
    key: transactionId,
    call: ({ calls }, requestId, signal) =>
      calls.withdrawals.request({ requestId, amountCentavos, ...payee }, { signal }),
  })
  if (!requested) return
  const work = { name, kind: 'withdrawal', transactionId, wallet: userId } as const
  const decided = desk.decide({ ...work, centavos: amountCentavos }, random)
  if (random.below(4) === 0)
    await person.ask({
      intent: {
        name: `${name} cancel`,
        verb: 'withdrawals.cancel',
        leaves: 'cancelled',
        mails: transactionId,
      },
      key: random.uuid(),
      call: ({ calls }, moveId, signal) =>
        calls.withdrawals.cancel({ transactionId, moveId }, { signal }),
    })
  await decided
}

const support = (person: Person, key: string): Wish<unknown> => ({
  intent: { name: `${person.name} support`, verb: 'chats.openSupport', leaves: 'chat' },
  key,
  call: ({ calls }, chatId, signal) => calls.chats.openSupport({ chatId }, { signal }),
})

const proof = new Uint8Array(plainPng({ width: 16, height: 16 }))

const upload = (name: string, chatId: string, key: string): Wish<unknown> => ({
  intent: { name: `${name} proof`, verb: 'attachments', leaves: 'attachment' },
  key,
  async call(visitor, id, signal) {
    const address = `/chats/${chatId}/attachments?name=proof.png&id=${id}`
    const answer = await visitor.fetch(address, { method: 'POST', body: proof, signal })
    if (!answer.ok) throw new ORPCError('UPLOAD', { status: answer.status })
    return answer.status
  },
})

async function readBalance({ person, userId }: User): Promise<void> {
  await person.read(`wallet ${userId}`, async (calls, signal) => {
    const { postedCentavos } = await calls.transactions.balance({}, { signal })
    return { balance: postedCentavos }
  })
}

/** The messages that fit on one page; a longer chat is read from its end. */
async function readChat(person: Person, chatId: string): Promise<void> {
  await person.read(`chat ${chatId}`, async (calls, signal) => {
    const ids: string[] = []
    let before: number | undefined
    for (let more = true; more;) {
      const page = await calls.chats.messages({ chatId, ...(before && { before }) }, { signal })
      ids.unshift(...page.messages.map(({ messageId }) => messageId))
      before = page.messages[0]?.position
      more = page.more
    }
    return { entries: ids }
  })
}
