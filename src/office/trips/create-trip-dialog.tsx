// Creates a trip from the fields it needs; everything else is written in the editor.

import { type Api, useApi } from '#office/api.ts'
import { Field, Select } from '#office/kit/field.tsx'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { OfficeLink, useOfficeNavigate } from '#office/kit/office-link.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useLocalized, useSession } from '#web/session.tsx'

type Categories = Awaited<ReturnType<Api['trip']['trips']>>['categories']
type Props = { categories: Categories; onClose: () => void }

export function CreateTripDialog({ categories, onClose }: Props) {
  const words = useText('trips')
  return (
    <Dialog title={words.make} onClose={onClose}>
      {categories.length === 0 ? (
        <>
          <p className="text-15">{words.categoryFirst}</p>
          <OfficeLink to="/categories" className="button-primary justify-self-end">
            {words.toCategories}
          </OfficeLink>
        </>
      ) : (
        <CreateTripForm categories={categories} />
      )}
    </Dialog>
  )
}

const defaultLength = { nights: 3, days: 5 }

function CreateTripForm({ categories }: { categories: Categories }) {
  const words = useText('trips')
  const localized = useLocalized()
  const api = useApi()
  const navigate = useOfficeNavigate()
  const { language } = useSession()
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ trip }) => trip.createTrip,
    toInput: ({ page_title, tour_category_id, days, nights }) => ({
      page_title: { ko: '', en: '', [language]: page_title },
      tour_category_id: Number(tour_category_id),
      days: Number(days),
      nights: Number(nights),
    }),
    send: (input, sending) => api.trip.createTrip(input, sending),
    onSaved: ({ package_code }) => void navigate(`/trips/${package_code}`),
  })
  return (
    <form className="grid gap-3" onSubmit={submit}>
      <Field
        {...bind('page_title')}
        label={words.fields.page_title}
        {...getFieldLimits('trip.createTrip', 'page_title.ko')}
        required
        autoFocus
      />
      <Select
        {...bind('tour_category_id')}
        label={words.category}
        choices={categories.map(({ id, name }) => ({ value: String(id), name: localized(name) }))}
        required
      />
      <div className="grid grid-cols-2 gap-3">
        {(['nights', 'days'] as const).map((name) => (
          <Field
            key={name}
            {...bind(name)}
            label={words.fields[name]}
            type="number"
            {...getFieldLimits('trip.createTrip', name)}
            defaultValue={defaultLength[name]}
            required
          />
        ))}
      </div>
      <Problem>{problem}</Problem>
      <button type="submit" className="button-primary justify-self-end" disabled={sending}>
        {words.makeNow}
      </button>
    </form>
  )
}
