import { pickLanguage, useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog } from '#foundation/kit/overlay/dialog.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import { showDateTime } from '#foundation/time/shared/time.ts'
import { ChangesTable } from '#people/activity/screens/changes-table.tsx'
import { inWords, useActorName } from '#people/activity/screens/trail-texts.ts'
import type { TrailEntry } from '#people/activity/shared/contract.ts'
import { actionWords } from '#people/activity/shared/words.ts'
import { oversightWords } from '../../shared/words.ts'
import { AuditSubject } from './audit-subject.tsx'

/** All that is known about an entry of the trail. */
export function AuditEntryDialog({ entry, onClose }: { entry: TrailEntry; onClose: () => void }) {
  const w = useWords(oversightWords)
  const actions = useWords(actionWords)
  const language = useLanguage()
  const actorName = useActorName()
  const { actionType, description, descriptionFil, createdAt, address, changes } = entry
  const what = actions[actionType] ?? inWords(actionType)
  return (
    <Dialog
      open
      onClose={onClose}
      title={what}
      size="wide"
      actions={<Button onClick={onClose}>{w.done}</Button>}
    >
      <p className="wrap-anywhere">{pickLanguage(language, description, descriptionFil)}</p>
      <Facts
        facts={[
          { label: w.when, value: showDateTime(createdAt, language) },
          { label: w.who, value: actorName(entry) },
          { label: w.fromAddress, value: address },
          { label: w.thing, value: <AuditSubject entry={entry} /> },
        ]}
      />
      {changes && Object.keys(changes).length > 0 && (
        <section className="grid gap-2">
          <h3 className="text-base">{w.changes}</h3>
          <ChangesTable action={what} changes={changes} />
        </section>
      )}
    </Dialog>
  )
}
