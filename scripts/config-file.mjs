// The configuration file of an installation, which start.mjs and run.mjs read for the commands of
// its operator.
import fs from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { Problem } from './project.mjs'

/**
 * Sets what the file names and `env` lacks: the environment wins. KABAN_CONFIG names the file, and
 * is its absolute path afterwards; `kaban.env` in the working directory is read when the variable
 * is missing, and none when it is empty.
 */
export function readConfigFile(env = process.env) {
  if (env.KABAN_CONFIG === '') return
  const file = path.resolve(env.KABAN_CONFIG ?? 'kaban.env')
  if (env.KABAN_CONFIG === undefined && !fs.existsSync(file)) return
  for (const [name, value] of Object.entries(parseEnv(readText(file)))) env[name] ??= value
  env.KABAN_CONFIG = file
}

/** For programs that are not Kaban's: scripts of packages must not read its secrets. */
export function withoutSettings(env = process.env) {
  const isSetting = /^(?:KABAN_|OTEL_|SENTRY_|PG|DATABASE_URL$)/
  return Object.fromEntries(Object.entries(env).filter(([name]) => !isSetting.test(name)))
}

function readText(file) {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch ({ code }) {
    const why = code === 'ENOENT' ? 'does not exist' : `cannot be read (${code})`
    throw new Problem(
      `The configuration file ${file} ${why}. Name another in KABAN_CONFIG, make one with ` +
        '`npm run setup`, or let your user read it.',
    )
  }
}
