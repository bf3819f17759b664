/** Sends the server-rendered public pages, in the visitor's language and theme. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { HttpParts } from '#foundation/platform/server/http/call-context.ts'
import type { Me } from '#people/identity/shared/contract.ts'
import {
  createPageCache,
  type PageCache,
  type CompressedPage,
} from '#surfaces/public-site/server/page-cache.ts'
import type { PublicBuild } from '#surfaces/public-site/server/public-build.ts'
import { registerPublicLive } from '#surfaces/public-site/server/public-live.ts'
import { siteReader } from '#surfaces/public-site/server/read-public-site.ts'
import { createSiteCache } from '#surfaces/public-site/server/site-cache.ts'
import {
  pageParts,
  type PageLanguage,
  type PagePath,
  type PageReader,
  type PageTheme,
} from '#surfaces/public-site/shared/rules-page.ts'
import type { Mode } from '../../shared/pages/find-page.ts'
import { guardPage } from '../../shared/pages/page-guard.ts'
import { answerCall } from './preload.ts'
import { registerPreview } from './preview-page.ts'
import { registerSearchEngines } from './search-engines.ts'

/** Returns what answers an address without a page, outside the signed-in areas. */
export function registerPublicPages(
  app: FastifyInstance,
  parts: HttpParts,
  built: PublicBuild,
): SendPage {
  const { database, settings, secrets } = parts
  const readSite = siteReader()
  const cache = createSiteCache(
    async () => await database.read(async (tx) => await readSite({ tx, settings, secrets })),
    (error) =>
      app.log.warn(
        { err: error },
        'could not read the data of the public pages; serving the previous data',
      ),
  )
  const pages = createPageCache(cache, built, settings)
  registerPublicLive(app, parts.relay, cache)
  registerSearchEngines(app, settings)
  registerPreview(app, parts, built, readSite)
  const site: Site = {
    pages,
    mode: settings.mode,
    isHttps: settings.publicUrl.startsWith('https:'),
  }
  const send =
    (path: PagePath): SendPage =>
    async (request, reply) =>
      await sendPage(app, site, path, request, reply)
  app.get('/', send('/'))
  app.get('/terms', send('/terms'))
  app.get('/privacy', send('/privacy'))
  app.get('/how-figures-are-made', send('/how-figures-are-made'))
  app.post('/logout', async (request, reply) => await logOut(app, request, reply))
  return async (request, reply) => {
    reply.status(404).header('x-robots-tag', 'noindex')
    return await send('not-found')(request, reply)
  }
}

export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

interface Site {
  pages: PageCache
  mode: Mode
  isHttps: boolean
}

async function sendPage(
  app: FastifyInstance,
  { pages, mode, isHttps }: Site,
  path: PagePath,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const query = request.query as Record<string, unknown>
  const language = languageOf(query['lang'], request.cookies['kaban-language'])
  // The page depends on the visitor, so no cache may keep it.
  reply
    .header('cache-control', 'no-store')
    .header('vary', 'cookie, accept-encoding')
    .header('content-language', language)
  const part = path === '/' ? pageParts.find((one) => one === query['part']) : undefined
  if (part) {
    reply.header('x-robots-tag', 'noindex')
    return sendCompressed(await pages.part(part, language), request, reply)
  }
  if (query['lang'] === language)
    reply.setCookie('kaban-language', language, {
      path: '/',
      maxAge: 365 * 24 * 60 * 60,
      sameSite: 'lax',
      secure: isHttps,
    })
  const caller = await request.caller()
  const role = caller.role === 'system' ? 'visitor' : caller.role
  const elsewhere =
    path !== 'not-found' && guardPage(path, { role, mode }, 'public' in query ? '?public' : '')
  if (elsewhere) return reply.redirect(elsewhere, 302)
  const theme = themeOf(request.cookies['kaban-theme'])
  const left = query['left'] === 'user' || query['left'] === 'admin' ? query['left'] : undefined
  if (role === 'visitor' && !left)
    return sendCompressed(await pages.forVisitor(path, language, theme), request, reply)
  const reader = role === 'visitor' ? { kind: role } : await readReader(app, request, role)
  return reply.type(html).send(await pages.forReader(path, { language, theme, reader, left }))
}

const html = 'text/html; charset=utf-8'

function sendCompressed(
  page: CompressedPage,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const takes = (name: string) =>
    new RegExp(String.raw`\b${name}\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))`).test(accepted)
  const encoding = takes('br') ? 'br' : takes('gzip') ? 'gzip' : null
  if (encoding) reply.header('content-encoding', encoding)
  return reply.type(html).send(page[encoding ?? 'plain'])
}

export function languageOf(parameter: unknown, cookie: string | undefined): PageLanguage {
  if (parameter === 'fil' || parameter === 'en') return parameter
  return cookie === 'fil' ? 'fil' : 'en'
}

export function themeOf(cookie: string | undefined): PageTheme {
  return cookie === 'light' || cookie === 'dark' ? cookie : 'system'
}

/** Calls the procedure that the application calls. A holder of the access code has no name. */
async function readReader(
  app: FastifyInstance,
  request: FastifyRequest,
  kind: 'user' | 'admin',
): Promise<PageReader> {
  const answered = await answerCall(app, request, 'identity/me')
  const {
    fullName = '',
    email = '',
    avatarId = null,
  } = answered ? (JSON.parse(answered.answer) as { json: Partial<Me> }).json : {}
  return { kind, fullName, email, avatarId }
}

/** POST /logout serves the Logout button of these pages without a script. */
async function logOut(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { cookie, host } = request.headers
  const answer = await app.inject({
    method: 'POST',
    url: '/rpc/identity/logout',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...(cookie ? { cookie } : {}),
      ...(host ? { host } : {}),
    },
    remoteAddress: request.ip,
    payload: '{"json":{}}',
  })
  reply.header('cache-control', 'no-store')
  if (answer.statusCode !== 200) return reply.redirect('/', 303)
  const given = answer.headers['set-cookie']
  if (given !== undefined) reply.header('set-cookie', given)
  const { byAccessCode } = (JSON.parse(answer.body) as { json: { byAccessCode: boolean } }).json
  return reply.redirect(`/?left=${byAccessCode ? 'admin' : 'user'}`, 303)
}
