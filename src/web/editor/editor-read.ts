// Reads the contents of the editor.
import { DOMSerializer } from '@tiptap/pm/model'
import type { Editor } from '@tiptap/react'

export function listPictures({ state }: Editor): string[] {
  const sources: string[] = []
  state.doc.descendants(({ type, attrs }) => void (type.name === 'image' && sources.push(String(attrs.src))))
  return sources
}

export const countPickedPictures = (editor: Editor, picked: ReadonlyMap<string, File>) =>
  new Set(listPictures(editor).filter((address) => picked.has(address))).size

/** The text is written into a separate document: in that of the page each picture would load once more. */
export function getEditorHtml({ schema, state }: Editor): string {
  const detached = document.implementation.createHTMLDocument()
  detached.body.append(
    DOMSerializer.fromSchema(schema).serializeFragment(state.doc.content, { document: detached }),
  )
  return detached.body.innerHTML
}
