import { expect, test } from 'vitest'
import { recentNames } from './recent-names.ts'

function filled(count: number, keptMin = 10) {
  const recent = recentNames<number>(keptMin)
  recent.begin()
  const positions = [recent.position()]
  for (let name = 0; name < count; name += 1) {
    recent.add(name)
    positions.push(recent.position())
  }
  return { recent, positions }
}

test('the names after a position are known as long as they are kept', () => {
  const { recent, positions } = filled(35)
  for (const [heard, position] of positions.entries()) {
    const names = recent.since(position)
    if (heard >= 25 || names)
      expect(names).toEqual(Array.from({ length: 35 - heard }, (_, at) => heard + at))
  }
  expect(recent.since(positions[0])).toBeUndefined()
})

test('no position survives a beginning or an end', () => {
  const { recent, positions } = filled(3)
  recent.begin()
  expect(positions.map(recent.since)).toEqual(positions.map(() => undefined))
  const again = recent.position()
  recent.end()
  recent.add(1)
  expect([recent.position(), recent.since(again)]).toEqual([undefined, undefined])
})

test('what is no position is unknown, and a position tells nothing', () => {
  const { recent, positions } = filled(3)
  const known = String(positions[1])
  const bad = [
    undefined,
    null,
    1,
    '',
    [known],
    {},
    `${known} `,
    known.slice(1),
    known.toUpperCase(),
  ]
  expect(bad.map(recent.since)).toEqual(bad.map(() => undefined))
  expect(recent.since(known)).toEqual([1, 2])
  expect(new Set([...positions, ...filled(3).positions]).size).toBe(8)
})
