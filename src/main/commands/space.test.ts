import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { refuseFull } from './space.ts'

let place: string
beforeEach(() => (place = fs.mkdtempSync(path.join(tmpdir(), 'kaban-space-'))))
afterEach(() => fs.rmSync(place, { recursive: true }))

test('a disk has to have the room of every place on it', () => {
  const { bavail, bsize } = fs.statfsSync(place)
  const mostOfIt = bavail * bsize * 0.7
  refuseFull([place], mostOfIt)
  const second = path.join(place, 'second')
  fs.mkdirSync(second)
  expect(() => refuseFull([place, second], mostOfIt)).toThrow(/MB left, and \d+ MB are needed/)
})

test('a place that does not exist is named', () => {
  const missing = path.join(place, 'missing')
  expect(() => refuseFull([missing], 1)).toThrow(`${missing} does not exist.`)
})
