// The layout of the screens before the log-in.
import { type ReactNode, useEffect } from 'react'
import { languageChoices } from '#i18n/language.ts'
import { useSession } from '#web/session.tsx'

export function LoginLayout({
  title,
  lead,
  children,
}: {
  title: string
  lead?: string
  children: ReactNode
}) {
  const { language } = useSession()
  useEffect(() => {
    document.title = `${title} · Naru`
  }, [title])
  return (
    <main className="grid min-h-dvh place-items-center bg-wash p-4">
      <div className="grid w-full max-w-sm gap-4">
        <div className="panel grid gap-4 p-6">
          <div className="grid gap-1">
            <h1 className="text-22">{title}</h1>
            {lead && <p className="text-15 text-soft">{lead}</p>}
          </div>
          {children}
        </div>
        <LanguageSwitch current={language} />
      </div>
    </main>
  )
}

/** The page is loaded again, with the texts of the other language. */
function LanguageSwitch({ current }: { current: string }) {
  const choose = (language: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: Safari has no cookieStore
    document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`
    location.reload()
  }
  return (
    <p className="flex justify-center gap-2 text-15">
      {languageChoices.map(({ value, name }) => (
        <button
          key={value}
          type="button"
          lang={value}
          aria-pressed={value === current}
          className="min-h-11 mouse:min-h-9 px-2 text-soft aria-pressed:font-semibold aria-pressed:text-ink"
          onClick={() => choose(value)}
        >
          {name}
        </button>
      ))}
    </p>
  )
}
