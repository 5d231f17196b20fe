// A post being written or changed: title, text, files, and who writes it. §5, §6
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Board, Post } from '#domain/board/calls.ts'
import { uploadLimits } from '#limits.ts'
import { useSend } from '#storefront/shell/use-send.ts'
import { FilePick } from '#ui/file-pick.tsx'
import type { Picked } from '#ui/picked.ts'
import { toEdit } from '#web/editor/contents.ts'
import type { Text } from '#web/editor/editor.tsx'
import { Field } from '#web/field.tsx'
import { useSession, useWords } from '#web/session.tsx'
import { AttachedFiles } from './attached-files.tsx'
import { boardHref } from './board-href.ts'
import { type Draft, draftName } from './draft.ts'
import { LeaveQuestion } from './leave-question.tsx'
import { PostText } from './post-text.tsx'
import { PrivateChoice } from './private-choice.tsx'
import { useDraft } from './use-draft.ts'

const shortestPassword = 4

/** `post`, and for that of a non-member `password`, where one is changed. */
export function PostForm({ board, post, password: given }: { board: Board; post?: Post; password?: string }) {
  const words = useWords('write')
  const shell = useWords('shell')
  const navigate = useNavigate()
  const asksWho = !useSession().isLoggedIn && !post
  const form = useRef<HTMLFormElement>(null)
  const text = useRef<Text>(null)
  const [files, setFiles] = useState<Picked[]>([])
  const [removed_files, setRemovedFiles] = useState<string[]>([])
  const [pictureCount, setPictureCount] = useState(0)
  const [share, setShare] = useState(0)
  const { draft, isUnsent, touch, drop, startOver } = useDraft(draftName(board.id, post?.id), () =>
    form.current && text.current ? read(form.current, text.current) : undefined,
  )

  const { missing, problem, sending, submit, mend } = useSend(
    async (api, { title = '', reg_name, password, private_yn }) => {
      setShare(0)
      const { contents, pictures } = text.current?.toSend() ?? { contents: '', pictures: [] }
      const written = {
        title,
        contents,
        private_yn: post?.private_yn ?? asYN(private_yn),
        files: files.map(({ file }) => file),
        pictures,
      }
      const sent = { onProgress: setShare }
      const { id } = await (post
        ? api.board.updatePost({ id: post.id, password: given, removed_files, ...written }, sent)
        : api.board.createPost({ board_id: board.id, reg_name, password, ...written }, sent))
      drop()
      await navigate(boardHref(board.id, {}, id), {
        replace: true,
        state: { said: post ? words.edited : words.created },
      })
    },
    ({ title, reg_name, password = '' }) => ({
      ...(!title && { title: words.enterTitle }),
      ...(text.current?.isEmpty() !== false && { contents: words.enterContents }),
      ...(asksWho && !reg_name && { reg_name: words.enterName }),
      ...(asksWho &&
        password.length < shortestPassword && {
          password: password ? words.shortPassword : words.enterPassword,
        }),
    }),
    { failed: post ? words.notEdited : words.notCreated },
  )

  function change({ target }: FormEvent): void {
    touch()
    if (target instanceof HTMLInputElement) mend(target.name)
  }

  const attached = post?.file_list ?? []
  // At most so many travel with the form, and at most so many stay with the post.
  const mostFiles = Math.max(
    0,
    uploadLimits.files - Math.max(pictureCount, attached.length - removed_files.length),
  )
  const start = draft ? 'draft' : 'stored' // what the fields begin with: another start, other fields
  return (
    <form ref={form} noValidate onSubmit={submit} onInput={change} className="grid grid-cols-1 gap-6">
      {draft && (
        <p
          role="status"
          className="flex flex-wrap items-center justify-between gap-x-4 rounded-input bg-brand-50 px-4 py-1 text-15 text-brand-800"
        >
          {words.draft.restored}
          <button type="button" onClick={startOver} className="min-h-11 font-semibold underline">
            {words.draft.discard}
          </button>
        </p>
      )}
      <div key={`${start} text`} inert={sending} className="grid grid-cols-1 gap-6">
        <Field
          name="title"
          label={words.title}
          maxLength={120}
          defaultValue={draft?.title ?? post?.title}
          autoComplete="off"
          error={missing.title}
        />
        <PostText
          ref={text}
          initial={draft === undefined ? undefined : (draft?.contents ?? toEdit(post?.contents ?? ''))}
          error={missing.contents}
          most={uploadLimits.files - files.length}
          onChange={(count) => {
            touch()
            mend('contents')
            setPictureCount(count)
          }}
        />
        <AttachedFiles
          files={attached}
          removed={removed_files}
          onRemove={(removed) => {
            touch()
            setRemovedFiles(removed)
          }}
        />
      </div>
      <FilePick
        label={words.files}
        accept="papers"
        most={mostFiles}
        items={files}
        onPick={(items) => {
          touch()
          setFiles(items)
        }}
        sent={sending ? share : undefined}
        words={shell.files}
      />
      <div key={`${start} who`} inert={sending} className="grid grid-cols-1 gap-4">
        {asksWho && (
          <fieldset className="grid items-start gap-4 tablet:grid-cols-2">
            <legend className="sr-only">{words.nonMember}</legend>
            <Field
              name="reg_name"
              label={words.name}
              maxLength={40}
              defaultValue={draft?.reg_name}
              autoComplete="name"
              error={missing.reg_name}
            />
            <Field
              name="password"
              type="password"
              label={words.password}
              hint={words.passwordHint}
              maxLength={64}
              autoComplete="new-password"
              error={missing.password}
            />
          </fieldset>
        )}
        {board.write === 'anyone' && (
          <PrivateChoice isPrivate={(draft ?? post)?.private_yn === 'Y'} isFixed={post !== undefined} />
        )}
      </div>
      <div role="alert" className="grid gap-1 text-15 text-bad empty:hidden">
        {[problem, missing.files, missing.pictures].map(
          (sentence) => sentence && <p key={sentence}>{sentence}</p>,
        )}
      </div>
      <div className="flex flex-wrap gap-2 tablet:justify-end">
        <a href={boardHref(board.id, {}, post?.id)} className="button-quiet">
          {words.cancel}
        </a>
        <button type="submit" disabled={sending} className="button-main grow tablet:grow-0 tablet:px-10">
          {sending ? words.sending : post ? words.save : words.create}
        </button>
      </div>
      <LeaveQuestion isUnsent={isUnsent} leave={drop} />
    </form>
  )
}

const asYN = (value: string | undefined) => (value === 'Y' ? 'Y' : 'N')

function read(form: HTMLFormElement, text: Text): Draft {
  const typed = new FormData(form)
  const textOf = (name: string) => String(typed.get(name) ?? '')
  return {
    title: textOf('title'),
    contents: text.html(),
    reg_name: textOf('reg_name'),
    private_yn: asYN(textOf('private_yn')),
  }
}
