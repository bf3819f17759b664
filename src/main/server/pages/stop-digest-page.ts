/**
 * `GET /digest/stop?token=…` asks, `POST` ends the weekly mail without a sign-in. Mail programs
 * post by themselves when their user presses their own button (RFC 8058), so nothing but the token
 * counts.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createElement as h, type ReactNode } from 'react'
import { textIn } from '#foundation/contract/shared/bilingual.ts'
import { callContext, type HttpParts } from '#foundation/platform/server/http/call-context.ts'
import { readStopLink, stopDigestByLink } from '#surfaces/digest/server/choice.ts'
import { digestRecordTexts } from '#surfaces/digest/shared/record-words.ts'
import { barePage } from './bare-page.ts'
import { pagesDirectory } from './pages.ts'

const texts = digestRecordTexts.stopPage
const settingsPath = '/dashboard/settings/notifications'
const bodyMaxBytes = 1_024

interface Asked {
  Querystring: { token?: string | string[] }
}

/** `directory` holds one build of the pages. */
export async function registerStopDigestPage(
  app: FastifyInstance,
  parts: HttpParts,
  directory = pagesDirectory,
): Promise<void> {
  const shell = await readFile(path.join(directory, 'index.html'), 'utf8')

  async function answer(request: FastifyRequest<Asked>, reply: FastifyReply, stops: boolean) {
    const { token } = request.query
    const asked = typeof token === 'string' ? token : ''
    const call = await callContext(request as FastifyRequest, reply, parts)
    const found = stops
      ? await parts.database.transaction((tx) => stopDigestByLink({ ...call, tx }, asked))
      : await parts.database.read((tx) => readStopLink({ tx }, asked))
    const language = found ?? call.request.language ?? 'en'
    const read = (text: { en: string; fil: string }) => textIn(language, text)
    const [title, more] =
      found === null
        ? [texts.endedTitle, texts.ended]
        : stops
          ? [texts.doneTitle, texts.done]
          : [texts.title, texts.question]
    const button =
      found !== null && !stops
        ? stopForm(asked, read(texts.stop))
        : h('a', { href: settingsPath, className: linkStyle }, read(texts.settings))
    return await reply
      .status(found === null ? 404 : 200)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        barePage(shell, {
          title: read(title),
          language,
          body: stopPage(read(title), read(more), button),
        }),
      )
  }

  app.get<Asked>('/digest/stop', (request, reply) => answer(request, reply, false))
  await app.register(async (scope) => {
    // Mail programs send a form, and some several parts. What is in it does not matter.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null))
    scope.post<Asked>('/digest/stop', { bodyLimit: bodyMaxBytes }, (request, reply) =>
      answer(request, reply, true),
    )
  })
}

const linkStyle = 'inline-flex min-h-11 items-center text-primary underline'
/** As the main button of the kit. */
const buttonStyle =
  'target inline-flex items-center justify-center rounded-button bg-primary ' +
  'px-[min(1.25rem,5vw)] py-1.5 text-center font-semibold text-on-primary hover:bg-primary-hover'

function stopPage(title: string, more: string, button: ReactNode): ReactNode {
  return h(
    'main',
    { className: 'mx-auto max-w-2xl px-4 py-8 text-ink' },
    h('h1', { className: 'text-2xl font-semibold' }, title),
    h('p', { className: 'mt-1 text-muted' }, more),
    h('div', { className: 'mt-6' }, button),
  )
}

function stopForm(token: string, label: string): ReactNode {
  const action = `/digest/stop?token=${encodeURIComponent(token)}`
  return h('form', { method: 'post', action }, h('button', { className: buttonStyle }, label))
}
