/** `GET /testimonials/:testimonialId/picture`: a plain route, because a file is not a JSON body. */
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { callContext, type HttpParts } from '#foundation/platform/server/http/call-context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { platformRefusals } from '#foundation/platform/shared/words.ts'
import { openTestimonialPicture } from './testimonial-pictures.ts'

export function registerTestimonialPictureRoute(app: FastifyInstance, parts: HttpParts): void {
  app.get<{ Params: { testimonialId: string } }>(
    '/testimonials/:testimonialId/picture',
    async (request, reply) => {
      const id = z.uuid().safeParse(request.params.testimonialId)
      const opened = id.success
        ? await openTestimonialPicture(await callContext(request, reply, parts), id.data)
        : null
      if (!opened) refuse(platformRefusals, 'not-found', { status: 404 })
      return await reply
        .headers(pictureHeaders)
        .header('cache-control', opened.isPublic ? publicFor : 'private, no-store')
        .send(opened.content)
    },
  )
}

/** Withdrawn, it must be gone soon, so no cache keeps it for long. */
const publicFor = 'public, max-age=600'

const pictureHeaders = {
  'content-type': 'image/webp',
  'content-disposition': 'inline; filename="picture.webp"',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}
