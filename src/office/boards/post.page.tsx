// One post of the agency's own: a new one at /boards/new?type=, or one that is changed.
import { useRef, useState } from 'react'
import { Link, useLoaderData, useNavigate, useParams } from 'react-router'
import { Problem } from '#ui/problem.tsx'
import { toEdit } from '#web/editor/contents.ts'
import type { Text } from '#web/editor/editor.tsx'
import { useApi } from '../api.ts'
import { CheckBox } from '../kit/check-box.tsx'
import { Choose, Field } from '../kit/field.tsx'
import { Heading } from '../kit/heading.tsx'
import { limitsOf } from '../kit/limits-of.ts'
import { plainWords } from '../kit/plain-words.ts'
import { Preview } from '../kit/preview.tsx'
import { RichField } from '../kit/rich-field.tsx'
import { ChooseOne, useSaveOver } from '../kit/save-over.tsx'
import { useTell } from '../kit/toast.tsx'
import { useOffice } from '../kit/use-words.ts'
import type { Loading } from '../page.ts'
import { categories, isCategory, isFaq } from './categories.ts'

export async function loader({ api, params, url }: Loading) {
  const post = params.id === 'new' ? undefined : await api.board.post({ id: Number(params.id) })
  return { post, type: post?.type ?? url.searchParams.get('type') ?? 'NOTICE' }
}

type Post = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['post']>

export default function PostPage() {
  const words = useOffice('boards')
  const { post, type } = useLoaderData<typeof loader>()
  const { agency = '' } = useParams()
  const api = useApi()
  return (
    <>
      <Heading title={post ? words.edit : words.write}>
        <Link to={`/${agency}/boards?type=${type}`} className="act">
          {words.toList}
        </Link>
      </Heading>
      {post ? (
        <Preview revision={post.revision} load={() => api.board.previewPost({ id: post.id })}>
          <PostForm key={post.id} {...{ post, type }} />
        </Preview>
      ) : (
        <PostForm key="new" {...{ post, type }} />
      )}
    </>
  )
}

function PostForm({ post: loaded, type }: { post: Post | undefined; type: string }) {
  const words = useOffice('boards')
  const { save: saveWord, required } = useOffice('kit')
  const form = useRef<HTMLFormElement>(null)
  const text = useRef<Text>(null)
  const [empty, setEmpty] = useState(false)
  const { post, save, takeTheirs, saving, problem, wrong, meeting } = useSavedPost(loaded, type)
  const typed = () => typedIn(new FormData(form.current ?? undefined), text.current?.toSend().contents ?? '')
  const linesOf = ({ title, contents }: Pick<Post, 'title' | 'contents'>) => [
    [words.name, title] as const,
    [words.contents, plainWords(contents)] as const,
  ]
  /** Over what the form began with, if no `revision` is named. */
  function send(revision?: number): void {
    const isEmpty = text.current?.isEmpty() ?? true
    setEmpty(isEmpty)
    if (!isEmpty) void save(typed(), revision)
  }
  return (
    <form
      ref={form}
      key={`${post?.revision}`}
      className="panel grid max-w-3xl gap-4 p-4"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Naming {...{ post, type, wrong }} />
      <RichField
        ref={text}
        label={words.contents}
        initial={toEdit(post?.contents ?? '')}
        error={empty ? required : wrong.contents}
        onChange={() => setEmpty(false)}
      />
      <Showing {...{ post, wrong }} />
      <Problem>{problem}</Problem>
      <button type="submit" className="act-main justify-self-end" disabled={saving}>
        {saveWord}
      </button>
      <ChooseOne
        meeting={meeting}
        linesOf={linesOf}
        mine={() => linesOf(typed())}
        onKeepMine={send}
        onTakeTheirs={takeTheirs}
      />
    </form>
  )
}

/** The post as the form began with it, and saving what was typed over it, which leads back to the board. */
function useSavedPost(loaded: Post | undefined, type: string) {
  const { saved } = useOffice('kit')
  const { agency = '' } = useParams()
  const api = useApi()
  const tell = useTell()
  const navigate = useNavigate()
  const [post, setPost] = useState(loaded)
  const [seen, setSeen] = useState(loaded?.revision ?? 0)
  const { save: saveOver, ...state } = useSaveOver(() => api.board.post({ id: post?.id ?? 0 }))
  async function save(typed: ReturnType<typeof typedIn>, revision = seen): Promise<void> {
    const isSaved = await saveOver(async (sending) => {
      if (post) setSeen((await api.board.updatePost({ id: post.id, revision, ...typed })).revision)
      else await api.board.createPost({ type, ...typed }, sending)
    })
    if (!isSaved) return
    tell(saved)
    void navigate(`/${agency}/boards?type=${type}`)
  }
  const takeTheirs = (theirs: Post) => {
    setPost(theirs)
    setSeen(theirs.revision)
  }
  return { post, save, takeTheirs, ...state }
}

function typedIn(form: FormData, contents: string) {
  const category = form.get('category')
  const day = (name: string) => String(form.get(name) ?? '') || null
  return {
    title: String(form.get('title') ?? ''),
    contents,
    category: isCategory(category) ? category : null,
    pinned_yn: form.has('pinned') ? ('Y' as const) : ('N' as const),
    hidden_yn: form.has('hidden') ? ('Y' as const) : ('N' as const),
    shown_from: day('shown_from'),
    shown_until: day('shown_until'),
  }
}

type Filled = { post: Post | undefined; wrong: Readonly<Record<string, string | undefined>> }

function Naming({ post, type, wrong }: Filled & { type: string }) {
  const words = useOffice('boards')
  return (
    <>
      <Field
        name="title"
        label={words.name}
        defaultValue={post?.title}
        {...limitsOf('board.updatePost', 'title')}
        error={wrong.title}
        required
      />
      {isFaq(type) && (
        <Choose
          name="category"
          label={words.category}
          defaultValue={post?.category ?? 'B'}
          error={wrong.category}
          choices={categories.map((value) => ({ value, name: words.categories[value] }))}
        />
      )}
    </>
  )
}

/** When it is seen, and whether it stands above the others. */
function Showing({ post, wrong }: Filled) {
  const words = useOffice('boards')
  return (
    <>
      <div className="grid gap-3 tablet:grid-cols-2">
        <Field
          type="date"
          name="shown_from"
          label={words.from}
          defaultValue={post?.shown_from ?? ''}
          error={wrong.shown_from}
        />
        <Field
          type="date"
          name="shown_until"
          label={words.until}
          defaultValue={post?.shown_until ?? ''}
          error={wrong.shown_until}
        />
      </div>
      <div className="flex flex-wrap gap-x-6">
        <CheckBox name="pinned" defaultChecked={post?.pinned_yn === 'Y'}>
          {words.pin}
        </CheckBox>
        <CheckBox name="hidden" defaultChecked={post?.hidden_yn === 'Y'}>
          {words.hide}
        </CheckBox>
      </div>
    </>
  )
}
