/** Reads a document: the operator's file in the data directory, or else Kaban's own. */
import { open } from 'node:fs/promises'
import path from 'node:path'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import type { CompanyFacts } from '#people/company/shared/rules.ts'
import {
  documentBytesMax,
  documentSeconds,
  type Block,
  type DocumentLanguage,
  type DocumentName,
  type DocumentView,
  type Piece,
} from '../shared/rules.ts'
import { readMarkdown } from './read-markdown.ts'

const builtInFolder = path.join(import.meta.dirname, 'documents')

/** Prefers the operator's text in the other language to Kaban's own, which would contradict it. */
export async function readDocument(
  { settings, company }: Pick<ActionContext, 'settings'> & { company: CompanyFacts },
  { name, language }: { name: DocumentName; language: DocumentLanguage },
): Promise<DocumentView> {
  const { blocks, ...view } = await readText(settings.dataDirectory, name, language)
  return { ...view, blocks: fillFigures(blocks, company) }
}

async function readText(
  dataDirectory: string,
  name: DocumentName,
  language: DocumentLanguage,
): Promise<DocumentView> {
  const own = path.join(dataDirectory, 'pages')
  for (const wanted of new Set<DocumentLanguage>([language, 'en'])) {
    const blocks = await cached(path.join(own, fileName(name, wanted)))
    if (blocks) return { blocks, language: wanted, builtIn: false }
  }
  const blocks = await cached(path.join(builtInFolder, fileName(name, language)))
  if (!blocks) throw new Error(`Kaban's own document ${fileName(name, language)} is missing`)
  return { blocks, language, builtIn: true }
}

/** A text names a setting instead of repeating its figure: `{minimumWithdrawal}`. */
function fillFigures(blocks: Block[], company: CompanyFacts): Block[] {
  const figures: Record<string, string> = {
    siteName: company.siteName,
    minimumDeposit: showPesos(company.minimumDepositCentavos),
    minimumWithdrawal: showPesos(company.minimumWithdrawalCentavos),
    maximumWithdrawal: showPesos(company.maximumWithdrawalCentavos),
  }
  const filled = (piece: Piece): Piece => ({
    ...piece,
    text: piece.text.replaceAll(/\{(\w+)\}/g, (mark, name: string) => figures[name] ?? mark),
  })
  return blocks.map((block) =>
    block.kind === 'list'
      ? { ...block, items: block.items.map((item) => item.map(filled)) }
      : { ...block, pieces: block.pieces.map(filled) },
  )
}

type ReportProblem = (file: string, problem: string) => void
let reportProblem: ReportProblem = () => {}

/**
 * Sets the function that logs problems, passed by `main`. It is called each time a file is
 * unusable.
 */
export function onDocumentProblem(report: ReportProblem): void {
  reportProblem = report
}

function fileName(name: DocumentName, language: DocumentLanguage): string {
  return language === 'en' ? `${name}.md` : `${name}.${language}.md`
}

const cache = new Map<string, { until: number; blocks: Promise<Block[] | null> }>()

function cached(file: string): Promise<Block[] | null> {
  const known = cache.get(file)
  if (known && known.until > Date.now()) return known.blocks
  const blocks = readBlocks(file)
  cache.set(file, { until: Date.now() + documentSeconds * 1000, blocks })
  return blocks
}

/** Resolves with null when the file is missing or unusable. */
async function readBlocks(file: string): Promise<Block[] | null> {
  try {
    const blocks = readMarkdown(await readFileText(file))
    if (blocks.length === 0) throw new Error('the file has no text')
    return blocks
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      reportProblem(file, error instanceof Error ? error.message : String(error))
    return null
  }
}

async function readFileText(file: string): Promise<string> {
  await using opened = await open(file)
  const facts = await opened.stat()
  if (!facts.isFile()) throw new Error('it is not a file')
  if (facts.size > documentBytesMax) throw new Error(`it is larger than ${documentBytesMax} bytes`)
  const content = await opened.readFile()
  return new TextDecoder('utf-8', { fatal: true }).decode(content)
}
