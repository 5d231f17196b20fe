// One post of the agency's own: a new one at /boards/new?type=, or one that is changed.
import { useRef, useState } from 'react'
import { useLoaderData } from 'react-router'
import type { z } from 'zod'
import { faqCategories } from '#domain/board/faq-categories.ts'
import { type Api, useApi } from '#office/api.ts'
import { CheckBox } from '#office/kit/check-box.tsx'
import { Field, Select } from '#office/kit/field.tsx'
import { htmlToText } from '#office/kit/html-to-text.ts'
import { OfficeLink, useOfficeNavigate } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { Preview } from '#office/kit/preview.tsx'
import { RichTextField } from '#office/kit/rich-text-field.tsx'
import { SaveConflictDialog } from '#office/kit/save-conflict.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { Problem } from '#ui/problem.tsx'
import { toEditorHtml } from '#web/editor/contents.ts'
import type { EditorHandle } from '#web/editor/editor.tsx'
import { isFaq } from './faq-categories.ts'

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

type PostInput = Parameters<Api['board']['createPost']>[0] | Parameters<Api['board']['updatePost']>[0]

function PostForm({ post: loaded, type }: { post: BoardPost | undefined; type: string }) {
  const words = useText('boards')
  const { save: saveWord, saved, required } = useText('kit')
  const api = useApi()
  const toast = useToast()
  const navigate = useOfficeNavigate()
  const text = useRef<EditorHandle>(null)
  const [post, setPost] = useState(loaded)
  const form = useCallForm({
    call: ({ board }): { input: z.ZodType<PostInput> } => (post ? board.updatePost : board.createPost),
    toInput: ({ title, category, pinned, hidden, shown_from, shown_until }) => ({
      ...(post ? { id: post.id, revision: post.revision } : { type }),
      title,
      contents: text.current?.toUpload().contents ?? '',
      category: category ?? null,
      pinned_yn: pinned ? 'Y' : 'N',
      hidden_yn: hidden ? 'Y' : 'N',
      shown_from: shown_from || null,
      shown_until: shown_until || null,
    }),
    validate: () => (text.current?.isEmpty() === false ? {} : { contents: required }),
    send: async (input, sending) =>
      'revision' in input ? api.board.updatePost(input) : api.board.createPost(input, sending),
    onSaved: () => {
      toast(saved)
      void navigate(`/boards?type=${type}`)
    },
    loadTheirs: () => api.board.post({ id: post?.id ?? 0 }),
  })
  const { submit, bind, sending, problem, clearError, conflict, sent, sendAgain } = form
  const toPostLines = ({ title, contents }: Pick<BoardPost, 'title' | 'contents'>) => [
    [words.name, title] as const,
    [words.contents, htmlToText(contents)] as const,
  ]
  return (
    <form key={`${post?.revision}`} className="panel grid max-w-3xl gap-4 p-4" onSubmit={submit}>
      <Field label={words.name} defaultValue={post?.title} {...bind('title')} required />
      {isFaq(type) && (
        <Select
          {...bind('category')}
          label={words.category}
          defaultValue={post?.category ?? 'B'}
          choices={faqCategories.map((value) => ({ value, name: words.categories[value] }))}
        />
      )}
      <RichTextField
        ref={text}
        label={words.contents}
        initial={toEditorHtml(post?.contents ?? '')}
        {...bind('contents')}
        onChange={() => clearError('contents')}
      />
      <div className="grid gap-3 tablet:grid-cols-2">
        <Field type="date" {...bind('shown_from')} label={words.from} defaultValue={post?.shown_from ?? ''} />
        <Field
          type="date"
          {...bind('shown_until')}
          label={words.until}
          defaultValue={post?.shown_until ?? ''}
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
      <Problem>{problem}</Problem>
      <button type="submit" className="button-primary justify-self-end" disabled={sending}>
        {saveWord}
      </button>
      {sent && 'revision' in sent && (
        <SaveConflictDialog
          conflict={conflict}
          toLines={toPostLines}
          mine={() => toPostLines(sent)}
          onKeepMine={(revision) => sendAgain({ ...sent, revision })}
          onTakeTheirs={setPost}
        />
      )}
    </form>
  )
}
