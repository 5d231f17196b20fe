// A list as one likes to see it, under a name: kept for the person, at this agency, on every device.
import { type FormEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { viewsMost } from '#limits/shown.ts'
import { X } from '#ui/icons.ts'
import { Problem } from '#ui/problem.tsx'
import { useCall } from '#web/use-call.ts'
import { type Api, useApi } from '../api.ts'
import { Field } from './field.tsx'
import { limitsOf } from './limits-of.ts'
import { Menu } from './menu.tsx'
import { useTell } from './toast.tsx'
import { useSave } from './use-save.ts'
import { useOffice } from './use-words.ts'

type View = Awaited<ReturnType<Api['staff']['views']>>['list'][number]

/** `list`: the name under which its views are kept. */
export function SavedViews({ list }: { list: string }) {
  const { views: words } = useOffice('kit')
  const [search] = useSearchParams()
  const { views, keep, remove, saving, problem, wrong } = useViews(list)
  const now = queryOf(search)
  return (
    <Menu title={words.title} className="w-72 gap-2 p-3">
      <ul className="grid gap-1 empty:hidden">
        {views.map((view) => (
          <li key={view.id} className="flex items-center gap-1">
            <Link
              to={`?${view.query}`}
              aria-current={view.query === now ? 'true' : undefined}
              className="min-w-0 grow truncate rounded-lg px-2 py-2.5 text-15 hover:bg-wash mouse:py-2 aria-[current]:bg-brand-50 aria-[current]:font-semibold aria-[current]:text-brand-700"
            >
              {view.name}
            </Link>
            <button
              type="button"
              className="icon-button mouse:size-9"
              aria-label={words.remove(view.name)}
              disabled={saving}
              onClick={() => void remove(view)}
            >
              <X size={16} />
            </button>
          </li>
        ))}
      </ul>
      {views.length === 0 && <p className="text-13 text-soft">{words.none}</p>}
      {views.length < viewsMost && (
        <form
          className="grid gap-2 border-line border-t pt-2"
          onSubmit={(event: FormEvent<HTMLFormElement>) => {
            event.preventDefault()
            const form = event.currentTarget
            void keep(String(new FormData(form).get('name')), now).then((kept) => kept && form.reset())
          }}
        >
          <Field
            name="name"
            label={words.name}
            error={wrong.name}
            {...limitsOf('staff.saveView', 'name')}
            required
          />
          <button type="submit" className="act justify-self-start" disabled={saving}>
            {words.keep}
          </button>
        </form>
      )}
      <Problem>{problem}</Problem>
    </Menu>
  )
}

const none: readonly View[] = []

/** A view begins at its first page. */
function queryOf(search: URLSearchParams): string {
  const kept = new URLSearchParams(search)
  kept.delete('page')
  return kept.toString()
}

function useViews(list: string) {
  const { views: words } = useOffice('kit')
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem, wrong } = useSave()
  const [changes, setChanges] = useState(0)
  // Read when the list is opened, and after each change. Where that fails, the list is there without them.
  const { answer } = useCall(`${list} ${changes}`, () => api.staff.views({ list }), { keepsOld: true })
  const read = () => setChanges((before) => before + 1)
  async function keep(name: string, query: string): Promise<boolean> {
    const isKept = await save(() => api.staff.saveView({ list, name, query }))
    if (isKept) tell(words.kept(name))
    read()
    return isKept
  }
  async function remove({ id, name, query }: View): Promise<void> {
    if (await save(() => api.staff.removeView({ id })))
      tell(words.removed(name), () => void keep(name, query))
    read()
  }
  return { views: answer?.list ?? none, keep, remove, saving, problem, wrong }
}
