/** Renders the public pages once per snapshot, and compresses them once for all visitors. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import type {
  PageFrame,
  PageLanguage,
  PagePart,
  PagePath,
  PageSlots,
  PageTheme,
} from '../shared/rules-page.ts'
import type { PublicBuild } from './public-build.ts'
import { readDocument } from './read-document.ts'
import type { SiteCache, SiteSnapshot } from './site-cache.ts'

export interface CompressedPage {
  plain: Buffer
  br: Buffer
  gzip: Buffer
}

export interface PageCache {
  /** Returns the page that is the same for every visitor. */
  forVisitor(path: PagePath, language: PageLanguage, theme: PageTheme): Promise<CompressedPage>
  /** Returns the page with a signed-in person's name or with a flash message. */
  forReader(path: PagePath, slots: PageSlots): Promise<string>
  part(part: PagePart, language: PageLanguage): Promise<CompressedPage>
}

export function createPageCache(
  cache: SiteCache,
  { pages, built }: PublicBuild,
  settings: Settings,
): PageCache {
  // A new snapshot without changes renders the same page, which need not be compressed again.
  const before = new Map<string, { html: string; compressed: Promise<CompressedPage> }>()

  async function render(
    reading: SiteSnapshot,
    path: PagePath,
    language: PageLanguage,
  ): Promise<string> {
    return await once(reading, `${path} ${language}`, async () => {
      const frame: PageFrame = { language, path, built, serial: reading.serial }
      if (path === '/') return pages.renderLanding(reading.site, frame)
      if (path === '/how-figures-are-made') return pages.renderHowFigures(reading.site, frame)
      if (path === 'not-found') return pages.renderNotFound(reading.site, frame)
      const title = path === '/terms' ? 'terms' : 'privacy'
      const document = await readDocument(
        { settings, company: reading.site.company },
        { name: title, language },
      )
      return pages.renderDocument(reading.site, frame, { title, ...document })
    })
  }

  function compressOnce(key: string, html: string): Promise<CompressedPage> {
    const known = before.get(key)
    if (known?.html === html) return known.compressed
    const compressed = compress(html)
    before.set(key, { html, compressed })
    return compressed
  }

  return {
    async forVisitor(path, language, theme) {
      const reading = await cache.read()
      return await once(
        reading,
        `compressed ${path} ${language} ${theme}`,
        async () =>
          await compressOnce(
            `${path} ${language} ${theme}`,
            pages.fillSlots(await render(reading, path, language), {
              language,
              theme,
              reader: { kind: 'visitor' },
            }),
          ),
      )
    },
    async forReader(path, slots) {
      return pages.fillSlots(await render(await cache.read(), path, slots.language), slots)
    },
    async part(part, language) {
      const reading = await cache.read()
      return await once(
        reading,
        `part ${part} ${language}`,
        async () =>
          await compressOnce(
            `part ${part} ${language}`,
            pages.renderPart(part, reading.site, {
              language,
              path: '/',
              built,
              serial: reading.serial,
            }),
          ),
      )
    },
  }
}

function once<Made>(
  { made }: SiteSnapshot,
  name: string,
  make: () => Promise<Made>,
): Promise<Made> {
  const known = made.get(name) as Promise<Made> | undefined
  if (known) return known
  const making = make()
  made.set(name, making)
  // A failed page is not cached, so the next request tries again.
  making.catch(() => made.delete(name))
  return making
}

const brotli = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 6,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
}

async function compress(html: string): Promise<CompressedPage> {
  const plain = Buffer.from(html)
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, brotli),
    promisify(gzip)(plain, { level: 6 }),
  ])
  return { plain, br, gzip: zipped }
}
