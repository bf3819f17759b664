import {
  loadOldKey,
  loadSecrets,
  type Secrets,
} from '#foundation/platform/server/settings/secrets.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'

interface ReadableKeys {
  /** Null where the key is on another machine: signatures are not looked at. */
  secrets: Secrets | null
  /** The key of before, while a new one waits for its start. */
  oldKey: Buffer | null
}

/** The keys of this installation, for a look at what they signed. */
export async function readableKeys(
  settings: Pick<Settings, 'secretKey' | 'oldSecretKey' | 'dataDirectory'>,
): Promise<ReadableKeys> {
  const secrets = await loadSecrets(settings, { mayCreate: false }).catch(() => null)
  return { secrets, oldKey: await loadOldKey(settings) }
}
