/**
 * The offer that its user left to deposit first. A deposit takes a while, and the way back may
 * begin in a notification: so it waits on this device, for this person, for a week at most.
 */
import { ifStored } from '#foundation/kit/data/if-stored.ts'
import { readCacheOwner } from '#foundation/kit/offline/query-cache.ts'

const storageKey = 'kaban-plan-after-deposit'
const keptMs = 7 * 86_400_000

export function keepPlanForLater(offerId: string): void {
  const userId = readCacheOwner()
  if (userId !== null)
    ifStored(() => localStorage.setItem(storageKey, `${Date.now()} ${userId} ${offerId}`))
}

export const readPlanForLater = (now = Date.now()) =>
  ifStored(() => {
    const [at, userId, offerId] = localStorage.getItem(storageKey)?.split(' ') ?? []
    return userId === readCacheOwner() && now - Number(at) < keptMs ? offerId : undefined
  })

export const forgetPlanForLater = () => ifStored(() => localStorage.removeItem(storageKey))
