// With whom one travelled: readers look for those who travel as they do. Nobody has to say it.
import type { Who } from '#domain/catalog/who.ts'
import { whos } from '#domain/catalog/whos.ts'
import { useWords } from '#web/session.tsx'

export function WhoChoice({ chosen }: { chosen?: Who | null }) {
  const { review: words } = useWords('booking')
  const { whos: names } = useWords('review')
  return (
    <fieldset>
      <legend className="mb-2 text-15">{words.who}</legend>
      <div className="flex flex-wrap gap-2">
        {whos.map((who) => (
          <label key={who} className="pick">
            <input type="radio" name="who" value={who} defaultChecked={who === chosen} />
            {names[who]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
