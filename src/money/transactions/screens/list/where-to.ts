import type { TransactionView } from '../../shared/contract.ts'
import { isCredit } from '../../shared/rules.ts'
import type { transactionWords } from '../../shared/words.ts'

/** A receipt never says that something was paid before it was. */
export function bankAccountTitle(
  w: typeof transactionWords,
  { type, status }: Pick<TransactionView, 'type' | 'status'>,
): string {
  if (isCredit(type)) return status === 'completed' ? w.paidInto : w.askedInto
  return status === 'completed' ? w.paidTo : w.askedTo
}
