/** /robots.txt and /sitemap.xml: the public pages, and the addresses that must not be indexed. */
import type { FastifyInstance } from 'fastify'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import { renderedPages } from '#surfaces/public-site/shared/rules-page.ts'

const closed = [
  '/admin',
  '/dashboard',
  '/rpc',
  '/live',
  '/site/live',
  '/mailbox',
  '/verify/',
  '/reset-password',
  '/not-me',
  '/verify-email',
  '/admin-invitation',
  '/*?part=',
]

export function registerSearchEngines(
  app: FastifyInstance,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): void {
  const robots = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
  const sitemap = sitemapOf(publicUrl)
  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robots),
  )
  app.get('/sitemap.xml', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml; charset=utf-8')
      .send(sitemap),
  )
}

function sitemapOf(publicUrl: string): string {
  const entries = renderedPages.flatMap((page) => {
    const english = publicUrl + page
    const filipino = `${english}?lang=fil`
    const links = [
      ['en', english],
      ['fil', filipino],
      ['x-default', english],
    ]
      .map(
        ([language, address]) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${xml(String(address))}"/>`,
      )
      .join('')
    return [english, filipino].map((address) => `<url><loc>${xml(address)}</loc>${links}</url>`)
  })
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"' +
    ` xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>\n`
  )
}

function xml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
