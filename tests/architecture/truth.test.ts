/**
 * Everything public is true or not there: on every public page whatever has a digit, a name or a
 * picture says where it comes from, and it does come from there.
 */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyFigureNames } from '#content/figures/shared/rules.ts'
import { defaultSettings } from '#people/company/shared/rules.ts'
import { banks, ewallets } from '#people/profile/shared/rules.ts'
import { renderedPages } from '#surfaces/public-site/shared/rules-page.ts'
import { readMarkup, type Said } from '../fixtures/readers/read-markup.ts'
import { startTestServer, type TestServer } from '../fixtures/servers/test-server.ts'

/** What can be looked up, and what is the same in every installation. */
interface Known {
  sources: Set<string>
  /** Of people, banks, companies: none of them is the software's own. */
  names: string[]
}

const ofTheSoftware = [
  'clock',
  'example',
  'list:banks',
  'query:testimonials',
  ...keyFigureNames.map((name) => `query:${name}`),
  ...Object.keys(defaultSettings).map((name) => `setting:${name}`),
]
/** Limits of the software, as rules-source.ts lists them, and laws by their short names. */
const constant =
  /^(rule:(term-min-days|cap-max|crowd-min|key-figures|testimonials|deposit-minutes|carousel|terms|privacy)|law:(RA|BP|PD|BSP|SEC)-[\w-]+)$/

/**
 * Our own sentences: a word with a capital letter that stands in none of them is a name that
 * somebody put into a page. Languages are called by their own.
 */
const ownWords = new Set([
  'Filipino',
  'English',
  ...wordsOf(
    sourcesOf('src/surfaces/public-site')
      .filter(({ name }) => /^words-|^terms|^privacy/.test(name))
      .map(({ text }) => text)
      .join(' '),
  ),
])

function sourcesOf(folder: string): { name: string; text: string }[] {
  const root = path.join(import.meta.dirname, '../..', folder)
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => ({
      name: entry.name,
      text: readFileSync(path.join(entry.parentPath, entry.name), 'utf8'),
    }))
}

function wordsOf(text: string): string[] {
  return text.match(/\p{L}+/gu) ?? []
}

function findUntraceable(html: string, { sources, names }: Known): string[] {
  return readMarkup(html).flatMap((said) => {
    if (said.source !== null)
      return sources.has(said.source) || constant.test(said.source)
        ? []
        : [`"${said.said}" names a source that is not there: ${said.source}`]
    return faultsOf(said, names).map(
      (fault) => `${fault} without a source: ${said.said.slice(0, 160)}`,
    )
  })
}

function faultsOf({ what, said }: Said, names: string[]): string[] {
  if (what === 'picture') return ['a picture']
  const faults: string[] = []
  if (/\p{Nd}/u.test(said)) faults.push('a digit')
  const strange = wordsOf(said).filter((word) => /^\p{Lu}/u.test(word) && !ownWords.has(word))
  const named = names.filter((name) => said.includes(name))
  if (strange.length + named.length > 0)
    faults.push(`a name (${[...strange, ...named].join(', ')})`)
  return faults
}

async function known(server: TestServer): Promise<Known> {
  const rows = await server.asOwner<{ source: string }>(`
    select 'entry:' || kind || ':' || entry_id || ':' || version as source from content_versions
      where state = 'published'
    union all select 'market:' || id from market_figures where confirmed_by is not null
    union all select case kind when 'feed' then 'payout:' else 'proof:' end || id
      from payout_consents where given
    union all select 'testimonial:' || id from testimonials where state = 'published'`)
  const people = await server.asOwner<{ name: string }>(
    `select full_name as name from users union select shown_name from testimonials
      where shown_name <> ''`,
  )
  return {
    sources: new Set([...ofTheSoftware, ...rows.map(({ source }) => source)]),
    names: [...people.map(({ name }) => name), ...banks, ...ewallets],
  }
}

const places = renderedPages.flatMap((page) => [`${page}?lang=en`, `${page}?lang=fil`])

interface Drawn {
  server: TestServer
  all: Known
}
const installations: Record<'live' | 'sample', Drawn | undefined> = {
  live: undefined,
  sample: undefined,
}

beforeAll(async () => {
  for (const mode of ['live', 'sample'] as const) {
    const server = await startTestServer(mode === 'live' ? { env: { KABAN_MODE: 'live' } } : {})
    installations[mode] = { server, all: await known(server) }
  }
})
afterAll(async () => {
  for (const drawn of Object.values(installations)) await drawn?.server.close()
})

function drawnAs(mode: 'live' | 'sample'): Drawn & { draw: (place: string) => Promise<string> } {
  const drawn = installations[mode]
  if (!drawn) throw new Error(`No ${mode} installation`)
  return {
    ...drawn,
    draw: async (place) => await (await fetch(drawn.server.address + place)).text(),
  }
}

describe.each(['live', 'sample'] as const)('in a %s installation', (mode) => {
  test.each(places)(
    '%s: whatever has a digit, a name or a picture comes from a source that is there',
    async (place) => {
      const { draw, all } = drawnAs(mode)
      const page = await draw(place)
      expect(readMarkup(page).length).toBeGreaterThan(40)
      expect(findUntraceable(page, all)).toEqual([])
    },
  )
})

test('with nothing recorded yet, a live installation shows nothing but what the software itself knows', async () => {
  const { draw, all } = drawnAs('live')
  expect([...all.sources].toSorted()).toEqual(ofTheSoftware.toSorted())
  const used = readMarkup(await draw('/')).map(({ source }) => source?.split(':')[0])
  for (const kind of ['entry', 'market', 'payout', 'proof', 'testimonial'])
    expect(used).not.toContain(kind)
})

test('a page with something made up does not pass', async () => {
  const { draw, all } = drawnAs('sample')
  const page = await draw('/?lang=en')
  const withPart = (part: string) => findUntraceable(page.replace('</main>', `${part}</main>`), all)
  const dead = '01a1c0de-0000-7000-8000-00000000dead'
  const madeUp = [
    '<p>More than 12,000 clients</p>',
    '<p>Over <!-- -->٣<!-- --> years</p>',
    '<p title="98% are content">Our clients</p>',
    '<p>Trusted by Juanita</p>',
    '<p>We pay to <b>GCash</b></p>',
    '<img src="/proof.png" alt=""/>',
    '<svg><path d="M0 0"></path></svg>',
    '<div style="background:url(/smiling.png)"></div>',
    '<p data-source="">12,000</p>',
    '<p data-source="trust me">12,000</p>',
    '<p data-source="query:happiness">12,000</p>',
    `<p data-source="entry:plan:${dead}:1">12 %</p>`,
    `<p data-source="testimonial:${dead}">Best!</p>`,
  ]
  for (const part of madeUp) expect(withPart(part), part).not.toEqual([])
  expect(withPart('<p data-source="query:clients">12</p>')).toEqual([])
})

test('what is no longer published is a source no more', async () => {
  const { draw, all } = drawnAs('sample')
  for (const kind of ['entry:plan', 'entry:news', 'market', 'payout', 'proof', 'testimonial']) {
    const without = new Set([...all.sources].filter((source) => !source.startsWith(`${kind}:`)))
    expect(findUntraceable(await draw('/'), { ...all, sources: without }), kind).not.toEqual([])
  }
})
