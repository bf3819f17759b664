// The parts of docs/ that are made from the code. `npm run docs` writes them;
// tests/architecture/generated-docs.test.ts keeps them in step.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { architectureMap } from './architecture-map.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** By document: the text between its markers. */
const generated: Record<string, () => string> = {
  'docs/architecture.md': () => architectureMap(root),
}

export const generatedDocs = Object.keys(generated)

export function readDoc(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}

/** The document with its generated part made anew. */
export function renderDoc(file: string): string {
  const parts = /^(.*<!-- generated: npm run docs -->\n).*(<!-- end -->.*)$/s.exec(readDoc(file))
  if (!parts) throw new Error(`${file} has no place for its generated part`)
  return `${parts[1]}\n${generated[file]?.()}\n\n${parts[2]}`
}

if (import.meta.main)
  for (const file of generatedDocs) writeFileSync(path.join(root, file), renderDoc(file))
