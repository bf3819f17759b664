import { Switch } from '#foundation/kit/fields/switch.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog } from '#foundation/kit/overlay/dialog.tsx'
import { KeyLines, type KeyLine } from '#foundation/kit/overlay/key-cap.tsx'
import { setKeysOn, useKeysOn, useBoundKeys } from '#foundation/kit/overlay/keys.ts'
import { workbenchWords } from '#surfaces/workbench/shared/words.ts'
import { consoleFrameWords } from '../../shared/words-frame.ts'
import { useSections } from './sections.ts'
import { searchKey } from './use-console-keys.ts'

/** All keys of the console and of the current page. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const w = useWords(consoleFrameWords)
  const workbench = useWords(workbenchWords)
  const on = useKeysOn()
  const globalKeys: KeyLine[] = [
    { keys: [searchKey(), '/'], does: w.keySearch },
    { keys: ['?'], does: w.keySheet },
    { keys: ['Esc'], does: w.keyEscape },
  ]
  const pageKeys = useBoundKeys().map(({ key, label }) => ({ keys: [keyName(key)], does: label }))
  const pages = useSections().map(({ name, key }) => ({
    keys: ['G', key.toUpperCase()],
    does: w.pages[name],
  }))
  return (
    <Dialog open onClose={onClose} title={w.keysTitle} size="wide">
      <Switch label={w.singleKeys} hint={w.singleKeysHint} checked={on} onChange={setKeysOn} />
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <div className="grid content-start gap-6">
          {pageKeys.length > 0 && <KeyGroup title={w.onThisPage} lines={pageKeys} />}
          <KeyGroup title={w.everywhere} lines={globalKeys} />
          <KeyGroup title={w.pages.workbench} lines={workbench.keyLines} />
        </div>
        <KeyGroup title={w.goTo} lines={pages} />
      </div>
    </Dialog>
  )
}

const keyNames: Record<string, string> = {
  enter: 'Enter',
  escape: 'Esc',
  ' ': 'Space',
  arrowdown: '↓',
  arrowup: '↑',
}

/** The label on the keyboard. */
function keyName(key: string): string {
  return keyNames[key] ?? key.toUpperCase()
}

function KeyGroup({ title, lines }: { title: string; lines: readonly KeyLine[] }) {
  return (
    <section className="grid content-start gap-3">
      <h3 className="text-base">{title}</h3>
      <KeyLines lines={lines} />
    </section>
  )
}
