/** `npm test` runs this: every import of the sources against the rules. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { judgeImports } from './import-rules.ts'
import { readImports } from './imports.ts'

const root = path.resolve(import.meta.dirname, '../..')
const rooms = JSON.parse(readFileSync(path.join(root, 'rooms.json'), 'utf8')) as string[]
const wrong = judgeImports(readImports(root), rooms)
for (const sentence of wrong) process.stderr.write(`${sentence}\n`)
process.exitCode = wrong.length > 0 ? 1 : 0
