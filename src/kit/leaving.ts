/**
 * What this device keeps of a person beyond the page goes when they sign out. Whoever keeps something says here how it is
 * forgotten; the sign-out calls all of them and needs to know none.
 */
type Forget = () => Promise<void> | void

const keepers = new Set<Forget>()

export function forgetOnLeaving(forget: Forget): void {
  keepers.add(forget)
}

/** Never throws: a storage that cannot be reached keeps nobody from signing out. */
export async function forgetPerson(): Promise<void> {
  await Promise.allSettled([...keepers].map(async (forget) => await forget()))
}
