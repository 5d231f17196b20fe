// The paragraphs and tables of word/document.xml.
import { Parser } from 'htmlparser2'
import { createGrid } from './grid.ts'
import type { Source } from './itinerary.ts'

/** Skipped: deleted words, formulas, and the copy of a text box for old programs. */
const skippedTags = /^(w:del|w:instrText|mc:Fallback|w:moveFrom)$/

export function fromDocx(xml: string): Source {
  const grid = createGrid()
  let [hidden, inText]: [string | undefined, boolean] = [undefined, false]
  const parser = new Parser(
    {
      onopentag(name, { 'w:val': value = '' }) {
        if (skippedTags.test(name)) hidden ??= name
        if (hidden) return
        if (name === 'w:t') inText = true
        else if (name === 'w:tab') grid.text(' ')
        else if (name === 'w:br' || name === 'w:cr') grid.endLine()
        else if (name === 'w:p') grid.newBlock()
        else if (name === 'w:pStyle') grid.newBlock(/title|heading|^[1-3]$/i.test(value))
        else if (name === 'w:numPr') grid.text('- ')
        else if (name === 'w:tbl') grid.startTable()
        else if (name === 'w:tr') grid.startRow()
        else if (name === 'w:tc') grid.startCell()
        else if (name === 'w:gridSpan') grid.placeCell({ columns: Number(value) })
        else if (name === 'w:vMerge') grid.placeCell({ continuesAbove: value !== 'restart' })
      },
      ontext(text) {
        if (inText && !hidden) grid.text(text)
      },
      onclosetag(name) {
        if (hidden === name) hidden = undefined
        if (name === 'w:t') inText = false
        else if (name === 'w:p') grid.endLine()
        else if (name === 'w:tc') grid.endCell()
        else if (name === 'w:tr') grid.endRow()
        else if (name === 'w:tbl') grid.endTable()
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(xml)
  return { rows: grid.end(), dropped: [], ignored: grid.ignored }
}
