import { useEffect, useRef, type ReactNode } from 'react'
import { SendingButton } from '#foundation/kit/form/sending-button.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import { ExpectedTime } from '../home/expected-time.tsx'

interface Props {
  kind: Parameters<typeof ExpectedTime>[0]['kind']
  title: string
  intro: string
  facts: Parameters<typeof Facts>[0]['facts']
  /** Replaces the expected time. */
  notice?: ReactNode
  /** The labels of the two buttons; `confirm` names the amount. */
  confirm: string
  change: string
  pending: boolean
  onConfirm: () => void
  onChange: () => void
}

/** The review step of a deposit or withdrawal. Nothing has been sent yet. */
export function ReviewCard({
  kind,
  title,
  intro,
  facts,
  notice,
  confirm,
  change,
  pending,
  onConfirm,
  onChange,
}: Props) {
  const top = useRef<HTMLDivElement>(null)
  // The previous step is gone: without this, keyboards and screen readers would start at the top of
  // the page.
  useEffect(() => top.current?.focus(), [])
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      <Card title={title}>
        <p className="mb-4 text-sm text-muted">{intro}</p>
        <Facts facts={facts} />
        <div className="mt-2.5 grid gap-4 border-t border-line pt-3">
          {notice || <ExpectedTime kind={kind} />}
          <div className="grid gap-3">
            <SendingButton wide pending={pending} onClick={onConfirm}>
              {confirm}
            </SendingButton>
            <Button wide variant="secondary" disabled={pending} onClick={onChange}>
              {change}
            </Button>
          </div>
        </div>
      </Card>
    </div>
  )
}
