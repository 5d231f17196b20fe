// Which trips a section shows: picked ones, or those of a rule.
import { type ReactNode, useState } from 'react'
import type { LocalizedText } from '#i18n/language.ts'
import { type HomeSection, type SectionByKind, tripChoices, tripShapes } from '#lib/home-section.ts'
import { homeLimits, typingPause_ms } from '#limits/display.ts'
import { useApi } from '#office/api.ts'
import { Field, Select } from '#office/kit/field.tsx'
import { useText } from '#office/kit/use-text.ts'
import { Plus } from '#ui/more-icons.ts'
import { useLocalized } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'
import { ItemList } from './item-list.tsx'

export type CategoryChoice = { tour_category_id: number; tour_category_name: LocalizedText }
type TripsSection = SectionByKind<'trips'>
type Props = {
  section: TripsSection
  categories: readonly CategoryChoice[]
  onChange: (section: HomeSection) => void
}

export function TripsFields({ section, categories, onChange }: Props) {
  const { home: words } = useText('look')
  const localized = useLocalized()
  const { by, of, shape, codes = [] } = section
  function choose(value: string): void {
    const source = tripChoices.find((each) => each === value)
    if (!source) return
    const first = source === 'category' ? String(categories[0]?.tour_category_id ?? '') : ''
    onChange({ ...section, by: source, of: source === 'category' || source === 'tag' ? first : null })
  }
  return (
    <>
      <Select
        label={words.source}
        choices={tripChoices.map((value) => ({ value, name: words.sources[value] }))}
        value={by}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {by === 'picked' && (
        <PickedTrips codes={codes} onChange={(picked) => onChange({ ...section, codes: picked })} />
      )}
      {by === 'category' && (
        <Select
          label={words.category}
          choices={categories.map(({ tour_category_id, tour_category_name }) => ({
            value: String(tour_category_id),
            name: localized(tour_category_name),
          }))}
          value={of ?? ''}
          onChange={({ currentTarget }) => onChange({ ...section, of: currentTarget.value })}
        />
      )}
      {by === 'tag' && (
        <Field
          label={words.tag}
          value={of ?? ''}
          maxLength={50}
          onChange={({ currentTarget }) => onChange({ ...section, of: currentTarget.value })}
        />
      )}
      <Select
        label={words.shape}
        choices={tripShapes.map((value) => ({ value, name: words.shapes[value] }))}
        value={shape}
        onChange={({ currentTarget: { value } }) => {
          const next = tripShapes.find((each) => each === value)
          if (next) onChange({ ...section, shape: next })
        }}
      />
    </>
  )
}

type PickedTripsProps = {
  codes: readonly string[]
  most?: number
  onChange: (codes: string[]) => void
  /** What is said of each. */
  children?: ((code: string) => ReactNode) | undefined
}

export function PickedTrips({ codes, most = homeLimits.trips, onChange, children }: PickedTripsProps) {
  const { home: words } = useText('look')
  const localized = useLocalized()
  const api = useApi()
  const [query, setQuery] = useState('')
  const { answer } = useCall(
    `trips ${query}`,
    () => api.trip.trips({ state: 'on_sale', ...(query && { query }), page_size: 8 }),
    { delay_ms: query ? typingPause_ms : 0, keepsPrevious: true },
  )
  const found = answer?.list.filter(({ package_code }) => !codes.includes(package_code)) ?? []
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-medium text-13 text-soft">{words.trips}</legend>
      {codes.length === 0 && <p className="text-15 text-soft">{words.noTrips}</p>}
      <PickedList codes={codes} onChange={onChange}>
        {children}
      </PickedList>
      {codes.length < most && (
        <>
          <Field
            label={words.findTrip}
            type="search"
            value={query}
            onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          />
          <ul className="grid gap-1">
            {found.slice(0, 5).map(({ package_code, page_title }) => (
              <li key={package_code}>
                <button
                  type="button"
                  className="flex min-h-11 w-full items-center gap-2 rounded-lg px-2 text-left text-15 mouse:min-h-9 hover:bg-wash"
                  aria-label={words.addTrip(localized(page_title))}
                  onClick={() => onChange([...codes, package_code])}
                >
                  <Plus size={16} className="shrink-0" />
                  <span className="truncate">{localized(page_title)}</span>
                  <span className="ml-auto text-13 text-soft">{package_code}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </fieldset>
  )
}

/** Shows the picked trips by their titles, in their order. */
function PickedList({ codes, onChange, children }: Omit<PickedTripsProps, 'most'>) {
  const { home: words } = useText('look')
  const localized = useLocalized()
  const api = useApi()
  const titles = useCall(
    codes.length > 0 ? `picked ${codes.join()}` : undefined,
    () => loadTitles(api, codes),
    {
      keepsPrevious: true,
    },
  ).answer
  const nameOf = (at: number) => localized(titles?.get(codes[at - 1] ?? '')) || (codes[at - 1] ?? '')
  return (
    <ItemList
      items={codes}
      most={codes.length}
      nameOf={nameOf}
      addLabel={words.addItem}
      create={() => ''}
      onChange={onChange}
    >
      {(code) => children?.(code)}
    </ItemList>
  )
}

/** A trip is found by its code as well as by its title. */
async function loadTitles(api: ReturnType<typeof useApi>, codes: readonly string[]) {
  const answers = await Promise.all(codes.map((query) => api.trip.trips({ query, page_size: 3 })))
  const trips = answers.flatMap(({ list }) => list)
  return new Map(trips.map(({ package_code, page_title }) => [package_code, page_title]))
}
