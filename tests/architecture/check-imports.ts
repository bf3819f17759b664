/** Checks every import of the sources against the rules, as part of `npm test`. */
import { judgeImports } from './import-rules.ts'
import { readImports, readModules } from './read-imports.ts'

const root = process.cwd()
const wrong = judgeImports(readImports(root), readModules(root))
for (const sentence of wrong) process.stderr.write(`${sentence}\n`)
process.exitCode = wrong.length > 0 ? 1 : 0
