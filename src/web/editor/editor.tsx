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
import { acceptList } from '#accept.ts'
import { PickProblems } from '#ui/pick-problems.tsx'
import { pick, sayProblems } from '#ui/picked.ts'
import { useWords } from '#web/session.tsx'
import { toSend } from './contents.ts'
import { extensionsFor, insertPictures } from './editor-extensions.ts'
import { htmlOf, pictureCount, picturesIn } from './editor-read.ts'
import { Toolbar } from './editor-toolbar.tsx'
import './editor.css'

/** What the form around it asks of a text. */
export type Text = { isEmpty: () => boolean; html: () => string; toSend: () => ReturnType<typeof toSend> }

type Props = {
  ref: Ref<Text | null>
  initial: string
  /** The ids of its label, and of what is said about it. */
  labelledBy: string
  describedBy: string
  isInvalid: boolean
  /** How many pictures may be sent with it. */
  most: number
  /** Called at every change, with the number of pictures that would be sent. */
  onChange: (pictures: number) => void
  /** What stands in its place for the moment it is made in. */
  loading: ReactNode
}

export default function Editor(props: Props) {
  const { ref, isInvalid, most, loading } = props
  const words = useWords('write')
  const input = useRef<HTMLInputElement>(null)
  const picked = usePicked()
  const take = useRef<Take>(() => [])
  const editor = useWriter(props, { picked, take })
  const problems = useTake(take, { editor, picked, most })

  useImperativeHandle<Text | null, Text | null>(
    ref,
    () =>
      editor && {
        isEmpty: () => editor.getText().trim() === '' && picturesIn(editor).length === 0,
        html: () => htmlOf(editor),
        toSend: () => toSend(htmlOf(editor), picked),
      },
  )

  if (!editor) return loading
  return (
    <>
      <div
        className={`rounded-input border bg-card has-[.editor-text:focus-visible]:outline-2 has-[.editor-text:focus-visible]:outline-brand-600 has-[.editor-text:focus-visible]:outline-offset-2 ${isInvalid ? 'border-bad' : 'border-edge'}`}
      >
        <Toolbar editor={editor} pickPictures={() => input.current?.click()} />
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
        accept={acceptList('pictures').join(',')}
        aria-label={words.editor.picture}
        onChange={({ currentTarget }) => {
          const addresses = take.current([...(currentTarget.files ?? [])])
          insertPictures(editor, addresses, { alt: words.editor.pictureAlt })
          currentTarget.value = '' // so that the same file can be picked again
        }}
      />
      <PickProblems sentences={problems} />
    </>
  )
}

/** Takes what was picked, dropped or pasted, and gives the addresses it is shown at. */
type Take = (files: File[]) => string[]
/** The pictures that were picked, by the address each is shown at. */
type Pictures = Map<string, File>

/** `take`: the editor keeps its extensions for life; what they ask changes with the form. */
function useWriter(
  { initial, labelledBy, describedBy, isInvalid, onChange }: Props,
  { picked, take }: { picked: Pictures; take: RefObject<Take> },
) {
  const words = useWords('write')
  const [extensions] = useState(() =>
    extensionsFor({
      take: (files) => take.current(files),
      isTaken: (address) => picked.has(address),
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
    // the same until it changes: an editor told anew in the midst of a Korean syllable may break it
    editorProps,
    onUpdate: ({ editor }) => onChange(pictureCount(editor, picked)),
  })
}

type Taking = { editor: Writer | null; picked: Pictures; most: number }

/** Makes `take` take as many pictures as there is room for. Answers with what is wrong with the others. */
function useTake(take: RefObject<Take>, { editor, picked, most }: Taking): string[] {
  const { files: words } = useWords('shell')
  const [problems, setProblems] = useState<string[]>([])
  useEffect(() => {
    take.current = (files) => {
      const room = most - (editor ? pictureCount(editor, picked) : 0)
      const { items, problems } = pick([], files, { accept: 'pictures', most: room })
      setProblems(sayProblems(problems, most, words))
      return items.map(({ file }) => {
        const address = URL.createObjectURL(file)
        picked.set(address, file)
        return address
      })
    }
  })
  return problems
}

/** One that was removed may come back by an undo, so all stay to the end. */
function usePicked(): Pictures {
  const [picked] = useState<Pictures>(() => new Map())
  useEffect(() => () => [...picked.keys()].forEach(URL.revokeObjectURL), [picked])
  return picked
}

function Placeholder({ editor, text }: { editor: Writer; text: string }) {
  const isEmpty = useEditorState({ editor, selector: ({ editor }) => editor.isEmpty })
  return isEmpty ? <p className="pointer-events-none absolute top-4 left-4 text-soft">{text}</p> : null
}
