// The documents, or parts of them, that are generated from the code. `npm run docs` writes them,
// and tests/architecture/docs.test.ts fails when they are out of date.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { architectureMap } from './architecture-map.ts'
import { configurationDocument } from './configuration-document.ts'
import { findingsTable } from './findings-table.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** By document: generates its whole text from its current text. */
const generated: Record<string, (current: string) => string> = {
  'docs/architecture.md': (current) => betweenMarkers(current, architectureMap(root)),
  'docs/configuration.md': configurationDocument,
  'docs/operating/setup.md': (current) => betweenMarkers(current, findingsTable()),
}

export const generatedDocs = Object.keys(generated)

export function readDoc(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}

export function renderDoc(file: string): string {
  return generated[file]?.(readDoc(file)) ?? ''
}

function betweenMarkers(document: string, text: string): string {
  const parts = /^(.*<!-- generated: npm run docs -->\n).*(<!-- end -->.*)$/s.exec(document)
  if (!parts) throw new Error('The document has no place for its generated part')
  return `${parts[1]}\n${text}\n\n${parts[2]}`
}

if (import.meta.main)
  for (const file of generatedDocs) writeFileSync(path.join(root, file), renderDoc(file))
