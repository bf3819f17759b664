/**
 * Sends the built pages. The page guard runs first, so that nobody sees the frame of a page that
 * they may not open.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { permissionsPolicy } from '#foundation/platform/server/http/browser-security.ts'
import type { HttpParts } from '#foundation/platform/server/http/call-context.ts'
import type { Caller } from '#foundation/platform/server/http/context.ts'
import { answerProblem } from '#foundation/platform/server/http/problems.ts'
import { Refusal } from '#foundation/platform/server/http/refuse.ts'
import { platformRefusals } from '#foundation/platform/shared/words.ts'
import { readSiteName } from '#people/company/server/read-settings.ts'
import { loadPublicBuild } from '#surfaces/public-site/server/public-build.ts'
import { deniedCookie } from '../../shared/denied.ts'
import { areaAt, findPage, type Mode } from '../../shared/pages/find-page.ts'
import { guardPage, isDenied, type Role } from '../../shared/pages/page-guard.ts'
import { authPageAt, loadAuthPages, type RenderAuthPage } from './auth-pages.ts'
import { loadHome, type DrawHome } from './drawn-home.ts'
import { pageShell, type PageFiles, type PageShell } from './page-shell.ts'
import { firstCalls, writePreload } from './preload.ts'
import { languageOf, registerPublicPages, themeOf, type SendPage } from './public-pages.ts'
import { registerWebManifest } from './web-manifest.ts'

export const pagesDirectory = path.resolve(import.meta.dirname, '../../../../dist/browser')

/** `directory` holds one build of the pages. */
export async function registerPages(
  app: FastifyInstance,
  parts: HttpParts,
  directory = pagesDirectory,
): Promise<void> {
  const readBuilt = (file: string) => readFile(path.join(directory, file), 'utf8')
  const [shell, worker, built] = await Promise.all([
    readBuilt('index.html'),
    readBuilt('worker.js'),
    readBuilt('.built-files.json'),
  ])
  const files = JSON.parse(built) as PageFiles
  await app.register(serveStatic, {
    root: directory,
    index: false,
    preCompressed: true,
    wildcard: true,
    // Dotfiles are the build's own metadata.
    dotfiles: 'ignore',
    setHeaders(reply, file) {
      // Names under /assets contain a content hash. Other files may change with any release.
      const hashed = file.includes(`${path.sep}assets${path.sep}`)
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  // The wildcard route reads the whole folder for each file, to compare the case of its name.
  const assets = path.join(directory, 'assets')
  app.get<{ Params: { name: string } }>('/assets/:name', (request, reply) =>
    reply.sendFile(request.params.name, assets),
  )
  // Served from memory, so that the worker and the page that it keeps stay the same version while a
  // build replaces the files.
  app.get('/worker.js', (_request, reply) =>
    sendFromMemory(reply, 'text/javascript; charset=utf-8', worker),
  )
  app.get('/index.html', (_request, reply) =>
    sendFromMemory(reply, 'text/html; charset=utf-8', shell),
  )
  const pages: Pages = {
    app,
    relay: parts.relay,
    shell: pageShell(shell, files),
    authPage: await loadAuthPages(directory, shell, files),
    drawHome: await loadHome(directory),
    notFound: registerPublicPages(app, parts, await loadPublicBuild(directory)),
    mode: parts.settings.mode,
  }
  await registerWebManifest(app, directory, async () => await parts.database.read(readSiteName))
  app.setNotFoundHandler(async (request, reply) => {
    const [address = '/', ...rest] = request.url.split('?')
    const search = rest.length === 0 ? '' : `?${rest.join('?')}`
    // A form that was sent before its script loaded. Nothing has happened, so show the page again.
    if (request.method === 'POST' && authPageAt(address, search))
      return reply.redirect(request.url, 303)
    // A page must not answer for a missing file (its name has a dot) or an unknown procedure.
    const wantsPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !path.posix.extname(address) &&
      !/^\/(rpc|assets|live|mailbox|kit)(\/|$)/.test(address)
    if (!wantsPage)
      return answerProblem(
        new Refusal(platformRefusals['not-found'], 'not-found', { status: 404 }),
        request,
        reply,
      )
    // The browser's router could not decode this address either. Two slashes at the start would
    // redirect to another host.
    if (request.originalUrl !== request.url)
      return reply.redirect(request.url.replace(/^[/\\]+/, '/'), 302)
    return await sendPage(pages, { address, search }, request, reply)
  })
}

function sendFromMemory(reply: PageReply, type: string, body: string): PageReply {
  return reply.header('cache-control', 'no-cache').status(200).type(type).send(body)
}

interface PageReply {
  redirect(address: string, status: number): PageReply
  header(name: string, value: string): PageReply
  status(code: number): PageReply
  type(name: string): PageReply
  send(body: string): PageReply
}

interface Pages {
  app: FastifyInstance
  relay: HttpParts['relay']
  shell: PageShell
  authPage: RenderAuthPage
  drawHome: DrawHome
  notFound: SendPage
  mode: Mode
}

interface Page {
  address: string
  /** With its question mark. */
  search: string
}

async function sendPage(
  { app, relay, shell, authPage: renderAuthPage, drawHome, notFound, mode }: Pages,
  { address, search }: Page,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PageReply> {
  const role = pageRole(await request.caller())
  const elsewhere = guardPage(address, { role, mode }, search)
  // The page depends on the visitor, so no cache may keep it.
  reply.header('cache-control', 'no-store').header('vary', 'cookie')
  // The result of a verification code is for the holder of the receipt, not for search engines.
  // Only here is a camera used: it scans the QR code of a receipt.
  if (/^\/verify(\/|$)/.test(address))
    reply
      .header('x-robots-tag', 'noindex, nofollow')
      .header('permissions-policy', permissionsPolicy('(self)'))
  if (elsewhere) {
    if (isDenied(address, { role, mode }))
      reply.header('set-cookie', `${deniedCookie}=1; Path=/; Max-Age=60; SameSite=Lax`)
    return reply.redirect(elsewhere, 302)
  }
  const authPage = authPageAt(address, search)
  const found = findPage(address, mode)
  if (!found && areaAt(address) === 'public') return await notFound(request, reply)
  const calls = firstCalls(found, authPage !== undefined)
  const first = await writePreload(app, relay, request, calls)
  const { element, siteName } = first
  const language = languageOf(undefined, request.cookies['kaban-language'])
  if (authPage) {
    const page = await renderedOrNone(request, () =>
      renderAuthPage({
        authPage,
        search,
        first,
        mode,
        signedIn: role !== 'visitor',
        language,
        theme: themeOf(request.cookies['kaban-theme']),
      }),
    )
    if (page !== undefined)
      return reply
        .header('content-language', language)
        .status(200)
        .type('text/html; charset=utf-8')
        .send(page)
  }
  const page = titled(shell(found?.address, element), siteName)
  const hasAll = first.answers.length === calls.length
  const drawn =
    found?.address === '/dashboard' && hasAll
      ? await renderedOrNone(request, () => drawHome(page, { language, answers: first.answers }))
      : undefined
  // In the areas behind the sign-in the application says that there is no such page.
  return reply
    .status(found ? 200 : 404)
    .type('text/html; charset=utf-8')
    .send(drawn ?? page)
}

/** Logs a failure and returns undefined. The application then renders the same page itself. */
async function renderedOrNone(
  request: FastifyRequest,
  render: () => string | undefined | Promise<string>,
): Promise<string | undefined> {
  try {
    return await render()
  } catch (error) {
    request.log.error(
      { err: error, url: request.url.split('?')[0] },
      'the server could not render a page; the application renders it',
    )
    return undefined
  }
}

/** Puts the site's name into the title, for link previews and for tabs that are still loading. */
function titled(html: string, siteName: string | null): string {
  if (siteName === null) return html
  const name = siteName.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return html.replace(/<title>[^<]*<\/title>/, () => `<title>${name}</title>`)
}

function pageRole(caller: Caller): Role {
  return caller.role === 'system' ? 'visitor' : caller.role
}
