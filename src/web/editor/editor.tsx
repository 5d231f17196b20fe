// The text of a post, written as it will be read: headings, lists, links and pictures.
// Loaded only where somebody writes.
import { EditorContent, useEditor, useEditorState, type Editor as Writer } from '@tiptap/react'
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { listAcceptValues } from '#file-types.ts'
import { describeFileProblems, pickFiles } from '#ui/pick-files.ts'
import { PickProblems } from '#ui/pick-problems.tsx'
import { useText } from '#web/session.tsx'
import { toUpload } from './contents.ts'
import { createExtensions, insertPictures } from './editor-extensions.ts'
import { countPickedPictures, getEditorHtml, listPictures } from './editor-read.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import './editor.css'

/** The functions that a form calls on its editor. */
export type EditorHandle = {
  isEmpty: () => boolean
  html: () => string
  toUpload: () => ReturnType<typeof toUpload>
}

type Props = {
  ref: Ref<EditorHandle | null>
  initial: string
  /** The ids of the editor's label and of its messages. */
  labelledBy: string
  describedBy: string
  isInvalid: boolean
  /** How many pictures may be sent with it. */
  most: number
  /** Called at every change, with the number of pictures that would be sent. */
  onChange: (pictures: number) => void
  /** Shown until the editor is ready. */
  loading: ReactNode
}

export default function Editor(props: Props) {
  const { ref, isInvalid, most, loading } = props
  const words = useText('write')
  const input = useRef<HTMLInputElement>(null)
  const picked = usePickedPictures()
  const addPictures = useRef<AddPictures>(() => [])
  const editor = usePostEditor(props, { picked, addPictures })
  const problems = useAddPictures(addPictures, { editor, picked, most })

  useImperativeHandle<EditorHandle | null, EditorHandle | null>(
    ref,
    () =>
      editor && {
        isEmpty: () => editor.getText().trim() === '' && listPictures(editor).length === 0,
        html: () => getEditorHtml(editor),
        toUpload: () => toUpload(getEditorHtml(editor), picked),
      },
  )

  if (!editor) return loading
  return (
    <>
      <div
        className={`rounded-input border bg-card has-[.editor-text:focus-visible]:outline-2 has-[.editor-text:focus-visible]:outline-brand-600 has-[.editor-text:focus-visible]:outline-offset-2 ${isInvalid ? 'border-bad' : 'border-edge'}`}
      >
        <EditorToolbar editor={editor} pickPictures={() => input.current?.click()} />
        <div className="relative">
          <Placeholder editor={editor} text={words.placeholder} />
          <EditorContent editor={editor} />
        </div>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={listAcceptValues('pictures').join(',')}
        aria-label={words.editor.picture}
        onChange={({ currentTarget }) => {
          const addresses = addPictures.current([...(currentTarget.files ?? [])])
          insertPictures(editor, addresses, { alt: words.editor.pictureAlt })
          currentTarget.value = '' // allows picking the same file again
        }}
      />
      <PickProblems sentences={problems} />
    </>
  )
}

/** Takes picked, dropped or pasted files, and returns the addresses they are shown at. */
type AddPictures = (files: File[]) => string[]
/** The pictures that were picked, by the address each is shown at. */
type PickedPictures = Map<string, File>

/**
 * `addPictures` is a reference, because the editor keeps its extensions while the form's functions change.
 */
function usePostEditor(
  { initial, labelledBy, describedBy, isInvalid, onChange }: Props,
  { picked, addPictures }: { picked: PickedPictures; addPictures: RefObject<AddPictures> },
) {
  const words = useText('write')
  const [extensions] = useState(() =>
    createExtensions({
      addPictures: (files) => addPictures.current(files),
      isPicked: (address) => picked.has(address),
      alt: words.editor.pictureAlt,
    }),
  )
  const editorProps = useMemo(
    () => ({
      attributes: {
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-describedby': describedBy,
        'aria-placeholder': words.placeholder,
        'aria-invalid': String(isInvalid),
        'data-name': 'contents',
        class: 'rich-text editor-text',
      },
    }),
    [labelledBy, describedBy, words, isInvalid],
  )
  return useEditor({
    extensions,
    content: initial,
    injectCSS: false, // the page allows no style element
    immediatelyRender: false,
    // the options stay the same object: new ones in the midst of a Korean syllable may break it
    editorProps,
    onUpdate: ({ editor }) => onChange(countPickedPictures(editor, picked)),
  })
}

type AddPicturesOptions = { editor: Writer | null; picked: PickedPictures; most: number }

/** Makes `addPictures` take as many pictures as there is room for. Returns what is wrong with the others. */
function useAddPictures(
  addPictures: RefObject<AddPictures>,
  { editor, picked, most }: AddPicturesOptions,
): string[] {
  const { files: words } = useText('shell')
  const [problems, setProblems] = useState<string[]>([])
  useEffect(() => {
    addPictures.current = (files) => {
      const remaining = most - (editor ? countPickedPictures(editor, picked) : 0)
      const { items, problems } = pickFiles([], files, { accept: 'pictures', most: remaining })
      setProblems(describeFileProblems(problems, most, words))
      return items.map(({ file }) => {
        const address = URL.createObjectURL(file)
        picked.set(address, file)
        return address
      })
    }
  })
  return problems
}

/** An undo may bring a removed picture back, so all of them stay to the end. */
function usePickedPictures(): PickedPictures {
  const [picked] = useState<PickedPictures>(() => new Map())
  useEffect(() => () => [...picked.keys()].forEach(URL.revokeObjectURL), [picked])
  return picked
}

function Placeholder({ editor, text }: { editor: Writer; text: string }) {
  const isEmpty = useEditorState({ editor, selector: ({ editor }) => editor.isEmpty })
  return isEmpty ? <p className="pointer-events-none absolute top-4 left-4 text-soft">{text}</p> : null
}
