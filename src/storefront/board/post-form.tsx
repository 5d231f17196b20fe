// A post being written or changed: title, text, files, and who writes it. §5, §6
import { useRef, useState } from 'react'
import type { Board, Post } from '#domain/board/calls.ts'
import { uploadLimits } from '#limits/files.ts'
import { DraftRestoredNotice } from '#storefront/kit/draft-restored-notice.tsx'
import { FilePicker } from '#ui/file-picker.tsx'
import type { PickedFile } from '#ui/pick-files.ts'
import { toEditorHtml } from '#web/editor/contents.ts'
import type { EditorHandle } from '#web/editor/editor.tsx'
import { Field } from '#web/field.tsx'
import { readFormValues } from '#web/read-form-values.ts'
import { useSession, useText } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'
import { AttachedFiles } from './attached-files.tsx'
import { buildBoardHref } from './board-href.ts'
import { getDraftKey, type PostDraft, toYN } from './draft.ts'
import { PostText } from './post-text.tsx'
import { PrivateChoice } from './private-choice.tsx'
import { UnsavedChangesDialog } from './unsaved-changes-dialog.tsx'
import { useDraft } from './use-draft.ts'
import { usePostForm } from './use-post-form.ts'
import { WriterFields } from './writer-fields.tsx'

/** `post`, and for that of a non-member `password`, where one is changed. */
type Props = { board: Board; post?: Post; password?: string }

export function PostForm({ board, post, password }: Props) {
  const words = useText('write')
  const shell = useText('shell')
  const { isLoggedIn } = useSession()
  const form = useRef<HTMLFormElement>(null)
  const text = useRef<EditorHandle>(null)
  const { draft, isUnsent, touch, deleteSavedDraft, startOver } = useDraft(
    getDraftKey(board.id, post?.id),
    () => (form.current && text.current ? readDraftFromForm(form.current, text.current) : undefined),
  )
  const { files, removed, ...attached } = useAttachments(post, touch)
  const { wrong, problem, sending, submit, clearError, bind, sent } = usePostForm({
    board,
    post,
    password,
    text,
    files,
    removed,
    onSent: deleteSavedDraft,
  })
  const start = draft ? 'draft' : 'stored' // what the fields begin with: another start, other fields
  return (
    <form ref={form} noValidate onSubmit={submit} onInput={touch} className="grid grid-cols-1 gap-6">
      {draft && (
        <DraftRestoredNotice
          sentence={words.draft.restored}
          action={words.draft.discard}
          startOver={startOver}
        />
      )}
      <div key={`${start} text`} inert={sending} className="grid grid-cols-1 gap-6">
        <Field
          {...bind('title')}
          label={words.title}
          defaultValue={draft?.title ?? post?.title}
          autoComplete="off"
        />
        <PostText
          ref={text}
          initial={draft === undefined ? undefined : (draft?.contents ?? toEditorHtml(post?.contents ?? ''))}
          error={wrong.contents}
          most={attached.mostPictures}
          onChange={(pictures) => {
            clearError('contents')
            attached.countPictures(pictures)
          }}
        />
        <AttachedFiles files={post?.file_list ?? []} removed={removed} onRemove={attached.remove} />
      </div>
      <FilePicker
        label={words.files}
        accept="papers"
        most={attached.mostFiles}
        items={files}
        onPick={attached.pick}
        sent={sent}
        words={shell.files}
      />
      <div key={`${start} who`} inert={sending} className="grid grid-cols-1 gap-4">
        {!isLoggedIn && !post && <WriterFields name={draft?.reg_name} bind={bind} />}
        {board.write === 'anyone' && (
          <PrivateChoice isPrivate={(draft ?? post)?.private_yn === 'Y'} isFixed={post !== undefined} />
        )}
      </div>
      <div role="alert" className="grid gap-1 text-15 text-bad empty:hidden">
        {[problem, wrong.files, wrong.pictures].map(
          (sentence) => sentence && <p key={sentence}>{sentence}</p>,
        )}
      </div>
      <div className="flex flex-wrap gap-2 tablet:justify-end">
        <a href={buildBoardHref(board.id, {}, post?.id)} className="button-secondary">
          {words.cancel}
        </a>
        <Submit sending={sending} className="button-primary grow tablet:grow-0 tablet:px-10">
          {sending ? words.sending : words[post ? 'save' : 'create']}
        </Submit>
      </div>
      <UnsavedChangesDialog isUnsent={isUnsent} onLeave={deleteSavedDraft} />
    </form>
  )
}

/**
 * The attachments of the text: files that were picked, those that the post has or loses, pictures in the
 * text.
 */
function useAttachments(post: Post | undefined, touch: () => void) {
  const [files, setFiles] = useState<PickedFile[]>([])
  const [removed, setRemoved] = useState<string[]>([])
  const [pictureCount, setPictureCount] = useState(0)
  const remainingFiles = (post?.file_list ?? []).length - removed.length
  const withTouch =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      touch()
      set(value)
    }
  return {
    files,
    removed,
    // At most so many travel with the form, and at most so many stay with the post.
    mostFiles: Math.max(0, uploadLimits.files - Math.max(pictureCount, remainingFiles)),
    mostPictures: uploadLimits.files - files.length,
    pick: withTouch(setFiles),
    remove: withTouch(setRemoved),
    countPictures: withTouch(setPictureCount),
  }
}

function readDraftFromForm(form: HTMLFormElement, text: EditorHandle): PostDraft {
  const { title = '', reg_name = '', private_yn = '' } = readFormValues(form)
  return { title, contents: text.html(), reg_name, private_yn: toYN(private_yn) }
}
