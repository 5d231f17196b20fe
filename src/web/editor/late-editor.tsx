// The editor once it has come. Until then the text is the one it begins with, so that nobody saves it empty.
import { type ComponentProps, lazy, Suspense, useImperativeHandle, useRef } from 'react'
import { isBlank, toSend } from './contents.ts'
import type { Text } from './editor.tsx'

// Only who writes needs it, and the server draws none.
const Editor = lazy(() => import('./editor.tsx'))

export function LateEditor({ ref, ...editor }: ComponentProps<typeof Editor>) {
  const { initial, loading } = editor
  const come = useRef<Text>(null)
  useImperativeHandle(ref, () => ({
    isEmpty: () => come.current?.isEmpty() ?? isBlank(initial),
    html: () => come.current?.html() ?? initial,
    toSend: () => come.current?.toSend() ?? toSend(initial, new Map()),
  }))
  return (
    <Suspense fallback={loading}>
      <Editor ref={come} {...editor} />
    </Suspense>
  )
}
