// The paragraphs and tables of Contents/section*.xml, as Hangul writes them.
import { Parser } from 'htmlparser2'
import { createGrid } from './grid.ts'
import type { Source } from './itinerary.ts'

export function fromHwpx(sections: readonly string[]): Source {
  const grid = createGrid()
  let inText = false
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const name = tag.replace(/^\w+:/, '')
        const number = (key: string) => Number(attributes[key] ?? Number.NaN)
        if (name === 't') inText = true
        else if (name === 'tab' || name === 'fwSpace' || name === 'nbSpace') grid.text(' ')
        else if (name === 'lineBreak') grid.endLine()
        else if (name === 'p') grid.newBlock()
        else if (name === 'tbl') grid.startTable()
        else if (name === 'tr') grid.startRow()
        else if (name === 'tc') grid.startCell()
        else if (name === 'cellAddr') grid.placeCell({ column: number('colAddr') })
        else if (name === 'cellSpan') grid.placeCell({ columns: number('colSpan'), down: number('rowSpan') })
      },
      ontext(text) {
        if (inText) grid.text(text)
      },
      onclosetag(tag) {
        const name = tag.replace(/^\w+:/, '')
        if (name === 't') inText = false
        else if (name === 'p') grid.newBlock()
        else if (name === 'tc') grid.endCell()
        else if (name === 'tr') grid.endRow()
        else if (name === 'tbl') grid.endTable()
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  for (const section of sections) parser.write(section.replace(/^\s*<\?xml[^>]*\?>/, ''))
  parser.end()
  return { rows: grid.end(), dropped: [], ignored: grid.ignored }
}
