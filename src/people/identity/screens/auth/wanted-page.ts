/**
 * The page that a person wanted before they signed up. The mail with the link is read in another
 * tab, so the address waits on this device until the first sign-in, for a day at most.
 */
import { ifStored } from '#foundation/kit/data/if-stored.ts'

const storageKey = 'kaban-wanted-page'
const keptMs = 86_400_000

export const keepWantedPage = (address: string) =>
  ifStored(() => localStorage.setItem(storageKey, `${Date.now()} ${address}`))

/** Returns it once. Whoever uses it checks it like every other address from outside. */
export const takeWantedPage = () =>
  ifStored(() => {
    const [at, address] = localStorage.getItem(storageKey)?.split(' ') ?? []
    localStorage.removeItem(storageKey)
    return Date.now() - Number(at) < keptMs ? address : undefined
  })
