/** Corrections of balances by the staff, and requests for a second person with every end. */
import { v7 as uuidv7 } from 'uuid'
import { readBalance } from '#ledger/server/actions.ts'
import { adjustBalance } from '#money/adjustments/server/adjust-balance.ts'
import {
  approveRequest,
  recallRequest,
  rejectRequest,
} from '#teamwork/approvals/server/decide-approval.ts'
import { addNote } from '#teamwork/notes/server/actions.ts'
import { approvalKinds } from '../../../server/approval-kinds.ts'
import type { Moment } from '../../pace.ts'
import { userIdOf } from '../being.ts'
import { later, type Teller } from '../teller.ts'

interface Correction {
  name: string
  when: Moment
  by: 'ana' | 'ben'
  direction: 'credit' | 'debit'
  pesos: bigint
  reason: string
  /** Of a request above the band of one person. */
  end?: 'approved' | 'rejected' | 'recalled' | 'expires' | 'waits'
}

const corrections: Correction[] = [
  {
    name: 'Rowena Bautista',
    when: { daysAgo: 97, at: '10:42' },
    by: 'ana',
    direction: 'credit',
    pesos: 50n,
    reason: 'Your deposit of the day before was 50 pesos more than written.',
  },
  {
    name: 'Dennis Tolentino',
    when: { daysAgo: 64, at: '14:18' },
    by: 'ben',
    direction: 'credit',
    pesos: 12_000n,
    reason: 'Your second transfer of 12,000 pesos came without a deposit request.',
    end: 'approved',
  },
  {
    name: 'Ernesto Dizon',
    when: { daysAgo: 47, at: '09:36' },
    by: 'ana',
    direction: 'credit',
    pesos: 15_000n,
    reason: 'A transfer without a request was found at the bank.',
    end: 'rejected',
  },
  {
    name: 'Analyn Soriano',
    when: { daysAgo: 38, at: '16:25' },
    by: 'ben',
    direction: 'debit',
    pesos: 120n,
    reason: 'Your transfer was 120 pesos less than written, as agreed in the chat.',
  },
  {
    name: 'Paolo Ibarra',
    when: { daysAgo: 30, at: '11:08' },
    by: 'ana',
    direction: 'credit',
    pesos: 11_500n,
    reason: 'A transfer without a request was found at the bank.',
    end: 'recalled',
  },
  {
    name: 'Maricel Domingo',
    when: { daysAgo: 23, at: '15:50' },
    by: 'ben',
    direction: 'credit',
    pesos: 10_800n,
    reason: 'A transfer without a request was found at the bank.',
    end: 'expires',
  },
  {
    name: 'Lorna Jacinto',
    when: { daysAgo: 10, at: '13:14' },
    by: 'ana',
    direction: 'credit',
    pesos: 35n,
    reason: 'We pay the fee that your bank took because our number was misprinted.',
  },
  {
    name: 'Katrina Tan',
    when: { openMinutesAgo: 118 },
    by: 'ben',
    direction: 'credit',
    pesos: 14_250n,
    reason: 'A transfer without a request was found at the bank.',
    end: 'waits',
  },
]

export function correctBalances(teller: Teller): void {
  for (const correction of corrections)
    teller.begin(`correction of ${correction.name}`, async (own) => {
      await own.calendar.pace(correction.when)
      await correct(own, correction)
    })
}

async function correct(teller: Teller, correction: Correction): Promise<void> {
  const { name, by, direction, pesos, reason, end } = correction
  const being = teller.being(name)
  const amountCentavos = pesos * 100n
  const { availableCentavos } = await readBalance(teller.ctx.tx, userIdOf(being))
  if (direction === 'debit' && availableCentavos < amountCentavos) return
  const adjustmentId = uuidv7()
  const [maker, checker] = by === 'ana' ? [teller.ana, teller.ben] : [teller.ben, teller.ana]
  await adjustBalance(maker, {
    adjustmentId,
    userId: userIdOf(being),
    direction,
    amountCentavos,
    reason,
    notes: '',
  })
  if (!end || end === 'expires' || end === 'waits') return
  await later(teller, 73)
  const approvalId = adjustmentId
  if (end === 'approved') await approveRequest(checker, approvalKinds, { approvalId })
  else if (end === 'recalled') await recallRequest(maker, approvalKinds, { approvalId })
  else
    await rejectRequest(checker, approvalKinds, {
      approvalId,
      reason: 'The bank shows this transfer under another name. Please look again.',
    })
}

const notes = [
  ['Nestor Valdez', 84, 'Calls often and asks to skip the proof. Told him it is the same for all.'],
  ['Gloria Panganiban', 3, 'Knows that her plan is late; asked to be told when income is in.'],
  ['Marites Ocampo', 52, 'Works in Jeddah; answers in the evening our time.'],
] as const

export function writeNotes(teller: Teller): void {
  for (const [name, daysAgo, content] of notes)
    teller.begin(`note on ${name}`, async () => {
      await teller.calendar.pace({ daysAgo, at: '14:36' })
      await addNote(teller.ana, {
        noteId: uuidv7(),
        subject: { kind: 'user', id: userIdOf(teller.being(name)) },
        content,
      })
    })
}
