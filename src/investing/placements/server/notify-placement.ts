/** After a change of a placement: live event, activity, notification and mail. */
import {
  aboutNamed,
  inBothNames,
  type BilingualText,
} from '#foundation/contract/shared/bilingual.ts'
import { showPesos, showPesosSigned, type Centavos } from '#foundation/peso/shared/peso.ts'
import { together } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import type { MailFact } from '#foundation/platform/server/mail/outbox.ts'
import type { TransactionRow } from '#money/transactions/server/actions.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { placementRecordTexts as texts } from '../shared/record-words.ts'
import { showUntil } from '../shared/user/deadline.ts'
import { dayInBoth, placementPath, tellUser, type ToldUser } from './maturity/tell-user.ts'

interface ToldPlacement {
  placementId: string
  planName: BilingualText
  principalCentavos: Centavos
}

export async function notifyPlaced(
  ctx: ActionContext,
  user: ToldUser,
  placed: ToldPlacement & {
    transaction: TransactionRow
    coolingUntil: Date
    startsOn: string
    dueOn: string
    projectedGainCentavos: Centavos
    termsSha256: string
  },
): Promise<void> {
  const { planName, coolingUntil, principalCentavos, transaction } = placed
  const amount = showPesos(principalCentavos)
  await tell(ctx, user, {
    placement: placed,
    actionType: 'PLACEMENT_MADE',
    subject: texts.subject.placed,
    activity: aboutNamed(planName, (plan) => texts.placedActivity(amount, plan)),
    message: aboutNamed(planName, (plan) => texts.placed(amount, plan, coolingUntil)),
    more: [texts.notOwed],
    facts: [
      [texts.facts.plan, inBothNames(planName)],
      [texts.facts.reference, transaction.referenceNumber],
      [texts.facts.amount, showPesosSigned(transaction.amountCentavos)],
      [texts.facts.cancelUntil, untilInBoth(coolingUntil)],
      [texts.facts.startsOn, dayInBoth(placed.startsOn)],
      [texts.facts.dueOn, dayInBoth(placed.dueOn)],
      [texts.facts.projected, showPesos(placed.projectedGainCentavos)],
      [texts.facts.terms, placed.termsSha256],
    ],
    isMoney: true,
  })
}

export async function notifyCancelled(
  ctx: ActionContext,
  user: ToldUser,
  cancelled: ToldPlacement & { transaction: TransactionRow },
): Promise<void> {
  const { planName, principalCentavos, transaction } = cancelled
  const amount = showPesos(principalCentavos)
  await tell(ctx, user, {
    placement: cancelled,
    actionType: 'PLACEMENT_CANCELLED',
    subject: texts.subject.cancelled,
    activity: aboutNamed(planName, (plan) => texts.cancelledActivity(amount, plan)),
    message: aboutNamed(planName, (plan) => texts.cancelled(amount, plan)),
    more: [],
    facts: [
      [texts.facts.plan, inBothNames(planName)],
      [texts.facts.reference, transaction.referenceNumber],
      [texts.facts.amount, showPesosSigned(transaction.amountCentavos)],
    ],
    isMoney: true,
  })
}

export async function notifyActive(
  ctx: ActionContext,
  user: ToldUser,
  active: ToldPlacement & { dueOn: string },
): Promise<void> {
  const { planName, principalCentavos, dueOn } = active
  const amount = showPesos(principalCentavos)
  await tell(ctx, user, {
    placement: active,
    actionType: 'PLACEMENT_BEGAN',
    subject: texts.subject.active,
    activity: aboutNamed(planName, texts.activeActivity),
    message: aboutNamed(planName, (plan) => texts.active(amount, plan, dueOn)),
    more: [texts.notOwed],
    facts: [
      [texts.facts.plan, inBothNames(planName)],
      [texts.facts.amount, amount],
      [texts.facts.dueOn, dayInBoth(dueOn)],
    ],
    isMoney: false,
  })
}

interface Told {
  placement: ToldPlacement
  actionType: string
  subject: (plan: string) => BilingualText
  activity: BilingualText
  message: BilingualText
  more: readonly BilingualText[]
  facts: readonly MailFact[]
  /** Whether the balance of the wallet changed. */
  isMoney: boolean
}

async function tell(
  ctx: ActionContext,
  user: ToldUser,
  { placement, actionType, subject, activity, message, more, facts, isMoney }: Told,
): Promise<void> {
  const { placementId, planName } = placement
  const { userId } = user
  publishPlacement(ctx, { placementId, userId })
  await together([
    recordActivity(ctx, {
      userId,
      actionType,
      description: activity,
      subject: { kind: 'investment', id: placementId },
    }),
    tellUser(ctx, {
      type: isMoney ? 'balance_update' : 'transaction_update',
      user,
      subject: aboutNamed(planName, subject),
      paragraphs: [message, ...more],
      facts,
      linkTo: placementPath(placementId),
    }),
  ])
}

/** The same for all: a job that changes hundreds at once tells admins once. */
const anyPlacement = 'any'

export function publishPlacement(
  { tx }: ActionContext,
  { placementId, userId }: { placementId: string; userId: string },
): void {
  publish(
    tx,
    { topic: 'placements', id: placementId, to: { userId } },
    { topic: 'placements', id: anyPlacement, to: 'admins' },
    { topic: 'investments', id: anyPlacement, to: 'admins' },
  )
}

const untilInBoth = (at: Date): BilingualText => ({
  en: showUntil(at, 'en'),
  fil: showUntil(at, 'fil'),
})
