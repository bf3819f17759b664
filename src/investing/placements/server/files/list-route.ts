/** All investments of the caller as a file. */
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { together } from '#foundation/platform/server/database/database.ts'
import type { HttpParts } from '#foundation/platform/server/http/call-context.ts'
import { callerUserId } from '#foundation/platform/server/http/context.ts'
import { listRecorded } from '#money/investments/server/recorded-for-user.ts'
import { selectPlacements } from '../reads.ts'
import { writeListCsv } from './list-csv.ts'
import { fileLanguage, ownFileHeaders, readOwnFile } from './own-file.ts'

const address = z.object({ language: fileLanguage })

/** Nobody has as many of either kind; the newest are in the file. */
const rowsMax = 5_000

/** `GET /placements/list?language=fil`: always the caller's own. */
export function registerListRoute(app: FastifyInstance, parts: HttpParts): void {
  app.get('/placements/list', async (request, reply) => {
    const { placements, recorded, language } = await readOwnFile(
      { request, reply, parts },
      address,
      async (ctx, asked) => {
        const mine = { userId: callerUserId(ctx), limit: rowsMax }
        const [placements, recorded] = await together([
          selectPlacements(ctx.tx, mine),
          listRecorded(ctx.tx, mine),
        ])
        return { ...asked, placements, recorded }
      },
    )
    const mark = [...placements, ...recorded].some(({ sample }) => sample) ? '-sample' : ''
    return await reply
      .headers(ownFileHeaders('text/csv; charset=utf-8', `kaban-investments${mark}.csv`))
      .send(writeListCsv(placements, recorded, language))
  })
}
