/**
 * Vitest's global setup: one server for the whole run, the migrated template that every test file
 * clones, and the town that every server does.
 */
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '../src/platform/migrate.ts'
import { fastRoot, startPostgres, type PostgresServer } from './postgres-server.ts'
import { makeTown } from './town-template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses without the database name. */
    databaseServer: { ownerUrl: string; applicationUrl: string }
  }
}

export default async function startDatabase(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres({
    root: fastRoot(),
    settings: {
      fsync: 'off',
      full_page_writes: 'off',
      max_connections: 250,
      shared_buffers: '128MB',
      max_wal_size: '128MB',
      min_wal_size: '32MB',
      deadlock_timeout: '200ms',
      jit: 'off',
    },
  })
  try {
    await makeTemplate(server)
  } catch (error) {
    await server.stop()
    throw error
  }
  project.provide('databaseServer', {
    ownerUrl: server.ownerUrl(''),
    applicationUrl: server.applicationUrl(''),
  })
  return () => server.stop()
}

async function makeTemplate(server: PostgresServer): Promise<void> {
  const admin = new pg.Client({ connectionString: server.ownerUrl('postgres') })
  await admin.connect()
  await admin.query('create role kaban_app login')
  await admin.query('create database kaban_template')
  await admin.end()
  await migrateDatabase(server.ownerUrl('kaban_template'))
  await insertSampleInstallation(server.ownerUrl('kaban_template'))
  await makeTown(server.ownerUrl('postgres'), server.applicationUrl('kaban_town'))
}

/** Every test runs in a sample installation, unless it makes another database for itself. */
async function insertSampleInstallation(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  await owner.query(`insert into installation (mode) values ('sample')`)
  await owner.end()
}
