/** Looks whether others can guess the key, or the access code of a live installation. */
import { readFileSync } from 'node:fs'
import { liveAccessCodeMin } from '#foundation/platform/server/settings/environment.ts'
import { isRandom, keyFile, readKey } from '#foundation/platform/server/settings/secrets.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import { isWeakAccessCode } from '#people/identity/server/company-access/weak-code.ts'
import { wrong, type Finding, type Findings } from './findings.ts'

export async function lookAtSecrets(
  settings: Pick<Settings, 'mode' | 'accessCode' | 'secretKey' | 'dataDirectory'>,
): Promise<Findings> {
  const found: Finding[] = []
  const { mode, accessCode } = settings
  if (
    mode === 'live' &&
    accessCode !== null &&
    accessCode.length >= liveAccessCodeMin &&
    (await isWeakAccessCode(accessCode))
  )
    found.push(
      wrong(
        'access-code-weak',
        'The setting KABAN_ACCESS_CODE cannot be used: it is guessed at once. Take several ' +
          'random words, or leave it out and Kaban makes one.',
      ),
    )
  const file = keyFile(settings.dataDirectory)
  const kept = settings.secretKey ? null : readKept(file)
  if (kept && !isRandom(kept))
    found.push(
      wrong(
        'secret-key-weak',
        `The key in ${file} follows a pattern, so others can guess it. Begin a new installation ` +
          'with a random one: `openssl rand -base64 32`.',
      ),
    )
  return found
}

function readKept(file: string): Buffer | null {
  try {
    return readKey(readFileSync(file, 'utf8').trim())
  } catch {
    // Missing, or reported by loadSecrets.
    return null
  }
}
