/**
 * The search over everything: what may be asked, and how many of each kind are answered. It finds;
 * what may be done with what was found is decided where it is opened.
 */
import * as z from 'zod/mini'
import { filledLine } from '#foundation/contract/shared/fields.ts'

/** Fewer characters fit half of everybody. */
export const searchMin = 3
export const searchMax = 100
/** Who needs more opens the list. */
export const usersFoundMax = 6
export const transactionsFoundMax = 8
/** By one name or figure: none of them may push the others out. */
export const eachWayMax = 4

export const searchInput = z.strictObject({ term: filledLine(searchMax) })

/** Worth a question to the server? */
export function isSearchable(term: string): boolean {
  return [...term.trim()].length >= searchMin
}

/**
 * Why a movement of money was found: a figure alone does not tell whether it is the amount or the
 * end of a bank account.
 */
export const matches = ['name', 'bank-number', 'bank-reference', 'amount'] as const
