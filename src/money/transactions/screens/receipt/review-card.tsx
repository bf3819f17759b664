import { useEffect, useRef } from 'react'
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
  /** The button that sends, which names the amount, and the one that leads back. */
  confirm: string
  change: string
  pending: boolean
  onConfirm: () => void
  onChange: () => void
}

/**
 * The step before money is asked for: what will be sent, how long it takes, and two ways on.
 * Nothing has been sent yet.
 */
export function ReviewCard({
  kind,
  title,
  intro,
  facts,
  confirm,
  change,
  pending,
  onConfirm,
  onChange,
}: Props) {
  const top = useRef<HTMLDivElement>(null)
  // The step before it is gone from the page: without this a keyboard or screen reader would begin at the top again.
  useEffect(() => top.current?.focus(), [])
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      <Card title={title}>
        <p className="mb-4 text-sm text-muted">{intro}</p>
        <Facts facts={facts} />
        <div className="mt-2.5 grid gap-4 border-t border-line pt-3">
          <ExpectedTime kind={kind} />
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
