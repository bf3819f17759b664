import { expect, test } from 'vitest'
import { whyTooLate } from './too-late.ts'

const why = (log: string) => whyTooLate('/mnt/backups', new Date('2026-11-22T06:07:00Z'), log)
const fatal = 'FATAL:  recovery ended before configured recovery target was reached'

test('a moment after the last change is refused with that change and the command to type', () => {
  const log =
    '2026-11-22 06:09:00.000 UTC [7] LOG:  redo done at 0/4000148\n' +
    '2026-11-22 06:09:00.000 UTC [7] ' +
    'LOG:  last completed transaction was at log time 2026-11-22 06:05:31.123456+00\n'
  expect(why(log + fatal)).toBe(
    'The backups in /mnt/backups have no change from after 2026-11-22 14:07, Manila time. Their ' +
      'newest one is of 2026-11-22 14:05:31, Manila time. To restore all that they hold, repeat ' +
      'the command without --to.',
  )
  expect(why(fatal)).toContain('Their log has no change after the archive. To restore all')
})
