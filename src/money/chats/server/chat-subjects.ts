/** The subjects of chats; the modules that own them tell what they are. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { SubjectState } from '../shared/rules-turn.ts'

export interface ChatSubject {
  amountCentavos: bigint
  state: SubjectState
}

/** By the id of the transaction. */
type ReadSubjects = (
  tx: Transaction,
  transactionIds: readonly string[],
) => Promise<ReadonlyMap<string, ChatSubject>>

let read: ReadSubjects | undefined

/** `main` registers deposits here at the start of the server: chats cannot import deposits. */
export function describeChatsBy(reader: ReadSubjects): void {
  read = reader
}

export async function readChatSubjects(
  tx: Transaction,
  chats: readonly { relatedTransactionId: string | null }[],
): Promise<ReadonlyMap<string, ChatSubject>> {
  const ids = chats.flatMap(({ relatedTransactionId }) => relatedTransactionId ?? [])
  return read && ids.length > 0 ? await read(tx, ids) : new Map()
}
