/** The key facts as a PDF of one page: the lines of the screen, in the sizes of a statement. */
import type { Readable } from 'node:stream'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { showDateTime, type Language } from '#foundation/time/shared/time.ts'
import {
  glyphsOf,
  widthOf,
  type Pdf,
  type Weight,
} from '#money/statements/server/files/pdf-fonts.ts'
import {
  colours,
  decorate,
  drawLine,
  newPdf,
  pdfPage,
  writeText,
} from '#money/statements/server/files/pdf-text.ts'
import type { PlacementTerms } from '../../shared/terms.ts'
import { factsSections, type FactsFigures } from '../../shared/user/facts.ts'
import { planText } from '../../shared/user/plan-text.ts'
import { factsWordsFil } from '../../shared/user/words-facts.fil.ts'
import { factsWords } from '../../shared/user/words-facts.ts'

export interface FactsFile {
  terms: PlacementTerms
  termsSha256: string
  figures: FactsFigures
  company: string
  language: Language
  sample: boolean
  /** When the terms were accepted; null for an offer. */
  acceptedAt: Date | null
  now: Date
}

/** In points. The largest size with which everything fits on the page is taken. */
const sizes = [10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6]
const width = pdfPage.right - pdfPage.left
const sectionsTop = 178
const footHeight = 26

export function writeFactsPdf(file: FactsFile): Readable {
  const w = file.language === 'fil' ? factsWordsFil : factsWords
  const plan = planText(file.terms.plan.name, file.language)
  const pdf = newPdf({
    author: file.company,
    title: `${w.title}: ${plan}`,
    language: file.language === 'fil' ? 'fil-PH' : 'en-PH',
  })
  pdf.addPage()
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  if (file.sample) decorate(pdf, () => drawSampleMark(pdf, w.sample))
  drawHead(pdf, root, file, w, plan)
  drawSections(pdf, root, file, w)
  drawFoot(pdf, root, file, w)
  root.end()
  pdf.end()
  return pdf as unknown as Readable
}

type Words = typeof factsWords
type Element = PDFKit.PDFStructureElement

function drawHead(pdf: Pdf, root: Element, file: FactsFile, w: Words, plan: string): void {
  const { left, top } = pdfPage
  const { figures, language } = file
  const say = (kind: 'H1' | 'P', draw: () => void) => root.add(pdf.struct(kind, {}, draw))
  say('P', () =>
    writeText(pdf, file.company, left, top, { weight: 'semibold', size: 12, maxWidth: width }),
  )
  say('H1', () =>
    writeText(pdf, `${w.title}: ${plan}`, left, top + 26, {
      weight: 'semibold',
      size: 17,
      maxWidth: width,
    }),
  )
  const when = file.acceptedAt
    ? w.frozen(showDateTime(file.acceptedAt, language))
    : w.asOf(showDateTime(file.now, language))
  const about = [w.forAmount(showPesos(figures.amountCentavos)), when]
  say('P', () =>
    writeText(pdf, about.join('. '), left, top + 50, { size: 9.5, colour: colours.muted }),
  )
  const boxes: [label: string, amount: bigint, note: string][] = [
    [w.projected, figures.projectedReturnCentavos, w.notOwed],
    [w.worst, figures.worstReturnCentavos, ''],
  ]
  const half = (width - 12) / 2
  for (const [place, [label, amount, note]] of boxes.entries()) {
    const x = left + place * (half + 12)
    decorate(pdf, () => pdf.roundedRect(x, top + 72, half, 54, 6).fill(colours.sunken))
    say('P', () => {
      const maxWidth = half - 20
      writeText(pdf, `${label} `, x + 10, top + 78, { size: 8, colour: colours.muted, maxWidth })
      writeText(pdf, `${showPesos(amount)} `, x + 10, top + 91, {
        weight: 'semibold',
        size: 14,
        maxWidth,
      })
      if (note) writeText(pdf, note, x + 10, top + 111, { size: 8, colour: colours.muted })
    })
  }
}

interface Line {
  text: string
  weight: Weight
  /** Added before it. */
  gap: number
  kind: 'H2' | 'P'
}

function drawSections(pdf: Pdf, root: Element, file: FactsFile, w: Words): void {
  const sections = factsSections({ ...file, w })
  const room = pdfPage.bottom - footHeight - sectionsTop
  const size = sizes.find((one) => heightOf(linesOf(pdf, sections, one), one) <= room)
  // The limits of a plan's texts keep this from happening: no risk may be cut off.
  if (size === undefined) throw new Error('The key facts do not fit on one page')
  let y = sectionsTop
  for (const { text, weight, gap, kind } of linesOf(pdf, sections, size)) {
    y += gap
    const at = y
    root.add(pdf.struct(kind, {}, () => writeText(pdf, text, pdfPage.left, at, { weight, size })))
    y += size * lineHeight
  }
}

const lineHeight = 1.32

function linesOf(pdf: Pdf, sections: ReturnType<typeof factsSections>, size: number): Line[] {
  return sections.flatMap(({ title, lines }) => [
    { text: title, weight: 'semibold' as const, gap: size * 0.55, kind: 'H2' as const },
    ...lines.flatMap((line) =>
      wrapped(pdf, line, size).map((text) => ({
        text,
        weight: 'regular' as const,
        gap: 0,
        kind: 'P' as const,
      })),
    ),
  ])
}

function heightOf(lines: readonly Line[], size: number): number {
  return lines.reduce((sum, { gap }) => sum + gap + size * lineHeight, 0)
}

/** Lines that fit the page; a word longer than a line is cut into pieces. */
function wrapped(pdf: Pdf, text: string, size: number): string[] {
  const most = (width * 1000) / size
  const fits = (line: string) => widthOf(glyphsOf(pdf, line, 'regular')) <= most
  return text.split(/\n+/).flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(/\s+/)) {
      const longer = line === '' ? word : `${line} ${word}`
      if (fits(longer)) {
        line = longer
        continue
      }
      if (line !== '') lines.push(line)
      line = ''
      for (const letter of word) {
        if (fits(line + letter)) line += letter
        else {
          lines.push(line)
          line = letter
        }
      }
    }
    return line === '' ? lines : [...lines, line]
  })
}

function drawFoot(pdf: Pdf, root: Element, file: FactsFile, w: Words): void {
  const { left, bottom } = pdfPage
  const style = { size: 7.5, colour: colours.muted, maxWidth: width }
  decorate(pdf, () => drawLine(pdf, bottom - 14, 0.5, colours.line))
  const version = w.version(file.terms.planVersion, file.termsSha256)
  root.add(pdf.struct('P', {}, () => writeText(pdf, version, left, bottom - 8, style)))
  if (file.sample)
    root.add(pdf.struct('P', {}, () => writeText(pdf, w.sampleNote, left, bottom + 4, style)))
}

function drawSampleMark(pdf: Pdf, text: string): void {
  const [x, y, size] = [pdfPage.width / 2, pdfPage.height / 2, 900 / text.length]
  pdf
    .save()
    .rotate(-35, { origin: [x, y] })
    .fillOpacity(0.08)
  writeText(pdf, text, x, y - size / 2, {
    weight: 'semibold',
    size,
    colour: colours.muted,
    align: 'middle',
  })
  pdf.restore()
}
