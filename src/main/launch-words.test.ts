import { expect, test } from 'vitest'
import { loadSettings } from '../platform/settings.ts'
import { welcome } from './launch-words.ts'

const running = { address: 'https://kaban.example', accessCode: 'sesame-open-now' }
const live = { KABAN_MODE: 'live', KABAN_PUBLIC_URL: 'https://kaban.example' }

test('a live start says whether company access is on, and never the code or a sample password', () => {
  const text = welcome(loadSettings(live), running)
  expect(text).toMatch(/Company access +on/)
  expect(text).not.toMatch(/sesame|sample/)
  expect(welcome(loadSettings(live), { ...running, accessCode: null })).toMatch(/Company access +off/)
})

test('a live start without a mail server says that nothing is sent', () => {
  expect(welcome(loadSettings(live), running)).toContain('KABAN_SMTP_URL')
  expect(welcome(loadSettings({ ...live, KABAN_SMTP_URL: 'smtp://kaban:secret@mail' }), running)).not.toMatch(/SMTP|secret/)
})

test('a sample start says the code, the sign-ins and that a mail server is not used', () => {
  const text = welcome(loadSettings({ KABAN_SMTP_URL: 'smtp://kaban:secret@mail' }), running)
  expect(text).toContain('sesame-open-now')
  expect(text).toContain('sample-wallet-1')
  expect(text).toContain('A sample installation sends no mail')
  expect(welcome(loadSettings({}), running)).not.toContain('sends no mail')
})
