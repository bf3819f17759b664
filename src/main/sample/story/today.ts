/**
 * All that waits for the staff when Kaban opens: a dozen things of all kinds, from the last hours
 * in which people are awake.
 */
import { v7 as uuidv7 } from 'uuid'
import { readBalance } from '#ledger/server/actions.ts'
import { openSupportChat } from '#money/chats/server/actions.ts'
import { sendMessage } from '#money/chats/server/send-message.ts'
import { moveDeposit } from '#money/deposits/server/moves/move-deposit.ts'
import { moveWithdrawal } from '#money/withdrawals/server/moves/move-withdrawal.ts'
import { requestWithdrawal } from '#money/withdrawals/server/request-withdrawal.ts'
import { userIdOf } from './being.ts'
import { sayPaid } from './deposit-words.ts'
import { alone, deposit, openDeposit } from './move-money.ts'
import { sendProof } from './proofs/send-proof.ts'
import { waitingWithdrawals, type WaitingWithdrawal } from './queue.ts'
import { unanswered } from './support-talks.ts'
import { later, pick, type Teller } from './teller.ts'

export function waitForStaff(teller: Teller): void {
  for (const row of waitingWithdrawals)
    teller.begin(`${row[0]} today`, (own) => waitToBePaid(own, row))
  for (const [name, minutesAgo, pesos] of [
    ['Noel Umali', 57, 3_200n],
    ['Leo Gutierrez', 21, 4_500n],
  ] as const)
    teller.begin(`${name} today`, (own) => waitToBeCredited(own, { name, minutesAgo, pesos }))
  for (const [place, minutesAgo] of [49, 33].entries())
    teller.begin(`question ${place}`, async (own) => {
      await own.calendar.pace({ openMinutesAgo: minutesAgo })
      const { language, text } = unanswered[place] ?? pick(own, unanswered)
      const user = teller.being(language === 'fil' ? 'Imelda Cabrera' : 'Carlo Mendoza').as
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
      await deposit(own, own.being(name), pesos * 100n)
    })
}

async function waitToBePaid(
  teller: Teller,
  [name, minutesAgo, pesos, state]: WaitingWithdrawal,
): Promise<void> {
  const { ana, ben, calendar, ctx } = teller
  const amountCentavos = pesos * 100n
  await calendar.pace({ daysAgo: 3, at: '12:20' })
  const being = teller.being(name)
  const { availableCentavos } = await readBalance(ctx.tx, userIdOf(being))
  if (availableCentavos < amountCentavos)
    await deposit(teller, being, amountCentavos - availableCentavos + 1_000_00n)
  await calendar.pace({ openMinutesAgo: minutesAgo })
  const { availableCentavos: left } = await readBalance(ctx.tx, userIdOf(being))
  if (left < amountCentavos) return
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

async function waitToBeCredited(
  teller: Teller,
  { name, minutesAgo, pesos }: { name: string; minutesAgo: number; pesos: bigint },
): Promise<void> {
  await teller.calendar.pace({ openMinutesAgo: minutesAgo })
  const being = teller.being(name)
  await alone(teller, being, async () => {
    const open = await openDeposit(
      teller,
      being,
      pesos * 100n,
      being.bank.bankName === 'Maya' ? 2 : 0,
    )
    await later(teller, 5)
    await sendProof(teller, being, open.chatId, pesos * 100n)
    await open.say(being.as, pick(teller, sayPaid[being.language]))
    await later(teller, 4)
    const { transactionId } = open
    await moveDeposit(
      teller.ana,
      { transactionId, moveId: uuidv7(), to: 'pending_confirmation' },
      { inChat: true },
    )
  })
}
