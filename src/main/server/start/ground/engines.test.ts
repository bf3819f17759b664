import { expect, test } from 'vitest'
import { otherEngine, whyNotOn } from './engines.ts'

test.each([
  'PostgreSQL 18.4 on x86_64-pc-linux-gnu, compiled by gcc (GCC) 12.2.0, 64-bit',
  'PostgreSQL 15.18 (Debian 15.18-0+deb12u1) on x86_64-pc-linux-gnu, compiled by gcc, 64-bit',
  'PostgreSQL 19beta1 on aarch64-apple-darwin, compiled by Apple clang version 16.0.0, 64-bit',
])('PostgreSQL is taken for PostgreSQL: %s', (version) => {
  expect(otherEngine(version)).toBe(null)
})

test.each([
  ['PostgreSQL 15.12-YB-2025.1.0.0-b0 on x86_64-pc-linux-gnu, compiled by clang', 'YugabyteDB'],
  ['CockroachDB CCL v25.2.0 (x86_64-pc-linux-gnu, built 2025/05/09 14:20)', 'CockroachDB'],
  ['PostgreSQL 8.0.2 on i686-pc-linux-gnu, compiled by GCC gcc, Redshift 1.0.1', 'Amazon Redshift'],
  ['PostgreSQL 12.12 (Greenplum Database 7.0.0 build commit:0a7a3566) on x86_64', 'Greenplum'],
  [
    'PostgreSQL 16.3 (EnterpriseDB Advanced Server 16.3.0) on x86_64',
    'EDB Postgres Advanced Server',
  ],
  ['PostgreSQL 9.2.4 (openGauss 5.0.0 build a07d57c3) on x86_64', 'openGauss'],
  ['QuestDB 8.2, like PostgreSQL 12.3', '"QuestDB 8.2, like PostgreSQL 12.3"'],
])('another engine is named: %s', (version, name) => {
  expect(otherEngine(version)).toBe(name)
})

test('an engine is refused until it has passed, and then without portable tills', () => {
  expect(whyNotOn('YugabyteDB', 'portable')).toContain('has not passed its tests')
  expect(whyNotOn('YugabyteDB', 'ordered', ['YugabyteDB'])).toContain('KABAN_TILLS=portable')
  expect(whyNotOn('YugabyteDB', 'portable', ['YugabyteDB'])).toBe(null)
})
