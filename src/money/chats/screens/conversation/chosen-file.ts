/** The file to send with the next message: chosen, photographed, pasted or dropped. */
import { useState } from 'react'
import { refusalMessage } from '#foundation/contract/shared/refusal.ts'
import { fileProblem } from '#foundation/kit/fields/file-check.ts'
import { shrinkPicture } from '#foundation/kit/fields/shrink-picture.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { attachmentMaxBytes, attachmentTypes } from '../../shared/rules.ts'
import { chatRefusals, chatWords } from '../../shared/words.ts'

/** Small enough for mobile data, large enough to read a bank's slip. */
const pictureSize = { edgeMax: 1600, bytesMax: 400 * 1024 }

export interface ChosenFile {
  file: File | null
  preparing: boolean
  /** Takes the first file. Resolves to false when there is none. */
  pick: (files: FileList | null | undefined) => Promise<boolean>
  remove: () => void
}

export function useChosenFile(): ChosenFile {
  const w = useWords(chatWords)
  const refusals = useWords(chatRefusals)
  const [file, setFile] = useState<File | null>(null)
  const [preparing, setPreparing] = useState(false)
  const refuse = (name: 'file-wrong-kind' | 'file-too-large') =>
    notify({ title: refusals[name].title, message: refusalMessage(refusals[name]), tone: 'failed' })

  const pick = async (files: FileList | null | undefined) => {
    const picked = files?.[0]
    if (!picked) return false
    if (files.length > 1) notify({ title: w.oneFile, tone: 'info' })
    if (!(attachmentTypes as readonly string[]).includes(picked.type)) refuse('file-wrong-kind')
    else {
      setPreparing(true)
      const ready = await shrinkPicture(picked, pictureSize).finally(() => setPreparing(false))
      if (fileProblem(ready, attachmentTypes, attachmentMaxBytes) === 'too-large')
        refuse('file-too-large')
      else setFile(ready)
    }
    return true
  }
  return { file, preparing, pick, remove: () => setFile(null) }
}
