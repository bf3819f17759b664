/** Plain routes for private files, because a file is not a JSON body. */
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
import { attachmentMaxBytes } from '../../shared/rules.ts'
import { chatRefusals } from '../../shared/words.ts'
import { receivePart } from './receive-part.ts'
import { checkMayUpload, openAttachment, storeAttachment } from './store-attachment.ts'

const uploadAddress = z.object({
  params: z.object({ chatId: z.uuid() }),
  query: z.object({ name: z._default(z.string(), ''), id: z.optional(z.uuid()) }),
})
const bytes = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/)),
  z.pipe(z.transform(Number), z.int().check(z.minimum(0))),
)
/** Of a file that is sent in parts. */
const partAddress = z.object({ id: z.uuid(), offset: bytes, size: bytes })

/**
 * `POST /chats/:chatId/attachments?name=…&id=…` with the file as body and an id made by the
 * browser, and `GET /chats/attachments/:attachmentId`. With `&offset=…&size=…` the body is one part
 * of the file; 202 says where the next one begins.
 */
export function registerAttachmentRoutes(app: FastifyInstance, parts: HttpParts): void {
  void app.register((scope, _options, done) => {
    const { dataDirectory } = parts.settings
    takeFiles(scope, { maxBytes: attachmentMaxBytes, dataDirectory, tooLarge })

    scope.post('/chats/:chatId/attachments', {
      bodyLimit: attachmentMaxBytes,
      // Checked before the body is read: a stranger must not make the server read five megabytes.
      onRequest: async (request, reply) => {
        const context = signedIn(await contextBeforeBody(request, reply, parts))
        if (!takeUploadPlace(reply, null))
          refuse(chatRefusals, 'pictures-busy', { status: 503, figures: { seconds: '10' } })
        const part = partOf(request)
        if (part && part.size > attachmentMaxBytes) throw tooLarge()
        await checkMayUpload(context, addressOf(request))
      },
      handler: async (request, reply) => {
        const { chatId, name, id } = addressOf(request)
        const part = partOf(request)
        const context = signedIn(await contextAfterBody(request, reply, parts))
        const answer = await withSentFile(request, (content) =>
          part
            ? receivePart(context, { ...part, chatId, name, content })
            : storeAttachment(context, { chatId, name, attachmentId: id, content }),
        )
        return await reply
          .status('received' in answer ? 202 : 201)
          .header('cache-control', 'no-store')
          .send(answer)
      },
    })

    scope.get<{ Params: { attachmentId: string } }>(
      '/chats/attachments/:attachmentId',
      async (request, reply) => {
        const id = z.uuid().safeParse(request.params.attachmentId)
        const opened = id.success
          ? await openAttachment(await callContext(request, reply, parts), id.data)
          : null
        // One answer for an unknown file and for somebody else's, so that asking reveals nothing.
        if (!opened) refuse(platformRefusals, 'not-found', { status: 404 })
        const { contentType, originalName: name, sizeBytes, kind } = opened.attachment
        const shown = kind === 'image'
        return await reply
          .headers(downloadHeaders({ contentType, name, sizeBytes, shown }))
          .send(opened.content)
      },
    )
    done()
  })
}

function signedIn(context: CallContext): CallContext {
  if (context.caller.role === 'visitor') refuse(platformRefusals, 'sign-in-first', { status: 401 })
  return context
}

function addressOf(request: FastifyRequest): { chatId: string; name: string; id?: string } {
  const read = uploadAddress.safeParse({ params: request.params, query: request.query })
  if (!read.success) refuse(chatRefusals, 'chat-not-found', { status: 404 })
  return { chatId: read.data.params.chatId, ...read.data.query }
}

/** Null for a whole file. */
function partOf(
  request: FastifyRequest,
): { attachmentId: string; offset: number; size: number } | null {
  const read = partAddress.safeParse(request.query)
  return read.success
    ? { attachmentId: read.data.id, offset: read.data.offset, size: read.data.size }
    : null
}

function tooLarge(): Refusal {
  return new Refusal(chatRefusals['file-too-large'], 'file-too-large', { status: 413 })
}
