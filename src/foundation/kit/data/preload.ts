/**
 * What the server wrote into the page because this page asks for it at once
 * (main/server/pages/preload.ts): each answer serves one call, and spares the phone a round trip
 * before there is anything to read. Whatever nobody asked for soon is dropped.
 */
import { preloadId, type PreloadedAnswer } from '#foundation/contract/shared/page-protocol.ts'
import { forgetOnLeaving } from '../page/leaving.ts'

/** After the first one was taken, the others are asked for within this time or not at all. */
const takenWithinMs = 5_000

let left: Map<string, string> | undefined
let anyTaken = false

/** The answer to this call where the page brought one; undefined otherwise. */
export async function takePreloadedAnswer(request: Request): Promise<Response | undefined> {
  left ??= readPreload()
  if (left.size === 0) return undefined
  const call = named(new URL(request.url).pathname, await request.clone().text())
  const answer = left.get(call)
  if (answer === undefined) return undefined
  left.delete(call)
  if (!anyTaken) setTimeout(dropPreload, takenWithinMs)
  anyTaken = true
  return new Response(answer, { headers: { 'content-type': 'application/json' } })
}

/** The calls that this page has an answer to, and which room they are for. */
export function preloadedCalls(): { room: string; procedure: string; input: unknown }[] {
  left ??= readPreload()
  return [...left.keys()].flatMap((call) => {
    const [, room, procedure, body] = /^\/rpc\/(\w+)\/(\w+) (.*)$/s.exec(call) ?? []
    if (room === undefined || procedure === undefined || body === undefined) return []
    return [{ room, procedure, input: (JSON.parse(body) as { json: unknown }).json }]
  })
}

/** Whether something on the screen may be as old as the page. */
export function tookPreloadedAnswer(): boolean {
  return anyTaken
}

function dropPreload(): void {
  left = new Map()
}

forgetOnLeaving(dropPreload)

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
