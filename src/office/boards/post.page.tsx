// One post of the agency's own: a new one at /boards/new?type=, or one that is changed.
import { useRef, useState } from 'react'
import { useLoaderData } from 'react-router'
import { Problem } from '#ui/problem.tsx'
import { toEditorHtml } from '#web/editor/contents.ts'
import type { EditorHandle } from '#web/editor/editor.tsx'
import { useApi } from '../api.ts'
import { CheckBox } from '../kit/check-box.tsx'
import { Field, Select } from '../kit/field.tsx'
import { getFieldLimits } from '../kit/field-limits.ts'
import { htmlToText } from '../kit/html-to-text.ts'
import { OfficeLink, useOfficeNavigate } from '../kit/office-link.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { Preview } from '../kit/preview.tsx'
import { RichTextField } from '../kit/rich-text-field.tsx'
import { SaveConflictDialog, useSaveWithConflict } from '../kit/save-conflict.tsx'
import { useToast } from '../kit/toast.tsx'
import { useText } from '../kit/use-text.ts'
import type { LoaderArgs } from '../page.ts'
import { faqCategories, isFaq, isFaqCategory } from './faq-categories.ts'

export async function loader({ api, params, url }: LoaderArgs) {
  const post = params.id === 'new' ? undefined : await api.board.post({ id: Number(params.id) })
  return { post, type: post?.type ?? url.searchParams.get('type') ?? 'NOTICE' }
}

type BoardPost = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['post']>

export default function PostPage() {
  const words = useText('boards')
  const { post, type } = useLoaderData<typeof loader>()
  const api = useApi()
  return (
    <>
      <PageHeader title={post ? words.edit : words.write}>
        <OfficeLink to={`/boards?type=${type}`} className="button-secondary">
          {words.toList}
        </OfficeLink>
      </PageHeader>
      {post ? (
        <Preview revision={post.revision} load={() => api.board.previewPost({ id: post.id })}>
          <PostForm key={post.id} post={post} type={type} />
        </Preview>
      ) : (
        <PostForm key="new" post={post} type={type} />
      )}
    </>
  )
}

function PostForm({ post: loaded, type }: { post: BoardPost | undefined; type: string }) {
  const words = useText('boards')
  const { save: saveWord, required } = useText('kit')
  const form = useRef<HTMLFormElement>(null)
  const text = useRef<EditorHandle>(null)
  const [isEmptyText, setEmptyText] = useState(false)
  const { post, save, takeTheirs, saving, problem, wrong, conflict } = useSavedPost(loaded, type)
  const input = () =>
    readPostForm(new FormData(form.current ?? undefined), text.current?.toUpload().contents ?? '')
  const toPostLines = ({ title, contents }: Pick<BoardPost, 'title' | 'contents'>) => [
    [words.name, title] as const,
    [words.contents, htmlToText(contents)] as const,
  ]
  /** Over what the form began with, if no `revision` is named. */
  function send(revision?: number): void {
    const isEmpty = text.current?.isEmpty() ?? true
    setEmptyText(isEmpty)
    if (!isEmpty) void save(input(), revision)
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
      <TitleFields post={post} type={type} wrong={wrong} />
      <RichTextField
        ref={text}
        label={words.contents}
        initial={toEditorHtml(post?.contents ?? '')}
        error={isEmptyText ? required : wrong.contents}
        onChange={() => setEmptyText(false)}
      />
      <VisibilityFields post={post} wrong={wrong} />
      <Problem>{problem}</Problem>
      <button type="submit" className="button-primary justify-self-end" disabled={saving}>
        {saveWord}
      </button>
      <SaveConflictDialog
        conflict={conflict}
        toLines={toPostLines}
        mine={() => toPostLines(input())}
        onKeepMine={send}
        onTakeTheirs={takeTheirs}
      />
    </form>
  )
}

/** The post as the form began with it, and saving what was typed over it, which leads back to the board. */
function useSavedPost(loaded: BoardPost | undefined, type: string) {
  const { saved } = useText('kit')
  const api = useApi()
  const toast = useToast()
  const navigate = useOfficeNavigate()
  const [post, setPost] = useState(loaded)
  const [baseRevision, setBaseRevision] = useState(loaded?.revision ?? 0)
  const { save: saveWithConflict, ...state } = useSaveWithConflict(() =>
    api.board.post({ id: post?.id ?? 0 }),
  )
  async function save(input: ReturnType<typeof readPostForm>, revision = baseRevision): Promise<void> {
    const isSaved = await saveWithConflict(async (sending) => {
      if (post) setBaseRevision((await api.board.updatePost({ id: post.id, revision, ...input })).revision)
      else await api.board.createPost({ type, ...input }, sending)
    })
    if (!isSaved) return
    toast(saved)
    void navigate(`/boards?type=${type}`)
  }
  const takeTheirs = (theirs: BoardPost) => {
    setPost(theirs)
    setBaseRevision(theirs.revision)
  }
  return { post, save, takeTheirs, ...state }
}

function readPostForm(form: FormData, contents: string) {
  const category = form.get('category')
  const day = (name: string) => String(form.get(name) ?? '') || null
  return {
    title: String(form.get('title') ?? ''),
    contents,
    category: isFaqCategory(category) ? category : null,
    pinned_yn: form.has('pinned') ? ('Y' as const) : ('N' as const),
    hidden_yn: form.has('hidden') ? ('Y' as const) : ('N' as const),
    shown_from: day('shown_from'),
    shown_until: day('shown_until'),
  }
}

type PostFieldsProps = { post: BoardPost | undefined; wrong: Readonly<Record<string, string | undefined>> }

function TitleFields({ post, type, wrong }: PostFieldsProps & { type: string }) {
  const words = useText('boards')
  return (
    <>
      <Field
        name="title"
        label={words.name}
        defaultValue={post?.title}
        {...getFieldLimits('board.updatePost', 'title')}
        error={wrong.title}
        required
      />
      {isFaq(type) && (
        <Select
          name="category"
          label={words.category}
          defaultValue={post?.category ?? 'B'}
          error={wrong.category}
          choices={faqCategories.map((value) => ({ value, name: words.categories[value] }))}
        />
      )}
    </>
  )
}

/** When it is seen, and whether it stands above the others. */
function VisibilityFields({ post, wrong }: PostFieldsProps) {
  const words = useText('boards')
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
