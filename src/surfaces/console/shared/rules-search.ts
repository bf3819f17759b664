/** Input and limits of the search over users, transactions, pages and actions. */
import * as z from 'zod/mini'
import { filledLine } from '#foundation/contract/shared/fields.ts'

/** Fewer characters would match too much. */
const searchMin = 3
const searchMax = 100
export const usersFoundMax = 6
export const transactionsFoundMax = 8
/** Results per lookup, so that none crowds the others out. */
export const eachLookupMax = 4

export const searchInput = z.strictObject({ term: filledLine(searchMax) })

/** Whether the term is long enough to ask the server. */
export function isSearchable(term: string): boolean {
  return [...term.trim()].length >= searchMin
}

/** Why a transaction was found: a number can be an amount or the end of a bank account. */
export const matches = ['name', 'bank-number', 'bank-reference', 'amount'] as const
