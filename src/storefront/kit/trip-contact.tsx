// The contact of a trip: their card, and the chat and telephone to reach them.
import type { Person } from '#lib/home-section.ts'
import { Phone } from '#ui/icons.ts'
import { NonBreakingText } from '#ui/non-breaking-text.tsx'
import { useLocalized, useText } from '#web/session.tsx'
import { PersonCard, PersonChat } from './person-card.tsx'
import { usePhone } from './use-phone.ts'
import { useSite } from './use-site.ts'

export function TripContact({ person }: { person: Person }) {
  const { person: words } = useText('shell')
  const localized = useLocalized()
  const hours = localized(useSite()?.info?.operating_time)
  const { phone, callHref } = usePhone()
  return (
    <div className="grid gap-4">
      <PersonCard person={person} />
      <div className="flex max-w-md flex-wrap gap-2 empty:hidden">
        <PersonChat person={person} />
        {phone && (
          <a href={callHref} aria-label={words.call(phone)} className="button-secondary gap-2 grow">
            <Phone size={20} />
            <span className="money whitespace-nowrap">{phone}</span>
          </a>
        )}
      </div>
      {hours && (
        <p className="text-13 text-soft">
          <NonBreakingText>{hours}</NonBreakingText>
        </p>
      )}
    </div>
  )
}
