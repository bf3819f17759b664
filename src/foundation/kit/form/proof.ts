/**
 * What needs a fresh password or code: the server refuses it as 'proof-needed', the person is asked
 * once for everything that waits, and after a yes each request goes out a second time, the same as
 * before. Who says no did not fail at anything: their requests keep the refusal, and nothing is
 * shown for it.
 */
/** `about`: what the server says that the proof protects. */
type Question = (about: string) => Promise<boolean>

let ask: Question | undefined
/** The question that is open, or the last one. */
let answer: Promise<boolean> = Promise.resolve(false)
let open = false
let answered = 0
/** The refused answers whose question was cancelled, by the id of their request. */
const declined = new Set<string>()

/** Tells who asks the person; answers how to take that back. */
export function whenProofNeeded(question: Question): () => void {
  ask = question
  return () => {
    if (ask === question) ask = undefined
  }
}

/**
 * Sends what may need a proof. `send` is called again after a proof, so it must make its request
 * anew each time.
 */
export async function sendWithProof(send: () => Promise<Response>): Promise<Response> {
  const answeredBefore = answered
  const response = await send()
  const refused = await refusedForProof(response)
  if (refused === null || !ask) return response
  if (await askOnce(ask, refused.about, answeredBefore)) return await send()
  declined.add(refused.requestId)
  return response
}

/** Whether the person was asked for the sake of this request, and cancelled. */
export function wasDeclined(requestId: string): boolean {
  return declined.has(requestId)
}

/**
 * One question for all: also for a request that was on its way while another one's question was
 * answered.
 */
function askOnce(question: Question, about: string, answeredBefore: number): Promise<boolean> {
  if (open || answered > answeredBefore) return answer
  open = true
  answer = question(about).finally(() => {
    open = false
    answered += 1
  })
  return answer
}

/**
 * A request that was refused for want of a proof; null for every other answer. Procedures wrap
 * their data, plain routes do not.
 */
async function refusedForProof(
  response: Response,
): Promise<{ requestId: string; about: string } | null> {
  if (response.status !== 403) return null
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  const data = inside(inside(body, 'json'), 'data') ?? body
  const requestId = inside(data, 'requestId')
  if (inside(data, 'name') !== 'proof-needed' || typeof requestId !== 'string') return null
  const about = inside(inside(data, 'figures'), 'about')
  return { requestId, about: typeof about === 'string' ? about : '' }
}

function inside(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
