/**
 * Forgets a person on this device when they sign out, in every tab; a tab without a connection
 * learns of it only here. Modules that keep something register a function that forgets it. Modules
 * that would lose something for good may ask the person first.
 */
type Forget = () => Promise<void> | void
type Question = () => Promise<boolean>

const keepers = new Set<Forget>()
// The server renders pages with this file too, and has no tabs.
const channel =
  'document' in globalThis && 'BroadcastChannel' in globalThis
    ? new BroadcastChannel('kaban-leaving')
    : undefined
let question: Question | undefined

export function forgetOnSignOut(forget: Forget): void {
  keepers.add(forget)
}

/** Never throws: a storage that fails must not prevent a sign-out. */
export async function forgetPerson(): Promise<void> {
  channel?.postMessage('left')
  await forgetHere()
}

/** Calls `then` when the person signs out in another tab. */
export function onSignOutElsewhere(then: () => void): void {
  channel?.addEventListener('message', () => {
    void forgetHere()
    then()
  })
}

/** Registers a question before a sign-out. Returns a function that removes it. */
export function askBeforeSignOut(ask: Question): () => void {
  question = ask
  return () => {
    if (question === ask) question = undefined
  }
}

/** Whether the person still wants to sign out. Never throws: a failing question permits it. */
export async function maySignOut(): Promise<boolean> {
  return (await question?.().catch(() => true)) ?? true
}

async function forgetHere(): Promise<void> {
  await Promise.allSettled([...keepers].map(async (forget) => await forget()))
}
