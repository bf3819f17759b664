import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { useShownTime } from '#foundation/kit/time/shown-time.ts'
import { transactions } from '#money/transactions/screens/calls.ts'
import { expectedTimeWords } from '#money/transactions/shared/words-expected.ts'
import { transactionWords } from '#money/transactions/shared/words.ts'
import type { DepositView } from '../../../shared/contract.ts'
import { depositStage, type DepositStage } from '../../../shared/rules-stage.ts'
import { depositChatWords } from '../../../shared/words-chat.ts'

type StepState = 'done' | 'now' | 'next'

/** The course of a deposit: steps that are done and to come, with measured times. */
export function DepositSteps({ deposit }: { deposit: DepositView }) {
  const w = useWords(depositChatWords)
  const { statuses } = useWords(transactionWords)
  const stage = depositStage(deposit)
  const at = useShownTime()
  const decidedAt = useDecidedAt(deposit, stage)
  const expected = useExpectedTime(stage)
  const state = (step: number, now: number): StepState =>
    step < now ? 'done' : step === now ? 'now' : 'next'
  const paid = deposit.proofSentAt && at(deposit.proofSentAt)
  if (stage === 'ended')
    return (
      <Steps label={w.steps}>
        <Step state="done" title={w.requested}>
          {at(deposit.createdAt)}
        </Step>
        {paid && (
          <Step state="done" title={w.paid}>
            {paid}
          </Step>
        )}
        <Step state="now" title={statuses[deposit.status]}>
          {decidedAt && at(decidedAt)}
        </Step>
      </Steps>
    )
  const now = { pay: 1, check: 2, added: 4 }[stage]
  return (
    <Steps label={w.steps}>
      <Step state="done" title={w.requested}>
        {at(deposit.createdAt)}
      </Step>
      <Step state={state(1, now)} title={stage === 'pay' ? w.pay : w.paid}>
        {stage === 'pay' ? w.payBy(at(deposit.expiresAt)) : paid}
      </Step>
      <Step state={state(2, now)} title={stage === 'added' ? w.checkDone : w.check}>
        {deposit.waitsForApproval ? w.secondPerson : stage === 'added' ? null : expected}
      </Step>
      <Step state={state(3, now)} title={w.added}>
        {stage === 'added' ? (
          <>
            {decidedAt && `${at(decidedAt)} · `}
            <Link
              to="/dashboard/transactions/receipt/$transactionId"
              params={{ transactionId: deposit.transactionId }}
              className="link"
            >
              {w.seeReceipt}
            </Link>
          </>
        ) : (
          w.addedMore
        )}
      </Step>
    </Steps>
  )
}

function Steps({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol aria-label={label} className="chat-steps grid">
      {children}
    </ol>
  )
}

function Step({
  state,
  title,
  children,
}: {
  state: StepState
  title: string
  children: ReactNode
}) {
  return (
    <li aria-current={state === 'now' ? 'step' : undefined} data-step={state}>
      <p className="font-semibold">{title}</p>
      {children && <p className="figures text-[0.8125rem] text-muted">{children}</p>}
    </li>
  )
}

/** The history of a transaction is part of its receipt. */
function useDecidedAt(deposit: DepositView, stage: DepositStage): Date | undefined {
  const { data } = useQuery({
    ...transactions.receipt.queryOptions({ input: { id: deposit.transactionId } }),
    enabled: stage === 'ended' || stage === 'added',
  })
  return data?.history.findLast(({ newStatus }) => newStatus === deposit.status)?.changedAt
}

const minutes = 60_000

/** Undefined while too few deposits were measured. */
function useExpectedTime(stage: DepositStage): string | undefined {
  const w = useWords(expectedTimeWords)
  const { data } = useQuery({
    ...transactions.expectedTime.queryOptions({
      input: { kind: 'deposit' },
      staleTime: 5 * minutes,
    }),
    enabled: stage === 'pay' || stage === 'check',
  })
  const measured = data?.measured
  return measured ? w.usual(measured.halfSeconds, measured.nineOfTenSeconds) : undefined
}
