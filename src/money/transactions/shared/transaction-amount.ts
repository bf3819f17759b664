/**
 * The one place where a transaction's amount gets or loses its sign; `transactions-sql.ts` does it
 * in queries. The ledger, requests and forms use positive amounts. Stored transactions are signed
 * (migration 0007): negative when money leaves the user's wallet. All amounts are centavos.
 */
import { absolute, showPesos, type Centavos } from '#foundation/peso/shared/peso.ts'
import { isCredit, type TransactionType } from './rules.ts'

interface Signed {
  amountCentavos: Centavos
}

/** A positive amount as a transaction of this type stores it. */
export function signedTransactionAmount(type: TransactionType, amountCentavos: Centavos): Centavos {
  return isCredit(type) ? amountCentavos : -amountCentavos
}

/** The amount of a stored or shown transaction without its sign. */
export function transactionAmount({ amountCentavos }: Signed): Centavos {
  return absolute(amountCentavos)
}

/** `₱5,000.00`, without the sign. */
export function showTransactionAmount(transaction: Signed): string {
  return showPesos(transactionAmount(transaction))
}
