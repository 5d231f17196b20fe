// What stands in the editor.
import { DOMSerializer } from '@tiptap/pm/model'
import type { Editor } from '@tiptap/react'

/** The addresses of all pictures. */
export function picturesIn({ state }: Editor): string[] {
  const found: string[] = []
  state.doc.descendants(({ type, attrs }) => void (type.name === 'image' && found.push(String(attrs.src))))
  return found
}

/** How many pictures would be sent. */
export const pictureCount = (editor: Editor, picked: ReadonlyMap<string, File>) =>
  new Set(picturesIn(editor).filter((address) => picked.has(address))).size

/** Written into a document nobody sees: in that of the page each picture would be loaded once more. */
export function htmlOf({ schema, state }: Editor): string {
  const unseen = document.implementation.createHTMLDocument()
  unseen.body.append(
    DOMSerializer.fromSchema(schema).serializeFragment(state.doc.content, { document: unseen }),
  )
  return unseen.body.innerHTML
}
