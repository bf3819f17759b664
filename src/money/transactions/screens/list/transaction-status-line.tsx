import type { ReactNode } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { StatusLine } from '#foundation/kit/list/status-line.tsx'
import { isFinalTransactionStatus, type TransactionStatus } from '../../shared/rules.ts'
import { transactionWords } from '../../shared/words.ts'
import { transactionTone } from './transaction-status.tsx'

/** The status in a one-line row, quiet beside many others; `children` follow it. */
export function TransactionStatusLine({
  status,
  settled = isFinalTransactionStatus(status),
  children,
}: {
  status: TransactionStatus
  /** Quieter, because nobody has to act on this status. */
  settled?: boolean
  children?: ReactNode
}) {
  const w = useWords(transactionWords)
  return (
    <StatusLine tone={transactionTone(status)} word={w.statuses[status]} settled={settled}>
      {children}
    </StatusLine>
  )
}
