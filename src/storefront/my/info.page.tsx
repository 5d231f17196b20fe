// §2 /mypage/info: what the agency knows of the member; edited in place.

import { useEffect, useRef, useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import type { PageArgs } from '#storefront/page.ts'
import { Problem } from '#ui/problem.tsx'
import { useText } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'
import { EditInfo, type User } from './edit-info.tsx'
import { MyFrame } from './my-frame.tsx'

export const loader = ({ api }: PageArgs) => api.member.info()

export default function InfoPage() {
  const user = useLoaderData<typeof loader>()
  const { nav, info: words } = useText('my')
  const { revalidate } = useRevalidator()
  const [isEditing, setIsEditing] = useState(false)
  const [isUpdated, setIsUpdated] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])

  async function save(): Promise<void> {
    await revalidate()
    setIsUpdated(true)
    setIsEditing(false)
  }
  return (
    <MyFrame title={nav.info}>
      <div className="max-w-2xl">
        <p
          role="status"
          className="mb-4 rounded-input bg-brand-50 px-4 py-3 text-15 text-brand-800 empty:hidden"
        >
          {isUpdated && !isEditing ? words.updated : ''}
        </p>
        {isEditing ? (
          <EditInfo user={user} done={save} cancel={() => setIsEditing(false)} />
        ) : (
          <>
            <MemberFacts user={user} />
            <button
              ref={edit}
              type="button"
              className="button-secondary mt-6"
              onClick={() => setIsEditing(true)}
            >
              {words.edit}
            </button>
            <p className="mt-16 border-line border-t pt-4">
              <a
                href="/mypage/withdrawal"
                className="inline-flex min-h-11 items-center text-15 text-soft hover:underline"
              >
                {nav.withdrawal}
              </a>
            </p>
          </>
        )}
      </div>
    </MyFrame>
  )
}

function MemberFacts({ user }: { user: User }) {
  const { info: words } = useText('my')
  const { person } = useText('auth')
  const { login_id, login_type, name, email, email_verified, contact, gender, birthdate } = user
  const facts = [
    ...(login_type === 'id' ? [[words.id, login_id] as const] : []),
    [words.loginType, words.loginTypes[login_type]] as const,
    [person.name, name] as const,
    [person.email, email] as const,
    [person.contact, contact] as const,
    [words.gender, gender && person[gender]] as const,
    [words.birthdate, birthdate] as const,
  ]
  return (
    <dl className="divide-y divide-line rounded-card border border-line bg-card px-5">
      {facts.map(([label, value]) => (
        <div key={label} className="grid gap-x-4 py-3.5 tablet:grid-cols-[9rem_1fr]">
          <dt className="text-15 text-soft">{label}</dt>
          <dd className="wrap-anywhere">
            {value || <span className="text-soft">{words.none}</span>}
            {label === person.email &&
              email &&
              (email_verified ? (
                <Badge colour="bg-brand-50 text-brand-800" label={words.verified} />
              ) : (
                <AskVerification email={email} />
              ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const Badge = ({ colour, label }: { colour: string; label: string }) => (
  <span className={`ml-2 inline-block rounded-full px-2.5 py-0.5 text-13 ${colour}`}>{label}</span>
)

function AskVerification({ email }: { email: string }) {
  const { info: words } = useText('my')
  const [isMailed, setIsMailed] = useState(false)
  const { problem, sending, submit } = useApiForm({
    send: async (api) => {
      await api.member.askVerification()
      setIsMailed(true)
    },
    fallbackError: words.notMailed,
  })
  return (
    <>
      <Badge colour="bg-wash text-warn" label={words.notVerified} />
      <form onSubmit={submit}>
        {!isMailed && (
          <Submit sending={sending} className="min-h-11 font-semibold text-15 text-brand-700 hover:underline">
            {words.verify}
          </Submit>
        )}
        <Problem>{problem}</Problem>
        <p role="status" className="mt-1 text-15 text-good empty:hidden">
          {isMailed ? words.mailed(email) : ''}
        </p>
      </form>
    </>
  )
}
