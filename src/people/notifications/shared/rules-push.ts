/** Web push: messages to browsers that are closed. Each device asks for them by itself. */
import * as z from 'zod/mini'
import { line } from '#foundation/contract/shared/fields.ts'

/** Per user; a further device replaces the oldest. */
export const pushDevicesMax = 10
/** A message that could not be delivered for so long is not news any more. */
export const pushLastsHours = 24

/** As the browser's `PushSubscription` writes it. */
export const pushSubscription = z.strictObject({
  endpoint: line(500),
  /** 65 bytes in base64url. */
  publicKey: z.string().check(z.regex(/^[\w-]{87}$/)),
  /** 16 bytes in base64url. */
  authSecret: z.string().check(z.regex(/^[\w-]{22}$/)),
  /** Whether messages say what happened, also on a locked screen. */
  showsDetails: z.boolean(),
})
export type PushSubscription = z.infer<typeof pushSubscription>

/** The content of a message, which only the browser can read. */
export interface PushMessage {
  title: string
  /** Empty unless the owner of the device allowed details. */
  body: string
  /** A path of this site. */
  path: string
  /** A later message about the same thing replaces the earlier one. */
  tag: string
}

/**
 * Whether a push service may be at this address: https at the usual port, by name. Names that lead
 * to a private address are refused when the message is sent.
 */
export function isPushEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, port, username, password, hostname } = new URL(endpoint)
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    // An address instead of a name has digits at its end, or is in brackets.
    /^([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/i.test(hostname) &&
    !/\.(localhost|local|internal|home|lan|test|invalid|example|onion)$/i.test(hostname)
  )
}

export type PushRefusal = 'push-endpoint-refused' | 'push-device-not-found'
