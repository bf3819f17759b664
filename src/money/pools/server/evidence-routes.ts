/** Plain routes for documents, because a file is not a JSON body. For staff only. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { downloadHeaders } from '#foundation/platform/server/files/download-headers.ts'
import { callContext, type HttpParts } from '#foundation/platform/server/http/call-context.ts'
import { Refusal, refuse } from '#foundation/platform/server/http/refuse.ts'
import type { CallContext } from '#foundation/platform/server/http/serve.ts'
import { takeUploadPlace } from '#foundation/platform/server/http/upload-places.ts'
import {
  contextAfterBody,
  contextBeforeBody,
  takeFiles,
  withSentFile,
} from '#foundation/platform/server/http/uploads.ts'
import { platformRefusals } from '#foundation/platform/shared/words.ts'
import { evidenceMaxBytes } from '../shared/rules.ts'
import { poolRefusals } from '../shared/words.ts'
import { openEvidence, storeEvidence } from './evidence.ts'

const uploadQuery = z.object({ id: z.uuid(), name: z._default(z.string(), '') })

/**
 * `POST /income/evidence?name=…&id=…` with a PDF as body and an id made by the browser, and `GET
 * /income/evidence/:evidenceId`.
 */
export function registerEvidenceRoutes(app: FastifyInstance, parts: HttpParts): void {
  void app.register((scope, _options, done) => {
    const { dataDirectory } = parts.settings
    takeFiles(scope, { maxBytes: evidenceMaxBytes, dataDirectory, tooLarge })

    scope.post('/income/evidence', {
      bodyLimit: evidenceMaxBytes,
      onRequest: async (request, reply) => {
        requireStaff(await contextBeforeBody(request, reply, parts))
        queryOf(request)
        if (!takeUploadPlace(reply, null))
          refuse(poolRefusals, 'uploads-busy', { status: 503, figures: { seconds: '10' } })
      },
      handler: async (request, reply) => {
        const context = requireStaff(await contextAfterBody(request, reply, parts))
        const { id: evidenceId, name } = queryOf(request)
        const stored = await withSentFile(request, (content) =>
          storeEvidence(context, { evidenceId, name, content }),
        )
        return await reply.status(201).header('cache-control', 'no-store').send(stored)
      },
    })

    scope.get<{ Params: { evidenceId: string } }>(
      '/income/evidence/:evidenceId',
      async (request, reply) => {
        const context = requireStaff(await callContext(request, reply, parts))
        const id = z.uuid().safeParse(request.params.evidenceId)
        const opened = id.success ? await openEvidence(context, id.data) : null
        if (!opened) refuse(platformRefusals, 'not-found', { status: 404 })
        const { originalName: name, sizeBytes } = opened.evidence
        const headers = downloadHeaders({
          contentType: 'application/pdf',
          name,
          sizeBytes,
          shown: false,
        })
        return await reply.headers(headers).send(opened.content)
      },
    )
    done()
  })
}

function requireStaff(context: CallContext): CallContext {
  const { role } = context.caller
  if (role === 'visitor') refuse(platformRefusals, 'sign-in-first', { status: 401 })
  if (role !== 'admin') refuse(platformRefusals, 'not-allowed', { status: 403 })
  return context
}

function queryOf(request: FastifyRequest): { id: string; name: string } {
  const read = uploadQuery.safeParse(request.query)
  return read.success ? read.data : refuse(platformRefusals, 'not-found', { status: 404 })
}

function tooLarge(): Refusal {
  return new Refusal(poolRefusals['evidence-too-large'], 'evidence-too-large', { status: 413 })
}
