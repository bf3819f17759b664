/**
 * Every statement on a public page is traceable: any text with a digit or a name, and any picture,
 * names its source, and the source exists.
 */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyFigureNames } from '#content/figures/shared/rules.ts'
import { defaultSettings } from '#people/company/shared/rules.ts'
import { banks, ewallets } from '#people/profile/shared/rules.ts'
import { renderedPages } from '#surfaces/public-site/shared/rules-page.ts'
import { readMarkup, type MarkupItem } from '../fixtures/readers/read-markup.ts'
import { startTestServer, type TestServer } from '../fixtures/servers/test-server.ts'

interface Known {
  sources: Set<string>
  /** Names of people, banks and companies. None of them is part of the software. */
  names: string[]
}

const builtInSources = [
  'clock',
  'example',
  'list:banks',
  'query:testimonials',
  ...keyFigureNames.map((name) => `query:${name}`),
  ...Object.keys(defaultSettings).map((name) => `setting:${name}`),
]
/** Limits of the software, as listed in rules-source.ts, and laws by their short names. */
const constant = new RegExp(
  '^(rule:(term-min-days|cap-max|crowd-min|key-figures|testimonials|deposit-minutes|carousel|' +
    String.raw`terms|privacy)|law:(RA|BP|PD|BSP|SEC)-[\w-]+)$`,
)

/**
 * The words of our own texts. A capitalised word that is not among them is a name that an operator
 * put into a page. The texts do not contain the names of the languages.
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
  return readMarkup(html).flatMap((item) => {
    if (item.source !== null)
      return sources.has(item.source) || constant.test(item.source)
        ? []
        : [`"${item.text}" names an unknown source: ${item.source}`]
    return faultsOf(item, names).map(
      (fault) => `${fault} without a source: ${item.text.slice(0, 160)}`,
    )
  })
}

function faultsOf({ kind, text }: MarkupItem, names: string[]): string[] {
  if (kind === 'picture') return ['a picture']
  const faults: string[] = []
  if (/\p{Nd}/u.test(text)) faults.push('a digit')
  const unknown = wordsOf(text).filter((word) => /^\p{Lu}/u.test(word) && !ownWords.has(word))
  const named = names.filter((name) => text.includes(name))
  if (unknown.length + named.length > 0)
    faults.push(`a name (${[...unknown, ...named].join(', ')})`)
  return faults
}

async function known(server: TestServer): Promise<Known> {
  const rows = await server.asOwner<{ source: string }>(`
    select 'entry:' || kind || ':' || entry_id || ':' || version as source from content_versions
      where state = 'published'
    union all select 'market:' || id from market_figures where confirmed_by is not null
    union all select case kind when 'feed' then 'payout:' else 'proof:' end || id
      from payout_consents where given
    union all select 'outcome:' || v.entry_id
      from placements p join content_versions v on v.id = p.plan_version_id
    union all select 'testimonial:' || id from testimonials where state = 'published'`)
  const people = await server.asOwner<{ name: string }>(
    `select full_name as name from users union select shown_name from testimonials
      where shown_name <> ''`,
  )
  return {
    sources: new Set([...builtInSources, ...rows.map(({ source }) => source)]),
    names: [...people.map(({ name }) => name), ...banks, ...ewallets],
  }
}

const places = renderedPages.flatMap((page) => [`${page}?lang=en`, `${page}?lang=fil`])

interface Installation {
  server: TestServer
  all: Known
}
const installations: Record<'live' | 'sample', Installation | undefined> = {
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
  for (const installation of Object.values(installations)) await installation?.server.close()
})

function installationIn(
  mode: 'live' | 'sample',
): Installation & { pageAt: (place: string) => Promise<string> } {
  const installation = installations[mode]
  if (!installation) throw new Error(`No ${mode} installation`)
  return {
    ...installation,
    pageAt: async (place) => await (await fetch(installation.server.address + place)).text(),
  }
}

describe.each(['live', 'sample'] as const)('in a %s installation', (mode) => {
  test.each(places)('%s: every digit, name and picture has an existing source', async (place) => {
    const { pageAt, all } = installationIn(mode)
    const page = await pageAt(place)
    expect(readMarkup(page).length).toBeGreaterThan(40)
    expect(findUntraceable(page, all)).toEqual([])
  })
})

test('a new live installation shows only the texts of the software', async () => {
  const { pageAt, all } = installationIn('live')
  expect([...all.sources].toSorted()).toEqual(builtInSources.toSorted())
  const used = readMarkup(await pageAt('/')).map(({ source }) => source?.split(':')[0])
  for (const kind of ['entry', 'market', 'payout', 'proof', 'testimonial'])
    expect(used).not.toContain(kind)
})

test('a page with an invented statement does not pass', async () => {
  const { pageAt, all } = installationIn('sample')
  const page = await pageAt('/?lang=en')
  const withPart = (part: string) => findUntraceable(page.replace('</main>', `${part}</main>`), all)
  const dead = '01a1c0de-0000-7000-8000-00000000dead'
  const invented = [
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
    `<p data-source="outcome:${dead}">Return paid</p>`,
  ]
  for (const part of invented) expect(withPart(part), part).not.toEqual([])
  expect(withPart('<p data-source="query:clients">12</p>')).toEqual([])
})

test('an unpublished entry is no source', async () => {
  const { pageAt, all } = installationIn('sample')
  for (const kind of ['entry:plan', 'entry:news', 'market', 'payout', 'proof', 'testimonial']) {
    const without = new Set([...all.sources].filter((source) => !source.startsWith(`${kind}:`)))
    expect(findUntraceable(await pageAt('/'), { ...all, sources: without }), kind).not.toEqual([])
  }
})
