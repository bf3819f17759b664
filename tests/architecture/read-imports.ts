/** Reads every import of a source tree: of values and types, at the top and inside functions. */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'rolldown/experimental'

export interface Import {
  /** The importing file, relative to the root: `src/money/deposits/server/store.ts`. */
  from: string
  /** The imported file, also relative to the root, or the name of a package. */
  to: string
  isPackage: boolean
  isTypeOnly: boolean
}

export interface Module {
  /** A path such as 'src/money/deposits'. A folder without modules is itself one: 'src/ledger'. */
  path: string
  purpose: string
}

/** Returns the modules in order. */
export function describeModules(root: string): Module[] {
  const folders = JSON.parse(readFileSync(path.join(root, 'modules.json'), 'utf8')) as Record<
    string,
    string | Record<string, string>
  >
  return Object.entries(folders).flatMap(([folder, modules]) =>
    typeof modules === 'string'
      ? [{ path: `src/${folder}`, purpose: modules }]
      : Object.entries(modules).map(([module, purpose]) => ({
          path: `src/${folder}/${module}`,
          purpose,
        })),
  )
}

/** Returns the paths of the modules in order. */
export function readModules(root: string): string[] {
  return describeModules(root).map((module) => module.path)
}

export function sourceFiles(root: string, directory = 'src'): string[] {
  return readdirSync(path.join(root, directory), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(directory, name.split(path.sep).join('/')))
    .sort()
}

export function readImports(root: string, directory = 'src'): Import[] {
  return sourceFiles(root, directory).flatMap((file) =>
    importsOf(file, readFileSync(path.join(root, file), 'utf8')),
  )
}

function importsOf(from: string, text: string): Import[] {
  const { module, program, errors } = parseSync(from, text)
  if (errors.length > 0) throw new Error(`${from} cannot be read: ${errors[0]?.message}`)
  const found: { to: string; isTypeOnly: boolean }[] = []
  for (const { moduleRequest, entries } of module.staticImports) {
    found.push({
      to: moduleRequest.value,
      isTypeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
    })
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries)
      if (moduleRequest) found.push({ to: moduleRequest.value, isTypeOnly: isType })
  }
  for (const { moduleRequest } of module.dynamicImports) {
    found.push({
      to: text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      isTypeOnly: false,
    })
  }
  for (const to of importedTypes(program)) found.push({ to, isTypeOnly: true })
  return found.map(({ to, isTypeOnly }) => ({ from, isTypeOnly, ...target(from, to) }))
}

export function target(from: string, to: string): { to: string; isPackage: boolean } {
  if (to.startsWith('#tests/')) return { to: to.slice(1), isPackage: false }
  if (to.startsWith('#')) return { to: `src/${to.slice(1)}`, isPackage: false }
  if (!to.startsWith('.')) return { to, isPackage: true }
  return { to: path.posix.join(path.posix.dirname(from), to), isPackage: false }
}

/** Finds `import('./deposits.ts').Deposit`, which imports a type without an import statement. */
function importedTypes(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(importedTypes)
  if (typeof node !== 'object' || node === null) return []
  const inside = Object.values(node).flatMap(importedTypes)
  if (!('type' in node) || node.type !== 'TSImportType' || !('source' in node)) return inside
  const { source } = node
  const value =
    typeof source === 'object' && source !== null && 'value' in source ? source.value : undefined
  return typeof value === 'string' ? [value, ...inside] : inside
}
