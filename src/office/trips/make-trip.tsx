// A new trip, by what it cannot be without; everything else is written in the editor.
import { Link, useNavigate, useParams } from 'react-router'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useSay, useSession } from '#web/session.tsx'
import { type Api, useApi } from '../api.ts'
import { Choose, Field } from '../kit/field.tsx'
import { limitsOf } from '../kit/limits-of.ts'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'

type Categories = Awaited<ReturnType<Api['trip']['trips']>>['categories']
type Props = { categories: Categories; onClose: () => void }

export function MakeTrip({ categories, onClose }: Props) {
  const words = useOffice('trips')
  const { agency = '' } = useParams()
  return (
    <Dialog title={words.make} onClose={onClose}>
      {categories.length === 0 ? (
        <>
          <p className="text-15">{words.categoryFirst}</p>
          <Link to={`/${agency}/categories`} className="act-main justify-self-end">
            {words.toCategories}
          </Link>
        </>
      ) : (
        <MakeForm {...{ categories }} />
      )}
    </Dialog>
  )
}

const usual = { nights: 3, days: 5 }

function MakeForm({ categories }: { categories: Categories }) {
  const words = useOffice('trips')
  const say = useSay()
  const { make, saving, problem, wrong } = useMake()
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void make(new FormData(event.currentTarget))
      }}
    >
      <Field
        name="title"
        label={words.fields.page_title}
        {...limitsOf('trip.createTrip', 'page_title.ko')}
        error={wrong.page_title}
        required
        autoFocus
      />
      <Choose
        name="category"
        label={words.category}
        error={wrong.tour_category_id}
        choices={categories.map(({ id, name }) => ({ value: String(id), name: say(name) }))}
        required
      />
      <div className="grid grid-cols-2 gap-3">
        {(['nights', 'days'] as const).map((name) => (
          <Field
            key={name}
            name={name}
            label={words.fields[name]}
            type="number"
            {...limitsOf('trip.createTrip', name)}
            defaultValue={usual[name]}
            error={wrong[name]}
            required
          />
        ))}
      </div>
      <Problem>{problem}</Problem>
      <button type="submit" className="act-main justify-self-end" disabled={saving}>
        {words.makeNow}
      </button>
    </form>
  )
}

function useMake() {
  const api = useApi()
  const navigate = useNavigate()
  const { agency = '' } = useParams()
  const { language } = useSession()
  const { save, saving, problem, wrong } = useSave()
  async function make(form: FormData): Promise<void> {
    const title = String(form.get('title') ?? '')
    let made = ''
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
      made = trip.package_code
    })
    if (isDone) void navigate(`/${agency}/trips/${made}`)
  }
  return { make, saving, problem, wrong }
}
