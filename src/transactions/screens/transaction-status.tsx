/**
 * How the status and the amount of any transaction look, in this room and in those that build on
 * it.
 */
import { Amount } from '../../kit/amount.tsx'
import { useWords } from '../../kit/language.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import type { Tone } from '../../kit/tone.tsx'
import type { Centavos } from '../../peso/peso.ts'
import { isCredit, type TransactionStatus, type TransactionType } from '../rules.ts'
import { words } from '../words.ts'

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

export function toneOf(status: TransactionStatus): Tone {
  return tones[status]
}

export function TransactionStatusBadge({ status }: { status: TransactionStatus }) {
  const w = useWords(words)
  return <StatusBadge tone={toneOf(status)}>{w.statuses[status]}</StatusBadge>
}

interface AmountProps {
  type: TransactionType
  status: TransactionStatus
  amountCentavos: Centavos
  size?: 'normal' | 'large' | 'balance'
  hidden?: boolean
}

/**
 * The sign is written; green only repeats it. Money that has not moved, or never will, stands back:
 * it must not look like money that came.
 */
export function TransactionAmount({ type, status, amountCentavos, size, hidden }: AmountProps) {
  const look =
    status !== 'completed'
      ? 'font-normal text-muted'
      : isCredit(type)
        ? 'font-medium text-credited'
        : 'font-medium'
  return (
    <span className={look}>
      <Amount centavos={amountCentavos} sign="written" size={size} hidden={hidden} />
    </span>
  )
}
