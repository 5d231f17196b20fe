// A visitor chooses: log in, or go on as a non-member. §2
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useText } from '#web/session.tsx'

export function NonMember() {
  const { nonMember: words } = useText('reserve')
  const { pathname, search } = useLocation()
  const [proceeds, setProceeds] = useState(false)
  if (proceeds)
    return (
      <p role="status" className="rounded-input bg-wash px-4 py-3 text-15">
        {words.proceeding}
      </p>
    )
  return (
    <section
      aria-labelledby="non-member-title"
      className="grid gap-3 rounded-card border border-line bg-card p-5"
    >
      <h2 id="non-member-title" className="text-18">
        {words.title}
      </h2>
      <p className="text-15 text-soft">{words.line}</p>
      <div className="flex flex-wrap gap-2">
        <a
          href={`/auth/login?to=${encodeURIComponent(pathname + search)}`}
          data-popup="login"
          className="button-secondary grow tablet:grow-0"
        >
          {words.login}
        </a>
        <button
          type="button"
          className="button-secondary grow tablet:grow-0"
          onClick={() => {
            setProceeds(true)
            document.getElementById('reserve-trip')?.focus() // the button that was pressed is gone
          }}
        >
          {words.proceed}
        </button>
      </div>
    </section>
  )
}
