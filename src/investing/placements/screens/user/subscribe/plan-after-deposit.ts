/**
 * The offer that its user left to deposit first. A deposit takes a while, and the way back may
 * begin in a notification: so it waits on this device, for this person, for a week at most.
 */
import { readCacheOwner } from '#foundation/kit/offline/query-cache.ts'

const storageKey = 'kaban-plan-after-deposit'
const keptMs = 7 * 86_400_000

export function keepPlanForLater(offerId: string): void {
  const userId = readCacheOwner()
  if (userId === null) return
  try {
    localStorage.setItem(storageKey, `${Date.now()} ${userId} ${offerId}`)
  } catch {
    // Storage is forbidden or full: the plans can be found from the home page.
  }
}

export function readPlanForLater(now = Date.now()): string | undefined {
  try {
    const [at, userId, offerId] = localStorage.getItem(storageKey)?.split(' ') ?? []
    return userId === readCacheOwner() && now - Number(at) < keptMs ? offerId : undefined
  } catch {
    return undefined
  }
}

export function forgetPlanForLater(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Then nothing was kept.
  }
}
