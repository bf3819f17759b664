import { serve } from '#foundation/platform/server/http/serve.ts'
import { investmentsContract } from '../shared/contract.ts'
import { editInvestment } from './edit-investment.ts'
import type { PlacedSql } from './placed-sql.ts'
import {
  findInvestors,
  listInvestmentsForAdmin,
  readInvestmentForAdmin,
} from './read-investments.ts'
import { recordInvestment } from './record-investment.ts'

/** `placed`: see placed-sql.ts. */
export const investmentsRoutes = (placed: PlacedSql) =>
  serve(investmentsContract, {
    adminList: (ctx, input) => listInvestmentsForAdmin(ctx, input, placed),
    adminOne: readInvestmentForAdmin,
    investors: findInvestors,
    record: recordInvestment,
    edit: editInvestment,
  })
