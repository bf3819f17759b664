import { serve } from '#foundation/platform/server/http/serve.ts'
import { investmentsContract } from '../shared/contract.ts'
import { editInvestment } from './edit-investment.ts'
import {
  findInvestors,
  listInvestmentsForAdmin,
  readInvestmentForAdmin,
} from './read-investments.ts'
import { recordInvestment } from './record-investment.ts'

export const investmentsRoutes = serve(investmentsContract, {
  adminList: listInvestmentsForAdmin,
  adminOne: readInvestmentForAdmin,
  investors: findInvestors,
  record: recordInvestment,
  edit: editInvestment,
})
