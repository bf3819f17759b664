import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { findUser } from '#people/identity/server/actions.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import type { StaffPerson } from './store.ts'

/** The caller, with the initials that the public sees instead of a name. */
export async function actingPerson(ctx: ActionContext): Promise<StaffPerson> {
  const person = staffPersonOf(ctx)
  const { userId } = signedInCaller(ctx)
  return {
    person,
    userId,
    initials:
      userId === null
        ? 'Company Access'
        : dottedInitials((await findUser(ctx.tx, userId)).fullName),
  }
}

/** 'A. R.' for 'Ana Maria Reyes'; the first letter of a name of one word. */
export function dottedInitials(fullName: string): string {
  const words = fullName.normalize('NFC').trim().split(/\s+/).filter(Boolean)
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const letters = words.length > 1 ? [first, last] : [first]
  return (
    letters.map((word) => `${(Array.from(word)[0] ?? '').toLocaleUpperCase('en-PH')}.`).join(' ') ||
    'U.'
  )
}
