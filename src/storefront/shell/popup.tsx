// §2 The global popup: log-in, non-member look-up, find password; one can switch between the three.
import { useLocation, useNavigate } from 'react-router'
import { FindPasswordForm } from '#storefront/auth/find-password-form.tsx'
import { LoginForm } from '#storefront/auth/login-form.tsx'
import { LookUpForm } from '#storefront/auth/look-up-form.tsx'
import { type PopupName, popupNames } from '#storefront/kit/popup-state.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useText } from '#web/session.tsx'

export default function Popup({ name }: { name: PopupName }) {
  const { popup: words } = useText('auth')
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const titles = { login: words.login, 'look-up': words.lookUp, 'find-password': words.findPassword }
  const switchTo = (other: PopupName) =>
    navigate(pathname + search, { replace: true, state: { popup: other }, preventScrollReset: true })
  return (
    <Dialog
      title={titles[name]}
      closeLabel={words.close}
      onClose={() => void navigate(-1)}
      className="max-w-[26rem]"
    >
      {name === 'login' && <LoginForm to={pathname + search} />}
      {name === 'look-up' && <LookUpForm />}
      {name === 'find-password' && <FindPasswordForm />}
      <ul className="flex flex-wrap justify-center gap-x-4 border-line border-t pt-4 text-15 text-soft">
        {name === 'login' && (
          <li>
            <a href="/auth/find" className="inline-flex min-h-11 items-center hover:text-brand-700">
              {words.findId}
            </a>
          </li>
        )}
        {popupNames
          .filter((other) => other !== name)
          .map((other) => (
            <li key={other}>
              <button type="button" className="min-h-11 hover:text-brand-700" onClick={() => switchTo(other)}>
                {titles[other]}
              </button>
            </li>
          ))}
      </ul>
    </Dialog>
  )
}
