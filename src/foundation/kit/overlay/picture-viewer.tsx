/** A picture to be read closely: zoomed, turned and moved by keys, buttons, wheel and fingers. */
import { Maximize, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { useWords } from '../i18n/language.tsx'
import { pictureViewerWords } from '../i18n/words-console.ts'
import { IconButton } from '../ui/button.tsx'
import { useKeys } from './keys.ts'

interface Props {
  src: string
  alt: string
  /** The height of the frame, as a class. */
  height?: string
  /** Beside the buttons: "Open in full size". */
  actions?: ReactNode
  /** The main picture of a screen: Z turns it from anywhere on the page. */
  main?: boolean
}

interface View {
  scale: number
  /** Degrees, clockwise. */
  turned: number
  x: number
  y: number
}

const whole: View = { scale: 1, turned: 0, x: 0, y: 0 }
const scaleMax = 8
const step = 1.5
const stride = 60

export function PictureViewer({ src, alt, height = 'h-80', actions, main = false }: Props) {
  const w = useWords(pictureViewerWords)
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const { view, setView, zoom, turn, move } = useView(frame)
  const [broken, setBroken] = useState(false)
  useKeys(main ? [{ key: 'z', label: w.turn, run: turn }] : [])
  useWheel(frame, zoom)
  const fingers = useFingers(zoom, move)
  return (
    <div className="grid grid-cols-1 gap-1">
      <div
        ref={frame}
        role="group"
        aria-label={alt}
        aria-describedby={`${id}-keys`}
        tabIndex={0}
        onKeyDown={(event) => pressKey(event, { view, setView, zoom, turn, move })}
        onDoubleClick={() =>
          view.scale > 1 ? setView({ ...whole, turned: view.turned }) : zoom(2.5)
        }
        {...fingers}
        className={
          `${height} relative flex items-center justify-center overflow-clip rounded-control ` +
          'bg-sunken select-none [container-type:size] ' +
          (view.scale > 1 ? 'cursor-grab touch-none active:cursor-grabbing' : 'touch-pan-y')
        }
      >
        {broken ? (
          <p className="p-4 text-center text-muted">{w.broken}</p>
        ) : (
          <img
            src={src}
            alt=""
            draggable={false}
            onError={() => setBroken(true)}
            style={{
              transform:
                `translate(${view.x}px, ${view.y}px) rotate(${view.turned}deg) ` +
                `scale(${view.scale})`,
            }}
            className={
              'max-w-none shrink-0 object-contain motion-safe:transition-transform ' +
              (view.turned % 180 === 0 ? 'h-[100cqh] w-[100cqw]' : 'h-[100cqw] w-[100cqh]')
            }
          />
        )}
      </div>
      <ViewerButtons controls={{ view, setView, zoom, turn }} actions={actions} />
      <p id={`${id}-keys`} className="text-xs text-muted not-pointer-fine:sr-only">
        {w.keys}
      </p>
    </div>
  )
}

interface Controls {
  view: View
  setView: (view: View) => void
  zoom: (factor: number) => void
  turn: () => void
  move: (x: number, y: number) => void
}

function useView(frame: { current: HTMLElement | null }): Controls {
  const [view, setView] = useState(whole)
  const change = (next: (before: View) => View) =>
    setView((before) => withinFrame(next(before), frame.current))
  return {
    view,
    setView,
    zoom: (factor) => change((before) => zoomed(before, factor)),
    turn: () => change((before) => ({ ...before, turned: (before.turned + 90) % 360, x: 0, y: 0 })),
    move: (x, y) => change((before) => ({ ...before, x: before.x + x, y: before.y + y })),
  }
}

function pressKey(event: KeyboardEvent, { view, setView, zoom, turn, move }: Controls): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const acts: Record<string, () => void> = {
    '+': () => zoom(step),
    '=': () => zoom(step),
    '-': () => zoom(1 / step),
    '0': () => setView(whole),
    z: turn,
    Z: turn,
    ArrowLeft: () => move(stride, 0),
    ArrowRight: () => move(-stride, 0),
    ArrowUp: () => move(0, stride),
    ArrowDown: () => move(0, -stride),
  }
  // While the whole picture is visible, the arrows scroll the page.
  if (!acts[event.key] || (event.key.startsWith('Arrow') && view.scale === 1)) return
  event.preventDefault()
  acts[event.key]?.()
}

interface ButtonsProps {
  controls: Omit<Controls, 'move'>
  actions: ReactNode
}

function ViewerButtons({ controls: { view, setView, zoom, turn }, actions }: ButtonsProps) {
  const w = useWords(pictureViewerWords)
  return (
    <div className="flex flex-wrap items-center gap-x-1">
      <IconButton
        label={w.zoomIn}
        icon={<ZoomIn aria-hidden size={20} />}
        onClick={() => zoom(step)}
        disabled={view.scale >= scaleMax}
      />
      <IconButton
        label={w.zoomOut}
        icon={<ZoomOut aria-hidden size={20} />}
        onClick={() => zoom(1 / step)}
        disabled={view.scale === 1}
      />
      <IconButton label={w.turn} icon={<RotateCw aria-hidden size={20} />} onClick={turn} />
      <IconButton
        label={w.whole}
        icon={<Maximize aria-hidden size={20} />}
        onClick={() => setView(whole)}
      />
      <span role="status" className="figures px-1 text-sm text-muted">
        {w.state(Math.round(view.scale * 100), view.turned)}
      </span>
      {actions && <span className="ml-auto">{actions}</span>}
    </div>
  )
}

function zoomed(before: View, factor: number): View {
  const scale = Math.min(scaleMax, Math.max(1, before.scale * factor))
  const grown = scale / before.scale
  return { ...before, scale, x: before.x * grown, y: before.y * grown }
}

/** Keeps a part of the picture in the frame, and the whole picture in its middle. */
function withinFrame(view: View, frame: HTMLElement | null): View {
  const { clientWidth = 0, clientHeight = 0 } = frame ?? {}
  const [farX, farY] = [((view.scale - 1) * clientWidth) / 2, ((view.scale - 1) * clientHeight) / 2]
  return {
    ...view,
    x: Math.min(farX, Math.max(-farX, view.x)),
    y: Math.min(farY, Math.max(-farY, view.y)),
  }
}

/** With Ctrl, as a touchpad's pinch sends it; the wheel alone scrolls the page. */
function useWheel(frame: { current: HTMLElement | null }, zoom: (factor: number) => void): void {
  const turnWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    zoom(Math.exp(-event.deltaY / 200))
  })
  useEffect(() => {
    const element = frame.current
    const onWheel = (event: WheelEvent) => turnWheel(event)
    // React's listener is passive and could not stop the browser from zooming the page.
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [frame])
}

/** One finger or the mouse moves, two fingers zoom. */
function useFingers(zoom: (factor: number) => void, move: (x: number, y: number) => void) {
  const down = useRef(new Map<number, { x: number; y: number }>())
  const apart = () => {
    const [one, other] = [...down.current.values()]
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
  }
  const lift = ({ pointerId }: PointerEvent) => void down.current.delete(pointerId)
  return {
    onPointerDown: (event: PointerEvent) => {
      down.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      const before = down.current.get(event.pointerId)
      if (!before) return
      const wide = apart()
      down.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (down.current.size === 1) move(event.clientX - before.x, event.clientY - before.y)
      else if (wide > 0) zoom(apart() / wide)
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  }
}
