/** GET /admin/preview/:versionId shows the staff the landing page with an unpublished version. */
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { readVersion, type VersionForPreview } from '#content/content/server/published.ts'
import type { Published } from '#content/content/shared/rules.ts'
import { callContext, type HttpParts } from '#foundation/platform/server/http/call-context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { platformRefusals } from '#foundation/platform/shared/words.ts'
import type { PublicBuild } from '#surfaces/public-site/server/public-build.ts'
import type { SiteContext } from '#surfaces/public-site/server/read-public-site.ts'
import type { PublicSite } from '#surfaces/public-site/shared/rules-page.ts'
import { guardPage } from '../../shared/pages/page-guard.ts'

export function registerPreview(
  app: FastifyInstance,
  parts: HttpParts,
  { pages, built }: PublicBuild,
  readSite: (ctx: SiteContext) => Promise<PublicSite>,
): void {
  const { database, settings, secrets } = parts
  app.get<{ Params: { versionId: string }; Querystring: { lang?: string } }>(
    '/admin/preview/:versionId',
    async (request, reply) => {
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow')
      const { caller } = await callContext(request, reply, parts)
      const elsewhere = guardPage(request.url.split('?')[0] ?? '', {
        role: caller.role === 'system' ? 'visitor' : caller.role,
        mode: settings.mode,
      })
      if (elsewhere) return reply.redirect(elsewhere, 302)
      const id = z.uuid().safeParse(request.params.versionId)
      const language =
        (request.query.lang ?? request.cookies['kaban-language']) === 'fil' ? 'fil' : 'en'
      const page = id.success
        ? await database.read(async (tx) => {
            const version = await readVersion(tx, id.data)
            return (
              version &&
              pages.renderLanding(withVersion(await readSite({ tx, settings, secrets }), version), {
                language,
                path: '/',
                built,
                serial: 0,
                preview: true,
              })
            )
          })
        : undefined
      if (page === undefined) refuse(platformRefusals, 'not-found', { status: 404 })
      return await reply.type('text/html; charset=utf-8').send(
        pages.fillSlots(page, {
          language,
          theme: 'system',
          reader: { kind: 'admin', fullName: '', email: '', avatarId: null },
        }),
      )
    },
  )
}

const listOf = {
  plan: 'plans',
  news: 'news',
  faq: 'faq',
  registration: 'registrations',
  highlight: 'highlights',
} as const

/** Replaces the published entry with this version, or inserts the version at its position. */
function withVersion(site: PublicSite, { kind, shown }: VersionForPreview): PublicSite {
  if (kind === 'about') return { ...site, about: shown as Published<'about'> }
  if (kind === 'plan-cap') {
    const entry = shown as Published<'plan-cap'>
    return { ...site, cap: { basisPoints: entry.body.capBasisPoints, entry } }
  }
  const list = site[listOf[kind]] as Published<'faq'>[]
  const others = list.filter(({ entryId }) => entryId !== shown.entryId)
  const placed = [...others, shown as Published<'faq'>].toSorted(
    (one, other) => one.body.position - other.body.position,
  )
  return { ...site, [listOf[kind]]: placed }
}
