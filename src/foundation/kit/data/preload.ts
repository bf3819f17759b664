/**
 * Answers that the server wrote into the page because the page will ask for them at once
 * (main/server/pages/preload.ts). Each serves one call and saves a round trip before the first
 * paint. Unused ones are dropped soon.
 */
import { preloadId, type PreloadedAnswer } from '#foundation/contract/shared/page-protocol.ts'
import { forgetOnSignOut } from '../page/leaving.ts'

/** Milliseconds, from the first answer that was used. */
const takenWithinMs = 5_000

let left: Map<string, string> | undefined
let anyTaken = false

/** The preloaded answer to the call of this address and body, or undefined. */
export function takePreloadedAnswer(url: string, body: string): Response | undefined {
  left ??= readPreload()
  if (left.size === 0) return undefined
  const call = named(new URL(url).pathname, body)
  const answer = left.get(call)
  if (answer === undefined) return undefined
  left.delete(call)
  if (!anyTaken) setTimeout(dropPreload, takenWithinMs)
  anyTaken = true
  return new Response(answer, { headers: { 'content-type': 'application/json' } })
}

/** The calls for which this page has an answer. */
export function preloadedCalls(): { module: string; procedure: string; input: unknown }[] {
  left ??= readPreload()
  return [...left.keys()].flatMap((call) => {
    const [, module, procedure, body] = /^\/rpc\/(\w+)\/(\w+) (.*)$/s.exec(call) ?? []
    if (module === undefined || procedure === undefined || body === undefined) return []
    return [{ module, procedure, input: (JSON.parse(body) as { json: unknown }).json }]
  })
}

/** Whether an answer on the screen may be as old as the page. */
export function hasUsedPreload(): boolean {
  return anyTaken
}

/**
 * The position in the live names when the page's answers were read, for `/live`. Undefined when the
 * page has none.
 */
export function preloadedSince(): string | undefined {
  return document.getElementById(preloadId)?.dataset['since']
}

function dropPreload(): void {
  left = new Map()
}

forgetOnSignOut(dropPreload)

function readPreload(): Map<string, string> {
  const written = document.getElementById(preloadId)?.textContent
  if (!written) return new Map()
  return new Map(
    (JSON.parse(written) as PreloadedAnswer[]).map(({ path, body, answer }) => [
      named(path, body),
      answer,
    ]),
  )
}

function named(path: string, body: string): string {
  return `${path} ${body}`
}
