/** Changes that loosen what protects the money: said before saving, decided by another admin. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { SendingButton } from '#foundation/kit/form/sending-button.tsx'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { showListTime } from '#foundation/time/shared/time.ts'
import {
  SecondPersonNotice,
  SharedOriginNotice,
} from '#people/identity/screens/second-person-notice.tsx'
import type { LooserView, SettingsView } from '../shared/contract.ts'
import { looserNames, type GuardedName } from '../shared/rules-looser.ts'
import { readSettingsForm, type SettingsForm } from '../shared/rules-settings.ts'
import { looserWords } from '../shared/words-looser.ts'
import { companyWords } from '../shared/words.ts'
import { company } from './calls.ts'

/** Says, before saving, what will wait for a second admin. */
export function LooserNotice({ opened }: { opened: SettingsView }) {
  const w = useWords(looserWords)
  const { names } = useWords(companyWords)
  const typed = useWatch() as SettingsForm
  const read = readSettingsForm(typed)
  const looser = 'settings' in read ? looserNames(opened.settings, read.settings) : []
  return (
    <div aria-live="polite">
      {looser.length > 0 && (
        <Notice tone="waiting" title={w.beforeSaving}>
          {w.beforeSavingMore(looser.map((name) => names[name]).join('; '))}
        </Notice>
      )}
    </div>
  )
}

/** The change that waits, if there is one: shown first, because somebody waits for a decision. */
export function WaitingChange() {
  const { data } = useQuery(company.settings.queryOptions({ input: {} }))
  return data?.looser ? <Waiting change={data.looser} /> : null
}

function Waiting({ change }: { change: LooserView }) {
  const w = useWords(looserWords)
  const { names, hours } = useWords(companyWords)
  const language = useLanguage()
  const { makerName, filedAt, expiresAt, changes } = change
  const show = (name: GuardedName, value: bigint) =>
    name.endsWith('Hours') ? hours(Number(value)) : showPesos(value)
  return (
    <Card title={w.title}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p>
          {w.by(
            makerName ?? w.companyAccess,
            showListTime(filedAt, language),
            showListTime(expiresAt, language),
          )}
        </p>
        <Facts
          facts={changes.map(({ name, before, after }) => ({
            label: names[name],
            value: (
              <span className="figures whitespace-nowrap">
                {w.change(show(name, before), show(name, after))}
              </span>
            ),
          }))}
        />
        <Obstacle change={change} />
        <SharedOriginNotice origin={change} />
        <Decision change={change} />
      </div>
    </Card>
  )
}

function Obstacle({ change: { mine, mayNot, approvesFrom } }: { change: LooserView }) {
  const w = useWords(looserWords)
  if (mine) return <p className="text-muted">{w.mine}</p>
  if (mayNot === null) return <p className="text-muted">{w.talk}</p>
  if (mayNot === 'company-access' || mayNot === 'second-waits' || mayNot === 'one-invited-other')
    return <SecondPersonNotice obstacle={mayNot} approvesFrom={approvesFrom} />
  return <Notice tone="waiting">{w.notTwo}</Notice>
}

function Decision({ change: { changeId, mine, mayNot } }: { change: LooserView }) {
  const w = useWords(looserWords)
  const { approve, reject, recall } = useDecisions()
  const isPending = approve.isPending || reject.isPending || recall.isPending
  return (
    <div className="flex flex-wrap gap-2">
      {mine && (
        <SendingButton
          variant="secondary"
          pending={recall.isPending}
          onClick={() => recall.mutate({ changeId })}
        >
          {w.recall}
        </SendingButton>
      )}
      {mayNot === null && (
        <SendingButton
          pending={approve.isPending}
          blocked={isPending}
          onClick={() => approve.mutate({ changeId })}
        >
          {w.approve}
        </SendingButton>
      )}
      {!mine && (
        <SendingButton
          variant="secondary"
          pending={reject.isPending}
          blocked={isPending}
          onClick={() => reject.mutate({ changeId })}
        >
          {w.reject}
        </SendingButton>
      )}
    </div>
  )
}

function useDecisions() {
  const w = useWords(looserWords)
  const queries = useQueryClient()
  const after = (title: string, message: string) => ({
    onSuccess: (saved: SettingsView) => {
      queries.setQueryData(company.settings.queryKey({ input: {} }), saved)
      notify({ title, message, tone: 'info' as const })
    },
    onError: showFailure(w.failed),
  })
  return {
    approve: useMutation(company.approveLooser.mutationOptions(after(w.approved, w.approvedMore))),
    reject: useMutation(company.rejectLooser.mutationOptions(after(w.rejected, w.unchangedMore))),
    recall: useMutation(company.recallLooser.mutationOptions(after(w.recalled, w.unchangedMore))),
  }
}
