import { Upload } from 'lucide-react'
import { useState, type DragEvent, type ReactNode } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { chatWords } from '../../shared/words.ts'

/**
 * Takes files dropped on it, and says so while they hang over it. Without `onDrop` it only stops
 * the browser from opening them.
 */
export function DropTarget({
  onDrop,
  className,
  children,
}: {
  onDrop: ((files: FileList) => void) | undefined
  className: string
  children: ReactNode
}) {
  const w = useWords(chatWords)
  const [over, setOver] = useState(false)
  const ofFiles = (work: (event: DragEvent) => void) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    work(event)
  }
  return (
    <div
      onDragOver={ofFiles(() => setOver(true))}
      onDragLeave={ofFiles(({ currentTarget, relatedTarget }) => {
        // Entering a part of it leaves the part before.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setOver(false)
      })}
      onDrop={ofFiles(({ dataTransfer }) => {
        setOver(false)
        onDrop?.(dataTransfer.files)
      })}
      data-conversation=""
      className={`relative ${className}`}
    >
      {children}
      {over && onDrop && (
        <div className="chat-drop">
          <Upload aria-hidden size={28} />
          <p className="font-semibold">{w.dropFile}</p>
          <p className="text-sm">{w.dropFileMore}</p>
        </div>
      )}
    </div>
  )
}
