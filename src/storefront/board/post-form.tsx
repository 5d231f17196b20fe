// A post being written or changed: title, text, files, and who writes it. §5, §6
import { type ComponentProps, type FormEvent, useRef, useState } from 'react'
import type { Board, Post } from '#domain/board/calls.ts'
import { uploadLimits } from '#limits/machine.ts'
import { Restored } from '#storefront/shell/restored.tsx'
import { FilePick } from '#ui/file-pick.tsx'
import type { Picked } from '#ui/picked.ts'
import type { Text } from '#web/editor/editor.tsx'
import { useSession, useWords } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'
import { boardHref } from './board-href.ts'
import { asYN, type Draft, draftName } from './draft.ts'
import { LeaveQuestion } from './leave-question.tsx'
import { PostTextFields } from './post-text-fields.tsx'
import { PrivateChoice } from './private-choice.tsx'
import { useDraft } from './use-draft.ts'
import { useSendPost } from './use-send-post.ts'
import { WriterFields } from './writer-fields.tsx'

/** `post`, and for that of a non-member `password`, where one is changed. */
type Props = { board: Board; post?: Post; password?: string }

export function PostForm({ board, post, password }: Props) {
  const words = useWords('write')
  const form = useRef<HTMLFormElement>(null)
  const text = useRef<Text>(null)
  const { draft, isUnsent, touch, drop, startOver } = useDraft(draftName(board.id, post?.id), () =>
    form.current && text.current ? draftIn(form.current, text.current) : undefined,
  )
  const { files, removed, ...attached } = useAttached(post, touch)
  const { wrong, problem, sending, submit, mend, mendTyped, bind, sent } = useSendPost({
    ...{ board, post, password, text, files, removed },
    onSent: drop,
  })
  function change(event: FormEvent): void {
    touch()
    mendTyped(event)
  }
  const start = draft ? 'draft' : 'stored' // what the fields begin with: another start, other fields
  return (
    <form ref={form} noValidate onSubmit={submit} onInput={change} className="grid grid-cols-1 gap-6">
      {draft && (
        <Restored sentence={words.draft.restored} action={words.draft.discard} startOver={startOver} />
      )}
      <div key={`${start} text`} inert={sending} className="grid grid-cols-1 gap-6">
        <PostTextFields
          {...{ text, draft, post, removed, bind }}
          mostPictures={attached.mostPictures}
          onText={(pictures) => {
            mend('contents')
            attached.countPictures(pictures)
          }}
          onRemove={attached.remove}
        />
      </div>
      <AttachedFiles items={files} most={attached.mostFiles} onPick={attached.pick} sent={sent} />
      <div key={`${start} who`} inert={sending} className="grid grid-cols-1 gap-4">
        <WriterAndReaders {...{ board, post, draft, bind }} />
      </div>
      <Outcome sentences={[problem, wrong.files, wrong.pictures]} />
      <Ends wayBack={boardHref(board.id, {}, post?.id)} isNew={post === undefined} sending={sending} />
      <LeaveQuestion isUnsent={isUnsent} leave={drop} />
    </form>
  )
}

/** What goes with the text: files that were picked, those that the post has or loses, pictures in the text. */
function useAttached(post: Post | undefined, touch: () => void) {
  const [files, setFiles] = useState<Picked[]>([])
  const [removed, setRemoved] = useState<string[]>([])
  const [pictureCount, setPictureCount] = useState(0)
  const staying = (post?.file_list ?? []).length - removed.length
  const touching =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      touch()
      set(value)
    }
  return {
    files,
    removed,
    // At most so many travel with the form, and at most so many stay with the post.
    mostFiles: Math.max(0, uploadLimits.files - Math.max(pictureCount, staying)),
    mostPictures: uploadLimits.files - files.length,
    pick: touching(setFiles),
    remove: touching(setRemoved),
    countPictures: touching(setPictureCount),
  }
}

type AttachedProps = Pick<ComponentProps<typeof FilePick>, 'items' | 'most' | 'onPick' | 'sent'>

function AttachedFiles(props: AttachedProps) {
  const { files: label } = useWords('write')
  const { files: words } = useWords('shell')
  return <FilePick {...props} label={label} accept="papers" words={words} />
}

type WhoProps = {
  board: Board
  post: Post | undefined
  draft: Draft | null | undefined
  bind: ReturnType<typeof useSendPost>['bind']
}

/** Who writes it, and whether everybody may read it. */
function WriterAndReaders({ board, post, draft, bind }: WhoProps) {
  const { isLoggedIn } = useSession()
  return (
    <>
      {!isLoggedIn && !post && <WriterFields name={draft?.reg_name} bind={bind} />}
      {board.write === 'anyone' && (
        <PrivateChoice isPrivate={(draft ?? post)?.private_yn === 'Y'} isFixed={post !== undefined} />
      )}
    </>
  )
}

function Outcome({ sentences }: { sentences: (string | undefined)[] }) {
  return (
    <div role="alert" className="grid gap-1 text-15 text-bad empty:hidden">
      {sentences.map((sentence) => sentence && <p key={sentence}>{sentence}</p>)}
    </div>
  )
}

type EndsProps = { wayBack: string; isNew: boolean; sending: boolean }

/** How it ends: given up, or sent. */
function Ends({ wayBack, isNew, sending }: EndsProps) {
  const words = useWords('write')
  return (
    <div className="flex flex-wrap gap-2 tablet:justify-end">
      <a href={wayBack} className="button-quiet">
        {words.cancel}
      </a>
      <Submit sending={sending} className="button-main grow tablet:grow-0 tablet:px-10">
        {sending ? words.sending : words[isNew ? 'create' : 'save']}
      </Submit>
    </div>
  )
}

function draftIn(form: HTMLFormElement, text: Text): Draft {
  const typed = new FormData(form)
  const textOf = (name: string) => String(typed.get(name) ?? '')
  return {
    title: textOf('title'),
    contents: text.html(),
    reg_name: textOf('reg_name'),
    private_yn: asYN(textOf('private_yn')),
  }
}
