import { useMutation, useQuery } from '@tanstack/react-query'
import { refusalMessage } from '#foundation/contract/shared/refusal.ts'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { Form, SubmitButton, useDirty, useKabanForm } from '#foundation/kit/form/form.tsx'
import { useRequestId } from '#foundation/kit/form/request-id.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog, DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { manilaDate, manilaInput } from '#foundation/time/shared/time.ts'
import { pools } from '#money/pools/screens/calls.ts'
import { judgeOffer } from '../shared/rules-offer-form.ts'
import { offerForm, readOfferForm, type OfferForm } from '../shared/rules-typed.ts'
import { offerConsoleWords } from '../shared/words-console.ts'
import { offerFormRefusals } from '../shared/words-form.ts'
import { offers } from './calls.ts'
import { OfferFields, type OfferChoices } from './offer-fields.tsx'

const fieldOrder = Object.keys(offerForm.shape) as (keyof OfferForm)[]

interface Props {
  onClose: () => void
  onEntered: (offerId: string) => void
}

/** Enters an offer and asks a second person. Its choices come first. */
export function EnterOfferDialog(props: Props) {
  const w = useWords(offerConsoleWords)
  const plans = useQuery(offers.plans.queryOptions({ input: {} }))
  const classes = useQuery(offers.taxClasses.queryOptions({ input: {} }))
  const allPools = useQuery(pools.list.queryOptions({ input: {} }))
  const failed = [plans, classes, allPools].find(({ error, data }) => error && !data)
  if (plans.data && classes.data && allPools.data && plans.data.length > 0)
    return (
      <OpenDialog
        {...props}
        choices={{
          plans: plans.data,
          taxClasses: classes.data.taxClasses.filter(({ confirmedAt }) => confirmedAt !== null),
          pools: allPools.data.pools,
        }}
      />
    )
  return (
    <Dialog open onClose={props.onClose} title={w.enter}>
      {failed ? (
        <FetchFailed
          title={w.fetchFailed}
          error={failed.error}
          onRetry={() => void failed.refetch()}
        />
      ) : plans.data ? (
        <Notice>{w.noPlans}</Notice>
      ) : (
        <Skeleton lines={6} height="2.75rem" />
      )}
    </Dialog>
  )
}

function OpenDialog({ choices, onClose, onEntered }: Props & { choices: OfferChoices }) {
  const w = useWords(offerConsoleWords)
  const { form, send, pending } = useEnterOffer(choices, onEntered)
  const dirty = useDirty(form)
  return (
    <Dialog
      open
      onClose={onClose}
      title={w.enter}
      description={w.enterIntro}
      dirty={dirty}
      pending={pending}
      size="wide"
    >
      <Form form={form} onSubmit={send} label={w.enter} failed={w.enterFailed}>
        <OfferFields choices={choices} />
        <DialogActions>
          <Button variant="secondary" onClick={onClose} disabled={pending}>
            {w.cancel}
          </Button>
          <SubmitButton>{w.request}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

function useEnterOffer({ plans, pools: all }: OfferChoices, onEntered: Props['onEntered']) {
  const w = useWords(offerConsoleWords)
  const refusals = useWords(offerFormRefusals)
  const [offerId] = useRequestId()
  const form = useKabanForm(offerForm, {
    planVersionId: plans.length === 1 ? (plans[0]?.planVersionId ?? '') : '',
    permission: 'registration',
    regulator: '',
    permissionNumber: '',
    lookupUrl: '',
    expiresOn: '',
    evidence: '',
    minimumCentavos: '',
    stepCentavos: '',
    perUserCapCentavos: '',
    totalCapCentavos: '',
    opensAt: manilaInput(new Date(serverNow())),
    closesAt: '',
    earlyExit: '',
    taxClassId: '',
    poolId: all[0]?.poolId ?? '',
  })
  const enter = useMutation(offers.enter.mutationOptions())
  const send = async (typed: OfferForm) => {
    const read = readOfferForm(typed)
    const now = new Date(serverNow())
    const today = manilaDate(now)
    const judged = judgeOffer('entry' in read ? read.entry : read.terms, { today, now })
    const wrong = new Map<keyof OfferForm, string>([
      ...('entry' in read ? [] : read.unreadable).map(
        ({ field, missing }) => [field, w.missing[missing]] as const,
      ),
      ...judged.map(({ field, name }) => [field, refusalMessage(refusals[name])] as const),
    ])
    // Beside each field, and the focus on the first in the order of the form.
    let isFirst = true
    for (const name of fieldOrder) {
      const message = wrong.get(name)
      if (message === undefined) continue
      form.setError(name, { type: 'wrong', message }, { shouldFocus: isFirst })
      isFirst = false
    }
    if (!isFirst || !('entry' in read)) return
    await enter.mutateAsync({ offerId, ...read.entry })
    notify({ title: w.filed, message: w.filedMore, tone: 'info' })
    onEntered(offerId)
  }
  return { form, send, pending: enter.isPending }
}
