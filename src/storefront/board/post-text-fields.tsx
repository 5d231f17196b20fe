// What a post says: its title, its text, and the files it has already.
import type { Ref } from 'react'
import type { Post } from '#domain/board/calls.ts'
import { toEditorHtml } from '#web/editor/contents.ts'
import type { EditorHandle } from '#web/editor/editor.tsx'
import { Field, type FieldProps } from '#web/field.tsx'
import { useText } from '#web/session.tsx'
import { AttachedFiles } from './attached-files.tsx'
import type { PostDraft } from './draft.ts'
import { PostText } from './post-text.tsx'

type Props = {
  text: Ref<EditorHandle>
  /** Undefined until it is known whether there is one. */
  draft: PostDraft | null | undefined
  post: Post | undefined
  removed: string[]
  mostPictures: number
  bind: (name: string) => Pick<FieldProps, 'name' | 'error'>
  onText: (pictures: number) => void
  onRemove: (removed: string[]) => void
}

export function PostTextFields({ text, draft, post, removed, mostPictures, bind, onText, onRemove }: Props) {
  const words = useText('write')
  return (
    <>
      <Field
        {...bind('title')}
        label={words.title}
        defaultValue={draft?.title ?? post?.title}
        autoComplete="off"
      />
      <PostText
        ref={text}
        initial={draft === undefined ? undefined : (draft?.contents ?? toEditorHtml(post?.contents ?? ''))}
        error={bind('contents').error}
        most={mostPictures}
        onChange={onText}
      />
      <AttachedFiles files={post?.file_list ?? []} removed={removed} onRemove={onRemove} />
    </>
  )
}
