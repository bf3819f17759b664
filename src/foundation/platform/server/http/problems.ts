/**
 * Turns a refusal or a fault into an answer, in one place: with a request id and never with a stack
 * trace.
 */
import { ORPCError } from '@orpc/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refusalMessage, type RefusalData } from '#foundation/contract/shared/refusal.ts'
import { forbiddenCharacters } from '#foundation/contract/shared/text.ts'
import { platformRefusals } from '../../shared/words.ts'
import { DatabaseUnreachable } from '../database/database.ts'
import { Refusal } from './refuse.ts'

export interface Problem {
  status: number
  data: RefusalData
}

/** Answers problem+json (RFC 9457), and logs a fault. */
export function answerProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = problemOf(error, request.id)
  if (problem.fault !== undefined && !hasLeft(error, reply))
    request.log.error({ err: problem.fault, url: request.url.split('?')[0] }, 'fault')
  return sendProblem(reply, problem)
}

const brokenConnectionCodes = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'])

/** True when the browser closed the connection during the answer, which is no fault of ours. */
function hasLeft(error: unknown, { raw }: FastifyReply): boolean {
  const code = String((error as { code?: unknown } | null)?.code)
  return raw.destroyed && brokenConnectionCodes.has(code)
}

/** For the header Retry-After of an answer that asks for patience; else undefined. */
export function secondsUntilRetry({ status, data }: Problem): number | undefined {
  if (status !== 429 && status !== 503) return undefined
  const { seconds, minutes } = data.figures ?? {}
  return Number(seconds ?? 0) || Number(minutes ?? 0) * 60 || (status === 503 ? 5 : 60)
}

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  const { message, ...rest } = problem.data
  const { status } = problem
  const seconds = secondsUntilRetry(problem)
  if (seconds !== undefined) reply.header('retry-after', seconds)
  return reply
    .status(status)
    .type('application/problem+json')
    .send({ type: 'about:blank', status, detail: message, ...rest })
}

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
    return { ...platformProblem('busy', 503, requestId), fault: error }
  return {
    ...platformProblem('fault', 500, requestId),
    fault: error instanceof ORPCError ? (error.cause ?? error) : error,
  }
}

export function platformProblem(
  name: keyof typeof platformRefusals,
  status: number,
  requestId: string,
  field?: string,
): Problem {
  const words = platformRefusals[name]
  return {
    status,
    data: {
      name,
      title: words.title,
      message: refusalMessage(words),
      requestId,
      ...(field ? { field } : {}),
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
    field || undefined,
  )
}

function isClientError(error: unknown): error is { statusCode: number } {
  const status = (error as { statusCode?: unknown } | null)?.statusCode
  return typeof status === 'number' && status >= 400 && status < 500
}
