/**
 * Copies a running PostgreSQL by its replication protocol, as pg_basebackup does: the command
 * BASE_BACKUP sends every file with checked page checksums, the log written meanwhile, and a list
 * of all files with their SHA-256. The server goes on working.
 * https://www.postgresql.org/docs/18/protocol-replication.html
 */
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import pg from 'pg'
import { queryOnce } from '../database/query-once.ts'

export interface BaseBackup {
  /** The data directory as a tar file. The log in it suffices to open it. */
  tar: Readable
  /** PostgreSQL's `backup_manifest`, once the tar file has ended. */
  manifest: Promise<Buffer>
}

/** How PostgreSQL labels what a message of the copy holds. Other kinds are not needed. */
const kinds = { data: 0x64, manifest: 0x6d }

/** `superuserUrl`: of any database on that server. The tar stream fails when the copy does. */
export async function copyDatabase(superuserUrl: string): Promise<BaseBackup> {
  const options = {
    connectionString: superuserUrl,
    application_name: 'kaban backup',
    // Needs no rule of its own in pg_hba.conf, unlike `replication: 'true'`.
    replication: 'database',
  }
  const client = new pg.Client(options)
  client.on('error', () => {})
  await client.connect()
  try {
    // Until this connection ends, no checkpoint removes the log that the copy ends with.
    await client.query(
      `CREATE_REPLICATION_SLOT kaban_${randomUUID().replaceAll('-', '')} TEMPORARY PHYSICAL
        RESERVE_WAL`,
    )
  } catch (error) {
    await client.end()
    throw error
  }
  const copy = new Copy(client)
  client.query(copy)
  return { tar: copy.tar, manifest: copy.manifest }
}

/** Tells this database from every other one. A restored backup has the same. */
export async function readSystemId(superuserUrl: string): Promise<string> {
  const [found] = await queryOnce<{ id: string }>(
    superuserUrl,
    'select system_identifier::text as id from pg_control_system()',
  )
  return found?.id ?? ''
}

/** The part of pg's connection that a query uses. */
interface Connection {
  query(text: string): void
  stream: { pause(): void; resume(): void }
}

/** A query for pg's client, which hands it every message of the answer. */
class Copy implements pg.Submittable {
  readonly tar: Readable
  readonly manifest: Promise<Buffer>
  #connection: Connection | undefined
  #client: pg.Client
  #resolve: (manifest: Buffer) => void = () => {}
  #manifest: Buffer[] = []
  #inManifest = false
  #failed: Error | undefined

  constructor(client: pg.Client) {
    this.#client = client
    this.tar = new Readable({
      read: () => this.#connection?.stream.resume(),
      destroy: (error, done) => {
        // Ends the copy in the server too.
        void client.end().catch(() => {})
        done(error)
      },
    })
    this.manifest = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.tar.once('error', reject)
    })
    this.manifest.catch(() => {})
  }

  submit(connection: pg.Connection): void {
    this.#connection = connection as unknown as Connection
    this.#connection.query(
      `BASE_BACKUP (LABEL 'kaban', CHECKPOINT 'fast', WAL true, MANIFEST 'yes',
        MANIFEST_CHECKSUMS 'SHA256', TARGET 'client')`,
    )
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    const content = chunk.subarray(1)
    if (chunk[0] === kinds.manifest) this.#inManifest = true
    if (chunk[0] !== kinds.data) return
    if (this.#inManifest) this.#manifest.push(Buffer.from(content))
    else if (!this.tar.push(Buffer.from(content))) this.#connection?.stream.pause()
  }

  handleError(error: Error): void {
    this.#failed = error
    this.tar.destroy(error)
  }

  handleReadyForQuery(): void {
    if (!this.#failed) this.#resolve(Buffer.concat(this.#manifest))
    this.tar.push(null)
    void this.#client.end().catch(() => {})
  }

  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
  handleCopyInResponse(): void {}
  handlePortalSuspended(): void {}
}
