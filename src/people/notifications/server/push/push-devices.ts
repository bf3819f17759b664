/** The devices to which a user wants push messages. */
import { createHash } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { browserName } from '#foundation/platform/server/http/browser-name.ts'
import {
  callerUserId,
  signedInCaller,
  type ActionContext,
} from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { refuseEndedSession } from '#people/identity/server/sessions/sessions.ts'
import type { PushState } from '../../shared/contract.ts'
import { pushRecordTexts } from '../../shared/record-words-push.ts'
import { isPushEndpoint, type PushSubscription } from '../../shared/rules-push.ts'
import { pushRefusals } from '../../shared/words-push.ts'
import { deleteDevice, devicesOf, writeDevice } from './push-store.ts'
import { pushPublicKey } from './seal-push.ts'

export async function readPush(ctx: ActionContext): Promise<PushState> {
  const devices = await devicesOf(ctx.tx, callerUserId(ctx))
  return {
    publicKey: pushPublicKey(ctx.secrets),
    // A device finds itself by the mark; the endpoints of the others are none of its business.
    devices: devices.map(({ endpoint, ...device }) => ({ ...device, mark: markOf(endpoint) })),
  }
}

/** For the browser that calls it; once more to change whether it shows details. */
export async function subscribePush(
  ctx: ActionContext,
  { endpoint, publicKey, authSecret, showsDetails }: PushSubscription,
): Promise<void> {
  const userId = callerUserId(ctx)
  const point = Buffer.from(publicKey, 'base64url')
  // 4: an uncompressed point.
  if (!isPushEndpoint(endpoint) || point[0] !== 4)
    refuse(pushRefusals, 'push-endpoint-refused', { status: 422 })
  await refuseEndedSession(ctx)
  const { browser, system } = browserName(ctx.request.userAgent)
  const isNew = await writeDevice(ctx.tx, {
    id: uuidv7(),
    userId,
    sessionId: signedInCaller(ctx).sessionId,
    endpoint,
    publicKey: point,
    authSecret: Buffer.from(authSecret, 'base64url'),
    browser: browser.slice(0, 60),
    system: system.slice(0, 60),
    showsDetails,
  })
  if (isNew) await recordSwitch(ctx, 'on', { browser, system })
}

/** Refuses push-device-not-found (404), also for a device of somebody else. */
export async function unsubscribePush(
  ctx: ActionContext,
  { subscriptionId }: { subscriptionId: string },
): Promise<void> {
  const device = await deleteDevice(ctx.tx, callerUserId(ctx), subscriptionId)
  if (!device) refuse(pushRefusals, 'push-device-not-found', { status: 404 })
  await recordSwitch(ctx, 'off', device)
}

async function recordSwitch(
  ctx: ActionContext,
  turned: 'on' | 'off',
  { browser, system }: { browser: string; system: string },
): Promise<void> {
  const userId = callerUserId(ctx)
  await recordActivity(ctx, {
    userId,
    actionType: 'NOTIFICATION_SETTINGS_UPDATE',
    description: pushRecordTexts[turned]([browser, system].filter(Boolean).join(', ')),
  })
  publish(ctx.tx, { topic: 'notifications', id: userId, to: { userId } })
}

function markOf(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('hex')
}
