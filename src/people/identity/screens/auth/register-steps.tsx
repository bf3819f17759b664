import { useEffect, useRef } from 'react'
import { SubmitButton } from '#foundation/kit/form/form.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { registrationWords } from '../../shared/words-register.ts'

type Step = 1 | 2

/** Takes the focus when the step changes, so that screen readers announce the new fields. */
export function StepHeading({ step }: { step: Step }) {
  const w = useWords(registrationWords)
  const heading = useRef<HTMLHeadingElement>(null)
  const focused = useRef(step)
  useEffect(() => {
    if (focused.current !== step) heading.current?.focus()
    focused.current = step
  }, [step])
  return (
    <div className="mb-4 grid gap-2">
      <h2
        ref={heading}
        tabIndex={-1}
        className="flex flex-wrap items-baseline justify-between gap-x-3 text-lg outline-none"
      >
        {step === 1 ? w.stepBasics : w.stepBank}
        <span className="text-sm font-normal text-muted">{w.stepOf(step)}</span>
      </h2>
      <div aria-hidden className="grid grid-cols-2 gap-1">
        <span className="h-1 rounded-full bg-primary" />
        <span className={`h-1 rounded-full ${step === 2 ? 'bg-primary' : 'bg-line'}`} />
      </div>
    </div>
  )
}

interface StepButtonsProps {
  step: Step
  isSubmitting: boolean
  onBack: () => void
}

export function StepButtons({ step, isSubmitting, onBack }: StepButtonsProps) {
  const w = useWords(registrationWords)
  if (step === 1) return <SubmitButton wide>{w.next}</SubmitButton>
  return (
    <div className="grid grid-cols-[auto_1fr] gap-2">
      <Button variant="secondary" disabled={isSubmitting} onClick={onBack}>
        {w.back}
      </Button>
      <SubmitButton wide>{isSubmitting ? w.creating : w.createAccount}</SubmitButton>
    </div>
  )
}
