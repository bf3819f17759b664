import { useQuery } from '@tanstack/react-query'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { pushWords } from '../../shared/words-push.ts'
import { notifications } from '../calls.ts'
import { OtherDevices } from './other-devices.tsx'
import { PushSwitches } from './push-switches.tsx'
import { readThisDevice, thisDeviceKey } from './this-device.ts'

/** Each device is switched by itself, because only its browser can be asked. */
export function PushCard() {
  const w = useWords(pushWords)
  const push = useQuery(notifications.push.queryOptions({ input: {} }))
  const device = useQuery({
    queryKey: thisDeviceKey,
    queryFn: readThisDevice,
    networkMode: 'always',
    // The person may come back from the settings of the browser.
    refetchOnWindowFocus: 'always',
  })
  const here = device.data
  const mark = here?.kind === 'ready' ? here.mark : null
  return (
    <Card title={w.title}>
      {push.isError && !push.data ? (
        <FetchFailed title={w.fetchFailed} error={push.error} onRetry={() => void push.refetch()} />
      ) : !push.data || device.isPending ? (
        <Skeleton lines={2} height="2.75rem" />
      ) : (
        <div className="grid gap-4">
          {here?.kind === 'ready' ? (
            <PushSwitches push={push.data} mark={mark} />
          ) : here?.kind === 'blocked' ? (
            <Notice tone="waiting" title={w.blockedTitle}>
              {w.blocked}
            </Notice>
          ) : (
            <Notice title={w.notSupportedTitle}>{w.notSupported}</Notice>
          )}
          <OtherDevices devices={push.data.devices.filter((other) => other.mark !== mark)} />
        </div>
      )}
    </Card>
  )
}
