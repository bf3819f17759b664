import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { finishSwap, readyOf, swapDirectories } from './swap-directory.ts'

let place: string
let [directory, made, kept] = ['', '', '']
beforeEach(() => {
  place = fs.mkdtempSync(path.join(tmpdir(), 'kaban-swap-'))
  ;[directory, made, kept] = ['data', 'data.new', 'data-17'].map((name) =>
    path.join(place, name),
  ) as [string, string, string]
  for (const [folder, text] of [
    [directory, 'old'],
    [made, 'new'],
  ] as const) {
    fs.mkdirSync(folder)
    fs.writeFileSync(path.join(folder, 'content'), text)
  }
})
afterEach(() => fs.rmSync(place, { recursive: true }))

const contentOf = (folder: string) => fs.readFileSync(path.join(folder, 'content'), 'utf8')

test('the new directory takes the place of the old one, which is kept', () => {
  swapDirectories(directory, made, kept)
  expect([contentOf(directory), contentOf(kept)]).toEqual(['new', 'old'])
  expect(fs.readdirSync(place).toSorted()).toEqual(['data', 'data-17'])
})

test('a swap that was killed before the old one had moved leaves the old one', () => {
  fs.renameSync(made, readyOf(directory))
  finishSwap(directory)
  expect(contentOf(directory)).toBe('old')
})

test('a swap that was killed between the two is finished', () => {
  fs.renameSync(made, readyOf(directory))
  fs.renameSync(directory, kept)
  finishSwap(directory)
  expect([contentOf(directory), contentOf(kept)]).toEqual(['new', 'old'])
})

test('an unfinished directory never takes the place of one that is gone', () => {
  fs.renameSync(directory, kept)
  finishSwap(directory)
  expect(fs.existsSync(directory)).toBe(false)
})
