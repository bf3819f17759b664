/**
 * A plain React page beside the measured one: a heading, a balance and a list, in a script of as
 * many compressed bytes. What is missing to that size is text that loads and never runs, so a page
 * of this weight can hardly be quicker on the same machine.
 */
import http from 'node:http'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { rolldown } from 'rolldown'
import { freePort } from '../../tests/fixtures/servers/free-port.ts'

export interface PlainPage {
  address: string
  close(): Promise<void>
}

export async function startPlainPage(scriptKb: number): Promise<PlainPage> {
  const script = padTo(await bundleContent(), scriptKb * 1024)
  const files: Record<string, { type: string; content: Buffer }> = {
    '/': { type: 'text/html; charset=utf-8', content: compress(page) },
    '/content.js': { type: 'text/javascript', content: compress(script) },
  }
  const server = http.createServer((request, response) => {
    const file = files[request.url ?? '']
    if (!file) return void response.writeHead(404).end()
    response.writeHead(200, {
      'content-type': file.type,
      'content-encoding': 'br',
      'content-length': file.content.length,
      'cache-control': request.url === '/' ? 'no-cache' : 'max-age=31536000, immutable',
    })
    response.end(file.content)
  })
  const port = await freePort('localhost')
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return {
    address: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const page =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Plain page</title>' +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<link rel="icon" href="data:,"><script src="/content.js" defer></script></head>' +
  '<body><div id="root"></div></body></html>'

async function bundleContent(): Promise<string> {
  const bundle = await rolldown({
    input: path.join(import.meta.dirname, 'plain-page-content.ts'),
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  return output[0].code
}

/** Adds random letters, of which a compressed byte holds a little more than one. */
function padTo(script: string, bytes: number): string {
  let padded = script
  let missing = bytes - compress(padded).length
  while (missing > 256) {
    let text = ''
    for (let at = 0; at < missing; at += 1)
      text += String.fromCharCode(97 + Math.floor(Math.random() * 26))
    padded += `;"${text}"`
    missing = bytes - compress(padded).length
  }
  return padded
}

function compress(text: string): Buffer {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
}
