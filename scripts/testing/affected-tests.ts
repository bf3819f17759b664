/** Which tests a change can break, the nearest first. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { everyPage, findPage } from '#main/shared/pages/find-page.ts'
import { readImports, sourceFiles } from '../../tests/architecture/read-imports.ts'
import { screens } from '../../tests/e2e/screens/addresses.ts'

const root = path.resolve(import.meta.dirname, '../..')
/** They import every module, so what imports them is related to a change only as a last resort. */
const hubs = ['src/main/server/router.ts', 'tests/fixtures/servers/test-server.ts']

export interface AffectedTests {
  changed: string[]
  /** The commit that the changes are compared with: 'origin/main (6654f71f)'. */
  base: string
  /** Files of Vitest, by their distance in imports from what changed; through hubs last. */
  unit: string[]
  /** Files of Playwright Test that open a page whose screen uses what changed. */
  specs: string[]
  /** Tests of screens.spec.ts for screens that use what changed: 'maria /dashboard'. */
  screens: string[]
  /** How many screens use each changed file that reaches one. */
  reach: { file: string; count: number }[]
}

export const screensSpec = 'tests/e2e/screens/screens.spec.ts'

export function findAffectedTests(): AffectedTests {
  const base = findBase()
  const changed = changedFiles(base.commit)
  const importers = readImporters()
  const importersNearby = new Map([...importers].filter(([file]) => !hubs.includes(file)))
  const nearby = distancesFrom(changed, importersNearby)
  const distances = distancesFrom(changed, importers)
  return {
    changed,
    base: base.name,
    unit: [...new Set([...nearest([...nearby]), ...nearest([...distances])])].filter((file) =>
      /\.test\.tsx?$/.test(file),
    ),
    specs: affectedSpecs(changed, distances).filter((file) => file !== screensSpec),
    screens: affectedScreens(distances, doesScreensSpecChange(changed, importers)),
    reach: changed
      .filter((file) => file.startsWith('src/'))
      .map((file) => ({
        file,
        count: affectedScreens(distancesFrom([file], importers)).length,
      }))
      .filter(({ count }) => count > 0),
  }
}

/** Everything that differs from the base, committed or not. */
function changedFiles(base: string): string[] {
  const files = [
    ...git('diff', '--name-only', '--diff-filter=d', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  return [...new Set(files)]
}

/**
 * Where this branch left the main one. On the main branch itself: what is not committed, or else
 * the last commit.
 */
function findBase(): { commit: string; name: string } {
  const [head = ''] = git('rev-parse', 'HEAD')
  const [commit = ''] = git('merge-base', 'HEAD', 'origin/main')
  if (commit !== head) return { commit, name: `origin/main (${commit.slice(0, 8)})` }
  const last = git('status', '--porcelain').length > 0 ? 'HEAD' : 'HEAD~1'
  return { commit: last, name: `${last} (${git('rev-parse', last)[0]?.slice(0, 8)})` }
}

function git(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
}

function readImporters(): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const directory of ['src', 'tests'])
    for (const { from, to } of readImports(root, directory))
      importers.set(to, [...(importers.get(to) ?? []), from])
  return importers
}

/** How many imports lead from each file to the nearest one that changed. */
function distancesFrom(changed: string[], importers: Map<string, string[]>): Map<string, number> {
  const distances = new Map(changed.map((file) => [file, 0]))
  for (const [file, distance] of distances)
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1)
  return distances
}

/** Leaves out the names that no import reaches. */
function nearest(found: [name: string, distance: number][]): string[] {
  return found
    .filter(([, distance]) => distance !== Infinity)
    .toSorted(([, one], [, other]) => one - other)
    .map(([name]) => name)
}

function distanceOf(screen: string | undefined, distances: Map<string, number>): number {
  return distances.get(screen?.replace('#', 'src/') ?? '') ?? Infinity
}

/** Through its server it imports all of Kaban, so only a change in the browser tests counts. */
function doesScreensSpecChange(changed: string[], importers: Map<string, string[]>): boolean {
  const tests = changed.filter((file) => file.startsWith('tests/e2e/'))
  return distancesFrom(tests, importers).has(screensSpec)
}

function affectedScreens(distances: Map<string, number>, all = false): string[] {
  return nearest(
    Object.entries(screens).flatMap(([who, addresses]) =>
      addresses.map((address): [string, number] => {
        const page = findPage(address.replace(/\?.*/, ''), 'sample')?.page
        return [`${who} ${address}`, all ? 0 : distanceOf(page?.screen, distances)]
      }),
    ),
  )
}

/**
 * The changed specs first, then those whose pages are nearest; of equally near ones first those
 * that are named after a changed module, then those that open the fewest other pages. No import
 * leads from a screen to the server, so a change in the server of a module reaches the module's
 * pages.
 */
function affectedSpecs(changed: string[], distances: Map<string, number>): string[] {
  const served = changed.flatMap((file) => /^src\/(.+)\/server\//.exec(file)?.[1] ?? [])
  const changedModules = changed.flatMap((file) => moduleName.exec(file)?.[1] ?? [])
  const pages = everyPage.map(({ address, page }) => {
    const isServed = served.some((module) => page.screen?.startsWith(`#${module}/`))
    const distance = isServed ? 1 : distanceOf(page.screen, distances)
    return { distance, pattern: mentionOf(address) }
  })
  const specs = sourceFiles(root, 'tests/e2e').filter((file) => file.endsWith('.spec.ts'))
  const found = specs.map((file) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    const opened = pages.filter(({ pattern }) => pattern.test(text))
    const nearestPage = Math.min(...opened.map(({ distance }) => distance))
    return {
      file,
      distance: changed.includes(file) ? -1 : nearestPage,
      isNamed: changedModules.includes(path.basename(file, '.spec.ts')),
      pages: opened.length,
    }
  })
  const ordered = found.toSorted(
    (one, other) => Number(other.isNamed) - Number(one.isNamed) || one.pages - other.pages,
  )
  return nearest(ordered.map(({ file, distance }) => [file, distance]))
}

/** Finds 'tasks' in 'src/content/tasks/shared/words.ts'. */
const moduleName = /([^/]+)\/(?:server|shared|screens)\//

/** The address as a test writes it, its parameters replaced by a value or a template. */
function mentionOf(address: string): RegExp {
  const parts = address.split('/').map((part) => (part.startsWith('$') ? '[^/\'"`\\n]+' : part))
  return new RegExp(`['"\`]${parts.join('/') || '/'}[?'"\`]`)
}
