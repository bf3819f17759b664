/**
 * Step-up: the server refuses a request as 'proof-needed' until there is a fresh password or code.
 * The person is asked once for all waiting requests; after a proof each is sent again unchanged. If
 * the person cancels, the requests stay refused and no failure is shown.
 */

/** `about`: what the server says that the proof protects. */
type Question = (about: string) => Promise<boolean>

let ask: Question | undefined
/** The open question, or the last one. */
let answer: Promise<boolean> = Promise.resolve(false)
let open = false
let answered = 0
/** The ids of the requests whose question was cancelled. */
const declined = new Set<string>()

/** Sets how the person is asked. Returns a function that removes it. */
export function onProofNeeded(question: Question): () => void {
  ask = question
  return () => {
    if (ask === question) ask = undefined
  }
}

/** Calls `send` again after a proof, so `send` must build its request anew each time. */
export async function sendWithProof(send: () => Promise<Response>): Promise<Response> {
  const answeredBefore = answered
  const response = await send()
  const refused = await refusedForProof(response)
  if (refused === null || !ask) return response
  if (await askOnce(ask, refused.about, answeredBefore)) return await send()
  declined.add(refused.requestId)
  return response
}

/** Whether the person was asked for this request and cancelled. */
export function wasProofDeclined(requestId: string): boolean {
  return declined.has(requestId)
}

/** One question for all requests, including those already on their way while it was answered. */
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
 * The request that needs a proof; null for every other answer. Procedures wrap their data, plain
 * routes do not.
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
