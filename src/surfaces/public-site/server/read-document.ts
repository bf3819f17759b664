/**
 * Finds the text of a document: the operator's file in the data folder, or the one that comes with
 * the software.
 */
import { open } from 'node:fs/promises'
import path from 'node:path'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import {
  documentBytesMax,
  documentSeconds,
  type Block,
  type DocumentLanguage,
  type DocumentName,
  type DocumentView,
} from '../shared/rules.ts'
import { readMarkdown } from './read-markdown.ts'

const builtInFolder = path.join(import.meta.dirname, 'documents')

/**
 * An operator who has written one language only has it shown in both: the text that comes with the
 * software would contradict it.
 */
export async function readDocument(
  ctx: Pick<ActionContext, 'settings'>,
  { name, language }: { name: DocumentName; language: DocumentLanguage },
): Promise<DocumentView> {
  const own = path.join(ctx.settings.dataDirectory, 'pages')
  for (const wanted of new Set<DocumentLanguage>([language, 'en'])) {
    const blocks = await cached(path.join(own, fileName(name, wanted)))
    if (blocks) return { blocks, language: wanted, builtIn: false }
  }
  const blocks = await cached(path.join(builtInFolder, fileName(name, language)))
  if (!blocks)
    throw new Error(
      `The document ${fileName(name, language)} that comes with the software is missing`,
    )
  return { blocks, language, builtIn: true }
}

type Problem = (file: string, problem: string) => void
let tellProblem: Problem = () => {}

/**
 * For `main`, which has the log: a file that cannot be shown is told once each time it is looked
 * at.
 */
export function onDocumentProblem(tell: Problem): void {
  tellProblem = tell
}

function fileName(name: DocumentName, language: DocumentLanguage): string {
  return language === 'en' ? `${name}.md` : `${name}.${language}.md`
}

const kept = new Map<string, { until: number; blocks: Promise<Block[] | null> }>()

function cached(file: string): Promise<Block[] | null> {
  const known = kept.get(file)
  if (known && known.until > Date.now()) return known.blocks
  const blocks = readBlocks(file)
  kept.set(file, { until: Date.now() + documentSeconds * 1000, blocks })
  return blocks
}

/** Null when there is no such file, or none that can be shown. */
async function readBlocks(file: string): Promise<Block[] | null> {
  try {
    const blocks = readMarkdown(await readText(file))
    if (blocks.length === 0) throw new Error('there is no text in it')
    return blocks
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      tellProblem(file, error instanceof Error ? error.message : String(error))
    return null
  }
}

async function readText(file: string): Promise<string> {
  await using opened = await open(file)
  const facts = await opened.stat()
  if (!facts.isFile()) throw new Error('it is no file')
  if (facts.size > documentBytesMax) throw new Error(`it is larger than ${documentBytesMax} bytes`)
  const content = await opened.readFile()
  return new TextDecoder('utf-8', { fatal: true }).decode(content)
}
