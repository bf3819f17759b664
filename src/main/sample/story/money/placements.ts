/** Money that people of the story placed in plans, and what became of it. */
import { v7 as uuidv7 } from 'uuid'
import { cancelPlacement } from '#investing/placements/server/cancel-placement.ts'
import { exitEarly } from '#investing/placements/server/exits/exit-early.ts'
import { quoteExit } from '#investing/placements/server/exits/quote-exit.ts'
import { fileImpairment } from '#investing/placements/server/impairments/impairment.ts'
import { consentToRoll } from '#investing/placements/server/rolls/consent-to-roll.ts'
import { approveRequest } from '#teamwork/approvals/server/decide-approval.ts'
import { approvalKinds } from '../../../server/approval-kinds.ts'
import { agreeToSampleIncome, fileSampleIncome } from '../../sample-income.ts'
import { closeSampleOffer } from '../../sample-offers.ts'
import { findSampleTerms, harvest, place } from '../../sample-placements.ts'
import type { Being } from '../being.ts'
import { untilHour } from '../lives.ts'
import { later, untilStaff, type Teller } from '../teller.ts'
import { haveMoney } from './have-money.ts'

const dayMs = 86_400_000
export const sariSari = 'Sari-sari, a quarter'

type Fate =
  /** Runs on, or is paid on its day. */
  | 'kept'
  /** Taken back in the cooling-off. */
  | 'cancelled'
  /** Left early, so many days ago. */
  | { exitedOn: number }
  /** Ended with a loss, so many days ago. */
  | { impairedOn: number }
  /** Placed again on its day, as its user agreed some days before. */
  | 'rolled'

type Row = [name: string, plan: string, daysAgo: number, pesos: bigint, fate: Fate]

/**
 * A quarter ends within the story, half a year does not. Of the quarters, those placed last are due
 * in these days, and the income of the month is not agreed to yet: they are late.
 */
const rows: Row[] = [
  ['Carlo Mendoza', sariSari, 116, 20_000n, 'kept'],
  ['Mark Anthony Lim', sariSari, 115, 30_000n, 'kept'],
  ['Christine Joy Navarro', sariSari, 112, 15_000n, 'kept'],
  ['Marites Ocampo', sariSari, 109, 25_000n, 'kept'],
  ['Joel Katigbak', sariSari, 107, 10_000n, 'kept'],
  ['Dennis Tolentino', sariSari, 104, 20_000n, 'rolled'],
  ['Kristine Salazar', sariSari, 101, 18_000n, 'rolled'],
  ['Gloria Panganiban', sariSari, 98, 40_000n, 'kept'],
  ['Jerome Castillo', sariSari, 96, 6_000n, 'kept'],
  ['Victor Lacson', sariSari, 91, 12_000n, 'kept'],
  ['Victor Lacson', harvest, 88, 30_000n, 'kept'],
  ['Christine Joy Navarro', harvest, 84, 20_000n, 'kept'],
  ['Patricia Sy', harvest, 83, 40_000n, 'kept'],
  ['Patricia Sy', harvest, 80, 5_000n, 'cancelled'],
  ['Joel Katigbak', harvest, 78, 12_000n, { impairedOn: 13 }],
  ['Carlo Mendoza', harvest, 70, 25_000n, 'kept'],
  ['Miguel Fajardo', harvest, 61, 20_000n, { exitedOn: 21 }],
  ['Katrina Tan', harvest, 55, 30_000n, 'kept'],
  ['Francis Ortega', harvest, 48, 15_000n, { exitedOn: 9 }],
  ['Cynthia Reyes', harvest, 35, 8_000n, 'kept'],
  ['Angela Garcia', harvest, 30, 10_000n, 'kept'],
  ['Mark Anthony Lim', harvest, 24, 20_000n, 'kept'],
  ['Jocelyn Aquino', harvest, 17, 3_000n, 'cancelled'],
  ['Stephanie Go', harvest, 2, 15_000n, 'kept'],
  ['Marites Ocampo', harvest, 1, 10_000n, 'kept'],
]

export function placeMoney(teller: Teller): void {
  for (const [name, plan, daysAgo, pesos, fate] of rows)
    teller.begin(`${name}, ${plan}, ${daysAgo}`, async (own) => {
      // The money comes in the days before.
      await untilHour(own, daysAgo)
      const being = own.being(name)
      await haveMoney(own, being, pesos * 100n)
      await follow(own, being, { plan, fate, amountCentavos: pesos * 100n })
    })
}

async function follow(
  teller: Teller,
  being: Being,
  { plan, fate, amountCentavos }: { plan: string; fate: Fate; amountCentavos: bigint },
): Promise<void> {
  const user = being.as
  const { placementId, dueOn } = await place(user, amountCentavos, plan)
  if (fate === 'kept') return
  if (fate === 'cancelled') {
    await later(teller, 190)
    await cancelPlacement(user, { placementId, moveId: uuidv7() })
  } else if (fate === 'rolled') {
    await teller.until(new Date(Date.parse(`${dueOn}T12:38:20+08:00`) - 4 * dayMs))
    const { offer, planVersionId, termsSha256 } = await findSampleTerms(user, plan)
    const { offerId } = offer
    const moveId = uuidv7()
    await consentToRoll(user, { placementId, moveId, offerId, planVersionId, termsSha256 })
  } else if ('exitedOn' in fate) {
    await untilHour(teller, fate.exitedOn)
    const quoteId = uuidv7()
    await quoteExit(user, { placementId, quoteId })
    await later(teller, 3)
    await exitEarly(user, { placementId, moveId: uuidv7(), quoteId })
  } else await impair(teller, placementId, fate.impairedOn)
}

async function impair(teller: Teller, placementId: string, daysAgo: number): Promise<void> {
  const { ana, ben, calendar } = teller
  await calendar.pace({ daysAgo, at: '10:25' })
  await untilStaff(teller, 0)
  const { approvalId } = await fileImpairment(ben, {
    placementId,
    approvalId: uuidv7(),
    returnedCentavos: 9_000_00n,
    reason: {
      en: 'Sample: a flood took the store that borrowed, and it can pay back three quarters.',
      fil: 'Halimbawa: inabot ng baha ang tindahang umutang, at tatlong kapat lang ang maibabalik.',
    },
    notes: 'Sample: the agreement with the borrower is in the folder of this loan.',
  })
  await untilStaff(teller, 150)
  await approveRequest(ana, approvalKinds, { approvalId })
}

/** Declared by Ben, agreed to by Ana; the last one still waits for her. */
const income = [
  { daysAgo: 62, at: '16:02', amountCentavos: 700_00n, agreedAfter: 55 },
  { daysAgo: 33, at: '15:31', amountCentavos: 880_00n, agreedAfter: 130 },
  { daysAgo: 1, at: '15:48', amountCentavos: 1_380_00n, agreedAfter: null },
] as const

export function declareIncomes(teller: Teller, sariSariId: string): void {
  const { ana, ben, calendar } = teller
  for (const { daysAgo, at, amountCentavos, agreedAfter } of income)
    teller.begin(`income ${daysAgo}`, async () => {
      await calendar.pace({ daysAgo, at })
      const declarationId = await fileSampleIncome(ben, {
        amountCentavos,
        days: 30,
        source: 'Sample: interest of loans to small shops',
        plans: [sariSari, harvest],
      })
      if (agreedAfter === null) return
      await later(teller, agreedAfter)
      await agreeToSampleIncome(ana, declarationId)
    })
  teller.begin('offer', async () => {
    await calendar.pace({ daysAgo: 6, at: '17:10' })
    await closeSampleOffer(ana, sariSariId)
  })
}
