// A grid's cells go to the clipboard and come from it as a spreadsheet writes them.
import type { ClipboardEvent } from 'react'
import { fillArea, fromTsv, pasteInto, toArea, toTsv } from './cells.ts'
import type { GridController } from './grid-definition.ts'

export function createClipboardHandlers({ columns, getText, chosen, draft, onWrite }: GridController) {
  const onCopy = (event: ClipboardEvent) => {
    if (draft || !chosen) return
    const { top, bottom, left, right } = toArea(chosen)
    const block = Array.from({ length: bottom - top + 1 }, (_, down) =>
      Array.from({ length: right - left + 1 }, (_, across) =>
        getText({ row: top + down, column: left + across }),
      ),
    )
    event.clipboardData.setData('text/plain', toTsv(block))
    event.preventDefault()
  }
  const onCut = (event: ClipboardEvent) => {
    onCopy(event)
    if (!draft && chosen) onWrite(fillArea(toArea(chosen), ''))
  }
  const onPaste = (event: ClipboardEvent) => {
    if (draft || !chosen) return
    event.preventDefault()
    const writes = pasteInto(toArea(chosen), fromTsv(event.clipboardData.getData('text/plain')))
    onWrite(writes.filter(({ column }) => column < columns))
  }
  return { onCopy, onCut, onPaste }
}
