/** `npm start` installs the packages. Their scripts run as Kaban's user and are not Kaban's. */
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

test('npm gets no setting of Kaban, and everything else', () => {
  const place = mkdtempSync(path.join(tmpdir(), 'kaban-install-'))
  const at = (name: string) => path.join(place, name)
  for (const name of ['scripts', 'package.json', 'package-lock.json'])
    cpSync(name, at(name), { recursive: true })
  // In place of npm: it shows what it got.
  const npm = `#!/bin/sh\nmkdir node_modules\nenv >'${at('seen')}'\n`
  writeFileSync(at('npm'), npm)
  chmodSync(at('npm'), 0o755)
  writeFileSync(at('kaban.env'), 'KABAN_SECRET_KEY=in-the-file\nDATABASE_URL=postgres://a:b@c/d\n')
  const { npm_execpath: _, ...env } = process.env
  spawnSync(process.execPath, ['scripts/start.mjs'], {
    cwd: place,
    env: {
      ...env,
      PATH: `${place}:${env['PATH']}`,
      PORT: '39117',
      SENTRY_DSN: 'https://secret@sentry.example/1',
      KABAN_SMTP_URL: 'smtp://user:secret@mail.example',
      npm_config_registry: 'https://registry.example',
    },
    timeout: 30_000,
  })
  const seen = readFileSync(at('seen'), 'utf8')
  expect(seen).toContain('npm_config_registry=https://registry.example')
  expect(seen).not.toMatch(/KABAN_(?:SECRET|SMTP)|DATABASE_URL|SENTRY|secret@|in-the-file/)
  rmSync(place, { recursive: true })
})
