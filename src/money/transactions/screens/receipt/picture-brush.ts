/**
 * The few strokes that a drawn receipt is made of. Each text wraps in its width and answers where
 * it ends.
 */
interface TextStyle {
  x: number
  /** The top of the first line. */
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
  const widthOf = (text: string, look: Pick<TextStyle, 'size' | 'weight'>) => {
    choose(look)
    return context.measureText(text).width
  }
  return {
    widthOf,
    /** The largest size, up to the wanted one, at which the text takes one line. */
    fitting: (text: string, wanted: number, width: number) =>
      Math.min(wanted, Math.floor((wanted * width) / widthOf(text, { size: wanted, weight: 650 }))),
    text(text: string, look: TextStyle): number {
      choose(look)
      context.fillStyle = look.colour
      context.textAlign = look.align ?? 'left'
      context.textBaseline = 'middle'
      const lines = wrap(text, look.width, (part) => context.measureText(part).width)
      const step = look.size * lineHeight
      if (!look.measureOnly)
        for (const [place, line] of lines.entries())
          context.fillText(line, look.x, look.y + (place + 0.5) * step)
      return look.y + lines.length * step
    },
    box({ x, y, width, height, fill, radius = 0 }: BoxStyle): void {
      context.fillStyle = fill
      context.beginPath()
      context.roundRect(x, y, width, height, radius)
      context.fill()
    },
    /** A path of 32 by 32, as the icons have it. */
    stroke(
      path: string,
      look: { x: number; y: number; scale: number; colour: string; width: number },
    ): void {
      context.save()
      context.translate(look.x, look.y)
      context.scale(look.scale, look.scale)
      context.strokeStyle = look.colour
      context.lineWidth = look.width
      context.stroke(new Path2D(path))
      context.restore()
    },
  }
}

/** At spaces; a word that is wider than the line is broken where it must be. */
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
