import { expect, test } from 'vitest'
import { emptyHistory, type Finding } from './history.ts'
import { makeReport } from './report.ts'

const read: Finding = {
  kind: 'impossible read',
  text: 'A read of wallet 1 shows nothing that it had with 2 to 3 entries',
  excerpt: ['1.000 s to 1.100 s, server 1: user 1 read 1 entries of wallet 1'],
}
const round = (findings: Finding[]) => ({
  seed: 33,
  seconds: 45,
  history: emptyHistory(),
  findings,
  struck: [{ name: 'server killed', from: 0, to: 1 }],
  mails: 0,
  longestGap: 0,
})
const leftOut = [{ name: 'disk full', why: 'only root can mount a small disk' }]

test('a run without a finding begins with the verdict and says how to repeat it', () => {
  const report = makeReport()
  report.add(round([]))
  const lines = report.show({ seconds: 45, plant: 'lock-dropped', leftOut }).split('\n')
  expect(lines.slice(0, 3)).toEqual([
    'Nothing found in 45 s',
    'The planted fault lock-dropped was NOT found: try longer, or another seed',
    'To repeat it: npm run simulate -- --seed 33 --seconds 45 --plant lock-dropped',
  ])
  expect(lines).toContainEqual(expect.stringMatching(/^Seed +33$/))
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}server killed +1$/))
  expect(lines).toContain('  left out: disk full, because only root can mount a small disk')
})

test('what was found is shown once, with its calls', () => {
  const report = makeReport()
  report.add(round([read, { ...read, text: read.text.replace('2 to 3', '3 to 4') }]))
  const shown = report.show({ seconds: Infinity, plant: 'lock-dropped', leftOut })
  expect(shown).toMatch(
    /^Found in 45 s: impossible read \(1\)\nThe planted fault lock-dropped was found\n/,
  )
  expect(shown.split(read.text)).toHaveLength(2)
  expect(shown).toContain(read.excerpt[0])
})
