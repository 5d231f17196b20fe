// The short parts of the editor: title and place, and what the law asks for.
import { useLocalized } from '#web/session.tsx'
import { Field, Select } from '../kit/field.tsx'
import { getFieldLimits } from '../kit/field-limits.ts'
import { useText } from '../kit/use-text.ts'
import { BilingualField } from './bilingual-field.tsx'
import { BilingualList } from './bilingual-list.tsx'
import { type TripContent, type TripDetails, useFieldError } from './use-draft.ts'

export type SectionProps = { content: TripContent; change: (part: Partial<TripContent>) => void }

export function TitleSection({
  content,
  change,
  categories,
}: SectionProps & { categories: TripDetails['categories'] }) {
  const words = useText('trips')
  return (
    <div className="grid gap-4">
      <BilingualField
        field="page_title"
        label={words.fields.page_title}
        value={content.page_title}
        onChange={(page_title) => change({ page_title })}
      />
      <BilingualField
        field="summary"
        label={words.fields.summary}
        value={content.summary}
        onChange={(summary) => change({ summary })}
      />
      <CategoryFields content={content} change={change} categories={categories} />
      <LengthFields content={content} change={change} />
      <div className="grid gap-3 tablet:grid-cols-2">
        <TagsField
          label={words.fields.tags}
          value={content.tag_list}
          onChange={(tag_list) => change({ tag_list })}
        />
        <TagsField
          label={words.fields.tagsEn}
          value={content.tag_list_en}
          onChange={(tag_list_en) => change({ tag_list_en })}
        />
      </div>
      <BilingualList
        field="summary_points"
        label={words.fields.summary_points}
        value={content.summary_points}
        onChange={(summary_points) => change({ summary_points })}
      />
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

function LengthFields({ content, change }: SectionProps) {
  const words = useText('trips')
  return (
    <div className="grid grid-cols-2 gap-3 tablet:grid-cols-4" data-field="days">
      <Field
        label={words.fields.nights}
        type="number"
        {...getFieldLimits('trip.saveDraft', 'content.nights')}
        value={content.nights}
        error={useFieldError('nights')}
        onChange={({ target }) => change({ nights: Number(target.value) })}
      />
      <Field
        label={words.fields.days}
        type="number"
        {...getFieldLimits('trip.saveDraft', 'content.days')}
        value={content.days}
        error={useFieldError('days')}
        onChange={({ target }) => change({ days: Number(target.value) })}
      />
    </div>
  )
}

type TagsProps = { label: string; value: readonly string[]; onChange: (tags: string[]) => void }

/** Typed as one line; what stands between commas is a tag. */
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
                .map((tag) => tag.trim().slice(0, 30))
                .filter(Boolean),
            ),
          ].slice(0, 10),
        )
      }
    />
  )
}

export function LegalSection({ content, change }: SectionProps) {
  const words = useText('trips')
  const { shopping_visits } = content
  return (
    <div className="grid gap-4">
      <div className="grid gap-3 tablet:grid-cols-3">
        <DestinationFields content={content} change={change} />
        <div data-field="shopping_visits">
          <Field
            label={words.fields.shopping_visits}
            type="number"
            {...getFieldLimits('trip.saveDraft', 'content.shopping_visits')}
            value={shopping_visits ?? ''}
            error={useFieldError('shopping_visits')}
            onChange={({ target }) =>
              change({ shopping_visits: target.value === '' ? null : Number(target.value) })
            }
          />
        </div>
      </div>
      <BilingualField
        field="guide_fee"
        label={words.fields.guide_fee}
        value={content.guide_fee}
        onChange={(guide_fee) => change({ guide_fee })}
      />
      <BilingualField
        field="meeting_point"
        label={words.fields.meeting_point}
        value={content.meeting_point}
        onChange={(meeting_point) => change({ meeting_point })}
      />
      <BilingualField
        field="airline"
        label={words.fields.airline}
        value={content.airline}
        onChange={(airline) => change({ airline })}
      />
    </div>
  )
}

/** Where it goes, and how dangerous it is there: only abroad has an alert. */
function DestinationFields({ content: { destination, travel_alert }, change }: SectionProps) {
  const words = useText('trips')
  return (
    <>
      <div data-field="destination">
        <Select
          label={words.fields.destination}
          value={destination ?? ''}
          error={useFieldError('destination')}
          choices={(['', 'domestic', 'overseas'] as const).map((value) => ({
            value,
            name: words.destinations[value],
          }))}
          onChange={({ target }) => {
            const chosen = (['domestic', 'overseas'] as const).find((each) => each === target.value) ?? null
            change({ destination: chosen, travel_alert: chosen === 'overseas' ? travel_alert : null })
          }}
        />
      </div>
      <div data-field="travel_alert">
        <Select
          label={words.fields.travel_alert}
          value={travel_alert ?? ''}
          disabled={destination !== 'overseas'}
          error={useFieldError('travel_alert')}
          choices={[
            { value: '', name: words.chooseAlert },
            ...words.alerts.map((name, level) => ({ value: String(level), name })),
          ]}
          onChange={({ target }) =>
            change({ travel_alert: target.value === '' ? null : Number(target.value) })
          }
        />
      </div>
    </>
  )
}
