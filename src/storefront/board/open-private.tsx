// A private post before it is opened: its author is asked for the password.
// Everybody else is told why there is nothing.
import type { Post } from '#domain/board/calls.ts'
import { useSend } from '#storefront/shell/use-send.ts'
import { Field } from '#web/field.tsx'
import { useWords } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'

export function OpenPrivate({ post, open }: { post: Post; open: (post: Post) => void }) {
  const words = useWords('board')
  const { bind, wrong, problem, sending, submit } = useSend({
    schema: () => import('#domain/board/forms.ts').then(({ OpenedPost }) => OpenedPost),
    read: ({ password }) => ({ id: post.id, password }),
    send: async (api, asked) => {
      const { post: opened } = await api.board.checkPw(asked)
      if (opened) open(opened)
    },
  })
  if (post.user_id !== null) return <p className="py-16 text-center text-soft">{words.ownerOnly}</p>
  return (
    <form noValidate onSubmit={submit} className="mx-auto grid max-w-sm gap-4 py-12">
      <p className="text-soft">{words.passwordAsk}</p>
      <Field
        {...bind('password')}
        type="password"
        label={words.password}
        autoComplete="off"
        error={wrong.password ?? (problem || undefined)}
      />
      <Submit sending={sending}>{words.open}</Submit>
    </form>
  )
}
