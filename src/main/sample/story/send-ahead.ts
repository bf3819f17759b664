import type { Transaction } from '#foundation/platform/server/database/database.ts'

const writesOnly = /^\s*(?:insert|update|delete)\b(?![^]*\breturning\b)/i

/**
 * The same transaction, which does not wait for writes that return nothing: they are sent, in their
 * order, while the story goes on. A write that fails makes the next statement fail with its error.
 */
export function sendAhead(tx: Transaction): Transaction {
  let failure: { error: unknown } | undefined
  const noted = (error: unknown) => {
    throw (failure ??= { error }).error
  }
  return {
    ...tx,
    rows<Row>(text: string, values?: readonly unknown[]): Promise<Row[]> {
      const answer = tx.rows<Row>(text, values).catch(noted)
      if (!writesOnly.test(text)) return answer
      answer.catch(() => {})
      return Promise.resolve([])
    },
    row: (text, values) => tx.row<never>(text, values).catch(noted),
    maybeRow: (text, values) => tx.maybeRow<never>(text, values).catch(noted),
    dynamicRows: (text, values) => tx.dynamicRows<never>(text, values).catch(noted),
    // The whole story has one commit, and what belongs to a moment is written in it.
    beforeCommit: (task) => void task().catch(() => {}),
  }
}
