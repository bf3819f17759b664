import { useOpeningQuery } from '#foundation/kit/data/opening-query.ts'
import { deposits } from '../calls.ts'

/** Asks the server, each time a window opens, whether completing takes a second person. */
export function useCompletionCheck(transactionId: string, enabled: boolean) {
  return useOpeningQuery({
    ...deposits.previewCompletion.queryOptions({ input: { transactionId } }),
    enabled,
  })
}
