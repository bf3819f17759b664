/** Changes that loosen what protects the money: said before saving, decided by another admin. */
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { SendingButton } from '#foundation/kit/form/sending-button.tsx'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import { Warning } from '#foundation/kit/ui/warning.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { showListTime } from '#foundation/time/shared/time.ts'
import {
  SecondPersonNotice,
  SharedOriginNotice,
} from '#people/identity/screens/second-person-notice.tsx'
import type { LooseningView, SettingsView } from '../shared/contract.ts'
import { loosenedNames, type GuardedName } from '../shared/rules-loosening.ts'
import { readSettingsForm, type SettingsForm } from '../shared/rules-settings.ts'
import { looseningWords } from '../shared/words-loosening.ts'
import { companyWords } from '../shared/words.ts'
import { company } from './calls.ts'
import { RejectLooseningDialog } from './reject-loosening.tsx'

/** Says, before saving, what will wait for a second admin. */
export function LooseningNotice({ opened }: { opened: SettingsView }) {
  const w = useWords(looseningWords)
  const { names } = useWords(companyWords)
  const typed = useWatch() as SettingsForm
  const read = readSettingsForm(typed)
  const loosened = 'settings' in read ? loosenedNames(opened.settings, read.settings) : []
  return (
    <div aria-live="polite">
      {loosened.length > 0 && (
        <Warning title={w.beforeSaving}>
          {w.beforeSavingMore(loosened.map((name) => names[name]).join('; '))}
        </Warning>
      )}
    </div>
  )
}

/** The change that waits, if there is one: shown first, because somebody waits for a decision. */
export function WaitingChange() {
  const { data } = useQuery(company.settings.queryOptions({ input: {} }))
  return data?.loosening ? <Waiting change={data.loosening} /> : null
}

function Waiting({ change }: { change: LooseningView }) {
  const w = useWords(looseningWords)
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

function Obstacle({ change: { mine, mayNot, approvesFrom } }: { change: LooseningView }) {
  const w = useWords(looseningWords)
  if (mine) return <p className="text-muted">{w.mine}</p>
  if (mayNot === null) return <p className="text-muted">{w.talk}</p>
  if (mayNot === 'company-access' || mayNot === 'second-waits' || mayNot === 'one-invited-other')
    return <SecondPersonNotice obstacle={mayNot} approvesFrom={approvesFrom} />
  return <Warning>{w.notTwo}</Warning>
}

function Decision({ change: { changeId, mine, mayNot } }: { change: LooseningView }) {
  const w = useWords(looseningWords)
  const { approve, recall } = useDecisions()
  const [rejecting, setRejecting] = useState(false)
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
        <SendingButton pending={approve.isPending} onClick={() => approve.mutate({ changeId })}>
          {w.approve}
        </SendingButton>
      )}
      {!mine && (
        <Button variant="secondary" blocked={approve.isPending} onClick={() => setRejecting(true)}>
          {w.reject}
        </Button>
      )}
      {rejecting && (
        <RejectLooseningDialog changeId={changeId} onClose={() => setRejecting(false)} />
      )}
    </div>
  )
}

/** Versions of the settings that this page made by agreeing. */
export function useAgreedVersions(): number[] {
  return useMutationState({
    filters: { mutationKey: company.approveLoosening.mutationKey(), status: 'success' },
    select: ({ state }) => (state.data as SettingsView).version,
  })
}

function useDecisions() {
  const w = useWords(looseningWords)
  const queries = useQueryClient()
  const after = (title: string, message: string) => ({
    onSuccess: (saved: SettingsView) => {
      queries.setQueryData(company.settings.queryKey({ input: {} }), saved)
      notify({ title, message, tone: 'info' as const })
    },
    onError: showFailure(w.failed),
  })
  return {
    approve: useMutation(
      company.approveLoosening.mutationOptions(after(w.approved, w.approvedMore)),
    ),
    recall: useMutation(
      company.recallLoosening.mutationOptions(after(w.recalled, w.unchangedMore)),
    ),
  }
}
