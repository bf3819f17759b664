import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { isSignedOut, readFailure } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast.tsx'
import { BackLink } from '#foundation/kit/page/back-link.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { Brand } from '#foundation/kit/ui/brand.tsx'
import { Button, LinkButton } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import type { ReceiptView, TransactionView } from '../../shared/contract.ts'
import { transactionWords } from '../../shared/words.ts'
import { transactions } from '../calls.ts'
import { ReceiptCheck } from './receipt-check.tsx'
import { ReceiptFacts } from './receipt-facts.tsx'
import { ReceiptHistory } from './receipt-history.tsx'
import { ShareReceiptButton } from './share-receipt-button.tsx'

interface Props {
  /** A transaction id or a transaction uid. */
  transactionId: string
  /** What can be done with it: rooms that own a kind of movement fill this. */
  actions?: (transaction: TransactionView) => ReactNode
  /**
   * How long it usually takes from here, where the room of the movement has measured it. Stands
   * beside what comes next.
   */
  expectation?: (transaction: TransactionView) => ReactNode
}

export function ReceiptScreen({ transactionId, ...slots }: Props) {
  const w = useWords(transactionWords)
  const receipt = useQuery(transactions.receipt.queryOptions({ input: { id: transactionId } }))
  const failed = receipt.error && !receipt.data && !isSignedOut(receipt.error)
  useEffect(() => {
    if (failed) notify({ title: w.receiptFailedTitle, message: w.receiptFailed, tone: 'failed' })
  }, [failed, w])
  const back = <BackLink to="/dashboard/transactions">{w.backToAll}</BackLink>
  if (receipt.data) return <Receipt receipt={receipt.data} back={back} {...slots} />
  return (
    <>
      <PageHeader title={w.receipt} back={back} />
      {failed ? (
        <Failed error={receipt.error} onRetry={() => void receipt.refetch()} />
      ) : (
        <Skeleton lines={8} height="2rem" />
      )}
    </>
  )
}

/**
 * Not there, or somebody else's: the two are one answer. Where no answer came nobody knows, and it
 * is asked again.
 */
function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const w = useWords(transactionWords)
  const failure = readFailure(error)
  if (failure.kind !== 'refusal')
    return <FetchFailed title={w.receiptFailed} error={error} onRetry={onRetry} />
  return (
    <Card>
      <EmptyState
        title={w.receiptMissing}
        action={
          <LinkButton to="/dashboard/transactions" variant="secondary">
            {w.backToAll}
          </LinkButton>
        }
      />
    </Card>
  )
}

function Receipt({
  receipt,
  back,
  actions,
  expectation,
}: { receipt: ReceiptView; back: ReactNode } & Omit<Props, 'transactionId'>) {
  const w = useWords(transactionWords)
  const { transaction, statusReason } = receipt
  const { sample } = transaction
  return (
    // Smaller on paper, so that a long history still ends on the first page.
    <div className="relative print:[zoom:0.7]">
      <p className="absolute top-0 right-0 hidden print:block">
        <Brand />
      </p>
      <PageHeader
        title={w.receipt}
        tabTitle={w.receiptTab(transaction.referenceNumber)}
        back={back}
        actions={
          <>
            <ShareReceiptButton receipt={receipt} />
            <Button
              variant="secondary"
              className="max-sm:px-3"
              icon={<Printer aria-hidden size={18} />}
              onClick={() => window.print()}
            >
              {w.print}
            </Button>
          </>
        }
      />
      <div className="relative grid grid-cols-1 gap-4 overflow-x-clip print:gap-2.5">
        {sample && <SampleMarks text={w.sampleMark} />}
        {sample && <p className="text-sm text-muted">{w.sampleNote}</p>}
        <ReceiptFacts receipt={receipt} />
        {/* Below what it is about: on a phone there is no room for it beside the title. */}
        <div className="no-print flex flex-wrap gap-x-2 gap-y-4 empty:hidden">
          {actions?.(transaction)}
        </div>
        {statusReason !== '' && (
          <Card title={w.instructions}>
            {/* On paper its lines run on: a text of many short ones would need a second page. */}
            <p className="whitespace-pre-wrap wrap-anywhere print:whitespace-normal">
              {statusReason}
            </p>
          </Card>
        )}
        <ReceiptHistory receipt={receipt} expectation={expectation?.(transaction)} />
        <ReceiptCheck receipt={receipt} />
        {/* On the screen the frame says it. */}
        <p className="hidden text-sm text-muted print:block">{w.manilaTime}</p>
      </div>
    </div>
  )
}

/**
 * Over the top, the middle and the end: whatever part of it somebody cuts out is still marked.
 * Written by style, so that it is not read out.
 */
function SampleMarks({ text }: { text: string }) {
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-0 z-10 grid items-center justify-items-center"
    >
      {[1, 2, 3].map((place) => (
        <span
          key={place}
          data-mark={text}
          className={
            '-rotate-12 text-[clamp(1.5rem,8vw,3.75rem)] font-semibold whitespace-nowrap ' +
            'text-muted opacity-10 before:content-[attr(data-mark)]'
          }
        />
      ))}
    </div>
  )
}
