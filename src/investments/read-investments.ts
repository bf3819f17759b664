/** The verbs of the console that only read. */
import type { Act } from '../platform/act.ts'
import { listLimit } from '../transactions/rules.ts'
import type { AdminInvestmentView, InvestmentMoveView, Investor } from './contract.ts'
import { listForAdmin, movesOf, oneForAdmin, searchInvestors } from './reads.ts'
import { investorsShown, type InvestmentListInput } from './rules.ts'

export async function listInvestmentsForAdmin(act: Act, input: InvestmentListInput): Promise<{ investments: AdminInvestmentView[]; next: string | null }> {
  const limit = input.limit ?? listLimit
  const found = await listForAdmin(act.tx, { ...input, limit })
  const investments = found.slice(0, limit)
  return { investments, next: found.length > limit ? (investments.at(-1)?.investmentId ?? null) : null }
}

export async function readInvestmentForAdmin(act: Act, { investmentId }: { investmentId: string }): Promise<{ investment: AdminInvestmentView; moves: InvestmentMoveView[] }> {
  return { investment: await oneForAdmin(act.tx, investmentId), moves: await movesOf(act.tx, investmentId) }
}

export async function findInvestors(act: Act, { search }: { search: string }): Promise<Investor[]> {
  return await searchInvestors(act.tx, search, investorsShown)
}
