/** Tells PostgreSQL from engines that only speak its protocol (docs/portability.md). */
import type { TillKind } from '#foundation/platform/server/settings/environment-tills.ts'

/** Part of what `version()` answers, by the name of the engine. */
const others: Record<string, RegExp> = {
  YugabyteDB: /-YB-/,
  CockroachDB: /^CockroachDB/,
  'Amazon Redshift': /Redshift/,
  Greenplum: /Greenplum/,
  'Apache Cloudberry': /Cloudberry/,
  openGauss: /openGauss/,
  'EDB Postgres Advanced Server': /EnterpriseDB/,
}

/** PostgreSQL 18.4 on x86_64-…, PostgreSQL 15.18 (Debian 15.18-0+deb12u1) on x86_64-… */
const postgres = /^PostgreSQL \d+[\w.]*( \([^)]*\))? on /

/**
 * Engines on which `npm run portability` has passed, with portable tills. There is none yet: none
 * could be installed where Kaban is tested.
 */
const passed: readonly string[] = []

/** The name of an engine that is not PostgreSQL, or null. */
export function otherEngine(version: string): string | null {
  const known = Object.entries(others).find(([, pattern]) => pattern.test(version))
  if (known) return known[0]
  return postgres.test(version) ? null : `"${version.slice(0, 60)}"`
}

/** A sentence for an engine that Kaban must not run on, or null. */
export function whyNotOn(
  engine: string,
  tills: TillKind | null,
  engines: readonly string[] = passed,
): string | null {
  const isPassed = engines.includes(engine)
  if (isPassed && tills === 'portable') return null
  return (
    `The database is ${engine}, on which ` +
    (isPassed
      ? 'Kaban needs KABAN_TILLS=portable.'
      : 'Kaban has not passed its tests, and balances could be silently wrong there: name a ' +
        'PostgreSQL (docs/portability.md).')
  )
}
