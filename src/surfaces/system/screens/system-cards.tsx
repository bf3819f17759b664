/** Versions, the secret key, and what waits for nobody of the staff. */
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { ListTime } from '#foundation/kit/time/list-time.tsx'
import { Since } from '#foundation/kit/time/since.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import { StatusBadge } from '#foundation/kit/ui/status-badge.tsx'
import type { SystemView } from '../shared/contract.ts'
import { systemWords } from '../shared/words.ts'
import { Hinted } from './hinted.tsx'

export function VersionsCard({ view: { versions, startedAt } }: { view: SystemView }) {
  const w = useWords(systemWords)
  return (
    <Card title={w.versions}>
      <Facts
        facts={[
          { label: w.kaban, value: versions.kaban },
          { label: w.node, value: versions.node },
          { label: w.postgres, value: versions.postgres },
          { label: <Hinted label={w.schema} hint={w.schemaMore} />, value: versions.schema },
          { label: w.startedAt, value: <ListTime at={startedAt} /> },
        ]}
      />
      <p className="mt-3 border-t border-line pt-3 text-sm text-muted">{w.noUpdates}</p>
    </Card>
  )
}

export function SecretKeyCard({ keys }: Pick<SystemView, 'keys'>) {
  const w = useWords(systemWords)
  return (
    <Card title={w.secretKey}>
      <ul className="grid gap-1 text-sm">
        {keys.map(({ severity, text }) => (
          <li key={text} className={severity === 'wrong' ? 'text-failed' : 'text-muted'}>
            {text}
          </li>
        ))}
      </ul>
    </Card>
  )
}

export function MailsAndBooksCard({ view: { mails, verification } }: { view: SystemView }) {
  const w = useWords(systemWords)
  return (
    <Card title={w.mailsAndBooks}>
      <Facts
        facts={[
          {
            label:
              mails.sends === 'yes' ? (
                w.mails
              ) : (
                <Hinted label={w.mails} hint={w.mailsOff[mails.sends]} />
              ),
            value: mails.waiting.toLocaleString('en-PH'),
          },
          { label: w.oldestMail, value: mails.oldestAt && <Since instant={mails.oldestAt} /> },
          { label: w.verification, value: <Verified verification={verification} /> },
        ]}
      />
    </Card>
  )
}

function Verified({ verification }: Pick<SystemView, 'verification'>) {
  const w = useWords(systemWords)
  if (!verification) return w.neverVerified
  const { finishedAt, problems } = verification
  return (
    <span className="flex flex-wrap items-center justify-end gap-2">
      <Since instant={finishedAt} />
      <StatusBadge tone={problems === 0 ? 'credited' : 'failed'}>
        {problems === 0 ? w.sound : w.unsound(problems)}
      </StatusBadge>
    </span>
  )
}
