// The nationality in a row of passports: that it is missing, or what was opened, and entering it.

import { formatNationality } from '#lib/nationalities.ts'
import { Badge } from '#office/kit/badge.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useSession } from '#web/session.tsx'

type Holder = { name: string; lacks_nationality: boolean }
type Props<Person> = {
  person: Person
  /** Once the passport was opened. */
  nationality: string | null | undefined
  onState: ((person: Person) => void) | undefined
}

/** Nothing before the passport is opened, but that nobody has said it. */
export function Nationality<Person extends Holder>({ person, nationality, onState }: Props<Person>) {
  const { passportTable: words, unnamed } = useText('travellers')
  const { language } = useSession()
  if (!nationality && !person.lacks_nationality) return null
  return (
    <span className="block text-13">
      {nationality ? (
        formatNationality(nationality, language)
      ) : (
        <Badge tone="warn">{words.lacksNationality}</Badge>
      )}
      {onState && (
        <button
          type="button"
          aria-label={words.enterNationalityOf(person.name || unnamed)}
          className="ml-2 min-h-11 mouse:min-h-9 underline underline-offset-4"
          onClick={() => onState(person)}
        >
          {nationality ? words.correct : words.enterNationality}
        </button>
      )}
    </span>
  )
}
