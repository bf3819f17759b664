/** Texts of staff and users stay text on the public pages, published or in a preview. */
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EntryContent } from '#content/content/shared/rules-edit.ts'
import { confirmFigure } from '#content/market/server/confirm-figure.ts'
import { saveFigure } from '#content/market/server/edit-figures.ts'
import type { Caller } from '#foundation/platform/server/http/context.ts'
import { pageParts } from '#surfaces/public-site/shared/rules-page.ts'
import { startAccessFixture, type AccessFixture } from '../fixtures/people/access-fixture.ts'
import { newContent, publishContent, twoOfTheStaff } from '../fixtures/people/content-fixture.ts'
import { withContext } from '../fixtures/people/contexts.ts'
import { plan } from '../fixtures/people/plan-fixture.ts'
import { Visitor } from '../fixtures/servers/test-server.ts'

let fixture: AccessFixture

beforeAll(async () => {
  fixture = await startAccessFixture()
})
afterAll(() => fixture.close())

/** Short enough for every field; each names its place. */
const hostile = (place: string) => `</p>"'><img src=x onerror=ran>${place}`
const both = (place: string) => ({ en: hostile(place), fil: hostile(`${place}F`) })
const link = 'https://www.example.ph/a?b=c&d'

const entries: EntryContent[] = [
  {
    kind: 'news',
    body: {
      title: both('nt'),
      publisher: hostile('np'),
      link,
      publishedOn: '2026-11-01',
      position: 0,
    },
  },
  { kind: 'faq', body: { question: both('fq'), answer: both('fa'), position: 0 } },
  {
    kind: 'registration',
    body: {
      regulator: hostile('rr'),
      number: hostile('rn'),
      permits: both('rp'),
      doesNotPermit: both('rd'),
      documentLink: link,
      checkLink: link,
      issuedOn: '2026-01-01',
      expiresOn: '',
      position: 0,
    },
  },
  { kind: 'highlight', body: { title: both('ht'), text: both('hx'), position: 0 } },
  {
    kind: 'plan',
    body: plan({
      name: both('pn'),
      worstCase: both('pw'),
      returnSource: both('ps'),
      fees: both('pf'),
      risk: both('pr'),
    }),
  },
]
const about: EntryContent = {
  kind: 'about',
  body: {
    tagline: both('at'),
    hours: both('ah'),
    emergency: both('ae'),
    address: both('aa'),
    contactEmail: 'help@example.test',
    contactPhone: hostile('ap'),
    registeredOn: '2024-11-10',
  },
}

/** Scripts and pictures of this host, and data. */
const allowed = [
  /^<script( type="module")?[^>]* src="\/[\w./-]+"/,
  /^<script type="application\/(ld\+)?json"/,
  /^<img src="\/avatars\/[\w-]+"/,
  /^<img src="\/product\/home-(en|fil)-(light|dark)\.webp"/,
]

function expectText(html: string, where: string): void {
  const tags = [...html.matchAll(/<(?:script|img)\b[^>]*>/g)].map(([tag]) => tag)
  expect(
    tags.filter((tag) => !allowed.some((pattern) => pattern.test(tag))),
    where,
  ).toEqual([])
  // No text ended the value of an attribute.
  expect(html.replaceAll(/="[^"]*"/g, '').match(/<[a-z][^<>]*(\son\w+|['"])/g), where).toBeNull()
}

const placesIn = (html: string) =>
  new Set([...html.matchAll(/onerror=ran&gt;(\w+)/g)].map(([, place]) => place))

/** Codes of the texts that the page shows: all but the telephone and hours of the settings. */
const shownPlaces =
  'nt np fq fa rr rn rp rd ht hx pn pw ps pf pr at ah ae aa ap so mn ms tn tl tb sn sm'.split(' ')

const otherPages = [
  '/terms',
  '/privacy',
  '/how-figures-are-made',
  '/login',
  '/register',
  '/verify',
  ...pageParts.flatMap((part) => [`/?part=${part}`, `/?part=${part}&lang=fil`]),
]

async function pageOf(person: Visitor, place: string): Promise<string> {
  const answer = await person.fetch(place)
  expect(answer.status, place).toBe(200)
  return await answer.text()
}

test('T33 entries, settings, figures and testimonials stay text in both languages', async () => {
  const { ana, ben } = await twoOfTheStaff(fixture)
  const versionId = await publishEntries(ana.caller, ben.caller)
  await publishFigure(ana.caller, ben.caller)
  await publishTestimonial()
  await fixture.asOwner(
    `update company_settings set site_name = $1, support_phone = $2, business_hours = $3,
      maintenance = true, maintenance_message = $4`,
    [hostile('sn'), hostile('sp'), hostile('sh'), hostile('sm')],
  )

  const visitor = new Visitor(fixture.address)
  await expect
    .poll(async () => placesIn(await pageOf(visitor, '/')).has('sm'), { timeout: 10_000 })
    .toBe(true)
  const english = placesIn(await pageOf(visitor, '/?lang=en'))
  for (const place of shownPlaces) expect(english.has(place), place).toBe(true)
  const filipino = placesIn(await pageOf(visitor, '/?lang=fil'))
  for (const place of ['fqF', 'mnF']) expect(filipino.has(place), place).toBe(true)

  for (const place of ['/?lang=en', '/?lang=fil', ...otherPages])
    expectText(await pageOf(visitor, place), place)
  for (const person of [fixture.people.owner, fixture.people.admin])
    for (const place of ['/?public&lang=en', '/?public&lang=fil'])
      expectText(await pageOf(person, place), place)
  // The preview is inside the shell of the application, whose title contains the site name.
  const preview = await pageOf(fixture.people.admin, `/admin/preview/${versionId}?lang=en`)
  expect(placesIn(preview).has('at')).toBe(true)
  expectText(preview, 'preview')
})

/** Publishes all entries and returns the id of the version of the last one. */
async function publishEntries(author: Caller, approver: Caller): Promise<string> {
  const origin = { source: hostile('so'), sourceDate: '2026-11-01' }
  for (const entry of entries)
    await publishContent(fixture, author, approver, newContent(entry, origin))
  const [current] = await fixture.asOwner<{ id: string; version: number }>(
    `select entry_id as id, version from content_versions where kind = 'about' order by version desc
      limit 1`,
  )
  const published = await publishContent(
    fixture,
    author,
    approver,
    newContent(about, {
      ...origin,
      ...(current ? { entryId: current.id, versionSeen: current.version } : {}),
    }),
  )
  return published.newest.versionId
}

async function publishFigure(author: Caller, approver: Caller): Promise<void> {
  const figureId = uuidv7()
  await withContext(fixture, author, (ctx) =>
    saveFigure(ctx, {
      figureId,
      name: hostile('mn'),
      nameFil: hostile('mnF'),
      value: '1.5',
      unit: 'PHP',
      changePercent: null,
      source: hostile('ms'),
      asOf: new Date('2026-11-20T07:00:00Z'),
      versionSeen: null,
    }),
  )
  const [figure] = await fixture.asOwner<{ version: number }>(
    'select version from market_figures where id = $1',
    [figureId],
  )
  await withContext(fixture, approver, (ctx) =>
    confirmFigure(ctx, { figureId, versionSeen: figure?.version ?? 0 }),
  )
}

/** Replaces all testimonials by one. */
async function publishTestimonial(): Promise<void> {
  await fixture.asOwner(
    `update testimonials set state = 'withdrawn', withdrawn_at = now()
      where state in ('waiting', 'published')`,
  )
  const [writer] = await fixture.asOwner<{ id: string }>(
    `select user_id as id from transactions where status = 'completed' and type = 'deposit'
      and user_id in (select id from users where role = 'user' and status = 'active') limit 1`,
  )
  await fixture.asOwner(
    `insert into testimonials (id, user_id, shown_name, location, body, rating, language,
      consent_version, sample) values ($1, $2, $3, $4, $5, 1, 'en', 1, true)`,
    [uuidv7(), writer?.id, hostile('tn'), hostile('tl'), hostile('tb')],
  )
  await fixture.asOwner(
    `update testimonials set state = 'published', decided_at = now(), decided_by = 'company-access'
      where state = 'waiting'`,
  )
}
