import { useCompanyFacts } from '../../company/screens/use-facts.ts'
import { LinkButton } from '../../kit/button.tsx'
import { useWords } from '../../kit/language.tsx'
import { useSiteName } from '../../kit/site-here.ts'
import { showPesos } from '../../peso/peso.ts'
import { banksAndEwallets } from '../../profile/rules.ts'
import { words } from '../words.ts'

/** The first page: what Kaban is and how money goes in and out. It states nothing that the records cannot prove. */
export function LandingScreen() {
  const w = useWords(words)
  const site = useSiteName()
  return (
    <div className="mx-auto max-w-5xl px-4 pb-6">
      <title>{w.tabTitle(site)}</title>
      <Hero />
      <Steps />
      <Records />
      <PayoutChannels />
    </div>
  )
}

function Hero() {
  const w = useWords(words)
  return (
    <section id="home" className="grid max-w-2xl gap-5 py-12 sm:py-16">
      <h1 className="text-3xl">{w.heroTitle}</h1>
      <p className="text-lg text-muted">{w.heroText}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/register">{w.register}</LinkButton>
        <LinkButton to="/login" variant="secondary">
          {w.haveOne}
        </LinkButton>
      </div>
    </section>
  )
}

function Steps() {
  const w = useWords(words)
  const { data: facts } = useCompanyFacts()
  return (
    <section aria-labelledby="steps" className="grid gap-6 border-t border-line py-10">
      <h2 id="steps" className="text-2xl">
        {w.stepsTitle}
      </h2>
      <div className="grid gap-8 md:grid-cols-2">
        <StepList title={w.depositTitle} steps={w.depositSteps} />
        <StepList title={w.withdrawTitle} steps={w.withdrawSteps} />
      </div>
      {facts && <p className="text-muted">{w.minimums(showPesos(facts.minimumDepositCentavos), showPesos(facts.minimumWithdrawalCentavos))}</p>}
    </section>
  )
}

function StepList({ title, steps }: { title: string; steps: string[] }) {
  return (
    <div className="grid content-start gap-4">
      <h3 className="text-lg">{title}</h3>
      <ol className="grid gap-4">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span aria-hidden className="figures flex size-7 shrink-0 items-center justify-center rounded-full bg-primary-tint text-sm font-medium text-primary">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </div>
  )
}

function Records() {
  const w = useWords(words)
  return (
    <section aria-labelledby="records" className="grid gap-6 border-t border-line py-10">
      <h2 id="records" className="text-2xl">
        {w.recordTitle}
      </h2>
      <dl className="grid gap-6 md:grid-cols-3">
        {w.records.map(([title, text]) => (
          <div key={title} className="grid content-start gap-1">
            <dt className="font-medium">{title}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="grid max-w-2xl gap-1 border-l-4 border-mango pl-4">
        <h3 className="text-base">{w.honestTitle}</h3>
        <p className="text-muted">{w.honestText}</p>
      </div>
    </section>
  )
}

function PayoutChannels() {
  const w = useWords(words)
  return (
    <section aria-labelledby="channels" className="grid gap-4 border-t border-line py-10">
      <h2 id="channels" className="text-2xl">
        {w.payoutsTitle}
      </h2>
      <p className="max-w-2xl text-muted">{w.payoutsText}</p>
      <ul className="flex flex-wrap gap-2">
        {banksAndEwallets.map((name) => (
          <li key={name} className="rounded-full border border-line bg-surface px-3 py-1 text-sm">
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}
