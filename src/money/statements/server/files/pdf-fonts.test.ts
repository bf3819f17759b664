import { buffer } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { readPdf } from '#tests/fixtures/readers/read-pdf.ts'

test('a letter stays readable after a PDF that had it only with an accent', async () => {
  vi.resetModules()
  const { newPdf, pdfPage, writeText } = await import('./pdf-text.ts')
  const textOf = async (text: string) => {
    const pdf = newPdf({ author: 'A', title: 'B', language: 'en-PH' })
    pdf.addPage()
    const { left, top } = pdfPage
    writeText(pdf, text, left, top, { weight: 'regular', size: 9, maxWidth: 100 })
    pdf.end()
    return readPdf(await buffer(pdf))
  }
  expect(await textOf('Ñ')).toEqual([['Ñ']])
  expect(await textOf('N')).toEqual([['N']])
})
