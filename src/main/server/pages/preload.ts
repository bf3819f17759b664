/**
 * Puts the answers to a page's first calls into the page itself. The calls go through the ordinary
 * procedures with the visitor's cookies, so the usual access rules apply.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { preloadId, type PreloadedAnswer } from '#foundation/contract/shared/page-protocol.ts'
import type { Relay } from '#foundation/platform/server/live/relay.ts'
import { latestTransactionsMax } from '#money/transactions/shared/rules.ts'
import type { FoundPage } from '../../shared/pages/find-page.ts'
import { areas } from '../../shared/pages/pages.ts'

/** The inputs of the browser's first calls. Calls that are not listed have none. */
const inputs: Record<string, object> = { 'transactions/mine': { limit: latestTransactionsMax } }

export interface PreloadedAnswers {
  /** The script element, or '' when there is no answer. The page then makes the calls itself. */
  element: string
  /** Null when that call failed. */
  siteName: string | null
  answers: readonly PreloadedAnswer[]
}

/** Calls `procedures` with the visitor's cookies; `relay` is that of this server's streams. */
export async function writePreload(
  app: FastifyInstance,
  relay: Pick<Relay, 'position'>,
  request: FastifyRequest,
  procedures: readonly string[],
): Promise<PreloadedAnswers> {
  // Before the answers: a change that they do not hold yet comes after this position.
  const since = relay.position()
  const answers = await Promise.all(
    procedures.map((procedure) => answerCall(app, request, procedure)),
  )
  const written = answers.filter((answer) => answer !== undefined)
  const element = written.length === 0 ? '' : jsonElement(preloadId, written, since)
  const facts = written.find(({ path }) => path === '/rpc/company/facts')
  return {
    element,
    siteName: facts
      ? (JSON.parse(facts.answer) as { json: { siteName: string } }).json.siteName
      : null,
    answers: written,
  }
}

/**
 * Returns a script element with this value as JSON. No text in it can end the element. `since` is
 * the position in the live names up to which the value is new.
 */
export function jsonElement(id: string, value: unknown, since?: string): string {
  const json = JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
  const position = since === undefined ? '' : ` data-since="${since}"`
  return `<script type="application/json" id="${id}"${position}>${json}</script>`
}

/**
 * Returns the procedures that a page calls first. A page with its own document calls fewer when the
 * application renders it.
 */
export function firstCalls(found: FoundPage | undefined, isDocument: boolean): readonly string[] {
  if (!found) return areas.public.preload
  const ownCalls =
    found.area === 'public' && found.page.document && !isDocument ? [] : found.page.preload
  return [...areas[found.area].preload, ...(ownCalls ?? [])]
}

/** Calls a procedure with the cookies of this request. Returns undefined unless it answers 200. */
export async function answerCall(
  app: FastifyInstance,
  { headers, ip }: FastifyRequest,
  procedure: string,
): Promise<PreloadedAnswer | undefined> {
  const path = `/rpc/${procedure}`
  const body = JSON.stringify({ json: inputs[procedure] ?? {} })
  const { cookie, host } = headers
  const answer = await app.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...(cookie ? { cookie } : {}),
      ...(host ? { host } : {}),
      ...agentOf(headers),
    },
    remoteAddress: ip,
    payload: body,
  })
  return answer.statusCode === 200 ? { path, body, answer: answer.body } : undefined
}

function agentOf(headers: FastifyRequest['headers']): { 'user-agent'?: string } {
  const agent = headers['user-agent']
  return agent === undefined ? {} : { 'user-agent': agent }
}
