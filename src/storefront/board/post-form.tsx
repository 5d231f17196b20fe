// A post being written or changed: title, text, files, and who writes it. §5, §6
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Board, Post } from '#domain/board/calls.ts'
import { uploadLimits } from '#limits.ts'
import { Restored } from '#storefront/shell/restored.tsx'
import { useSend } from '#storefront/shell/use-send.ts'
import { FilePick } from '#ui/file-pick.tsx'
import type { Picked } from '#ui/picked.ts'
import type { Text } from '#web/editor/editor.tsx'
import { useSession, useWords } from '#web/session.tsx'
import type { Typed } from '#web/use-form.ts'
import { boardHref } from './board-href.ts'
import { type Draft, draftName } from './draft.ts'
import { LeaveQuestion } from './leave-question.tsx'
import { PostTextFields } from './post-text-fields.tsx'
import { PrivateChoice } from './private-choice.tsx'
import { useDraft } from './use-draft.ts'
import { WriterFields } from './writer-fields.tsx'

/** `post`, and for that of a non-member `password`, where one is changed. */
type Props = { board: Board; post?: Post; password?: string }

export function PostForm({ board, post, password }: Props) {
  const words = useWords('write')
  const shell = useWords('shell')
  const asksWho = !useSession().isLoggedIn && !post
  const form = useRef<HTMLFormElement>(null)
  const text = useRef<Text>(null)
  const [files, setFiles] = useState<Picked[]>([])
  const [removed, setRemoved] = useState<string[]>([])
  const [pictureCount, setPictureCount] = useState(0)
  const { draft, isUnsent, touch, drop, startOver } = useDraft(draftName(board.id, post?.id), () =>
    form.current && text.current ? read(form.current, text.current) : undefined,
  )
  const { wrong, problem, sending, submit, mend, bind, share } = useSendPost({
    board,
    post,
    files: files.map(({ file }) => file),
    write: () => text.current?.toSend() ?? { contents: '', pictures: [] },
    read: ({ title, reg_name, private_yn, password: typed }) => ({
      ...(post
        ? { id: post.id, password, removed_files: removed }
        : { board_id: board.id, reg_name, password: typed }),
      title,
      contents: text.current?.isEmpty() === false ? text.current.toSend().contents : '',
      private_yn: post?.private_yn ?? asYN(private_yn),
    }),
    onSent: drop,
  })

  function change({ target }: FormEvent): void {
    touch()
    if (target instanceof HTMLInputElement) mend(target.name)
  }

  const attached = (post?.file_list ?? []).length
  // At most so many travel with the form, and at most so many stay with the post.
  const mostFiles = Math.max(0, uploadLimits.files - Math.max(pictureCount, attached - removed.length))
  const start = draft ? 'draft' : 'stored' // what the fields begin with: another start, other fields
  return (
    <form ref={form} noValidate onSubmit={submit} onInput={change} className="grid grid-cols-1 gap-6">
      {draft && (
        <Restored sentence={words.draft.restored} action={words.draft.discard} startOver={startOver} />
      )}
      <div key={`${start} text`} inert={sending} className="grid grid-cols-1 gap-6">
        <PostTextFields
          {...{ text, draft, post, removed, bind }}
          mostPictures={uploadLimits.files - files.length}
          onText={(count) => {
            touch()
            mend('contents')
            setPictureCount(count)
          }}
          onRemove={(gone) => {
            touch()
            setRemoved(gone)
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
        {asksWho && <WriterFields name={draft?.reg_name} bind={bind} />}
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
        <a href={boardHref(board.id, {}, post?.id)} className="button-quiet">
          {words.cancel}
        </a>
        <button type="submit" disabled={sending} className="button-main grow tablet:grow-0 tablet:px-10">
          {sending ? words.sending : words[post ? 'save' : 'create']}
        </button>
      </div>
      <LeaveQuestion isUnsent={isUnsent} leave={drop} />
    </form>
  )
}

type Sending = {
  board: Board
  post: Post | undefined
  files: File[]
  /** The text as it is sent, with the pictures it shows. */
  write: () => { contents: string; pictures: Blob[] }
  read: (typed: Typed) => unknown
  onSent: () => void
}

/** A new post and a changed one are two calls, each with its schema. */
function useSendPost({ board, post, files, write, read, onSent }: Sending) {
  const words = useWords('write')
  const navigate = useNavigate()
  const [share, setShare] = useState(0)
  const arrive = async ({ id }: { id: number }) => {
    onSent()
    await navigate(boardHref(board.id, {}, id), {
      replace: true,
      state: { said: post ? words.edited : words.created },
    })
  }
  const uploads = () => ({ files, pictures: write().pictures })
  const how = { onProgress: setShare }
  const creating = useSend({
    schema: () => import('#domain/board/forms.ts').then(({ NewPost }) => NewPost),
    read,
    send: async (api, written) => {
      setShare(0)
      await arrive(await api.board.createPost({ ...written, ...uploads() }, how))
    },
    failed: words.notCreated,
  })
  const changing = useSend({
    schema: () => import('#domain/board/forms.ts').then(({ ChangedPost }) => ChangedPost),
    read,
    send: async (api, written) => {
      setShare(0)
      await arrive(await api.board.updatePost({ ...written, ...uploads() }, how))
    },
    failed: words.notEdited,
  })
  return { ...(post ? changing : creating), share }
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
