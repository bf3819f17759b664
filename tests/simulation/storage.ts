/** Where the servers of a simulation keep files: a folder that they share, or a bucket. */
import { mkdirSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { startFaultProxy } from '#tests/fixtures/servers/fault-proxy.ts'
import type { S3Server } from '#tests/fixtures/servers/s3-server.ts'
import type { Random } from './random.ts'

export interface Storage {
  name: 'a folder' | 'a bucket'
  env: Record<string, string>
  /** Makes it unusable, or hardly usable, until `heal`. */
  fail(random: Random): Promise<void>
  heal(): Promise<void>
  close(): Promise<void>
}

/** A bucket for every second seed, where s3rver can be installed. */
export async function openStorage(folder: string, seed: number): Promise<Storage> {
  if (seed % 2 === 0) return openFolder(folder)
  // Its import installs it.
  const { s3rver, startS3Server } = await import('#tests/fixtures/servers/s3-server.ts')
  return s3rver ? await openBucket(await startS3Server(s3rver)) : openFolder(folder)
}

function openFolder(folder: string): Storage {
  mkdirSync(folder)
  return {
    name: 'a folder',
    env: { KABAN_FILES_DIR: folder },
    async fail(random) {
      await rename(folder, `${folder}-away`)
      // Below an unmounted disk lies an empty folder. A file lets nothing be written at all.
      await random.pick([() => mkdir(folder), () => writeFile(folder, '')])()
    },
    async heal() {
      await rm(folder, { recursive: true })
      await rename(`${folder}-away`, folder)
    },
    close: async () => {},
  }
}

/** A port at which nobody listens. */
const nowhere = 'http://127.0.0.1:9'

async function openBucket(server: S3Server): Promise<Storage> {
  const behind = server.env['KABAN_S3_ENDPOINT'] ?? ''
  const network = await startFaultProxy(behind)
  const ways = [
    () => {
      network.moveTo(nowhere)
      network.cut()
    },
    () => network.silence(),
    () => network.delay(300),
    // A file is stored, and nobody hears of it.
    () => network.cutAtNextAnswer(),
  ]
  return {
    name: 'a bucket',
    env: { ...server.env, KABAN_S3_ENDPOINT: network.url.replace(/\/$/, '') },
    async fail(random) {
      random.pick(ways)()
    },
    async heal() {
      network.moveTo(behind)
      network.heal()
    },
    async close() {
      await network.close()
      await server.close()
    },
  }
}
