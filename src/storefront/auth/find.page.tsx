// §2 /auth/find: find id and find password, side by side where there is room.

import { PageHead } from '#storefront/kit/page-head.tsx'
import { useText } from '#web/session.tsx'
import { FindIdForm } from './find-id-form.tsx'
import { FindPasswordForm } from './find-password-form.tsx'

export default function FindPage() {
  const { popup, find: words } = useText('auth')
  return (
    <div className="content pt-8 pb-24 tablet:pt-16">
      <PageHead title={words.title} />
      <div className="mx-auto max-w-4xl">
        <h1 className="text-28">{words.title}</h1>
        <div className="mt-8 grid gap-6 tablet:grid-cols-2">
          <section id="id" className="grid content-start gap-4 rounded-card border border-line bg-card p-6">
            <h2 className="text-22">{popup.findId}</h2>
            <FindIdForm />
          </section>
          <section
            id="password"
            className="grid content-start gap-4 rounded-card border border-line bg-card p-6"
          >
            <h2 className="text-22">{popup.findPassword}</h2>
            <FindPasswordForm />
          </section>
        </div>
        <a
          href="/auth/login"
          className="mt-6 inline-flex min-h-11 items-center text-15 text-brand-700 hover:underline"
        >
          {words.toLogin}
        </a>
      </div>
    </div>
  )
}
