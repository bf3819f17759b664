import { expect, test } from 'vitest'
import { keyOf } from './keys.ts'

const pressed = {
  key: 'a',
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  defaultPrevented: false,
  isComposing: false,
  repeat: false,
}

test('capitals count as small letters; repeated, handled or modified keys do not count', () => {
  expect(keyOf(pressed)).toBe('a')
  expect(keyOf({ ...pressed, key: 'A' })).toBe('a')
  expect(keyOf({ ...pressed, key: 'Enter' })).toBe('enter')
  for (const held of [
    'ctrlKey',
    'altKey',
    'metaKey',
    'defaultPrevented',
    'isComposing',
    'repeat',
  ] as const)
    expect(keyOf({ ...pressed, [held]: true })).toBe(null)
})
