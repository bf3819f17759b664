/**
 * What a page asks for as soon as it runs, answered while it is still on its way: the calls go
 * through the server's own door, with the cookies of whoever asks for the page, so they may see
 * here what they may see there and nothing else.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { preloadId, type PreloadedAnswer } from '#foundation/contract/shared/page-protocol.ts'
import { latestTransactionsShown } from '#money/transactions/shared/rules.ts'
import type { FoundPage } from '../../shared/pages/find-page.ts'
import { areas } from '../../shared/pages/pages.ts'

/** What the browser's first calls ask for, where that is not everything. */
const inputs: Record<string, object> = { 'transactions/mine': { limit: latestTransactionsShown } }

export interface PreloadedAnswers {
  /**
   * The element to write into the page, or an empty text when nothing could be answered: the page
   * then asks as ever.
   */
  element: string
  /** Null when it could not be answered. */
  siteName: string | null
  answers: readonly PreloadedAnswer[]
}

/** `procedures` are called as the person who asks for the page. */
export async function writePreload(
  app: FastifyInstance,
  request: FastifyRequest,
  procedures: readonly string[],
): Promise<PreloadedAnswers> {
  const answers = await Promise.all(
    procedures.map((procedure) => answerCall(app, request, procedure)),
  )
  const written = answers.filter((answer) => answer !== undefined)
  // No text in it can end the element.
  const element =
    written.length === 0
      ? ''
      : `<script type="application/json" id="${preloadId}">${JSON.stringify(written).replaceAll('<', String.raw`\u003c`)}</script>`
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
 * The procedures that a page calls first. A page with a document of its own calls less when the
 * application renders it.
 */
export function firstCalls(found: FoundPage | undefined, isDocument: boolean): readonly string[] {
  if (!found) return areas.public.preload
  const ownCalls =
    found.area === 'public' && found.page.document && !isDocument ? [] : found.page.preload
  return [...areas[found.area].preload, ...(ownCalls ?? [])]
}

/** Asks a procedure as whoever asks for the page. */
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
