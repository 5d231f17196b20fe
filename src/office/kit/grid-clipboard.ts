// A grid's cells go to the clipboard and come from it as a spreadsheet writes them.
import type { ClipboardEvent } from 'react'
import { areaOf, asTsv, fillWith, fromTsv, pasteInto } from './cells.ts'
import type { Working } from './grid-use.ts'

export function gridClipboard({ columns, textAt, chosen, draft, onWrite }: Working) {
  const onCopy = (event: ClipboardEvent) => {
    if (draft || !chosen) return
    const { top, bottom, left, right } = areaOf(chosen)
    const block = Array.from({ length: bottom - top + 1 }, (_, down) =>
      Array.from({ length: right - left + 1 }, (_, on) => textAt({ row: top + down, column: left + on })),
    )
    event.clipboardData.setData('text/plain', asTsv(block))
    event.preventDefault()
  }
  const onCut = (event: ClipboardEvent) => {
    onCopy(event)
    if (!draft && chosen) onWrite(fillWith(areaOf(chosen), ''))
  }
  const onPaste = (event: ClipboardEvent) => {
    if (draft || !chosen) return
    event.preventDefault()
    const writes = pasteInto(areaOf(chosen), fromTsv(event.clipboardData.getData('text/plain')))
    onWrite(writes.filter(({ column }) => column < columns))
  }
  return { onCopy, onCut, onPaste }
}
