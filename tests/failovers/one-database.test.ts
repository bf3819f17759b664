/**
 * Replicas can show commits late and in another order, so no decision about money reads one: a
 * server knows one database, the primary.
 */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { environment } from '#foundation/platform/server/settings/environment.ts'

test('two settings name the database, one for each role', () => {
  const urls = Object.keys(environment.shape).filter((name) =>
    /DATABASE|POSTGRES|REPLICA/.test(name),
  )
  expect(urls.toSorted()).toEqual(['DATABASE_URL', 'KABAN_OWNER_DATABASE_URL'])
})

test('what serves requests and jobs opens no other connections', () => {
  const opens = globSync('src/**/*.ts', {
    exclude: ['**/*.test.ts', 'src/main/{commands,sample}/**', 'src/main/server/start/**'],
  }).filter((file) =>
    /\bopenDatabase\(|\bpg\.(?:Pool|Client)\(|\bqueryOnce\b/.test(readFileSync(file, 'utf8')),
  )
  const platform = 'src/foundation/platform/server'
  expect(opens.toSorted()).toEqual([
    `${platform}/backup/base-backup.ts`,
    `${platform}/backup/ship-log.ts`,
    `${platform}/database/database.ts`,
    `${platform}/database/query-once.ts`,
    `${platform}/database/schema/migrate.ts`,
    `${platform}/database/with-client.ts`,
    `${platform}/live/other-servers.ts`,
    `${platform}/overload/database-shares.ts`,
  ])
  // Those of all kinds of work, and of the live names.
  const server = readFileSync('src/main/server/server.ts', 'utf8')
  expect(server.match(/openDatabaseShares\((.*)\)/g)).toHaveLength(1)
})
