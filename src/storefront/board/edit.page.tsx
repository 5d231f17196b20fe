// §2 /board/{board_id}/{post}/edit: a post is changed by its owner, or by who knows its password. §5

import { useState } from 'react'
import { redirect, useLoaderData } from 'react-router'
import type { Post } from '#domain/board/calls.ts'
import { PageHead } from '#storefront/kit/page-head.tsx'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import type { PageArgs } from '#storefront/page.ts'
import { Problem } from '#ui/problem.tsx'
import { Field } from '#web/field.tsx'
import { useLocalized, useText } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'
import { PostForm } from './post-form.tsx'
import { refusePage } from './refuse-page.ts'

export async function loader({ api, params, session }: PageArgs) {
  const post = await api.board.post({ id: Number(params.post) })
  if (post.board_id !== params.board_id) throw redirect(`/board/${post.board_id}/${post.id}/edit`, 301)
  const board = await api.board.board({ board_id: post.board_id })
  if (board.write === 'staff' || (post.user_id !== null && !post.is_mine)) refusePage(session, 'abnormal')
  return { board, post }
}

type UnlockedPost = { post: Post; password?: string }

export default function EditPage() {
  const { board, post } = useLoaderData<typeof loader>()
  const words = useText('write')
  const localized = useLocalized()
  const [unlocked, setUnlocked] = useState<UnlockedPost>()
  const opened = post.is_mine ? { post } : unlocked
  return (
    <div className="content pt-8 pb-24 tablet:pt-12">
      <PageHead title={`${words.edit} – ${localized(board.board_name)}`} />
      <div className="max-w-3xl">
        <p className="text-15 text-brand-700">{localized(board.board_name)}</p>
        <h1 className="mt-1 mb-6 text-28">{words.edit}</h1>
        {opened ? (
          <PostForm key={post.id} board={board} {...opened} />
        ) : (
          <UnlockForm post={post} open={setUnlocked} />
        )}
      </div>
    </div>
  )
}

/**
 * The password is asked before the text is shown to be changed, and sent with it again: the server trusts no
 * earlier answer.
 */
function UnlockForm({ post, open }: { post: Post; open: (opened: UnlockedPost) => void }) {
  const words = useText('write')
  const { bind, problem, sending, submit } = useApiForm({
    schema: () => import('#domain/board/forms.ts').then(({ PostPasswordInput }) => PostPasswordInput),
    toInput: ({ password }) => ({ id: post.id, password }),
    send: async (api, input) => {
      const answer = await api.board.checkPw(input)
      open({ post: answer.post ?? post, password: input.password })
    },
  })
  return (
    <form noValidate onSubmit={submit} className="mx-auto grid max-w-sm gap-4 py-12">
      <p className="text-soft">{words.unlock.line}</p>
      <Field {...bind('password')} type="password" label={words.password} autoComplete="off" />
      <Problem>{problem}</Problem>
      <Submit sending={sending}>{words.unlock.open}</Submit>
    </form>
  )
}
