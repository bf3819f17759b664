import { useEffect, useRef, useState, type RefObject } from 'react'

/**
 * The width that a chart has, in px of ordinary letters (16 px), and how much larger the reader's
 * letters are. A chart drawn in these px grows with its letters, so that none is cut off.
 */
export interface ChartRoom {
  /** 0 until it is measured. */
  width: number
  zoom: number
}

export function useChartRoom(): [RefObject<HTMLDivElement | null>, ChartRoom] {
  const frame = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<ChartRoom>({ width: 0, zoom: 1 })
  useEffect(() => {
    if (!frame.current) return
    const watch = new ResizeObserver(([entry]) => {
      const zoom = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
      const width = Math.floor((entry?.contentRect.width ?? 0) / zoom)
      setRoom((known) => (known.width === width && known.zoom === zoom ? known : { width, zoom }))
    })
    watch.observe(frame.current)
    return () => watch.disconnect()
  }, [])
  return [frame, room]
}

/** For the `svg` of a chart of this height. Its letters are 12 of its own px. */
export function chartFrame({ width, zoom }: ChartRoom, height: number) {
  return { viewBox: `0 0 ${width} ${height}`, width: width * zoom, height: height * zoom }
}
