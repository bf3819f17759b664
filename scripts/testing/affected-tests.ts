/** Which tests a change can break, the nearest first. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { everyPage } from '#main/shared/pages/find-page.ts'
import { readImports, sourceFiles } from '../../tests/architecture/read-imports.ts'

const root = path.resolve(import.meta.dirname, '../..')

export interface AffectedTests {
  changed: string[]
  /** Files of Vitest, by their distance in imports from what changed. */
  unit: string[]
  /** Files of Playwright Test that open a page whose screen uses what changed. */
  e2e: string[]
}

export function findAffectedTests(): AffectedTests {
  const changed = changedFiles()
  const distances = distancesFrom(changed)
  const near = [...distances].toSorted(([, one], [, other]) => one - other).map(([file]) => file)
  return {
    changed,
    unit: near.filter((file) => /\.test\.tsx?$/.test(file)),
    e2e: affectedSpecs(changed, distances),
  }
}

/** Everything that differs from where this branch left the main one, committed or not. */
function changedFiles(): string[] {
  const base = mergeBase()
  const files = [
    ...git('diff', '--name-only', '--diff-filter=d', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  return [...new Set(files)]
}

/** On the main branch itself: what is not committed, or else the last commit. */
function mergeBase(): string {
  const [head = ''] = git('rev-parse', 'HEAD')
  const [base = ''] = git('merge-base', 'HEAD', 'origin/main')
  if (base !== head) return base
  return git('status', '--porcelain').length > 0 ? 'HEAD' : 'HEAD~1'
}

function git(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
}

/** How many imports lead from each file to the nearest one that changed. */
function distancesFrom(changed: string[]): Map<string, number> {
  const importers = new Map<string, string[]>()
  for (const directory of ['src', 'tests'])
    for (const { from, to } of readImports(root, directory))
      importers.set(to, [...(importers.get(to) ?? []), from])
  const distances = new Map(changed.map((file) => [file, 0]))
  for (const [file, distance] of distances)
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1)
  return distances
}

/** The changed specs first, then those whose pages are nearest. */
function affectedSpecs(changed: string[], distances: Map<string, number>): string[] {
  const pages = everyPage.flatMap(({ address, page }) => {
    const distance = page.screen && distances.get(page.screen.replace('#', 'src/'))
    return distance === undefined ? [] : [{ distance, pattern: mentionOf(address) }]
  })
  const near = sourceFiles(root, 'tests/e2e')
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8')
      const opened = pages.filter(({ pattern }) => pattern.test(text))
      const nearest = Math.min(...opened.map(({ distance }) => distance))
      return { file, distance: changed.includes(file) ? -1 : nearest }
    })
  return near
    .filter(({ distance }) => distance !== Infinity)
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ file }) => file)
}

/** The address as a test writes it, its parameters replaced by a value or a template. */
function mentionOf(address: string): RegExp {
  const parts = address.split('/').map((part) => (part.startsWith('$') ? '[^/\'"`\\n]+' : part))
  return new RegExp(`['"\`]${parts.join('/') || '/'}[?'"\`]`)
}
