/** How the tills of the book keep their balances (decision 0059). */
import * as z from 'zod'
import { settingNotes } from './setting-notes.ts'

const kinds = ['ordered', 'portable'] as const
export type TillKind = (typeof kinds)[number]

export const tillSettings = {
  KABAN_TILLS: z
    .enum(kinds, 'it must be ordered or portable')
    .optional()
    .register(settingNotes, {
      group: 'Data',
      does:
        'How the tills of the company keep their balances. `ordered` is made for PostgreSQL. ' +
        '`portable` needs no ordered sequence and no numbers of transactions, which distributed ' +
        'engines lack. The first start decides; [portability.md](portability.md#portable-tills) ' +
        'says how to change it later.',
      neededBy: 'Whoever tries another engine than PostgreSQL.',
      otherwise: 'those that the installation has; `ordered` at the first start',
    }),
}
