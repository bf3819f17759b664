/** GET /manifest.webmanifest sends the built manifest with the site name from the settings. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'

/** `directory` holds one build of the pages. */
export async function registerWebManifest(
  app: FastifyInstance,
  directory: string,
  readName: () => Promise<string>,
): Promise<void> {
  const built = JSON.parse(
    await readFile(path.join(directory, 'manifest.webmanifest'), 'utf8'),
  ) as object
  app.get('/manifest.webmanifest', async (_request, reply) => {
    const name = await readName()
    return await reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify({ ...built, name, short_name: name }))
  })
}
