// §2 The global popup: log-in, non-member look-up, find password; one can switch between the three.
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { FindPasswordForm } from '#storefront/auth/find-password-form.tsx'
import { LoginForm } from '#storefront/auth/login-form.tsx'
import { X } from '#ui/icons.ts'
import { useWords } from '#web/session.tsx'
import { LookUpForm } from './popup-look-up.tsx'
import { type PopupName, popups } from './popup-state.ts'

export default function Popup({ name }: { name: PopupName }) {
  const { popup: words } = useWords('auth')
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    return () => opened?.close()
  }, [])
  const titles = { login: words.login, 'look-up': words.lookUp, 'find-password': words.findPassword }
  const close = () => navigate(-1)
  const switchTo = (other: PopupName) =>
    navigate(pathname + search, { replace: true, state: { popup: other }, preventScrollReset: true })
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard leaves a dialog with Escape
    <dialog
      ref={dialog}
      aria-labelledby="popup-title"
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClick={(event) => event.target === dialog.current && close()}
      className="m-auto w-[min(26rem,calc(100vw-2rem))] rounded-card bg-card p-0 text-ink"
    >
      <div className="grid gap-5 p-6">
        <div className="flex items-center justify-between">
          <h2 id="popup-title" className="text-22">
            {titles[name]}
          </h2>
          <button type="button" className="icon-button -mr-2.5" aria-label={words.close} onClick={close}>
            <X size={22} />
          </button>
        </div>
        {typeof state?.reason === 'string' && (
          <p role="alert" className="rounded-input bg-wash px-4 py-3 text-15">
            {state.reason}
          </p>
        )}
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
          {popups
            .filter((other) => other !== name)
            .map((other) => (
              <li key={other}>
                <button
                  type="button"
                  className="min-h-11 hover:text-brand-700"
                  onClick={() => switchTo(other)}
                >
                  {titles[other]}
                </button>
              </li>
            ))}
        </ul>
      </div>
    </dialog>
  )
}
