import { expect, test } from 'vitest'
import { loadSettings } from '#foundation/platform/server/settings/settings.ts'
import { sampleSignIns } from '../../sample/sample-sign-ins.ts'
import { readyText } from './launch-words.ts'

const running = {
  address: 'https://kaban.example',
  accessCode: { code: 'sesame-open-now', made: false, opens: true },
}
// The text names the data directory, and the default one may contain any word.
const sample = { KABAN_DATA_DIR: '/data' }
const live = { ...sample, KABAN_MODE: 'live', KABAN_PUBLIC_URL: 'https://kaban.example' }

test('a live start prints only a code that it has just made, and never a sample password', () => {
  const made = { ...running, accessCode: { code: 'sesame-open-now', made: true, opens: true } }
  expect(readyText(loadSettings(live), made)).toMatch(/Company access code +sesame-open-now/)
  const later = readyText(loadSettings(live), running)
  expect(later).toMatch(/Company access +on, by the code in .*access-code/)
  expect(later).not.toMatch(/sesame|sample/)
  const chosen = readyText(loadSettings({ ...live, KABAN_ACCESS_CODE: 'sesame-open-now' }), running)
  expect(chosen).toMatch(/Company access +on, by KABAN_ACCESS_CODE/)
  expect(chosen).not.toContain('sesame')
})

test('T32 a start says when company access is off, and how to turn it on', () => {
  const off = { ...running, accessCode: { ...running.accessCode, opens: false } }
  for (const settings of [loadSettings(sample), loadSettings(live)])
    expect(readyText(settings, off)).toMatch(
      /Company access .*off.*npm run user -- --company-access --on/,
    )
  expect(readyText(loadSettings(live), running)).not.toContain('off')
})

test('a live start without a mail server says that nothing is sent', () => {
  expect(readyText(loadSettings(live), running)).toContain('KABAN_SMTP_URL')
  expect(
    readyText(loadSettings({ ...live, KABAN_SMTP_URL: 'smtp://kaban:secret@mail' }), running),
  ).not.toMatch(/SMTP|secret/)
})

test('T46 a live start behind an untrusted proxy warns of a shared rate limit', () => {
  expect(readyText(loadSettings(live), running)).toContain('KABAN_TRUSTED_PROXIES')
  expect(readyText(loadSettings({ ...live, KABAN_TRUSTED_PROXIES: '1' }), running)).not.toContain(
    'PROXIES',
  )
  expect(
    readyText(loadSettings({ ...live, KABAN_PUBLIC_URL: 'http://localhost:3000' }), running),
  ).not.toContain('PROXIES')
  expect(readyText(loadSettings(sample), running)).not.toContain('PROXIES')
})

test('a sample start prints the code, the sign-ins, and that it uses no mail server', () => {
  const text = readyText(
    loadSettings({ ...sample, KABAN_SMTP_URL: 'smtp://kaban:secret@mail' }),
    running,
  )
  expect(text).toContain('sesame-open-now')
  for (const { email, password } of Object.values(sampleSignIns))
    expect(text).toMatch(new RegExp(`${email} +${password}$`, 'm'))
  expect(text).toContain('A sample installation sends no mail')
  expect(readyText(loadSettings(sample), running)).not.toContain('sends no mail')
})

test('a start of several processes says how many', () => {
  const two = loadSettings({ ...sample, KABAN_PROCESSES: '2' })
  expect(readyText(two, running)).toContain('Kaban is ready: https://kaban.example (2 processes)\n')
  expect(readyText(loadSettings(sample), running)).toContain(': https://kaban.example\n')
})
