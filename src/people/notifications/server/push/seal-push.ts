/**
 * Makes a request that a push service accepts: the message encrypted so that only the browser can
 * read it (RFC 8291), and signed so that the service knows whose it is (VAPID, RFC 8292).
 */
import webPush from 'web-push'
import type { Secrets } from '#foundation/platform/server/settings/secrets.ts'
import { pushLastsHours } from '../../shared/rules-push.ts'
import type { PushPost } from './post-push.ts'
import type { PushKeys } from './push-store.ts'

/** Stays when the key of the installation changes: browsers subscribed with it. */
const purpose = 'web push'
/** Short messages get this length, so that the services learn nothing from it. */
const paddedTo = 1024

type Keys = Pick<Secrets, 'p256'>

/** Browsers accept messages only from the key that they subscribed with. */
export function pushPublicKey(secrets: Keys): string {
  return secrets.p256(purpose).publicKey.toString('base64url')
}

interface Sealing {
  /** JSON. */
  text: string
  /** At most 32 characters of base64url. A later message of a topic replaces one that waits. */
  topic: string
  /** Where the push service finds who sends: a mailto: or https: address. */
  contact: string
}

/** Throws when the public key is no point of the curve. */
export function sealPush(
  secrets: Keys,
  { endpoint, publicKey, authSecret }: PushKeys,
  { text, topic, contact }: Sealing,
): PushPost {
  const own = secrets.p256(purpose)
  const { headers, body } = webPush.generateRequestDetails(
    {
      endpoint,
      keys: { p256dh: publicKey.toString('base64url'), auth: authSecret.toString('base64url') },
    },
    // Spaces after JSON mean nothing.
    text + ' '.repeat(Math.max(0, paddedTo - Buffer.byteLength(text))),
    {
      vapidDetails: {
        subject: contact,
        publicKey: own.publicKey.toString('base64url'),
        privateKey: own.privateKey.toString('base64url'),
      },
      TTL: pushLastsHours * 3600,
      contentEncoding: 'aes128gcm',
      urgency: 'high',
      topic,
    },
  )
  if (!body) throw new Error('A push message without content')
  return { endpoint, headers: asTexts(headers), body }
}

function asTexts(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}
