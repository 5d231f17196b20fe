// One of the agency's people: face, name, what they do and for how long, and how one writes to them.
import { getToday } from '#lib/format.ts'
import type { Person } from '#lib/home-section.ts'
import { MessageCircle } from '#ui/icons.ts'
import { Picture } from '#ui/picture.tsx'
import { useLocalized, useText } from '#web/session.tsx'
import { useChatHrefs } from './use-chat-hrefs.ts'

export function PersonCard({ person }: { person: Person }) {
  const { person: words } = useText('shell')
  const localized = useLocalized()
  const { role, line } = person
  const years = countYears(person)
  return (
    <div className="flex flex-wrap gap-4">
      <Face person={person} />
      <div className="min-w-32 flex-1">
        <p className="brand-text text-18">{localized(person.name)}</p>
        <p className="text-15 text-soft">
          {localized(role)}
          {years > 0 && ', '}
          {years > 0 && <span className="inline-block">{words.years(years)}</span>}
        </p>
        <p className="mt-1 text-15">{localized(line)}</p>
      </div>
    </div>
  )
}

function Face({ person: { name, picture } }: { person: Person }) {
  const localized = useLocalized()
  if (picture)
    return (
      <Picture path={picture} alt="" sizes="80px" className="size-20 shrink-0 rounded-full object-cover" />
    )
  return (
    <span
      aria-hidden="true"
      className="brand-text flex size-20 shrink-0 items-center justify-center rounded-full bg-brand text-22 text-on-brand"
    >
      {localized(name).slice(0, 1)}
    </span>
  )
}

/** 0 where the year is unknown, and in the first year. */
const countYears = ({ since }: Person) => (since === undefined ? 0 : Number(getToday().slice(0, 4)) - since)

/** Their own chat, else the agency's; nothing where there is none. */
export function PersonChat({ person }: { person: Person }) {
  const { person: words } = useText('shell')
  const localized = useLocalized()
  const { kakao, whatsapp } = useChatHrefs()
  const href = person.chat ?? kakao ?? whatsapp
  if (!href) return null
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={words.chatWith(localized(person.name))}
      className="button-secondary grow gap-2 text-center"
    >
      <MessageCircle size={20} />
      {words.chat}
    </a>
  )
}
