/** All placements of the caller as a file. */
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { HttpParts } from '#foundation/platform/server/http/call-context.ts'
import { callerUserId } from '#foundation/platform/server/http/context.ts'
import { selectPlacements } from '../reads.ts'
import { writeListCsv } from './list-csv.ts'
import { fileLanguage, ownFileHeaders, readOwnFile } from './own-file.ts'

const address = z.object({ language: fileLanguage })

/** Nobody has as many placements; the newest are in the file. */
const rowsMax = 5_000

/** `GET /placements/list?language=fil`: always the caller's own. */
export function registerListRoute(app: FastifyInstance, parts: HttpParts): void {
  app.get('/placements/list', async (request, reply) => {
    const { rows, language } = await readOwnFile(
      { request, reply, parts },
      address,
      async (ctx, asked) => ({
        ...asked,
        rows: await selectPlacements(ctx.tx, { userId: callerUserId(ctx), limit: rowsMax }),
      }),
    )
    const mark = rows.some(({ sample }) => sample) ? '-sample' : ''
    return await reply
      .headers(ownFileHeaders('text/csv; charset=utf-8', `kaban-investments${mark}.csv`))
      .send(writeListCsv(rows, language))
  })
}
