import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { showListTime } from '#foundation/time/shared/time.ts'
import type { ViewAlarm } from '../../shared/contract.ts'
import { viewAlarmWords } from '../../shared/words-alarms.ts'
import { users } from '../calls.ts'

/** Lazy, because every page of the console loads this file and few need the form. */
const SettleAlarmDialog = lazy(async () => ({
  default: (await import('./settle-alarm-dialog.tsx')).SettleAlarmDialog,
}))

/** Every admin sees an alarm until somebody other than the staff member concerned settles it. */
export function ViewAlarms() {
  const w = useWords(viewAlarmWords)
  const language = useLanguage()
  const alarms = useQuery(users.alarms.queryOptions({ input: {} }))
  const [settling, setSettling] = useState<string>()
  if (!alarms.data?.length) return null
  return (
    <div role="status" className="mb-4 grid gap-3">
      {alarms.data.map(({ alarmId, name, people, minutes, inLists, raisedAt, own }: ViewAlarm) => (
        <Notice
          key={alarmId}
          tone="failed"
          title={(inLists ? w.listAlarmTitle : w.alarmTitle)(
            name ?? w.accessPerson,
            people,
            minutes,
          )}
          action={
            !own && (
              <Button variant="secondary" size="small" onClick={() => setSettling(alarmId)}>
                {w.settle}
              </Button>
            )
          }
        >
          {own ? w.ownAlarm : w.alarmMessage}{' '}
          <span className="figures text-muted">{showListTime(raisedAt, language)}</span>
        </Notice>
      ))}
      <Suspense>
        {settling && (
          <SettleAlarmDialog alarmId={settling} onClose={() => setSettling(undefined)} />
        )}
      </Suspense>
    </div>
  )
}
