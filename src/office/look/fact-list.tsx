// Columns that say something of each trip: a first tee, a host, a height. Of a list, or of dates.
import type { LocalizedText } from '#i18n/language.ts'
import type { TripFact } from '#lib/home-section.ts'
import { homeLimits } from '#limits/display.ts'
import { useText } from '#office/kit/use-text.ts'
import { ItemList } from './item-list.tsx'
import { PickedTrips } from './trips-fields.tsx'
import { WordsField } from './words-field.tsx'

type Props = { facts: readonly TripFact[]; path: string; onChange: (facts: TripFact[]) => void }
const empty: LocalizedText = { ko: '', en: '' }

export function FactList({ facts, path, onChange }: Props) {
  const { notes: words } = useText('look')
  return (
    <ItemList
      items={facts}
      most={homeLimits.columns}
      nameOf={words.fact}
      addLabel={words.addFact}
      create={(): TripFact => ({ label: empty, of: {} })}
      onChange={onChange}
    >
      {(fact, at, update) => (
        <>
          <WordsField
            label={words.label}
            value={fact.label}
            path={`${path}.${at}.label`}
            onChange={(label) => update({ ...fact, label })}
          />
          <PickedTrips
            codes={Object.keys(fact.of)}
            most={homeLimits.notedTrips}
            onChange={(codes) => update({ ...fact, of: pickNotes(codes, fact.of, empty) })}
          >
            {(code) => (
              <WordsField
                label={words.value}
                value={fact.of[code] ?? empty}
                path={`${path}.${at}.of.${code}`}
                onChange={(said) => update({ ...fact, of: { ...fact.of, [code]: said } })}
              />
            )}
          </PickedTrips>
        </>
      )}
    </ItemList>
  )
}

/** What was said of these trips; of a new one `usual`. */
export const pickNotes = <Note,>(codes: readonly string[], of: Readonly<Record<string, Note>>, usual: Note) =>
  Object.fromEntries(codes.map((code) => [code, of[code] ?? usual]))
