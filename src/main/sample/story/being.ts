import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import type { Person } from './people.ts'

/** A person of the story who has joined. */
export interface Being extends Person {
  /** The context of their requests. */
  as: ActionContext
}

export function userIdOf({ as: { caller } }: Being): string {
  if (caller.role !== 'user') throw new Error('Only users live in the story')
  return caller.userId
}
