/**
 * The server-rendered pages before sign-in: complete without a script, in the reader's language,
 * and without text from the address.
 */
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pagesDirectory } from '#main/server/pages/pages.ts'
import { renderedPageId } from '#main/shared/pages/auth-pages.ts'
import { startAccessFixture, type AccessFixture } from '../fixtures/people/access-fixture.ts'
import { collectLog } from '../fixtures/servers/collect-log.ts'
import { Visitor } from '../fixtures/servers/test-server.ts'

const log = collectLog()
let fixture: AccessFixture

beforeAll(async () => {
  fixture = await startAccessFixture({ log })
})
afterAll(() => fixture.close())

const pageOf = async (path: string, cookie?: string) =>
  await (await fixture.people.visitor.fetch(path, cookie ? { headers: { cookie } } : {})).text()
const isRendered = (html: string) => html.includes(`id="${renderedPageId}"`)

test('each page has its fields and its title before its scripts run', async () => {
  const [login, register, forgot, reset] = await Promise.all(
    ['/login', '/register', '/forgot-password', '/reset-password?token=x'].map((path) =>
      pageOf(path),
    ),
  )
  const fields = (html = '') =>
    [...html.matchAll(/<input[^>]*name="([a-z]\w+)"/gi)].map(([, name]) => name)
  expect(fields(login)).toEqual(['email', 'password'])
  expect(fields(register)).toEqual([
    'fullName',
    'phoneNumber',
    'email',
    'password',
    'confirmPassword',
  ])
  expect(fields(forgot)).toEqual(['email'])
  expect(fields(reset)).toEqual(['password', 'confirmPassword'])
  expect(
    [login, register, forgot, reset].map((html) => /<title>(.*?)<\/title>/.exec(html ?? '')?.[1]),
  ).toEqual([
    'Login · Kaban',
    'Sign up · Kaban',
    'Forgot password · Kaban',
    'Set a new password · Kaban',
  ])
})

test('a form sent without a script puts nothing into the address', async () => {
  for (const path of ['/login', '/register', '/forgot-password', '/reset-password?token=x']) {
    const forms = [...(await pageOf(path)).matchAll(/<form[^>]*>/g)].map(([form]) => form)
    expect(forms.length, path).toBeGreaterThan(0)
    for (const form of forms) expect(form, path).toContain('method="post"')
  }
})

test('a form sent without a script does nothing but redirect to its page', async () => {
  const sent = (path: string) =>
    new Visitor(fixture.address).fetch(path, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ email: 'maria@sample.kaban.test', password: 'sample-wallet-1' }),
    })
  for (const path of [
    '/login?returnTo=%2Fdashboard',
    '/register',
    '/forgot-password',
    '/reset-password?token=x',
  ]) {
    const answer = await sent(path)
    expect(
      [answer.status, answer.headers.get('location'), answer.headers.getSetCookie()],
      path,
    ).toEqual([303, path, []])
  }
  for (const path of ['/verify', '/dashboard', '//login', '/login?step=code'])
    expect((await sent(path)).status, path).toBeGreaterThanOrEqual(400)
})

test('auth pages load their own scripts and none of the application', async () => {
  const scripts = (html: string) =>
    [...html.matchAll(/(?:href|src)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file)
  const [authPage, application] = [
    scripts(await pageOf('/login')),
    scripts(await pageOf('/verify')),
  ]
  expect(authPage.some((file) => /auth-/.test(String(file)))).toBe(true)
  expect(authPage.filter((file) => /(frame|ground|home)-/.test(String(file)))).toEqual([])
  expect(application.filter((file) => /(frame|ground)-/.test(String(file)))).toHaveLength(2)
  for (const file of authPage)
    expect((await fixture.people.visitor.fetch(`/${file}`)).status, file).toBe(200)
})

test('auth pages are rendered in the chosen language and theme', async () => {
  const html = await pageOf('/login', 'kaban-language=fil; kaban-theme=dark')
  expect(html).toContain('<html lang="fil" data-auth-page data-theme="dark">')
  expect(html).toContain('Mag-sign in para makita ang balanse mo.')
  expect(await pageOf('/login'), 'the next reader').toContain('Sign in to see your balance.')
  for (const cookie of ['kaban-language="><script>', 'kaban-theme=x" onload="y'])
    expect(await pageOf('/login', cookie)).toContain('<html lang="en" data-auth-page>')
})

test('the application renders the second step and the return from a provider', async () => {
  for (const path of ['/login?step=code', '/register?with=google'])
    expect(isRendered(await pageOf(path)), path).toBe(false)
  for (const path of [
    '/login',
    '/login/',
    '/login?step=other',
    '/register?with=',
    '/reset-password',
  ])
    expect(isRendered(await pageOf(path)), path).toBe(true)
})

test('text from an address or a setting never becomes markup', async () => {
  const text = `"><script>alert(1)</script><img src=x onerror=alert(1)>`
  await fixture.asOwner(
    'update company_settings set site_name = $1, maintenance = true, maintenance_message = $1',
    [text],
  )
  for (const path of ['/login', '/register', '/forgot-password', '/reset-password']) {
    const encoded = encodeURIComponent(text)
    const html = await pageOf(
      `${path}?returnTo=${encoded}&token=${encoded}&social=${encoded}&next=${encoded}`,
    )
    expect(isRendered(html), path).toBe(true)
    expect(
      html.replaceAll(/<script type="application\/json"[^>]*>[^<]*<\/script>/g, ''),
      path,
    ).not.toMatch(/<script>|<img/)
    expect(html, path).not.toContain('<script>alert')
  }
  await fixture.asOwner(
    `update company_settings set site_name = 'Kaban', maintenance = false,
maintenance_message = ''`,
  )
})

test('an outcome in the address is rendered, and a return address is accepted', async () => {
  expect(await pageOf('/login?social=cancelled')).toContain('role="alert"')
  const at = await new Visitor(fixture.address).fetch('/login?returnTo=%2Fdashboard%2Fwallet')
  expect([at.status, at.headers.get('cache-control'), at.headers.get('content-language')]).toEqual([
    200,
    'no-store',
    'en',
  ])
})

test('the wanted page stays wanted between sign-up and sign-in', async () => {
  const wanted = `returnTo=${encodeURIComponent('/dashboard/investments/plans?plan=x')}`
  expect(await pageOf(`/register?${wanted}`)).toContain(`href="/login?${wanted}"`)
  expect(await pageOf(`/login?${wanted}`)).toContain(`href="/register?${wanted}"`)
  expect(await pageOf('/register')).toContain('href="/login"')
})

test('when rendering fails, the application renders the page in the browser', async () => {
  const broken = await buildWith(
    `export function renderAuthPage() { throw new Error('Rendering failed') }`,
  )
  await fixture.release(broken)
  const at = await new Visitor(fixture.address).fetch('/login?returnTo=%2Fdashboard')
  const html = await at.text()
  expect([at.status, isRendered(html), /<title>(.*?)<\/title>/.exec(html)?.[1]]).toEqual([
    200,
    false,
    'Kaban',
  ])
  expect(html).toMatch(/<script type="module"[^>]*src="\/assets\/[^"]+\.js"/)
  expect(html, 'only the log has the error').not.toContain('Rendering failed')
  expect(log.texts()).toEqual([expect.stringContaining('Rendering failed')])
  await fixture.release(pagesDirectory)
  await rm(broken, { recursive: true })
})

/** Returns a copy of the built pages in which `authPages` replaces the auth page renderer. */
async function buildWith(authPages: string): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'kaban-auth-pages-'))
  const linkAll = async (from: string, to: string, but: string) => {
    for (const name of await readdir(from))
      if (name !== but) await symlink(path.join(from, name), path.join(to, name))
  }
  await mkdir(path.join(directory, '.pages'))
  await linkAll(pagesDirectory, directory, '.pages')
  await linkAll(
    path.join(pagesDirectory, '.pages'),
    path.join(directory, '.pages'),
    'auth-pages.js',
  )
  await writeFile(path.join(directory, '.pages', 'auth-pages.js'), authPages)
  return directory
}

test('a page that opens for everybody offers no sign-up to who is signed in', async () => {
  const own = await fixture.people.owner.fetch('/not-me?token=x')
  const [mine, strange] = [await own.text(), await pageOf('/not-me?token=x')]
  expect(strange).toContain('href="/register"')
  expect(mine).not.toContain('href="/register"')
  expect(mine).toContain('>Home<')
})
