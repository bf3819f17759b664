/**
 * Maria, Jose and Liza: the same steps as in the small sample, on their own days, and more of them
 * in between. What comes in by these goes out again, so both samples end with the same balances.
 */
import { v7 as uuidv7 } from 'uuid'
import { readBalance } from '#ledger/server/actions.ts'
import { markChatRead } from '#money/chats/server/actions.ts'
import { listMyChats } from '#money/chats/server/read-chats.ts'
import { sendMessage } from '#money/chats/server/send-message.ts'
import { markAllRead } from '#people/notifications/server/actions.ts'
import {
  addSampleDeposits,
  addSampleInvestment,
  addSampleWithdrawals,
  openSampleDeposit,
} from '../sample-money.ts'
import { addSampleNotices } from '../sample-notices.ts'
import { addSupportChat, openJosesDeposit, personContext } from '../sample-people.ts'
import { addSamplePlacements, harvest, place } from '../sample-placements.ts'
import { joseDelaCruz, lizaCruz, mariaSantos } from '../sample-sign-ins.ts'
import { addSampleTestimonials } from '../sample-testimonials.ts'
import { userIdOf, type Being } from './being.ts'
import { deposit } from './money/deposit.ts'
import { sariSari } from './money/placements.ts'
import { withdraw } from './money/withdraw.ts'
import type { Teller } from './teller.ts'

export function liveCoreLives(teller: Teller): void {
  const { ana, ben, companyAccountIds, calendar } = teller
  const { pace } = calendar
  teller.begin('Liza', async (own) => {
    await pace({ daysAgo: 117, at: '18:22' })
    const liza = await joinCore(own, lizaCruz, 117)
    own.begin('Liza invests', (more) => invest(more, liza))
    await addSampleInvestment(liza.as, ben, companyAccountIds, pace)
    await addSamplePlacements(liza.as, pace)
  })
  teller.begin('Maria', async (own) => {
    await pace({ daysAgo: 104, at: '12:47' })
    const maria = await joinCore(own, mariaSantos, 104)
    own.begin('Maria saves', (more) => save(more, maria))
    await addSampleDeposits(maria.as, ana, companyAccountIds, pace, (chatId, about) =>
      talk(own, maria, chatId, about),
    )
    await addSampleWithdrawals(maria.as, ana, pace)
  })
  teller.begin('testimonials', async (own) => {
    await pace({ daysAgo: 40, at: '08:00' })
    await addSampleTestimonials({
      investor: own.being(lizaCruz.fullName).as,
      saver: own.being(mariaSantos.fullName).as,
      admin: ana,
      colleague: ben,
      pace,
    })
  })
  teller.begin('support of Maria', async (own) => {
    await pace({ daysAgo: 8, at: '08:00' })
    await addSupportChat(own.being(mariaSantos.fullName).as, ana, pace)
  })
  teller.begin('notices', async (own) => {
    await pace({ daysAgo: 3, at: '09:05' })
    await addSampleNotices(own.being(mariaSantos.fullName).as, ana)
  })
  teller.begin('reading', async (own) => {
    await pace({ daysAgo: 2, at: '18:37' })
    for (const { fullName } of [lizaCruz, mariaSantos]) {
      const user = own.being(fullName).as
      await markAllRead(user)
      for (const { chatId } of (await listMyChats(user, {})).chats)
        for (const reader of [user, ana]) await markChatRead(reader, { chatId })
    }
  })
  teller.begin('Jose', async (own) => {
    await pace({ daysAgo: 2, at: '19:26' })
    const jose = await personContext(own.ctx, joseDelaCruz)
    await pace({ minutesAgo: 4 })
    await openJosesDeposit(jose, () =>
      openSampleDeposit(jose, 350_000n, companyAccountIds[1], pace),
    )
  })
}

async function joinCore(
  { ctx, beings }: Teller,
  person: typeof mariaSantos,
  joined: number,
): Promise<Being> {
  const being: Being = {
    name: person.fullName,
    email: person.email,
    phone: person.phoneNumber,
    language: 'en',
    joined,
    bank: person.bank,
    habit: 'core',
    as: await personContext(ctx, person),
  }
  beings.set(being.name, being)
  return being
}

async function save(teller: Teller, maria: Being): Promise<void> {
  const { pace } = teller.calendar
  await pace({ daysAgo: 82, at: '12:18' })
  await deposit(teller, maria, 6_500_00n, { proven: true })
  await pace({ daysAgo: 61, at: '18:40' })
  await withdraw(teller, maria, 5_000_00n)
  await pace({ daysAgo: 33, at: '12:05' })
  await deposit(teller, maria, 5_000_00n, { proven: true })
  await pace({ daysAgo: 24, at: '08:21' })
  await withdraw(teller, maria, 6_500_00n)
}

/** In her wallet when the quarter ends, without the money that comes back from it. */
const lizasOwn = 24_500_00n

async function invest(teller: Teller, liza: Being): Promise<void> {
  const { pace } = teller.calendar
  await pace({ daysAgo: 114, at: '12:31' })
  await deposit(teller, liza, 18_000_00n, { proven: true })
  await pace({ daysAgo: 112, at: '19:02' })
  await place(liza.as, 8_000_00n, sariSari)
  await pace({ daysAgo: 86, at: '20:15' })
  await place(liza.as, 10_000_00n, harvest)
  await pace({ daysAgo: 15, at: '08:44' })
  const { availableCentavos } = await readBalance(teller.ctx.tx, userIdOf(liza))
  await withdraw(teller, liza, availableCentavos - lizasOwn)
}

async function talk(
  { ana, calendar: { pace } }: Teller,
  maria: Being,
  chatId: string,
  about: 'paid' | 'not-paid',
): Promise<void> {
  const lines =
    about === 'paid'
      ? ([
          [maria.as, 6, 'Sent by GCash, 8,250.50 in all. I wrote the reference in the message.'],
          [ana, 5, 'Thank you, Maria. We see it at GCash and add it to your balance now.'],
        ] as const)
      : ([
          [ana, 16, 'Hello Maria, no payment has reached us yet. Did you send it?'],
          [maria.as, 7, 'Sorry, I could not send it today. I will try another day.'],
          [ana, 3, 'No problem. We close this one, and nothing is lost.'],
        ] as const)
  for (const [by, minutes, content] of lines) {
    await pace({ minutes })
    await sendMessage(by, { chatId, messageId: uuidv7(), content })
  }
}
