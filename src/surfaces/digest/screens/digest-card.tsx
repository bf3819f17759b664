import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { moduleCalls } from '#foundation/kit/data/calls.ts'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { Switch } from '#foundation/kit/fields/switch.tsx'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { registerWords, useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import type { digestContract } from '../shared/contract.ts'
import { digestWordsFil } from '../shared/words.fil.ts'
import { digestWords } from '../shared/words.ts'

// They come with this card, because few people open it: the other pages stay lighter.
registerWords([[digestWords, digestWordsFil]])

const digest = moduleCalls<typeof digestContract>('digest')

/** Saves on every change of the switch. */
export function DigestCard() {
  const w = useWords(digestWords)
  const queries = useQueryClient()
  const choice = useQuery(digest.mine.queryOptions({ input: {} }))
  const save = useMutation(
    digest.save.mutationOptions({
      onSuccess: (saved) => {
        queries.setQueryData(digest.mine.queryKey({ input: {} }), saved)
        notify({ title: w.saved, message: saved.weekly ? w.on : w.off, tone: 'credited' })
      },
      onError: showFailure(w.failed),
    }),
  )
  return (
    <Card title={w.title}>
      {choice.isPending && <Skeleton lines={1} height="2.75rem" />}
      {choice.isError && !choice.data && (
        <FetchFailed
          title={w.fetchFailed}
          error={choice.error}
          onRetry={() => void choice.refetch()}
        />
      )}
      {choice.data && (
        <Switch
          label={w.weekly}
          hint={w.weeklyMore}
          checked={save.isPending ? save.variables.weekly : choice.data.weekly}
          pending={save.isPending}
          onChange={(weekly) => save.mutate({ weekly })}
        />
      )}
    </Card>
  )
}
