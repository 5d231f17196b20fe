// A new trip, by what it cannot be without; everything else is written in the editor.
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useLocalized, useSession } from '#web/session.tsx'
import { type Api, useApi } from '../api.ts'
import { Field, Select } from '../kit/field.tsx'
import { getFieldLimits } from '../kit/field-limits.ts'
import { OfficeLink, useOfficeNavigate } from '../kit/office-link.tsx'
import { useSave } from '../kit/use-save.ts'
import { useText } from '../kit/use-text.ts'

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
  const { createTrip, saving, problem, wrong } = useCreateTrip()
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void createTrip(new FormData(event.currentTarget))
      }}
    >
      <Field
        name="title"
        label={words.fields.page_title}
        {...getFieldLimits('trip.createTrip', 'page_title.ko')}
        error={wrong.page_title}
        required
        autoFocus
      />
      <Select
        name="category"
        label={words.category}
        error={wrong.tour_category_id}
        choices={categories.map(({ id, name }) => ({ value: String(id), name: localized(name) }))}
        required
      />
      <div className="grid grid-cols-2 gap-3">
        {(['nights', 'days'] as const).map((name) => (
          <Field
            key={name}
            name={name}
            label={words.fields[name]}
            type="number"
            {...getFieldLimits('trip.createTrip', name)}
            defaultValue={defaultLength[name]}
            error={wrong[name]}
            required
          />
        ))}
      </div>
      <Problem>{problem}</Problem>
      <button type="submit" className="button-primary justify-self-end" disabled={saving}>
        {words.makeNow}
      </button>
    </form>
  )
}

function useCreateTrip() {
  const api = useApi()
  const navigate = useOfficeNavigate()
  const { language } = useSession()
  const { save, saving, problem, wrong } = useSave()
  async function createTrip(form: FormData): Promise<void> {
    const title = String(form.get('title') ?? '')
    let createdCode = ''
    const isDone = await save(async (sending) => {
      const trip = await api.trip.createTrip(
        {
          page_title: { ko: '', en: '', [language]: title },
          tour_category_id: Number(form.get('category')),
          days: Number(form.get('days')),
          nights: Number(form.get('nights')),
        },
        sending,
      )
      createdCode = trip.package_code
    })
    if (isDone) void navigate(`/trips/${createdCode}`)
  }
  return { createTrip, saving, problem, wrong }
}
