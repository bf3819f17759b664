/** Types and statuses that a term names in English or Filipino. */
import { holdsTerm } from '#foundation/contract/shared/folded.ts'
import {
  transactionStatuses,
  transactionTypes,
  type TransactionStatus,
  type TransactionType,
} from '../rules.ts'
import { transactionWordsFil } from '../words.fil.ts'
import { transactionWords } from '../words.ts'

const languages = [transactionWords, transactionWordsFil]

export function namedTypes(term: string): TransactionType[] {
  return transactionTypes.filter((type) => languages.some((w) => holdsTerm(w.types[type], term)))
}

export function namedStatuses(term: string): TransactionStatus[] {
  return transactionStatuses.filter((status) =>
    languages.some((w) => holdsTerm(w.statuses[status], term)),
  )
}
