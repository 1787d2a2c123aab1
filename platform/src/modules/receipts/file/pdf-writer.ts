import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'

const resolve = createRequire(import.meta.url).resolve
const font = (weight: 400 | 700): Buffer =>
  readFileSync(resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`))
const [REGULAR, BOLD] = [font(400), font(700)]

const MARGIN = 56
const GAP = 4
/** Between a row of a table and the next, in points. */
const ROW_GAP = 6

export interface PdfColumn {
  /** Of the page between its margins. */
  readonly share: number
  readonly align: 'left' | 'right'
}

export interface PdfRow {
  readonly cells: readonly string[]
  /** Below the first cell, in small letters. */
  readonly detail?: string
  readonly isHead?: boolean
  readonly isTotal?: boolean
}

/** Writes one page after the other, tagged for who hears it: each thing is a heading, a paragraph or a table (PDF/UA). */
export interface PdfWriter {
  heading(level: 1 | 2, text: string): void
  paragraph(text: string, isSmall?: boolean): void
  table(columns: readonly PdfColumn[], rows: readonly PdfRow[]): void
  gap(points: number): void
  /** The whole file. */
  end(): Promise<Buffer>
}

const SIZES = { 1: 20, 2: 12, body: 10, small: 8.5 } as const

export const createPdf = (title: string, language: string, at: Date): PdfWriter => {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    // Its types know only the older ones.
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: 'Galo', CreationDate: at, ModDate: at },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((finish) => doc.on('end', () => finish(Buffer.concat(chunks))))
  doc.registerFont('body', REGULAR)
  doc.registerFont('bold', BOLD)
  const whole = doc.struct('Document')
  doc.addStructure(whole)
  const width = doc.page.width - 2 * MARGIN

  const say = (type: string, fontName: 'body' | 'bold', size: number, text: string): void => {
    whole.add(
      doc.struct(type, {}, () => {
        doc.font(fontName).fontSize(size).text(text, MARGIN, doc.y, { width })
      }),
    )
    doc.y += GAP
  }

  const heightOf = (row: PdfRow, columns: readonly PdfColumn[]): number => {
    doc.font(row.isHead === true || row.isTotal === true ? 'bold' : 'body').fontSize(SIZES.body)
    const main = Math.max(
      ...row.cells.map((cell, index) => doc.heightOfString(cell, { width: (columns[index]?.share ?? 0) * width })),
    )
    if (row.detail === undefined || row.detail === '') return main
    doc.font('body').fontSize(SIZES.small)
    return main + doc.heightOfString(row.detail, { width: (columns[0]?.share ?? 1) * width })
  }

  const writeRow = (table: PDFKit.PDFStructureElement, columns: readonly PdfColumn[], row: PdfRow): void => {
    const height = heightOf(row, columns)
    if (doc.y + height > doc.page.height - MARGIN) doc.addPage()
    const top = doc.y
    const line = doc.struct('TR')
    table.add(line)
    let left = MARGIN
    for (const [index, cell] of row.cells.entries()) {
      const { share, align } = columns[index] ?? { share: 0, align: 'left' }
      const x = left
      line.add(
        doc.struct(row.isHead === true ? 'TH' : 'TD', {}, () => {
          doc
            .font(row.isHead === true || row.isTotal === true ? 'bold' : 'body')
            .fontSize(SIZES.body)
            .text(cell, x, top, { width: share * width, align })
          if (index === 0 && row.detail !== undefined && row.detail !== '')
            doc
              .font('body')
              .fontSize(SIZES.small)
              .text(row.detail, x, doc.y, { width: share * width })
        }),
      )
      left += share * width
    }
    line.end()
    doc.y = top + height + ROW_GAP
  }

  return {
    heading: (level, text) => say(`H${level}`, 'bold', SIZES[level], text),
    paragraph: (text, isSmall = false) => say('P', 'body', isSmall ? SIZES.small : SIZES.body, text),
    table: (columns, rows) => {
      const table = doc.struct('Table')
      whole.add(table)
      for (const row of rows) writeRow(table, columns, row)
      table.end()
    },
    gap: (points) => {
      doc.y += points
    },
    end: () => {
      whole.end()
      doc.end()
      return done
    },
  }
}
