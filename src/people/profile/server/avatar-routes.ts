/** Upload and download of pictures. Plain routes, because a file is not a JSON body. */
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { addressKey } from '#foundation/platform/server/http/address-key.ts'
import { callContext, type HttpParts } from '#foundation/platform/server/http/call-context.ts'
import { Refusal, refuse } from '#foundation/platform/server/http/refuse.ts'
import { takeUploadPlace } from '#foundation/platform/server/http/upload-places.ts'
import {
  contextAfterBody,
  contextBeforeBody,
  takeFiles,
  withSentFile,
} from '#foundation/platform/server/http/uploads.ts'
import { platformRefusals } from '#foundation/platform/shared/words.ts'
import { avatarMaxBytes, permitHeader } from '../shared/rules.ts'
import { profileRefusals } from '../shared/words.ts'
import { avatarContentType, addAvatar, mayUploadAvatar, openAvatar } from './avatars.ts'

/**
 * `POST /avatars` with the picture as body replaces the picture of a signed-in caller; a visitor
 * with a permit (picture-permit.ts) gets a claim for it. `GET /avatars/:avatarId` is for its owner
 * and for admins.
 */
export function registerAvatarRoutes(app: FastifyInstance, parts: HttpParts): void {
  void app.register((scope, _options, done) => {
    takeFiles(scope, {
      maxBytes: avatarMaxBytes,
      dataDirectory: parts.settings.dataDirectory,
      tooLarge: () =>
        new Refusal(profileRefusals['avatar-too-large'], 'avatar-too-large', { status: 413 }),
    })

    scope.post('/avatars', {
      bodyLimit: avatarMaxBytes,
      onRequest: async (request, reply) => {
        const context = await contextBeforeBody(request, reply, parts)
        const isVisitor = context.caller.role === 'visitor'
        if (!takeUploadPlace(reply, isVisitor ? addressKey(context.request.address) : null))
          refuse(profileRefusals, 'pictures-busy', { status: 503, figures: { seconds: '10' } })
        await mayUploadAvatar(context, String(request.headers[permitHeader] ?? ''))
      },
      handler: async (request, reply) => {
        const context = await contextAfterBody(request, reply, parts)
        const kept = await withSentFile(request, (file) => addAvatar(context, file))
        return await reply.status(201).header('cache-control', 'no-store').send(kept)
      },
    })

    scope.get<{ Params: { avatarId: string } }>('/avatars/:avatarId', async (request, reply) => {
      const id = z.uuid().safeParse(request.params.avatarId)
      const content = id.success
        ? await openAvatar(await callContext(request, reply, parts), id.data)
        : null
      // The same response for a missing picture and for that of another user reveals nothing.
      if (!content) refuse(platformRefusals, 'not-found', { status: 404 })
      return await reply.headers(pictureHeaders).send(content)
    })
    done()
  })
}

/** A new picture has a new address, so browsers may cache this one; shared caches may not. */
const pictureHeaders = {
  'content-type': avatarContentType,
  'content-disposition': 'inline; filename="avatar.webp"',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, max-age=31536000, immutable',
}
