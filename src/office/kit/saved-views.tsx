// A list as one likes to see it, under a name: kept for the person, at this agency, on every device.
import { type FormEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { viewsMost } from '#limits/display.ts'
import { X } from '#ui/icons.ts'
import { Problem } from '#ui/problem.tsx'
import { useCall } from '#web/use-call.ts'
import { type Api, useApi } from '../api.ts'
import { Field } from './field.tsx'
import { getFieldLimits } from './field-limits.ts'
import { Menu } from './menu.tsx'
import { useToast } from './toast.tsx'
import { useSave } from './use-save.ts'
import { useText } from './use-text.ts'

type SavedView = Awaited<ReturnType<Api['staff']['views']>>['list'][number]

/** `list`: the name under which its views are kept. */
export function SavedViews({ list }: { list: string }) {
  const { views: words } = useText('kit')
  const [search] = useSearchParams()
  const { views, saveView, remove, saving, problem, wrong } = useSavedViews(list)
  const now = toViewQuery(search)
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
            void saveView(String(new FormData(form).get('name')), now).then(
              (isViewSaved) => isViewSaved && form.reset(),
            )
          }}
        >
          <Field
            name="name"
            label={words.name}
            error={wrong.name}
            {...getFieldLimits('staff.saveView', 'name')}
            required
          />
          <button type="submit" className="button-secondary justify-self-start" disabled={saving}>
            {words.saveView}
          </button>
        </form>
      )}
      <Problem>{problem}</Problem>
    </Menu>
  )
}

const noViews: readonly SavedView[] = []

/** A view begins at its first page. */
function toViewQuery(search: URLSearchParams): string {
  const isViewSaved = new URLSearchParams(search)
  isViewSaved.delete('page')
  return isViewSaved.toString()
}

function useSavedViews(list: string) {
  const { views: words } = useText('kit')
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem, wrong } = useSave()
  const [changes, setChanges] = useState(0)
  // Read when the list is opened, and after each change. Where that fails, the list is there without them.
  const { answer } = useCall(`${list} ${changes}`, () => api.staff.views({ list }), { keepsPrevious: true })
  const reload = () => setChanges((before) => before + 1)
  async function saveView(name: string, query: string): Promise<boolean> {
    const isSaved = await save(() => api.staff.saveView({ list, name, query }))
    if (isSaved) toast(words.viewSaved(name))
    reload()
    return isSaved
  }
  async function remove({ id, name, query }: SavedView): Promise<void> {
    if (await save(() => api.staff.removeView({ id })))
      toast(words.removed(name), () => void saveView(name, query))
    reload()
  }
  return { views: answer?.list ?? noViews, saveView, remove, saving, problem, wrong }
}
