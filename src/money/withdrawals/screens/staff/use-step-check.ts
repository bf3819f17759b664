import { useOpeningQuery } from '#foundation/kit/data/opening-query.ts'
import type { WithdrawalStep } from '../../shared/rules.ts'
import { withdrawals } from '../calls.ts'

/** Asks the server, each time a screen opens, whether this step takes a second person. */
export function useStepCheck(input: WithdrawalStep, enabled = true) {
  return useOpeningQuery({ ...withdrawals.previewStep.queryOptions({ input }), enabled })
}
