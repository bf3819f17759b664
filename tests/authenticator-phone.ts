/**
 * The phone of somebody in a test: an authenticator app that holds one secret, by the real
 * algorithm.
 */
import { TOTP, URI } from 'otpauth'
import type { Person } from './identity-town.ts'
import type { TestDatabase } from './database.ts'

export interface Phone {
  /** The code of now, or of so many steps of 30 seconds later. */
  code(steps?: number): string
}

/** From what the QR code says. */
export function phoneOf(uri: string): Phone {
  const app = URI.parse(uri)
  if (!(app instanceof TOTP)) throw new Error('The QR code holds no time-based secret')
  return {
    code: (steps = 0) =>
      app.generate({ timestamp: performance.timeOrigin + performance.now() + steps * 30_000 }),
  }
}

/** Somebody who is signed in sets the app up; answers the phone and the recovery codes. */
export async function setUpPhone({
  identity,
}: Person): Promise<{ phone: Phone; recoveryCodes: string[] }> {
  const phone = phoneOf((await identity.startAuthenticator({})).uri)
  const { recoveryCodes } = await identity.confirmAuthenticator({ code: phone.code() })
  return { phone, recoveryCodes }
}

/** As after some minutes: the code of now was not used yet. */
export async function letStepsPass(town: TestDatabase): Promise<void> {
  await town.asOwner('update authenticators set last_step = last_step - 10')
}
