/** Some browsers refuse storage; then the page goes on without what it would have kept. */
export function ifStored<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
