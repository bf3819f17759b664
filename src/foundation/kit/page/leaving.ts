/**
 * What this device keeps of a person beyond the page goes when they sign out, in every tab: one
 * without a connection hears of it here and from nobody else. Whoever keeps something says here how
 * it is forgotten; the sign-out needs to know none. Before it, whoever knows of something that
 * would be lost for good may ask the person.
 */
type Forget = () => Promise<void> | void
type Question = () => Promise<boolean>

const keepers = new Set<Forget>()
// The server draws pages with this too, and hears of no tab.
const channel =
  'document' in globalThis && 'BroadcastChannel' in globalThis
    ? new BroadcastChannel('kaban-leaving')
    : undefined
let question: Question | undefined

export function forgetOnLeaving(forget: Forget): void {
  keepers.add(forget)
}

/** Never throws: a storage that cannot be reached keeps nobody from signing out. */
export async function forgetPerson(): Promise<void> {
  channel?.postMessage('left')
  await forgetHere()
}

/** `then` takes from the page what it shows. */
export function whenLeftElsewhere(then: () => void): void {
  channel?.addEventListener('message', () => {
    void forgetHere()
    then()
  })
}

/** Tells who asks before a sign-out; answers how to take that back. */
export function askBeforeLeaving(ask: Question): () => void {
  question = ask
  return () => {
    if (question === ask) question = undefined
  }
}

/**
 * Whether the person still wants to go. Never throws: a question that cannot be asked keeps nobody
 * from signing out.
 */
export async function mayLeave(): Promise<boolean> {
  return (await question?.().catch(() => true)) ?? true
}

async function forgetHere(): Promise<void> {
  await Promise.allSettled([...keepers].map(async (forget) => await forget()))
}
