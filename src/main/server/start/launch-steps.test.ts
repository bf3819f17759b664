import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { changedSettings } from '#foundation/platform/server/settings/setting-digests.ts'
import { readSettings } from '#foundation/platform/server/settings/settings.ts'
import { asTyped, writeRunNote } from './launch-steps.ts'
import { runningSettings } from './running-database.ts'

afterEach(() => void vi.unstubAllEnvs())

test('where the command of a service is installed, texts name it', () => {
  const text = 'npm start, `npm run check` or npm run drill -- --at FOLDER; npm run user -- --x'
  expect(asTyped(text, 'kaban')).toBe(
    'systemctl restart kaban, `kaban check` or kaban drill --at FOLDER; kaban user --x',
  )
  expect(asTyped(text, undefined)).toBe(text)
})

test('no text sets a variable for the command: a service takes none from the shell', () => {
  const texts = globSync('src/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
  expect(texts.flatMap((text) => text.match(/\b[A-Z_]+=\S+ npm start/g) ?? [])).toEqual([])
})

test('a start notes its settings, and a later look sees which have changed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kaban-note-'))
  vi.stubEnv('KABAN_PUBLIC_URL', 'http://a')
  const env = { ...process.env, KABAN_DATA_DIR: folder }
  const { settings } = readSettings(env)
  writeRunNote(settings, { databaseUrl: 'postgres://a', ownerUrl: 'postgres://b' })
  expect(changedSettings(runningSettings(env), env)).toEqual([])
  expect(changedSettings(runningSettings(env), { ...env, PORT: '4001' })).toEqual(['PORT'])
  // Another shell, in which a variable of the start is not set.
  expect(changedSettings(runningSettings(env), { KABAN_DATA_DIR: folder })).toEqual([])
  rmSync(folder, { recursive: true })
})
