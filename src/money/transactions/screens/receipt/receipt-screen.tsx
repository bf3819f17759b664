import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useEffect, type CSSProperties, type ReactNode } from 'react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { isSignedOut, readFailure } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { BackLink } from '#foundation/kit/page/back-link.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { Brand } from '#foundation/kit/ui/brand.tsx'
import { Button, LinkButton } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import type { ReceiptView, TransactionView } from '../../shared/contract.ts'
import { isEndedTransactionStatus } from '../../shared/rules.ts'
import { receiptWords } from '../../shared/words-receipt.ts'
import { transactionWords } from '../../shared/words.ts'
import { transactions } from '../calls.ts'
import { ReceiptCheck } from './receipt-check.tsx'
import { ReceiptFacts } from './receipt-facts.tsx'
import { ReceiptHistory } from './receipt-history.tsx'
import { ShareReceiptButton } from './share-receipt-button.tsx'

interface Props {
  /** A transaction id or a transaction uid. */
  transactionId: string
  /** Buttons of the module that owns this kind of transaction. */
  actions?: (transaction: TransactionView, openChatId: string | null) => ReactNode
  /** Facts that the module that owns this kind of transaction adds. */
  details?: (receipt: ReceiptView) => ReactNode
  /** Whether a seal holds the receipt. */
  seal: (receipt: ReceiptView) => ReactNode
  /** Rare choices of the module that owns this kind of transaction, at the end. */
  end?: (transaction: TransactionView) => ReactNode
  /** The measured time until the next step, from the module that owns this kind of transaction. */
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
 * The server answers not-found also for a transaction of somebody else. Without an answer the user
 * can retry.
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
  details,
  seal,
  end,
  expectation,
}: { receipt: ReceiptView; back: ReactNode } & Omit<Props, 'transactionId'>) {
  const w = useWords(transactionWords)
  const r = useWords(receiptWords)
  const { transaction, statusReason } = receipt
  const { sample } = transaction
  return (
    // Smaller in print, so that a long history still ends on the first page.
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
      <div
        className={`grid grid-cols-1 gap-4 print:gap-2.5 ${sample ? sampleStyle : ''}`}
        style={{ '--sample-mark': JSON.stringify(w.sampleMark) } as CSSProperties}
      >
        {sample && <p className="text-sm text-muted">{w.sampleNote}</p>}
        <ReceiptFacts receipt={receipt} />
        {/* Below the amount: phones have no space for it beside the title. */}
        <div className="no-print flex flex-wrap gap-x-2 gap-y-4 empty:hidden">
          {actions?.(transaction, receipt.openChatId)}
        </div>
        {details?.(receipt)}
        {statusReason !== '' && (
          <Card title={isEndedTransactionStatus(transaction.status) ? r.reason : w.instructions}>
            {/* In print the lines are joined: many short lines would need a second page. */}
            <p className="whitespace-pre-wrap wrap-anywhere print:whitespace-normal">
              {r.describe(statusReason)}
            </p>
          </Card>
        )}
        <ReceiptHistory receipt={receipt} expectation={expectation?.(transaction)} />
        <ReceiptCheck receipt={receipt} />
        {seal(receipt)}
        <div className="no-print empty:hidden">{end?.(transaction)}</div>
        {/* On screen the frame of the page says this. */}
        <p className="hidden text-sm text-muted print:block">{w.manilaTime}</p>
      </div>
    </div>
  )
}

/**
 * At the end of each card, so that every cut-out part is marked, and nothing covers a text. On
 * paper in its corner: a long history leaves no room below.
 */
const sampleStyle =
  '[&_section.card]:after:block [&_section.card]:after:border-t ' +
  '[&_section.card]:after:border-line [&_section.card]:after:bg-waiting-tint ' +
  '[&_section.card]:after:text-center [&_section.card]:after:text-xs ' +
  '[&_section.card]:after:font-medium [&_section.card]:after:text-waiting ' +
  '[&_section.card]:after:content-(--sample-mark) print:[&_section.card]:relative ' +
  'print:[&_section.card]:after:absolute print:[&_section.card]:after:top-1 ' +
  'print:[&_section.card]:after:right-4 print:[&_section.card]:after:border-0 ' +
  'print:[&_section.card]:after:bg-transparent'
