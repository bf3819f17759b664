import { expect, test } from 'vitest'
import { watchMailTrouble } from './mail-trouble.ts'

test('an episode is one line with the reason, and one when it ends; nobody is named', () => {
  const lines: [object, string][] = []
  const note = watchMailTrouble({ warn: (facts, message) => void lines.push([facts, message]) })
  note(null)
  expect(lines).toEqual([])
  for (const reason of ['Error: 550 <maria@example.test> unknown', 'Error: ECONNREFUSED', 'Other'])
    note(reason)
  expect(lines).toEqual([
    [
      { reason: 'Error: 550 <(address)> unknown' },
      'the mail server does not take mails; they wait and are tried again',
    ],
  ])
  note(null)
  note(null)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toEqual([
    { since: expect.any(Date) as unknown, failures: 3 },
    'the mail server takes mails again',
  ])
  note('Error: again')
  expect(lines).toHaveLength(3)
})
