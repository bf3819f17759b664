import {
  BanknoteArrowDown,
  BanknoteArrowUp,
  CircleMinus,
  CirclePlus,
  PiggyBank,
  Sprout,
  type LucideIcon,
} from 'lucide-react'
import type { TransactionType } from '#money/transactions/shared/rules.ts'

export const transactionIcons: Record<TransactionType, LucideIcon> = {
  deposit: BanknoteArrowDown,
  deposit_initiated: BanknoteArrowDown,
  withdrawal: BanknoteArrowUp,
  withdrawal_request: BanknoteArrowUp,
  investment: PiggyBank,
  investment_payout: Sprout,
  admin_credit: CirclePlus,
  admin_debit: CircleMinus,
}

/** Decorative: the type is always written beside it. */
export function TransactionIcon({ type, size }: { type: TransactionType; size: number }) {
  const Icon = transactionIcons[type]
  return <Icon aria-hidden size={size} />
}
