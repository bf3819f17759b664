import { useQuery } from '@tanstack/react-query'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { CopyButton } from '#foundation/kit/ui/copy-button.tsx'
import { Disclosure } from '#foundation/kit/ui/disclosure.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { showDateTime } from '#foundation/time/shared/time.ts'
import { oversightWords } from '../../shared/words.ts'
import { oversight } from '../calls.ts'

/**
 * The newest signed head of the chain. Outsiders can keep it, so that insiders cannot rewrite
 * history.
 */
export function ChainCard() {
  const w = useWords(oversightWords)
  const language = useLanguage()
  const chain = useQuery({
    ...oversight.chain.queryOptions({ input: {} }),
    refetchInterval: 30_000,
  })
  const { data } = chain
  const head = data?.head
  return (
    <Card title={w.chain}>
      <p className="mb-3 max-w-prose text-muted">{w.chainIntro}</p>
      {chain.error && !data && (
        <FetchFailed
          title={w.chainFailed}
          error={chain.error}
          onRetry={() => void chain.refetch()}
        />
      )}
      {chain.isPending && <Skeleton lines={4} />}
      {data && (
        <Facts
          facts={[
            {
              label: w.linked,
              value: (
                <span className="figures">
                  {data.linked.toLocaleString('en-PH') +
                    (data.waiting > 0 ? ` · ${w.waiting(data.waiting)}` : '')}
                </span>
              ),
            },
            ...(head
              ? [
                  {
                    label: w.head,
                    value: <span className="figures">{head.position.toLocaleString('en-PH')}</span>,
                  },
                  {
                    label: w.signedAt,
                    value: <span className="figures">{showDateTime(head.signedAt, language)}</span>,
                  },
                  { label: w.hash, value: <LongText text={head.hash} what={w.hash} /> },
                  {
                    label: w.signature,
                    value: <LongText text={head.signature} what={w.signature} />,
                  },
                ]
              : [{ label: w.head, value: w.noHead }]),
          ]}
        />
      )}
      {data && (
        <Disclosure title={w.publicKey}>
          <pre
            className={
              'overflow-x-auto rounded-small bg-sunken p-3 text-sm whitespace-pre-wrap ' +
              'wrap-anywhere'
            }
          >
            {data.publicKey}
          </pre>
        </Disclosure>
      )}
    </Card>
  )
}

function LongText({ text, what }: { text: string; what: string }) {
  return (
    <>
      <span className="figures text-sm break-all">{text}</span>
      <CopyButton value={text} what={what} />
    </>
  )
}
