/** The routes of pictures on a real database and a real folder, and the people who use them. */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll } from 'vitest'
import type { Act, Caller } from '../src/platform/act.ts'
import { openFiles, type Files } from '../src/platform/files.ts'
import { openHttp } from '../src/platform/http.ts'
import { startRelay, type Relay } from '../src/platform/live.ts'
import { loadSettings } from '../src/platform/settings.ts'
import { registerAvatarRoutes } from '../src/profile/avatar-routes.ts'
import { inAct, testGround } from './acts.ts'
import { testDatabase, type TestDatabase } from './database.ts'

export interface AvatarTown extends TestDatabase {
  files: Files
  directory: string
  relay: Relay
  callers: Map<string, Caller>
  upload(
    body: Buffer,
    options?: { as?: string; from?: string; headers?: Record<string, string> },
  ): Promise<Answer>
  download(avatarId: string, as: string): Promise<Answer>
  /** Uploads as a visitor and answers the claim. */
  claim(body?: Buffer): Promise<string>
  avatarOf(userId: string): Promise<string | null>
  /** The keys of the files on the disk and those that rows speak of, each in order. */
  keys(): Promise<{ files: string[]; rows: string[] }>
  /** In a transaction, with the files of this town. */
  act<T>(caller: Caller, work: (act: Act) => Promise<T>): Promise<T>
}

export interface Answer {
  statusCode: number
  headers: Record<string, unknown>
  body: string
  rawPayload: Buffer
  json<T>(): T
}

let lastAddress = 0

export async function avatarTown(): Promise<AvatarTown> {
  const made = await testDatabase({ connections: 16 })
  const directory = await mkdtemp(path.join(tmpdir(), 'kaban-avatars-'))
  const files = openFiles(directory)
  const relay = startRelay(made.database, made.url)
  const callers = new Map<string, Caller>()
  const settings = loadSettings({ KABAN_DATA_DIR: directory, KABAN_TRUSTED_PROXIES: '1' })
  const findCaller = async (token: string): Promise<Caller> =>
    callers.get(token) ?? { role: 'visitor' }
  const parts = {
    ...testGround,
    settings,
    database: made.database,
    files,
    relay,
    router: {},
    findCaller,
  }
  const app = await openHttp(parts)
  registerAvatarRoutes(app, parts)
  afterAll(async () => {
    await app.close()
    await relay.close()
    await rm(directory, { recursive: true, force: true })
  })
  const signedIn = (token: string): Record<string, string> =>
    token ? { cookie: `kaban_session=${token}` } : {}
  const upload: AvatarTown['upload'] = async (payload, { as = '', from, headers } = {}) => {
    lastAddress += 1
    const address = from ?? `203.0.113.${lastAddress}`
    return await app.inject({
      method: 'POST',
      url: '/avatars',
      payload,
      headers: {
        'content-type': 'image/png',
        'x-forwarded-for': address,
        ...signedIn(as),
        ...headers,
      },
    })
  }
  return {
    ...made,
    files,
    directory,
    relay,
    callers,
    upload,
    download: async (avatarId, as) =>
      await app.inject({ url: `/avatars/${avatarId}`, headers: signedIn(as) }),
    claim: async (body = png) => (await upload(body)).json<{ claim: string }>().claim,
    async avatarOf(userId) {
      const [user] = await made.asOwner<{ id: string | null }>(
        'select avatar_id as id from users where id = $1',
        [userId],
      )
      return user?.id ?? null
    },
    async keys() {
      const entries = await readdir(path.join(directory, 'files', 'avatars')).catch(() => [])
      const rows = await made.asOwner<{ key: string }>('select file_key as key from avatars')
      return {
        files: entries.map((name) => `avatars/${name}`).sort(),
        rows: rows.map(({ key }) => key).sort(),
      }
    },
    act: (caller, work) => inAct(made, caller, (act) => work({ ...act, files })),
  }
}

export const colours = sharp({
  create: { width: 640, height: 480, channels: 3, background: { r: 11, g: 93, b: 98 } },
})
export const png = await colours.clone().png().toBuffer()
