/** Finds exported values that no other file imports. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, type ParseResult } from 'rolldown/experimental'
import { sourceFiles, target } from './read-imports.ts'

/** Files here name modules by their path: the page manifest, and the entries of the build. */
const naming = /^(src\/main\/shared\/pages|scripts\/build)\//

/**
 * Returns `file: name` for each exported value of `src` that no file of `directories` imports. A
 * file that imports a whole module, or imports it dynamically, uses the exports that it mentions.
 */
export function unusedExports(root: string, directories: readonly string[]): string[] {
  const files = directories.flatMap((directory) => sourceFiles(root, directory))
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]))
  const named = files
    .filter((file) => naming.test(file))
    .map((file) => texts.get(file))
    .join('\n')
  const used = new Set<string>()
  const exported: string[] = []
  for (const [file, text] of texts) {
    const { module } = parseSync(file, text)
    for (const { request, names } of requestsOf(module, text))
      for (const name of names) used.add(`${target(file, request).to}: ${name}`)
    if (!file.startsWith('src/') || named.includes(`${file.slice('src/'.length)}'`)) continue
    for (const { exportName, isType } of module.staticExports.flatMap(({ entries }) => entries))
      if (!isType && exportName.name) exported.push(`${file}: ${exportName.name}`)
  }
  return exported.filter((one) => !used.has(one))
}

function requestsOf(
  { staticImports, staticExports, dynamicImports }: ParseResult['module'],
  text: string,
): { request: string; names: readonly string[] }[] {
  const mentioned = text.match(/[\w$]+/g) ?? []
  const namesOf = (name: string | null | undefined) => (name ? [name] : mentioned)
  return [
    ...staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ importName }) => ({
        request: moduleRequest.value,
        names: namesOf(importName.name),
      })),
    ),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, importName }) =>
        moduleRequest ? [{ request: moduleRequest.value, names: namesOf(importName.name) }] : [],
      ),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      request: text.slice(start + 1, end - 1),
      names: mentioned,
    })),
  ]
}
