// §2 /auth/login: the log-in as a page, then back to where one was.
// It is for those without scripts and for whoever is sent here.
import { redirect, useLoaderData, useLocation } from 'react-router'
import { FormFrame } from '#storefront/kit/form-frame.tsx'
import type { PageArgs } from '#storefront/page.ts'
import { FlashMessage } from '#web/flash-message.tsx'
import { useText } from '#web/session.tsx'
import { readReturnPath } from './after-login.ts'
import { LoginForm } from './login-form.tsx'

export function loader({ session, url }: PageArgs) {
  const to = readReturnPath(url)
  if (session.isLoggedIn) throw redirect(to)
  return { to, problem: url.searchParams.get('problem') }
}

export default function LoginPage() {
  const { to, problem } = useLoaderData<typeof loader>()
  const { popup, login: words } = useText('auth')
  const { state } = useLocation()
  const sentences: Record<string, string> = {
    NO_ID: words.enterId,
    NO_PASSWORD: words.enterPassword,
    LOGIN_FAILED: words.loginFailed,
    TOO_MANY_TRIES: words.tooManyTries,
  }
  const links = [
    { href: '/auth/find', label: popup.findId },
    { href: '/auth/find#password', label: popup.findPassword },
    // without scripts there is no popup, so the agency looks the booking up
    { href: '/contact', label: popup.lookUp, popup: 'look-up' },
  ]
  return (
    <FormFrame title={popup.login} line={words.line}>
      <FlashMessage state={state} />
      <LoginForm
        key={problem}
        to={to}
        refused={problem ? (sentences[problem] ?? words.unexpected) : undefined}
      />
      <ul className="flex flex-wrap justify-center gap-x-4 border-line border-t pt-4 text-15 text-soft">
        {links.map(({ href, label, popup }) => (
          <li key={label}>
            <a
              href={href}
              data-popup={popup}
              className="inline-flex min-h-11 items-center hover:text-brand-700"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </FormFrame>
  )
}
