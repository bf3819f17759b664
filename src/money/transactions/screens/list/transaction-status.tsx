/** The status badge and the signed amount of a transaction, also for the modules built on it. */
import { useWords } from '#foundation/kit/i18n/language.tsx'
import type { Tone } from '#foundation/kit/theme/tone.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { StatusBadge } from '#foundation/kit/ui/status-badge.tsx'
import type { Centavos } from '#foundation/peso/shared/peso.ts'
import { isCredit, type TransactionStatus, type TransactionType } from '../../shared/rules.ts'
import { transactionWords } from '../../shared/words.ts'

const tones: Record<TransactionStatus, Tone> = {
  pending_payment: 'waiting',
  pending: 'waiting',
  pending_confirmation: 'waiting',
  processing: 'info',
  on_hold: 'held',
  approved: 'credited',
  completed: 'credited',
  declined: 'failed',
  failed: 'failed',
  cancelled: 'failed',
  expired: 'neutral',
}

export function transactionTone(status: TransactionStatus): Tone {
  return tones[status]
}

export function TransactionStatusBadge({ status }: { status: TransactionStatus }) {
  const w = useWords(transactionWords)
  return <StatusBadge tone={transactionTone(status)}>{w.statuses[status]}</StatusBadge>
}

interface AmountProps {
  type: TransactionType
  status: TransactionStatus
  amountCentavos: Centavos
  size?: 'normal' | 'row' | 'large' | 'balance'
  hidden?: boolean
}

/**
 * The sign is written; green only repeats it. Money that has not moved is dimmed and has no plus,
 * so that it does not look received.
 */
export function TransactionAmount({ type, status, amountCentavos, size, hidden }: AmountProps) {
  const hasMoved = status === 'completed'
  return (
    <span className={hasMoved ? `font-medium ${isCredit(type) ? 'text-credited' : ''}` : ''}>
      <Amount
        centavos={amountCentavos}
        sign={hasMoved ? 'written' : 'plain'}
        size={size}
        muted={!hasMoved}
        hidden={hidden}
      />
    </span>
  )
}
