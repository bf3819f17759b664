import { useEffect, useState } from 'react'

interface Props {
  text: string
  /** For screen readers: what scanning does. */
  label: string
  className?: string
}

/**
 * Dark on white in both themes, because scanners need that. The place is reserved while the code
 * loads, and stays empty offline.
 */
export function QrCode({ text, label, className = '' }: Props) {
  const [drawn, setDrawn] = useState<{ size: number; path: string }>()
  useEffect(() => {
    let gone = false
    import('./qr-cells.ts').then(
      ({ qrCells }) => {
        const cells = qrCells(text)
        if (!gone) setDrawn({ size: cells.length, path: pathOf(cells) })
      },
      () => {},
    )
    return () => {
      gone = true
    }
  }, [text])
  return (
    <div
      className={`aspect-square overflow-clip rounded-control border border-line ${className}`}
      style={{ background: '#fff' }}
    >
      {drawn && (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${drawn.size} ${drawn.size}`}
          shapeRendering="crispEdges"
          className="block size-full"
        >
          <path d={drawn.path} fill="#000" />
        </svg>
      )}
    </div>
  )
}

/** One stroke per run of dark cells. */
function pathOf(cells: boolean[][]): string {
  return cells
    .flatMap((row, y) =>
      Array.from(
        row
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
        ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
      ),
    )
    .join('')
}
