// The part of the editor that the law asks for: destination, travel alert and what is to be told.
import { hasProperty, listFields, type TripFieldName } from '#domain/catalog/trip-fields.ts'
import { Select } from '#office/kit/field.tsx'
import { useFieldError } from '#office/kit/use-autosave.ts'
import { useText } from '#office/kit/use-text.ts'
import { type SectionProps, TripField } from './trip-field.tsx'

export default function LegalSection({ content, change }: SectionProps) {
  const isWide = (name: TripFieldName) => hasProperty(name, 'kind', ['optionalText'])
  const fields = listFields('section', 'law')
  return (
    <div className="grid gap-4">
      <div className="grid gap-3 tablet:grid-cols-3">
        <DestinationFields content={content} change={change} />
        {fields.map(
          (name) => !isWide(name) && <TripField key={name} name={name} content={content} change={change} />,
        )}
      </div>
      {fields.map(
        (name) => isWide(name) && <TripField key={name} name={name} content={content} change={change} />,
      )}
    </div>
  )
}

/** Where it goes, and how dangerous it is there: only abroad has an alert. */
function DestinationFields({ content, change }: SectionProps) {
  const words = useText('trips')
  const { destination, travel_alert } = content
  return (
    <>
      <TripField
        name="destination"
        content={content}
        change={({ destination: chosen = null }) =>
          change({ destination: chosen, travel_alert: chosen === 'overseas' ? travel_alert : null })
        }
      />
      <div data-field="travel_alert">
        <Select
          label={words.fields.travel_alert}
          value={travel_alert ?? ''}
          disabled={destination !== 'overseas'}
          error={useFieldError('travel_alert')}
          choices={[
            { value: '', name: words.choose },
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
