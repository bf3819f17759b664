import * as z from 'zod/mini'
import { emptyInput } from '#foundation/contract/shared/fields.ts'
import { reads, writes } from '#foundation/contract/shared/procedure.ts'

const choice = z.strictObject({
  /** Whether the user wants a mail about each week of their wallet. */
  weekly: z.boolean(),
})
export type DigestChoice = z.infer<typeof choice>

export const digestContract = {
  mine: reads('user').input(emptyInput).output(choice),
  save: writes('user', { duringMaintenance: true }).input(choice).output(choice),
}
