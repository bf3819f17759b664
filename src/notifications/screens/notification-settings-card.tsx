import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Card } from '../../kit/card.tsx'
import { FetchFailed } from '../../kit/fetch-failed.tsx'
import { useWords } from '../../kit/language.tsx'
import { showFailure } from '../../kit/refusals.ts'
import { Skeleton } from '../../kit/skeleton.tsx'
import { Switch } from '../../kit/switch.tsx'
import { notify } from '../../kit/toast-store.ts'
import { words } from '../words.ts'
import { notifications } from './calls.ts'

/** Saved at once; switched back, it is as it was. */
export function NotificationSettingsCard() {
  const w = useWords(words)
  const queries = useQueryClient()
  const settings = useQuery(notifications.settings.queryOptions({ input: {} }))
  const save = useMutation(
    notifications.saveSettings.mutationOptions({
      onSuccess: (saved) => {
        queries.setQueryData(notifications.settings.queryKey({ input: {} }), saved)
        notify({
          title: w.settingsSaved,
          message: saved.email ? w.emailOn : w.emailOff,
          tone: 'credited',
        })
      },
      onError: showFailure(w.settingsFailed),
    }),
  )
  return (
    <Card title={w.settingsTitle}>
      {settings.isPending && <Skeleton lines={2} height="2.75rem" />}
      {settings.isError && !settings.data && (
        <FetchFailed
          title={w.couldNotLoadSettings}
          error={settings.error}
          onRetry={() => void settings.refetch()}
        />
      )}
      {settings.data && (
        <div className="grid gap-4">
          <Switch
            label={w.emailSwitch}
            hint={w.emailSwitchMore}
            checked={save.isPending ? save.variables.email : settings.data.email}
            pending={save.isPending}
            onChange={(email) => save.mutate({ email })}
          />
          <Switch label={w.smsSwitch} hint={w.comingSoon} checked={false} disabled />
        </div>
      )}
    </Card>
  )
}
