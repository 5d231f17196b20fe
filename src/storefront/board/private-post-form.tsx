// A private post before it is opened: its author is asked for the password.
// Everybody else sees why nothing is shown.
import type { Post } from '#domain/board/calls.ts'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import { Field } from '#web/field.tsx'
import { useText } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'

export function PrivatePostForm({ post, open }: { post: Post; open: (post: Post) => void }) {
  const words = useText('board')
  const { bind, wrong, problem, sending, submit } = useApiForm({
    schema: () => import('#domain/board/forms.ts').then(({ PostPasswordInput }) => PostPasswordInput),
    toInput: ({ password }) => ({ id: post.id, password }),
    send: async (api, input) => {
      const { post: opened } = await api.board.checkPw(input)
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
