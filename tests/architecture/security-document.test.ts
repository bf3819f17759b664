/** Docs/security.md has every threat and fault, docs/asvs.md every requirement; tests exist. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n')
const rows = linesOf('docs/security.md').filter((line) => /^\| [TF]\d\d /.test(line))
const numberOf = (row: string) => row.slice(2, 5)
const filesIn = (text: string) =>
  [...text.matchAll(/`((?:src|tests)\/[^`]+)`/g)].map(([, file]) => file ?? '')

test.each([
  ['T', 57],
  ['F', 27],
] as const)('every number from %s01 to its last has one row', (letter, count) => {
  const numbers = rows.map(numberOf).filter((number) => number.startsWith(letter))
  const expected = Array.from(
    { length: count },
    (_, at) => `${letter}${String(at + 1).padStart(2, '0')}`,
  )
  expect(numbers).toEqual(expected)
})

test('every row names a test that exists, or says why it has none', () => {
  for (const row of rows) {
    const files = filesIn(row)
    expect(
      files.filter((file) => !existsSync(file)),
      row,
    ).toEqual([])
    if (files.length === 0) expect(row).toMatch(/No test|Does not apply/)
  }
})

/** The sections of ASVS 5.0 and how many requirements of levels 1 and 2 each has. */
const sections = `
  V1.1 2, V1.2 9, V1.3 11, V1.4 3, V1.5 2, V2.1 3, V2.2 3, V2.3 4, V2.4 1, V3.2 2, V3.3 4, V3.4 6,
  V3.5 5, V3.7 2, V4.1 3, V4.2 1, V4.3 2, V4.4 4, V5.1 1, V5.2 3, V5.3 2, V5.4 3, V6.1 3, V6.2 12,
  V6.3 4, V6.4 4, V6.5 5, V6.6 3, V6.8 4, V7.1 3, V7.2 4, V7.3 2, V7.4 5, V7.5 2, V7.6 2, V8.1 2,
  V8.2 3, V8.3 1, V8.4 1, V9.1 3, V9.2 4, V10.1 2, V10.2 2, V10.3 4, V10.4 11, V10.5 5, V10.6 2,
  V10.7 3, V11.1 2, V11.2 3, V11.3 3, V11.4 4, V11.5 1, V11.6 1, V12.1 3, V12.2 2, V12.3 4, V13.1 1,
  V13.2 5, V13.3 2, V13.4 5, V14.1 2, V14.2 4, V14.3 3, V15.1 3, V15.2 3, V15.3 7, V16.1 1, V16.2 5,
  V16.3 4, V16.4 3, V16.5 3, V17.1 1, V17.2 4, V17.3 2`
const counts = new Map(
  sections.split(',').map((one) => {
    const [section = '', count] = one.trim().split(' ')
    return [section, Number(count)]
  }),
)

/** A cell names requirements, ranges within a section (V1.2.6–V1.2.8) and whole sections (V4.3). */
function requirementsIn(cell: string): string[] {
  return cell.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split('–')
    const [chapter, section, from = '1'] = first.split('.')
    const name = `${chapter}.${section}`
    const to = last === name ? (counts.get(name) ?? 0) : Number(last.split('.')[2])
    return Array.from({ length: to - Number(from) + 1 }, (_, at) => `${name}.${Number(from) + at}`)
  })
}

const asvs = linesOf('docs/asvs.md')
const judged = asvs
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, numbers = '', state = '', how = '']) => ({
    requirements: requirementsIn(numbers),
    state,
    how,
  }))

test('docs/asvs.md covers each of the 253 requirements once', () => {
  const expected = [...counts].flatMap(([section, count]) =>
    Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
  )
  expect(expected).toHaveLength(253)
  expect(judged.flatMap(({ requirements }) => requirements).toSorted()).toEqual(expected.toSorted())
})

test('docs/asvs.md counts its own states, and names files that exist', () => {
  const states = ['Met', 'In part', 'Not met', 'Does not apply']
  const listed = new Map(states.map((state) => [state, 0]))
  for (const { requirements, state, how } of judged) {
    expect(states, how).toContain(state)
    expect(how).not.toBe('')
    listed.set(state, (listed.get(state) ?? 0) + requirements.length)
    expect(filesIn(how).filter((file) => !existsSync(file))).toEqual([])
  }
  const written = asvs.flatMap((line) => {
    const [, state, count] = /^\| (\w[\w ]*?) +\| +(\d+) +\|$/.exec(line) ?? []
    return state === undefined ? [] : [[state, Number(count)] as const]
  })
  expect(new Map(written)).toEqual(listed)
})
