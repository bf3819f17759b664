/**
 * The page that a person wanted before they signed up. The mail with the link is read in another
 * tab, so the address waits on this device until the first sign-in, for a day at most.
 */
const storageKey = 'kaban-wanted-page'
const keptMs = 86_400_000

function ifStored<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(localStorage)
  } catch {
    return null
  }
}

export const keepWantedPage = (address: string) =>
  ifStored((storage) => storage.setItem(storageKey, `${Date.now()} ${address}`))

/** Returns it once. Whoever uses it checks it like every other address from outside. */
export function takeWantedPage(): string | undefined {
  const kept = ifStored((storage) => {
    const text = storage.getItem(storageKey)
    if (text !== null) storage.removeItem(storageKey)
    return text
  })
  const [, at, address] = /^(\d+) (\/.*)$/.exec(kept ?? '') ?? []
  return address !== undefined && Date.now() - Number(at) < keptMs ? address : undefined
}
