import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import type { SystemView } from '../shared/contract.ts'
import { systemWords } from '../shared/words.ts'
import { Bar } from './bar.tsx'
import { showSize } from './show-size.ts'

export function DatabaseCard({ database: { bytes, shares } }: Pick<SystemView, 'database'>) {
  const w = useWords(systemWords)
  return (
    <Card title={w.database}>
      <Facts facts={[{ label: w.databaseSize, value: showSize(bytes) }]} />
      <h3 className="mt-3 border-t border-line pt-3 text-base">{w.connections}</h3>
      <p className="mb-3 text-sm text-muted">{w.connectionsMore}</p>
      <ul className="grid gap-3">
        {shares.map(({ share, inUse, most, waiting }) => (
          <li key={share}>
            <Bar
              name={w.shares[share]}
              figure={w.inUse(inUse, most)}
              part={inUse / most}
              tone={waiting > 0 ? 'waiting' : 'primary'}
              note={waiting > 0 ? w.waiting(waiting) : undefined}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

const lowShare = 0.1

export function DisksCard({ view: { dataDisk, files } }: { view: SystemView }) {
  const w = useWords(systemWords)
  return (
    <Card title={w.disks}>
      <div className="grid gap-4">
        <DiskBar name={w.dataDisk} disk={dataDisk} />
        {files.place === 'folder' ? (
          <DiskBar name={w.filesDisk} disk={files.disk} />
        ) : (
          <Facts
            facts={[
              {
                label: w.filesDisk,
                value: files.place === 'bucket' ? w.filesBucket : w.filesSame,
              },
            ]}
          />
        )}
      </div>
    </Card>
  )
}

function DiskBar({ name, disk }: { name: string; disk: SystemView['dataDisk'] }) {
  const w = useWords(systemWords)
  if (!disk) return <Facts facts={[{ label: name, value: w.diskUnknown }]} />
  const { freeBytes, sizeBytes } = disk
  const isLow = freeBytes < sizeBytes * lowShare
  return (
    <Bar
      name={name}
      figure={w.free(showSize(freeBytes), showSize(sizeBytes))}
      part={1 - freeBytes / sizeBytes}
      tone={isLow ? 'failed' : 'primary'}
      note={isLow ? w.diskLow : undefined}
    />
  )
}
