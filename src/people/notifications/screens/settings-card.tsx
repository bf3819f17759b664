import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { Switch } from '#foundation/kit/fields/switch.tsx'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { notificationWords } from '../shared/words.ts'
import { notifications } from './calls.ts'

/** Saves on every change of the switch. */
export function NotificationSettingsCard() {
  const w = useWords(notificationWords)
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
          <p className="border-t border-line pt-4">
            <span className="block font-medium">{w.smsSwitch}</span>
            <span className="block text-sm text-muted">{w.comingSoon}</span>
          </p>
        </div>
      )}
    </Card>
  )
}
