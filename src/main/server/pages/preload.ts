/**
 * What a page asks for as soon as it runs, answered while it is still on its way: the calls go
 * through the server's own door, with the cookies of whoever asks for the page, so they may see
 * here what they may see there and nothing else.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { preloadId, type PreloadedAnswer } from '#foundation/contract/shared/first-answers.ts'
import { dashboardLimit } from '#money/transactions/shared/rules.ts'
import type { AuthPage } from '../../shared/auth-pages.ts'
import type { Role } from '../../shared/page-guard.ts'

type Call = [procedure: string, input: object]

/** Every page says something of the company. */
const ofAll: Call[] = [['company/facts', {}]]
/** The ways in by a provider. */
const authPageCalls: Call[] = [['social/providers', {}]]
/** The frame of the user area. */
const ofUsers: Call[] = [
  ['identity/me', {}],
  ['notifications/latest', {}],
  ['chats/unread', {}],
  ['announcements/unseen', {}],
]
const ofHome: Call[] = [
  ['transactions/balance', {}],
  ['transactions/mine', { limit: dashboardLimit }],
  ['market/figures', {}],
  ['withdrawals/live', {}],
]

interface AskedPage {
  address: string
  role: Role
  authPage: AuthPage | undefined
}

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

export async function writePreload(
  app: FastifyInstance,
  request: FastifyRequest,
  page: AskedPage,
): Promise<PreloadedAnswers> {
  const answers = await Promise.all(callsOf(page).map((call) => answerCall(app, request, call)))
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

function callsOf({ address, role, authPage }: AskedPage): Call[] {
  if (authPage) return [...ofAll, ...authPageCalls]
  if (role !== 'user' || !/^\/dashboard(\/|$)/.test(address)) return ofAll
  return /^\/dashboard\/?$/.test(address)
    ? [...ofAll, ...ofUsers, ...ofHome]
    : [...ofAll, ...ofUsers]
}

/** Asks a procedure as whoever asks for the page. */
export async function answerCall(
  app: FastifyInstance,
  { headers, ip }: FastifyRequest,
  [procedure, input]: Call,
): Promise<PreloadedAnswer | undefined> {
  const path = `/rpc/${procedure}`
  const body = JSON.stringify(Object.keys(input).length === 0 ? { json: {} } : { json: input })
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
