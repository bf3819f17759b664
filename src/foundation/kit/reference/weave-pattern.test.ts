import { expect, test } from 'vitest'
import { weavePattern } from './weave-pattern.ts'

test('a reference has one mat, and other references have others', () => {
  const references = Array.from({ length: 200 }, (_, number) => `REF20261124${number}K7M2`)
  const mats = references.map((reference) => JSON.stringify(weavePattern(reference)))
  expect(new Set(mats).size).toBe(references.length)
  expect(JSON.stringify(weavePattern('REF202611240K7M2'))).toBe(mats[0])
})

test('a mat is the same from each of its sides', () => {
  const { weft } = weavePattern('REF20261124K7M2QX')
  const cells = new Set(weft.match(/M\d \d/g))
  expect(cells.size).toBeGreaterThan(0)
  for (const cell of cells) {
    const [x = 0, y = 0] = cell.slice(1).split(' ').map(Number)
    expect(cells).toContain(`M${7 - x} ${y}`)
    expect(cells).toContain(`M${x} ${7 - y}`)
  }
})
