// The text of a post, written as it will be read: headings, lists, links and pictures.
// Loaded only where somebody writes.
import { EditorContent, useEditor, useEditorState, type Editor as Writer } from '@tiptap/react'
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { acceptList } from '#accept.ts'
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

export default function Editor({
  ref,
  initial,
  labelledBy,
  describedBy,
  isInvalid,
  most,
  onChange,
  loading,
}: Props) {
  const words = useWords('write')
  const { files: fileWords } = useWords('shell')
  const input = useRef<HTMLInputElement>(null)
  const [problems, setProblems] = useState<string[]>([])
  const picked = usePicked()

  // The editor keeps its extensions for life; what they ask changes with the form.
  const take = useRef((_files: File[]): string[] => [])
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
  const editor = useEditor({
    extensions,
    content: initial,
    injectCSS: false, // the page allows no style element
    immediatelyRender: false,
    // the same until it changes: an editor told anew in the midst of a Korean syllable may break it
    editorProps,
    onUpdate: ({ editor }) => onChange(pictureCount(editor, picked)),
  })

  useEffect(() => {
    take.current = (files) => {
      const room = most - (editor ? pictureCount(editor, picked) : 0)
      const { items, problems } = pick([], files, { accept: 'pictures', most: room })
      setProblems(sayProblems(problems, most, fileWords))
      return items.map(({ file }) => {
        const address = URL.createObjectURL(file)
        picked.set(address, file)
        return address
      })
    }
  })

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
          insertPictures(editor, take.current([...(currentTarget.files ?? [])]), {
            alt: words.editor.pictureAlt,
          })
          currentTarget.value = '' // so that the same file can be picked again
        }}
      />
      <div role="alert" className="text-15 text-bad empty:hidden">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
    </>
  )
}

/**
 * The picked pictures by the address they are shown at. One that was removed may come back by an undo, so all
 * stay to the end.
 */
function usePicked(): Map<string, File> {
  const [picked] = useState(() => new Map<string, File>())
  useEffect(() => () => [...picked.keys()].forEach(URL.revokeObjectURL), [picked])
  return picked
}

function Placeholder({ editor, text }: { editor: Writer; text: string }) {
  const isEmpty = useEditorState({ editor, selector: ({ editor }) => editor.isEmpty })
  return isEmpty ? <p className="pointer-events-none absolute top-4 left-4 text-soft">{text}</p> : null
}
