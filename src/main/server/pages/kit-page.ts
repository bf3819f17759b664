/**
 * GET /kit: every component of the kit in all its states, for engineers. A live installation never
 * registers it.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { pagesDirectory } from './pages.ts'

/** `directory` holds one build of the pages. */
export async function registerKitPage(
  app: FastifyInstance,
  directory = pagesDirectory,
): Promise<void> {
  const folder = path.join(directory, '.kit')
  const page = await readFile(path.join(folder, 'kit.html'), 'utf8')
  await app.register(serveStatic, {
    root: path.join(folder, 'kit/assets'),
    prefix: '/kit/assets/',
    index: false,
    preCompressed: true,
    decorateReply: false,
  })
  app.get('/kit', (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page),
  )
}
