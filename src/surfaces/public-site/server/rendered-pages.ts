/**
 * The public pages as they are sent: drawn once for each reading of the site, and packed once for
 * all visitors.
 */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import type {
  DrawnPage,
  PageFrame,
  PageLanguage,
  PagePart,
  PageSlots,
  PageTheme,
} from '../shared/rules-page.ts'
import type { BuiltPages } from './built-pages.ts'
import type { SiteKeeper, SiteReading } from './keep-site.ts'
import { readDocument } from './read-document.ts'

export interface Packed {
  plain: Buffer
  br: Buffer
  gzip: Buffer
}

export interface RenderedPages {
  /** The page of a visitor. */
  forVisitor(path: DrawnPage, language: PageLanguage, theme: PageTheme): Promise<Packed>
  /** The same page with what is said to one person. */
  forReader(path: DrawnPage, slots: PageSlots): Promise<string>
  part(part: PagePart, language: PageLanguage): Promise<Packed>
}

export function drawnPages(
  keeper: SiteKeeper,
  { pages, built }: BuiltPages,
  settings: Settings,
): RenderedPages {
  // A reading that changed nothing makes the same page: it is not packed again.
  const before = new Map<string, { html: string; packed: Promise<Packed> }>()

  async function draw(
    reading: SiteReading,
    path: DrawnPage,
    language: PageLanguage,
  ): Promise<string> {
    return await once(reading, `${path} ${language}`, async () => {
      const frame: PageFrame = { language, path, built, serial: reading.serial }
      if (path === '/') return pages.renderLanding(reading.site, frame)
      if (path === '/how-figures-are-made') return pages.renderHowFigures(reading.site, frame)
      const title = path === '/terms' ? 'terms' : 'privacy'
      const document = await readDocument({ settings }, { name: title, language })
      return pages.renderDocument(reading.site, frame, { title, ...document })
    })
  }

  function packOnce(key: string, html: string): Promise<Packed> {
    const known = before.get(key)
    if (known?.html === html) return known.packed
    const packed = pack(html)
    before.set(key, { html, packed })
    return packed
  }

  return {
    async forVisitor(path, language, theme) {
      const reading = await keeper.read()
      return await once(
        reading,
        `packed ${path} ${language} ${theme}`,
        async () =>
          await packOnce(
            `${path} ${language} ${theme}`,
            pages.fillSlots(await draw(reading, path, language), {
              language,
              theme,
              reader: { kind: 'visitor' },
            }),
          ),
      )
    },
    async forReader(path, slots) {
      return pages.fillSlots(await draw(await keeper.read(), path, slots.language), slots)
    },
    async part(part, language) {
      const reading = await keeper.read()
      return await once(
        reading,
        `part ${part} ${language}`,
        async () =>
          await packOnce(
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

function once<Made>({ made }: SiteReading, name: string, make: () => Promise<Made>): Promise<Made> {
  const known = made.get(name) as Promise<Made> | undefined
  if (known) return known
  const making = make()
  made.set(name, making)
  // The next who asks tries again.
  making.catch(() => made.delete(name))
  return making
}

const brotli = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 6,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
}

async function pack(html: string): Promise<Packed> {
  const plain = Buffer.from(html)
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, brotli),
    promisify(gzip)(plain, { level: 6 }),
  ])
  return { plain, br, gzip: zipped }
}
