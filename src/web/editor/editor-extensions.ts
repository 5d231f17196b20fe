// The extensions of the editor: the content of the server's allow list, and pictures that we have stored.
import { Image, type ImageOptions } from '@tiptap/extension-image'
import { Plugin } from '@tiptap/pm/state'
import type { AnyExtension, Editor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { parseLinkHref } from './parse-link-href.ts'
import { tableNodes } from './table-nodes.ts'

/**
 * `addPictures` keeps the files that may go in and gives the addresses they are shown at; `alt` is the text for a
 * picture where it is not seen.
 */
type PictureOptions = {
  addPictures: (files: File[]) => string[]
  isPicked: (address: string) => boolean
  alt: string
}

export function insertPictures(
  editor: Editor,
  addresses: string[],
  { alt, at = editor.state.selection.from }: { alt: string; at?: number },
): void {
  if (addresses.length === 0) return
  const pictures = addresses.map((src) => ({ type: 'image', attrs: { src, alt } }))
  editor
    .chain()
    .focus()
    .insertContentAt(at, [...pictures, { type: 'paragraph' }]) // a paragraph to write on in: typing would overwrite a selected picture
    .scrollIntoView()
    .run()
}

const Picture = Image.extend<ImageOptions & PictureOptions>({
  parseHTML() {
    const isOurs = (src: string) => /^\/files\//.test(src) || this.options.isPicked(src)
    return [{ tag: 'img[src]', getAttrs: (element) => isOurs(element.getAttribute('src') ?? '') && null }]
  },
  addInputRules: () => [], // ![…](…) would load a picture from another site
  addProseMirrorPlugins() {
    const { editor, options } = this
    const insert = (files: FileList | undefined, at?: number) =>
      insertPictures(editor, options.addPictures([...(files ?? [])]), { alt: options.alt, at })
    return [
      new Plugin({
        props: {
          // An office program puts a picture of the text beside the text: what can be read as text is taken
          // as text.
          handlePaste(_view, { clipboardData }) {
            if (!clipboardData?.files.length || clipboardData.getData('text/plain')) return false
            insert(clipboardData.files)
            return true
          },
          handleDrop(view, event, _slice, moved) {
            if (moved || !event.dataTransfer?.files.length) return false
            event.preventDefault()
            insert(
              event.dataTransfer.files,
              view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos,
            )
            return true
          },
        },
      }),
    ]
  },
})

export const createExtensions = (pictureOptions: PictureOptions): AnyExtension[] => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    // Without autolink a letter behind a link is not part of it; a pasted address becomes a link all the
    // same.
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: 'https',
      isAllowedUri: (href) => parseLinkHref(href) !== undefined,
    },
    dropcursor: { color: 'var(--brand-600)', width: 2 },
  }),
  Picture.configure(pictureOptions),
  ...tableNodes,
]
