/** How many processes serve on the port. */
import { availableParallelism } from 'node:os'
import * as z from 'zod'
import { settingNotes } from './setting-notes.ts'

const most = 128

export const processSettings = {
  KABAN_PROCESSES: z
    .string()
    .transform((text, context) => {
      if (text === 'auto') return Math.min(most, availableParallelism())
      const count = Number(text)
      if (/^\d+$/.test(text) && count >= 1 && count <= most) return count
      context.addIssue(`it must be auto or a whole number from 1 to ${most}`)
      return z.NEVER
    })
    .default(1)
    .register(settingNotes, {
      group: 'Address',
      does:
        'How many processes serve on `PORT`, or `auto` for as many as the machine has cores. ' +
        'Each opens up to 35 connections to the database ' +
        '([several-servers.md](operating/several-servers.md#processes-of-one-server)).',
      neededBy: 'Installations that keep one core busy.',
    }),
}
