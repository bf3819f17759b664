/** Drawing functions for the receipt picture. `text` wraps and returns its lower edge. */
interface TextStyle {
  x: number
  /** Of the first line. */
  y: number
  size: number
  weight?: number
  colour: string
  width: number
  align?: 'left' | 'center' | 'right'
  measureOnly?: boolean
}

interface BoxStyle {
  x: number
  y: number
  width: number
  height: number
  fill: string
  radius?: number
}

export type Brush = ReturnType<typeof brush>

const lineHeight = 1.4

export function brush(context: CanvasRenderingContext2D) {
  const choose = ({ size, weight = 400 }: Pick<TextStyle, 'size' | 'weight'>) =>
    (context.font = `${weight} ${size}px "Inter Kaban", system-ui, sans-serif`)
  const widthOf = (text: string, style: Pick<TextStyle, 'size' | 'weight'>) => {
    choose(style)
    return context.measureText(text).width
  }
  return {
    widthOf,
    /** The largest size up to `wanted` at which the text fits on one line. */
    fitting: (text: string, wanted: number, width: number) =>
      Math.min(wanted, Math.floor((wanted * width) / widthOf(text, { size: wanted, weight: 650 }))),
    text(text: string, style: TextStyle): number {
      choose(style)
      context.fillStyle = style.colour
      context.textAlign = style.align ?? 'left'
      context.textBaseline = 'middle'
      const lines = wrap(text, style.width, (part) => context.measureText(part).width)
      const step = style.size * lineHeight
      if (!style.measureOnly)
        for (const [place, line] of lines.entries())
          context.fillText(line, style.x, style.y + (place + 0.5) * step)
      return style.y + lines.length * step
    },
    box({ x, y, width, height, fill, radius = 0 }: BoxStyle): void {
      context.fillStyle = fill
      context.beginPath()
      context.roundRect(x, y, width, height, radius)
      context.fill()
    },
    /** Strokes an SVG path with a 32 by 32 view box. */
    stroke(
      path: string,
      style: { x: number; y: number; scale: number; colour: string; width: number },
    ): void {
      context.save()
      context.translate(style.x, style.y)
      context.scale(style.scale, style.scale)
      context.strokeStyle = style.colour
      context.lineWidth = style.width
      context.stroke(new Path2D(path))
      context.restore()
    },
  }
}

/** Wraps at spaces; breaks a word that is wider than the line. */
function wrap(text: string, width: number, measure: (part: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (measure(longer) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const letter of word) {
      if (line !== '' && measure(line + letter) > width) {
        lines.push(line)
        line = ''
      }
      line += letter
    }
  }
  return [...lines, line]
}
