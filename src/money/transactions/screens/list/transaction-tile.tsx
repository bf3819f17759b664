import {
  ArrowDownToLine,
  ArrowUpFromLine,
  CircleMinus,
  CirclePlus,
  Sprout,
  type LucideIcon,
} from 'lucide-react'
import { IconTile } from '#foundation/kit/rows/icon-tile.tsx'
import { isCredit, type TransactionType } from '../../shared/rules.ts'
import { transactionTone } from './transaction-status.tsx'

const icons: Record<TransactionType, LucideIcon> = {
  deposit: ArrowDownToLine,
  deposit_initiated: ArrowDownToLine,
  withdrawal: ArrowUpFromLine,
  withdrawal_request: ArrowUpFromLine,
  investment: Sprout,
  investment_payout: Sprout,
  admin_credit: CirclePlus,
  admin_debit: CircleMinus,
}

/** The kind of a transaction as an icon, tinted by its status. The words are beside it. */
export function TransactionTile({
  type,
  status,
}: {
  type: TransactionType
  status: Parameters<typeof transactionTone>[0]
}) {
  const Icon = icons[type]
  // Money that has left is done, but no reason for green.
  const tone = status === 'completed' && !isCredit(type) ? undefined : transactionTone(status)
  return <IconTile icon={<Icon aria-hidden size={20} />} tone={tone} />
}
