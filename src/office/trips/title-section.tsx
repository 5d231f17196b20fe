// The first part of the editor: title, place and tags.
import { listFields } from '#domain/catalog/trip-fields.ts'
import { tripLetters } from '#limits/trade.ts'
import { tripLimits } from '#limits/trip.ts'
import { Field, Select } from '#office/kit/field.tsx'
import { useFieldError } from '#office/kit/use-autosave.ts'
import { useText } from '#office/kit/use-text.ts'
import { useSiteLanguages } from '#office/shell/me.ts'
import { useLocalized } from '#web/session.tsx'
import { type SectionProps, TripField } from './trip-field.tsx'
import type { TripDetails } from './use-trip-draft.ts'

export function TitleSection({
  content,
  change,
  categories,
}: SectionProps & { categories: TripDetails['categories'] }) {
  const words = useText('trips')
  const languages = useSiteLanguages()
  const tagNames = listFields('kind', 'tags').filter((name) =>
    languages.includes(name.endsWith('_en') ? 'en' : 'ko'),
  )
  return (
    <div className="grid gap-4">
      <TripField name="page_title" content={content} change={change} />
      <TripField name="summary" content={content} change={change} />
      <CategoryFields content={content} change={change} categories={categories} />
      <div className="grid grid-cols-2 gap-3 tablet:grid-cols-4">
        <TripField name="nights" content={content} change={change} />
        <TripField name="days" content={content} change={change} />
      </div>
      <div className="grid gap-3 tablet:grid-cols-2">
        {tagNames.map((name) => (
          <TagsField
            key={name}
            label={tagNames.length > 1 ? words.fields[name] : words.tags}
            value={content[name]}
            onChange={(tags) => change({ [name]: tags })}
          />
        ))}
      </div>
      <TripField name="summary_points" content={content} change={change} />
    </div>
  )
}

function CategoryFields({
  content,
  change,
  categories,
}: SectionProps & { categories: TripDetails['categories'] }) {
  const words = useText('trips')
  const localized = useLocalized()
  const none = { value: '', name: words.noArea }
  const choices = (nodes: readonly { id: number; name: { ko: string; en: string } }[]) =>
    nodes.map(({ id, name }) => ({ value: String(id), name: localized(name) }))
  const areas = categories.find(({ id }) => id === content.tour_category_id)?.areas ?? []
  const details = areas.find(({ id }) => id === content.tour_area_id)?.details ?? []
  const toId = (value: string) => (value ? Number(value) : null)
  return (
    <div className="grid gap-3 tablet:grid-cols-3" data-field="tour_category_id">
      <Select
        label={words.category}
        value={content.tour_category_id}
        error={useFieldError('tour_category_id')}
        choices={choices(categories)}
        onChange={({ target }) =>
          change({
            tour_category_id: Number(target.value),
            tour_area_id: null,
            tour_area_detail_id: null,
          })
        }
      />
      <Select
        label={words.area}
        value={content.tour_area_id ?? ''}
        error={useFieldError('tour_area_id')}
        choices={[none, ...choices(areas)]}
        onChange={({ target }) => change({ tour_area_id: toId(target.value), tour_area_detail_id: null })}
      />
      <Select
        label={words.detail}
        value={content.tour_area_detail_id ?? ''}
        error={useFieldError('tour_area_detail_id')}
        choices={[none, ...choices(details)]}
        onChange={({ target }) => change({ tour_area_detail_id: toId(target.value) })}
      />
    </div>
  )
}

type TagsProps = { label: string; value: readonly string[]; onChange: (tags: string[]) => void }

/** Typed as one line; commas separate the tags. */
function TagsField({ label, value, onChange }: TagsProps) {
  const words = useText('trips')
  return (
    <Field
      label={label}
      hint={words.fields.tagsHint}
      defaultValue={value.join(', ')}
      onChange={({ target }) =>
        onChange(
          [
            ...new Set(
              target.value
                .split(/[,#]/)
                .map((tag) => tag.trim().slice(0, tripLetters.tag))
                .filter(Boolean),
            ),
          ].slice(0, tripLimits.tags),
        )
      }
    />
  )
}
