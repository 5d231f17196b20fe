// §2 /mypage/withdrawal: what is erased, what the law keeps and for how long.
// It is asked once, and no harder than joining.

import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { FormCheckBox } from '#storefront/kit/form-check-box.tsx'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import type { PageArgs } from '#storefront/page.ts'
import { Problem } from '#ui/problem.tsx'
import { PasswordField } from '#web/password-field.tsx'
import { useText } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'
import { MyFrame } from './my-frame.tsx'

export async function loader({ api }: PageArgs) {
  const { login_type } = await api.member.info()
  return { hasPassword: login_type === 'id' }
}

export default function WithdrawalPage() {
  const { nav, withdrawal: words } = useText('my')
  const [isGone, setIsGone] = useState(false)
  if (isGone) return <WithdrawalDone />
  return (
    <MyFrame title={nav.withdrawal} line={words.line}>
      <div className="grid max-w-2xl gap-8">
        <section>
          <h2 className="text-18">{words.erased}</h2>
          <ul className="mt-2 grid list-disc gap-1 pl-5">
            {words.erasedList.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="text-18">{words.kept}</h2>
          <p className="mt-2 text-soft">{words.keptLine}</p>
          <table className="mt-3 w-full border-line border-y text-15">
            <thead className="sr-only">
              <tr>
                <th scope="col">{words.what}</th>
                <th scope="col">{words.howLong}</th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {words.keptList.map(([what, howLong]) => (
                <tr key={what}>
                  <th scope="row" className="py-3 pr-4 text-left font-normal">
                    {what}
                  </th>
                  <td className="money py-3 text-right font-semibold">{howLong}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-4 text-15 text-soft">{words.posts}</p>
        </section>
        <WithdrawalForm done={() => setIsGone(true)} />
      </div>
    </MyFrame>
  )
}

function WithdrawalForm({ done }: { done: () => void }) {
  const { hasPassword } = useLoaderData<typeof loader>()
  const { withdrawal: words } = useText('my')
  const { bind, wrong, problem, sending, submit } = useApiForm({
    schema: () => import('#domain/member/forms.ts').then(({ Withdrawal }) => Withdrawal),
    toInput: ({ password }) => ({ password }),
    validate: ({ understood }) => (hasPassword || understood ? {} : { understood: words.confirmFirst }),
    send: async (api, withdrawal) => {
      await api.member.withdrawal(withdrawal)
      done()
    },
    fallbackError: words.failed,
    fieldByRefusal: { WRONG_PASSWORD: 'password' },
  })
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid gap-4 rounded-card border border-line bg-card p-5 tablet:p-6"
    >
      {hasPassword ? (
        <PasswordField
          {...bind('password')}
          label={words.password}
          hint={words.passwordHint}
          autoComplete="current-password"
        />
      ) : (
        <FormCheckBox name="understood" error={wrong.understood}>
          {words.understood}
        </FormCheckBox>
      )}
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap gap-2">
        <Submit sending={sending} className="button-secondary grow text-bad tablet:grow-0">
          {words.submit}
        </Submit>
        <a href="/mypage" className="button-secondary grow tablet:grow-0">
          {words.stay}
        </a>
      </div>
    </form>
  )
}

/** The rest of the page still shows a member, so the link loads the whole document. */
function WithdrawalDone() {
  const { withdrawal: words } = useText('my')
  return (
    <div role="status" className="mx-auto grid max-w-md justify-items-center gap-3 px-4 py-24 text-center">
      <h1 className="text-28">{words.gone}</h1>
      <p className="text-soft">{words.goneLine}</p>
      <a href="/" data-reload className="button-primary mt-3">
        {words.toHome}
      </a>
    </div>
  )
}
