/** Conventions that neither the compiler nor the linter checks. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readModules } from './read-imports.ts'
import { unusedExports } from './unused-exports.ts'

const root = path.resolve(import.meta.dirname, '../..')
const modules = readModules(root)
const sources = ['src', 'tests', 'bench', 'scripts', 'migrations'].flatMap(filesBelow)
const code = sources.filter((file) => /\.(ts|tsx|mjs)$/.test(file))

describe('files', () => {
  test('no file is longer than 300 lines', () => {
    expect(code.filter((file) => read(file).split('\n').length > 301)).toEqual([])
  })

  test('no line is longer than 100 columns', () => {
    const long = code.flatMap(linesOf).filter(({ text }) => [...text].length > 100)
    expect(long.map(({ at }) => at)).toEqual([])
  })

  test('names say what a file does', () => {
    const empty = new RegExp(
      String.raw`(^|\/)(utils?|helpers?|common|lib|misc|services?|managers?|types?|constants?|` +
        String.raw`index)(\.[a-z.]+)?(\/|$)`,
    )
    expect(sources.filter((file) => empty.test(file))).toEqual([])
  })

  test('names are written in kebab-case', () => {
    const kebab = /^([a-z0-9]+(-[a-z0-9]+)*\.)+(ts|tsx|mjs)$/
    expect(code.filter((file) => !kebab.test(path.basename(file)))).toEqual([])
  })
})

describe('code', () => {
  test.each([
    ['no any', /(:\s*|\bas |<)any\b(?=[\s,;)>=[\]|]|$)/],
    ['no forgotten note', /\b(TO\s?DO|FIX\s?ME|XXX)\b/],
    ['no disabled check', /@ts-(ignore|nocheck|expect-error)|(oxlint|eslint)-disable/],
    ['no skipped or focused test', /\b(test|it|describe)\.(skip|only|todo)\b/],
    ['no printing beside the log', /\bconsole\.(log|error|warn|info|debug)\(/],
    ['no name is just account', /\b(const|let|function|interface|class|type) [aA]ccounts?\b/],
  ])('%s', (_name, forbidden) => {
    const found = code
      .filter((file) => file !== 'tests/architecture/conventions.test.ts')
      .flatMap((file) =>
        linesOf(file)
          .filter(({ text }) => forbidden.test(withoutSentences(text)))
          .map(({ at, text }) => `${at}: ${text.trim()}`),
      )
    expect(found).toEqual([])
  })

  test('no comment begins with What: it says what something is, does or returns', () => {
    const headless = /^\s*(\{?\/\*\*?|\*|\/\/) What\b/
    const found = code.flatMap((file) => linesOf(file).filter(({ text }) => headless.test(text)))
    expect(found.map(({ at, text }) => `${at}: ${text.trim()}`)).toEqual([])
  })

  test('the comment that describes a file comes before its imports', () => {
    const displaced = /^import [^]*?\n\/\*\*(?:(?!\*\/)[^])*\*\/\nimport /
    expect(code.filter((file) => displaced.test(read(file)))).toEqual([])
  })

  test('another file imports every exported value', () => {
    expect(unusedExports(root, ['src', 'tests', 'bench', 'scripts'])).toEqual([])
  })

  test('only the book writes the tables of the book', () => {
    const writes = /\b(insert\s+into|update|delete\s+from|truncate)\s+(ledger\.\w+)/i
    const found = code.filter(
      (file) =>
        file.startsWith('src/') &&
        !file.startsWith('src/ledger/') &&
        !file.endsWith('.test.ts') &&
        writes.test(read(file)),
    )
    expect(found).toEqual([])
  })
})

describe('modules', () => {
  test('every source file is in a module, on one of its sides', () => {
    const side = /^\/(shared|server|screens)\/|^\/[a-z0-9]+\/[a-z-]+\.[a-z.]+$|^\/theme\/fonts\//
    const sides = (module: string) =>
      module === 'src/main' ? /^\/(shared|server|browser|commands|sample)\// : side
    const stray = sources.filter(
      (file) =>
        file.startsWith('src/') &&
        !modules.some(
          (module) =>
            file.startsWith(`${module}/`) && sides(module).test(file.slice(module.length)),
        ),
    )
    expect(stray).toEqual([])
  })

  test('every module of modules.json has its folder', () => {
    expect(modules.filter((module) => !existsSync(path.join(root, module)))).toEqual([])
  })

  test('no folder holds more than 25 files', () => {
    const counts = Object.groupBy(sources, (file) => path.dirname(file))
    const heaps = Object.entries(counts).filter(([, files]) => (files?.length ?? 0) > 25)
    expect(heaps.map(([folder]) => folder)).toEqual([])
  })

  test('every rules.ts starts with the purpose of its module', () => {
    const silent = code.filter(
      (file) => file.endsWith('/shared/rules.ts') && !read(file).startsWith('/**'),
    )
    expect(silent).toEqual([])
  })
})

describe('records', () => {
  test('migrations are numbered without gaps, and their folders are in the same order', () => {
    const numbers = filesBelow('migrations').map(
      (file) => /^migrations\/\d\d-[a-z-]+\/(\d{4})\.do\.[a-z0-9-]+\.sql$/.exec(file)?.[1] ?? file,
    )
    expect(numbers).toEqual(numbers.map((_, at) => String(at + 1).padStart(4, '0')))
  })

  test('every decision has a number, a date, a state and all its sections', () => {
    const files = filesBelow('docs/decisions')
    expect(files.map((file) => path.basename(file).slice(0, 4))).toEqual(
      files.map((_, at) => String(at + 1).padStart(4, '0')),
    )
    const parts = [
      /^# \d{4} /m,
      /^Date: \d{4}-\d\d-\d\d\. State: (proposed|accepted|superseded by \d{4})\.$/m,
      /^## Context$/m,
      /^## Decision$/m,
      /^## Consequences$/m,
    ]
    expect(files.filter((file) => !parts.every((part) => part.test(read(file))))).toEqual([])
  })

  test('the lockfile lists the optional packages of every machine, which `npm ci` requires', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { optionalDependencies?: Record<string, string> }>
    }
    const missing = Object.entries(packages).flatMap(([place, entry]) =>
      Object.keys(entry.optionalDependencies ?? {}).filter(
        (name) => !packages[`${place}/node_modules/${name}`] && !packages[`node_modules/${name}`],
      ),
    )
    expect(missing, 'run: node scripts/complete-lockfile.mjs').toEqual([])
  })
})

function filesBelow(folder: string): string[] {
  if (!existsSync(path.join(root, folder))) return []
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) =>
      path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .sort()
}

function linesOf(file: string): { at: string; text: string }[] {
  return read(file)
    .split('\n')
    .map((text, index) => ({ at: `${file}:${index + 1}`, text }))
}

/**
 * Removes texts, because they may contain any word. Keeps only forgotten notes and disabled checks
 * of comments.
 */
function withoutSentences(line: string): string {
  if (/^\s*(\/?\*|\/\/)/.test(line))
    return line.match(/\b(TO\s?DO|FIX\s?ME|XXX)\b|@ts-\w+|\w+-disable/)?.[0] ?? ''
  return line.replace(/'[^']*'|"[^"]*"|`[^`]*`/g, "''")
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}
