/** Plain routes for pictures of public entries, because a file is not a JSON body. */
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
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
import { contentPictureMaxBytes } from '../../shared/rules-picture.ts'
import { contentPictureRefusals } from '../../shared/words-picture.ts'
import { addContentPicture, openContentPicture } from './content-pictures.ts'

/** `POST /content/pictures` for staff, and `GET /pictures/:pictureId` for who may see it. */
export function registerContentPictureRoutes(app: FastifyInstance, parts: HttpParts): void {
  void app.register((scope, _options, done) => {
    takeFiles(scope, {
      maxBytes: contentPictureMaxBytes,
      dataDirectory: parts.settings.dataDirectory,
      tooLarge: () =>
        new Refusal(contentPictureRefusals['picture-too-large'], 'picture-too-large', {
          status: 413,
        }),
    })

    scope.post('/content/pictures', {
      bodyLimit: contentPictureMaxBytes,
      onRequest: async (request, reply) => {
        requireStaff(await contextBeforeBody(request, reply, parts))
        if (!takeUploadPlace(reply, null))
          refuse(contentPictureRefusals, 'pictures-busy', {
            status: 503,
            figures: { seconds: '10' },
          })
      },
      handler: async (request, reply) => {
        const context = requireStaff(await contextAfterBody(request, reply, parts))
        const placed = await withSentFile(request, (file) => addContentPicture(context, file))
        return await reply.status(201).header('cache-control', 'no-store').send(placed)
      },
    })

    scope.get<{ Params: { pictureId: string } }>('/pictures/:pictureId', async (request, reply) => {
      const id = z.uuid().safeParse(request.params.pictureId)
      const opened = id.success
        ? await openContentPicture(await callContext(request, reply, parts), id.data)
        : null
      if (!opened) refuse(platformRefusals, 'not-found', { status: 404 })
      return await reply
        .headers(pictureHeaders)
        .header('cache-control', opened.isPublic ? publicFor : 'private, no-store')
        .send(opened.content)
    })
    done()
  })
}

function requireStaff(context: CallContext): CallContext {
  const { role } = context.caller
  if (role === 'visitor') refuse(platformRefusals, 'sign-in-first', { status: 401 })
  if (role !== 'admin') refuse(platformRefusals, 'not-allowed', { status: 403 })
  return context
}

/** A picture that was taken away must be gone soon, so no cache keeps it for long. */
const publicFor = 'public, max-age=600'

const pictureHeaders = {
  'content-type': 'image/webp',
  'content-disposition': 'inline; filename="picture.webp"',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}
