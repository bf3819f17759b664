import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { useSiteName } from '#foundation/kit/page/site-settings.ts'
import type { PlacementTerms } from '../../shared/terms.ts'
import { factsSections, type FactsFigures } from '../../shared/user/facts.ts'
import { factsWords } from '../../shared/user/words-facts.ts'
import { BothEnds } from './both-ends.tsx'

interface Props {
  terms: PlacementTerms
  termsSha256: string
  figures: FactsFigures
}

/**
 * The key facts, one page. Gain and loss stand side by side in one size, because a large return
 * above a small risk would mislead.
 */
export function FactsSheet({ terms, termsSha256, figures }: Props) {
  const w = useWords(factsWords)
  const language = useLanguage()
  const company = useSiteName()
  const { lookupUrl } = terms.offer
  return (
    <div className="grid grid-cols-1 gap-4">
      <BothEnds
        projected={{ label: w.projected, centavos: figures.projectedReturnCentavos }}
        worst={{ label: w.worst, centavos: figures.worstReturnCentavos }}
      />
      <dl className="grid grid-cols-1 gap-x-8 sm:grid-cols-2">
        {factsSections({ terms, figures, company, w, language }).map(({ name, title, lines }) => (
          <div key={name} className="border-t border-line py-3">
            <dt className="font-medium">{title}</dt>
            {lines.map((line) => (
              <dd key={line} className="mt-1 text-sm whitespace-pre-line wrap-anywhere">
                {line === w.lookUp(lookupUrl) ? (
                  <a
                    href={lookupUrl}
                    target="_blank"
                    rel="noreferrer"
                    className="link target inline-flex items-center"
                  >
                    {line}
                  </a>
                ) : (
                  line
                )}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <p className="text-sm wrap-anywhere text-muted">
        {w.version(terms.planVersion, termsSha256.slice(0, 16))}
      </p>
    </div>
  )
}
