/** Digests of the settings of a running server: a later look sees which have changed since. */
import { hash, randomUUID } from 'node:crypto'
import * as z from 'zod'
import { environment } from './environment.ts'

const settingDigests = z.object({ salt: z.string(), digests: z.record(z.string(), z.string()) })
type SettingDigests = z.infer<typeof settingDigests>

type Env = Record<string, string | undefined>

/** Where a command finds the others, perhaps by another path. */
const places = new Set(['KABAN_CONFIG', 'KABAN_DATA_DIR'])

/**
 * Whoever reads it can try values, and finds a short one: it belongs into a file that only the
 * account of Kaban may read.
 */
export function digestSettings(env: Env, salt: string = randomUUID()): SettingDigests {
  const names = Object.keys(environment.shape).filter((name) => env[name] && !places.has(name))
  const digests = names.map(
    (name) => [name, hash('sha256', `${salt} ${name} ${env[name]}`)] as const,
  )
  return { salt, digests: Object.fromEntries(digests) }
}

/**
 * The names of settings that `env` has and that differ: what it lacks, another shell may have set.
 * None where `noted` is of a Kaban that noted nothing.
 */
export function changedSettings(noted: unknown, env: Env): string[] {
  const before = settingDigests.safeParse(noted)
  if (!before.success) return []
  const { salt, digests } = before.data
  const now = digestSettings(env, salt).digests
  return Object.keys(now).filter((name) => digests[name] !== now[name])
}
