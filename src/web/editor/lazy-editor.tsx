// Loads the editor. Until then the text is the initial one, so that nobody saves it empty.
import { type ComponentProps, lazy, Suspense, useImperativeHandle, useRef } from 'react'
import { isBlank, toUpload } from './contents.ts'
import type { EditorHandle } from './editor.tsx'

// Only writers need the editor, and the server renders none.
const Editor = lazy(() => import('./editor.tsx'))

export function LazyEditor({ ref, ...editor }: ComponentProps<typeof Editor>) {
  const { initial, loading } = editor
  const loadedEditor = useRef<EditorHandle>(null)
  useImperativeHandle(ref, () => ({
    isEmpty: () => loadedEditor.current?.isEmpty() ?? isBlank(initial),
    html: () => loadedEditor.current?.html() ?? initial,
    toUpload: () => loadedEditor.current?.toUpload() ?? toUpload(initial, new Map()),
  }))
  return (
    <Suspense fallback={loading}>
      <Editor ref={loadedEditor} {...editor} />
    </Suspense>
  )
}
