/**
 * Turns a refusal or a fault into an answer, in one place: with a request id and never with a stack
 * trace.
 */
import { ORPCError } from '@orpc/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  refusalMessage,
  type Figures,
  type RefusalData,
} from '#foundation/contract/shared/refusal.ts'
import { forbiddenCharacters } from '#foundation/contract/shared/text.ts'
import { platformRefusals } from '../../shared/words.ts'
import { DatabaseUnreachable, sqlState } from '../database/database.ts'
import { Refusal } from './refuse.ts'
import { WorkEnded } from './request-end.ts'

export interface Problem {
  status: number
  data: RefusalData
  /** Why the server is busy, for its log. */
  cause?: unknown
}

/** Answers problem+json (RFC 9457), and logs a fault. */
export function answerProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = problemOf(error, request.id)
  if (problem.fault !== undefined && !hasLeft(error, reply))
    request.log.error(
      { err: problem.fault, url: request.url.split('?')[0], route: request.routeOptions.url },
      'fault',
    )
  return sendProblem(reply, problem)
}

const brokenConnectionCodes = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'])

/** True when the browser closed the connection during the answer, which is no fault of ours. */
function hasLeft(error: unknown, { raw }: FastifyReply): boolean {
  const code = String((error as { code?: unknown } | null)?.code)
  return raw.destroyed && brokenConnectionCodes.has(code)
}

/** For the header Retry-After of an answer that asks for patience; else undefined. */
function secondsUntilRetry({ status, data }: Problem): number | undefined {
  if (status !== 429 && status !== 503) return undefined
  const { seconds, minutes } = data.figures ?? {}
  return Number(seconds ?? 0) || Number(minutes ?? 0) * 60 || (status === 503 ? 5 : 60)
}

/** Names the time after which to try again, and the refusal for the log of the busy. */
export function nameRefusal(reply: FastifyReply, problem: Problem): void {
  const seconds = secondsUntilRetry(problem)
  if (seconds === undefined) return
  void reply.header('retry-after', seconds)
  reply.refusal = { name: problem.data.name, cause: problem.cause }
}

export function problemError({ status, data }: Problem): ORPCError<string, unknown> {
  return new ORPCError(codeOf(status), {
    status,
    message: data.message,
    data,
  })
}

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  nameRefusal(reply, problem)
  const { type, body } = answerOf(problem, reply.request.url)
  return reply.status(problem.status).type(type).send(body)
}

/** Programs that call procedures read no other form than that of oRPC. */
export function answerOf(
  { status, data }: Problem,
  url: string,
): { type: string; body: Record<string, unknown> } {
  const { message, ...rest } = data
  if (url.startsWith('/rpc/')) {
    const json = { defined: false, code: codeOf(status), status, message, data }
    return { type: 'application/json; charset=utf-8', body: { json } }
  }
  return {
    type: 'application/problem+json',
    body: { type: 'about:blank', status, detail: message, ...rest },
  }
}

const codeOf = (status: number) => (status >= 500 ? 'INTERNAL_SERVER_ERROR' : 'REFUSED')

/** The answer to any error of a request; `fault` is set when the log should have it. */
export function problemOf(error: unknown, requestId: string): Problem & { fault?: unknown } {
  if (error instanceof Refusal) return refusalProblem(error, requestId)
  if (error instanceof ORPCError && error.status < 500)
    return clientProblem(error as ORPCError<string, unknown>, requestId)
  if (isClientError(error))
    return platformProblem(
      error.statusCode === 413 ? 'too-large' : 'invalid-input',
      error.statusCode,
      requestId,
    )
  if (error instanceof DatabaseUnreachable)
    return { ...platformProblem('busy', 503, requestId), cause: error }
  const busy = whyTryAgain(error)
  if (busy) return platformProblem(busy, 503, requestId)
  return {
    ...platformProblem('fault', 500, requestId),
    fault: error instanceof ORPCError ? (error.cause ?? error) : error,
  }
}

/** Rows that another transaction holds, or had changed each time that the work was repeated. */
const inUseStates = ['55P03', '40001', '40P01']

/**
 * A row in use, or the end of the time for a statement or a request: all of them roll back, and
 * another try may succeed.
 */
function whyTryAgain(error: unknown): 'in-use' | 'overloaded' | undefined {
  const cause = error instanceof ORPCError ? error.cause : error
  if (inUseStates.includes(sqlState(cause) ?? '')) return 'in-use'
  return sqlState(cause) === '57014' || cause instanceof WorkEnded ? 'overloaded' : undefined
}

/** For work of several transactions, which reports what of it was not done. */
export function asRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  const name = error instanceof DatabaseUnreachable ? 'busy' : whyTryAgain(error)
  return name && new Refusal(platformRefusals[name], name, { status: 503, cause: error })
}

export function platformProblem(
  name: keyof typeof platformRefusals,
  status: number,
  requestId: string,
  { field, figures }: { field?: string | undefined; figures?: Figures } = {},
): Problem {
  const words = platformRefusals[name]
  return {
    status,
    data: {
      name,
      title: words.title,
      message: refusalMessage(words, figures),
      requestId,
      ...(field ? { field } : {}),
      ...(figures ? { figures } : {}),
    },
  }
}

function refusalProblem(refusal: Refusal, requestId: string): Problem {
  const { refusalName: name, title, message, field, figures, status } = refusal
  return {
    status,
    data: {
      name,
      title,
      message,
      requestId,
      ...(field ? { field } : {}),
      ...(figures ? { figures } : {}),
    },
  }
}

/**
 * For oRPC's own errors: a malformed body, an unknown procedure, an input that fails its schema.
 * The answer names the path of the first issue only.
 */
function clientProblem(error: ORPCError<string, unknown>, requestId: string): Problem {
  if (error.status === 404) return platformProblem('not-found', 404, requestId)
  if (error.status === 413) return platformProblem('too-large', 413, requestId)
  const [issue] =
    (error.data as { issues?: { path?: PropertyKey[]; message?: string }[] } | undefined)?.issues ??
    []
  const field = issue?.path?.map(String).join('.')
  return platformProblem(
    issue?.message === forbiddenCharacters ? 'forbidden-characters' : 'invalid-input',
    400,
    requestId,
    { field },
  )
}

function isClientError(error: unknown): error is { statusCode: number } {
  const status = (error as { statusCode?: unknown } | null)?.statusCode
  return typeof status === 'number' && status >= 400 && status < 500
}
