/**
 * All that waits for the staff when Kaban opens: a dozen things of all kinds, from the last hours
 * in which people are awake.
 */
import { v7 as uuidv7 } from 'uuid'
import { openSupportChat } from '#money/chats/server/actions.ts'
import { sendMessage } from '#money/chats/server/send-message.ts'
import { moveDeposit } from '#money/deposits/server/moves/move-deposit.ts'
import { moveWithdrawal } from '#money/withdrawals/server/moves/move-withdrawal.ts'
import { requestWithdrawal } from '#money/withdrawals/server/request-withdrawal.ts'
import type { Being } from './being.ts'
import { untilHour } from './lives.ts'
import { sayPaidWithProof, sayWrongPicture } from './money/deposit-words.ts'
import { alone, deposit } from './money/deposit.ts'
import { haveMoney } from './money/have-money.ts'
import { openDeposit, type OpenDeposit } from './money/open-deposit.ts'
import { sendPicture, sendProof } from './proofs/send-proof.ts'
import { waitingWithdrawals, type WaitingWithdrawal } from './queue.ts'
import { unanswered } from './support/support-talks.ts'
import { later, pick, untilStaff, type Teller } from './teller.ts'

export function waitForStaff(teller: Teller): void {
  for (const row of waitingWithdrawals)
    teller.begin(`${row[0]} today`, (own) => waitToBePaid(own, row))
  teller.begin('Noel Umali today', sendOldPicture)
  teller.begin('Leo Gutierrez today', async (own) => {
    await waitToBeCredited(own, {
      name: 'Leo Gutierrez',
      minutesAgo: 13,
      centavos: 4_500_00n,
      async prove(leo, open) {
        await sendProof(own, leo, open, 5)
        await open.say(leo.as, pick(own, sayPaidWithProof[leo.language]))
      },
    })
  })
  for (const { name, minutesAgo, text } of unanswered)
    teller.begin(`question of ${name}`, async (own) => {
      await own.calendar.pace({ openMinutesAgo: minutesAgo })
      const user = own.being(name).as
      const chatId = uuidv7()
      await openSupportChat(user, { chatId })
      await sendMessage(user, { chatId, messageId: uuidv7(), content: text })
    })
  // The staff has done these today already.
  for (const [name, minutesAgo, pesos] of [
    ['Ricky Alonzo', 420, 2_400n],
    ['Nico Zamora', 371, 5_000n],
    ['Tess Evangelista', 318, 1_800n],
    ['Angela Garcia', 262, 12_500n],
    ['Analyn Soriano', 226, 3_100n],
  ] as const)
    teller.begin(`${name} today`, async (own) => {
      await own.calendar.pace({ openMinutesAgo: minutesAgo })
      await deposit(own, own.being(name), pesos * 100n, { proven: true })
    })
}

async function waitToBePaid(
  teller: Teller,
  [name, minutesAgo, pesos, state]: WaitingWithdrawal,
): Promise<void> {
  const { ana, ben, calendar } = teller
  const amountCentavos = pesos * 100n
  await calendar.pace({ daysAgo: 3, at: '12:20' })
  const being = teller.being(name)
  await haveMoney(teller, being, amountCentavos)
  await calendar.pace({ openMinutesAgo: minutesAgo })
  const transactionId = uuidv7()
  const payee =
    state === 'new-account' ? { ...being.bank, accountNumber: '09170009990' } : being.bank
  await requestWithdrawal(being.as, { requestId: transactionId, amountCentavos, ...payee })
  if (state === 'new-account') return
  await later(teller, 22)
  const moveId = uuidv7()
  if (state === 'filed')
    await moveWithdrawal(ben, { transactionId, moveId, to: 'approved', notes: 'Known to us.' })
  else
    await moveWithdrawal(ana, {
      transactionId,
      moveId,
      to: state,
      ...(state === 'on_hold' && { reason: 'We ask the bank about the name of the account.' }),
    })
}

interface Waiting {
  name: string
  minutesAgo: number
  centavos: bigint
  prove(being: Being, open: OpenDeposit): Promise<void>
}

async function waitToBeCredited(
  teller: Teller,
  { name, minutesAgo, centavos, prove }: Waiting,
): Promise<void> {
  await teller.calendar.pace({ openMinutesAgo: minutesAgo })
  const being = teller.being(name)
  await alone(teller, being, async () => {
    const open = await openDeposit(teller, being, centavos)
    await prove(being, open)
    await later(teller, 4)
    await confirm(teller, open, 'pending_confirmation')
  })
}

/** Sends the picture of an earlier payment again, which the console points out. */
async function sendOldPicture(teller: Teller): Promise<void> {
  const [name, centavos] = ['Noel Umali', 3_200_00n] as const
  await untilHour(teller, 6)
  const noel = teller.being(name)
  let picture: Buffer | undefined
  await alone(teller, noel, async () => {
    const open = await openDeposit(teller, noel, centavos)
    picture = await sendProof(teller, noel, open, 6)
    await open.say(noel.as, pick(teller, sayPaidWithProof[noel.language]))
    await untilStaff(teller, 17)
    await confirm(teller, open, 'completed')
  })
  await waitToBeCredited(teller, {
    name,
    minutesAgo: 34,
    centavos,
    async prove(_, open) {
      await later(teller, 6)
      if (picture) await sendPicture(teller, noel, open, picture)
      await open.say(noel.as, sayWrongPicture[noel.language])
    },
  })
}

async function confirm(
  { ana }: Teller,
  { transactionId }: OpenDeposit,
  to: 'completed' | 'pending_confirmation',
): Promise<void> {
  await moveDeposit(ana, { transactionId, moveId: uuidv7(), to }, { inChat: true })
}
