// The choice of companions: readers look for people who travel as they do. It is optional.
import type { Companion } from '#domain/catalog/companion.ts'
import { companions } from '#domain/catalog/companions.ts'
import { useText } from '#web/session.tsx'

export function CompanionChoice({ chosen }: { chosen?: Companion | null }) {
  const { review: words } = useText('booking')
  const { companions: names } = useText('review')
  return (
    <fieldset>
      <legend className="mb-2 text-15">{words.booker}</legend>
      <div className="flex flex-wrap gap-2">
        {companions.map((who) => (
          <label key={who} className="radio-chip">
            <input type="radio" name="who" value={who} defaultChecked={who === chosen} />
            {names[who]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
