/** For routes that take a file: a limited body of bytes, and a session that may end meanwhile. */
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { platformRefusals } from '../../shared/words.ts'
import { callContext, type HttpParts } from './call-context.ts'
import type { Caller } from './context.ts'
import { answerProblem } from './problems.ts'
import { emptyFile, receiveFile, type ReceivedFile } from './receive-file.ts'
import { Refusal, refuse } from './refuse.ts'
import type { CallContext } from './serve.ts'

const skimMs = 3_000

interface Options {
  maxBytes: number
  /** Makes the refusal of a body above `maxBytes`. */
  tooLarge: () => Refusal
  dataDirectory: string
}

/** The bodies that arrived and that no handler has taken yet. */
const received = new WeakMap<FastifyRequest, ReceivedFile>()

/** Keeps every body of the routes of `scope` on the disk, whatever its content type. */
export function takeFiles(
  scope: FastifyInstance,
  { maxBytes, tooLarge, dataDirectory }: Options,
): void {
  const folder = path.join(dataDirectory, 'receiving')
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', async (request: FastifyRequest, body: NodeJS.ReadableStream) => {
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge()
    received.set(request, await receiveFile(body as never, { folder, maxBytes, tooLarge }))
  })
  scope.setErrorHandler(async (error, request, reply) => {
    const isOurs = error instanceof Refusal && error.status === 413
    if (isOurs || isTooLarge(error)) {
      await skimRest(request.raw, maxBytes)
      // Otherwise the rest of the body would be read to its end.
      void reply.header('connection', 'close')
    }
    return await answerProblem(isTooLarge(error) ? tooLarge() : error, request, reply)
  })
  // The client left, or the request was refused after its body had arrived.
  scope.addHook('onResponse', async (request) => await takeSent(request).close())
}

/**
 * Reads on for a moment. A proxy or browser that is still sending when the connection closes may
 * never see the refusal.
 */
async function skimRest(body: IncomingMessage, maxBytes: number): Promise<void> {
  const over = new AbortController()
  let size = 0
  body.on('data', (piece: Buffer) => {
    size += piece.length
    if (size > 2 * maxBytes) over.abort()
  })
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(skimMs)])
  await finished(body, { signal }).catch(() => {})
  body.pause()
}

/** Passes the uploaded file on, an empty one without a body, and drops it afterwards. */
export async function withSentFile<T>(
  request: FastifyRequest,
  work: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  const file = takeSent(request)
  try {
    return await work(file)
  } finally {
    await file.close()
  }
}

function takeSent(request: FastifyRequest): ReceivedFile {
  const file = received.get(request) ?? emptyFile
  received.delete(request)
  return file
}

/** Refuses, before the body arrives, callers who may change nothing now. */
export async function contextBeforeBody(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: HttpParts,
): Promise<CallContext> {
  const context = await callContext(request, reply, parts)
  await context.database.read(async (tx) => await context.checkChange?.(tx, context.caller))
  return context
}

/**
 * Looks the session up again: a body may take minutes to arrive, and a session that ended meanwhile
 * must store nothing.
 */
export async function contextAfterBody(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: HttpParts,
): Promise<CallContext> {
  const context = await callContext(request, reply, parts)
  if (context.caller.role === 'visitor') return context
  const { token } = context.cookies.session
  const caller: Caller = token ? await parts.findCaller(token) : { role: 'visitor' }
  if (caller.role === 'visitor') refuse(platformRefusals, 'sign-in-first', { status: 401 })
  return { ...context, caller }
}

function isTooLarge(error: unknown): boolean {
  return (
    !(error instanceof Refusal) && (error as { statusCode?: unknown } | null)?.statusCode === 413
  )
}
