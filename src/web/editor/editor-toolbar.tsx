// The editor's tools: one stop for the tab key, arrows within.
// Pressing one leaves the keyboard of a phone open.
import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import type { write } from '#i18n/ko/write.ts'
import type { Icon } from '#ui/icon.tsx'
import { useText } from '#web/session.tsx'
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  Redo2,
  TextQuote,
  Trash2,
  Undo2,
} from './editor-icons.ts'
import { LinkField } from './link-field.tsx'

type ToolName = keyof (typeof write)['editor']
type Tool = {
  name: ToolName
  Icon: Icon
  press: (editor: Editor) => void
  isOn?: (editor: Editor) => boolean
  canPress?: (editor: Editor) => boolean
}

const tools: Tool[] = [
  {
    name: 'heading2',
    Icon: Heading2,
    press: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    name: 'heading3',
    Icon: Heading3,
    press: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    name: 'bold',
    Icon: Bold,
    press: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    name: 'italic',
    Icon: Italic,
    press: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    name: 'bulletList',
    Icon: List,
    press: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'orderedList',
    Icon: ListOrdered,
    press: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'blockquote',
    Icon: TextQuote,
    press: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  {
    name: 'undo',
    Icon: Undo2,
    press: (editor) => editor.chain().focus().undo().run(),
    canPress: (editor) => editor.can().undo(),
  },
  {
    name: 'redo',
    Icon: Redo2,
    press: (editor) => editor.chain().focus().redo().run(),
    canPress: (editor) => editor.can().redo(),
  },
]

export function EditorToolbar({ editor, pickPictures }: { editor: Editor; pickPictures: () => void }) {
  const [linking, setLinking] = useState(false)
  const isPicture = useEditorState({ editor, selector: () => editor.isActive('image') })
  const all: Tool[] = [
    { name: 'picture', Icon: ImagePlus, press: pickPictures },
    {
      name: 'link',
      Icon: Link,
      press: () => setLinking(!linking),
      isOn: () => linking || editor.isActive('link'),
    },
    ...tools,
  ]
  return (
    <div className="sticky top-(--header-height) z-20 rounded-t-input border-line border-b bg-card">
      <Tools editor={editor} all={all} />
      {linking && <LinkField editor={editor} close={() => setLinking(false)} />}
      {isPicture && <SelectedPicture remove={() => editor.chain().focus().deleteSelection().run()} />}
    </div>
  )
}

/** The tab key stops at the tool that had the focus last. */
function Tools({ editor, all }: { editor: Editor; all: Tool[] }) {
  const { editor: words } = useText('write')
  const [stop, setStop] = useState(0)
  const states = useEditorState({
    editor,
    selector: () =>
      all.map(({ isOn, canPress }) => ({ on: isOn?.(editor), can: canPress?.(editor) ?? true })),
  })
  function moveFocus({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
    const last = all.length - 1
    const to = {
      ArrowRight: stop === last ? 0 : stop + 1,
      ArrowLeft: stop === 0 ? last : stop - 1,
      Home: 0,
      End: last,
    }[key]
    if (to === undefined) return
    setStop(to)
    currentTarget.querySelectorAll('button')[to]?.focus()
  }
  return (
    <div
      role="toolbar"
      aria-label={words.toolbar}
      onKeyDown={moveFocus}
      className="flex gap-1 overflow-x-auto overscroll-x-contain p-1 [scrollbar-width:none]"
    >
      {all.map(({ name, Icon, press }, at) => {
        const { on, can } = states[at] ?? { on: undefined, can: true }
        return (
          <button
            key={name}
            type="button"
            title={words[name]}
            aria-label={words[name]}
            aria-pressed={on}
            aria-disabled={can ? undefined : true}
            tabIndex={at === stop ? 0 : -1}
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => setStop(at)}
            onClick={() => can && press(editor)}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-input transition-colors duration-150 hover:bg-wash aria-disabled:cursor-default aria-disabled:opacity-40 aria-pressed:bg-brand-100 aria-pressed:text-brand-800 focus-visible:-outline-offset-2"
          >
            <Icon size={20} />
          </button>
        )
      })}
    </div>
  )
}

function SelectedPicture({ remove }: { remove: () => void }) {
  const { editor: words } = useText('write')
  return (
    <div className="flex items-center justify-between gap-3 border-line border-t px-3 py-1 text-15">
      <span role="status">{words.pictureChosen}</span>
      <button
        type="button"
        onMouseDown={(event) => event.preventDefault()}
        onClick={remove}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-input px-3 font-semibold text-bad hover:bg-wash"
      >
        <Trash2 size={20} />
        {words.removePicture}
      </button>
    </div>
  )
}
