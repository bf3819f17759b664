/** Whether the bytes begin and end as a PDF does. A PDF cannot be cleaned, so it is never shown. */
export function pdfProblem(content: Buffer): 'no-pdf' | 'damaged' | null {
  const [head, tail] = [
    content.subarray(0, 8).toString('latin1'),
    content.subarray(-1024).toString('latin1'),
  ]
  if (!/^%PDF-\d\.\d/.test(head)) return 'no-pdf'
  return tail.includes('%%EOF') ? null : 'damaged'
}
