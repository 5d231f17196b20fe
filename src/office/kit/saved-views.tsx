// A list as one likes to see it, under a name: kept for the person, at this agency, on every device.
import { type FormEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { viewsMost } from '#limits/display.ts'
import { type Api, useApi } from '#office/api.ts'
import { X } from '#ui/icons.ts'
import { Problem } from '#ui/problem.tsx'
import { useCall } from '#web/use-call.ts'
import { Field } from './field.tsx'
import { Menu } from './menu.tsx'
import { useToast } from './toast.tsx'
import { useCallForm } from './use-call-form.ts'
import { useSave } from './use-save.ts'
import { useText } from './use-text.ts'

type SavedView = Awaited<ReturnType<Api['staff']['views']>>['list'][number]

/** `list`: the name under which its views are stored. */
export function SavedViews({ list }: { list: string }) {
  const { views: words } = useText('kit')
  const [search] = useSearchParams()
  const { views, reload, saveView, remove, saving, problem } = useSavedViews(list)
  const now = toViewQuery(search)
  const form = useCallForm({
    call: ({ staff }) => staff.saveView,
    toInput: ({ name }) => ({ list, name, query: now }),
    send: (input) => saveView(input),
  })
  async function submitAndEmpty(event: FormEvent<HTMLFormElement>): Promise<void> {
    const element = event.currentTarget
    if (await form.submit(event)) element.reset()
    reload()
  }
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
        <form className="grid gap-2 border-line border-t pt-2" onSubmit={submitAndEmpty}>
          <Field label={words.name} {...form.bind('name')} required />
          <button type="submit" className="button-secondary justify-self-start" disabled={form.sending}>
            {words.saveView}
          </button>
        </form>
      )}
      <Problem>{form.problem || problem}</Problem>
    </Menu>
  )
}

const noViews: readonly SavedView[] = []

/** A saved view does not remember the page: it begins at the first. */
function toViewQuery(search: URLSearchParams): string {
  const isViewSaved = new URLSearchParams(search)
  isViewSaved.delete('page')
  return isViewSaved.toString()
}

function useSavedViews(list: string) {
  const { views: words } = useText('kit')
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem } = useSave()
  const [changes, setChanges] = useState(0)
  // Read when the list is opened, and after each change. Where that fails, the list is there without them.
  const { answer } = useCall(`${list} ${changes}`, () => api.staff.views({ list }), { keepsPrevious: true })
  const reload = () => setChanges((before) => before + 1)
  async function saveView(view: Parameters<Api['staff']['saveView']>[0]): Promise<void> {
    await api.staff.saveView(view)
    toast(words.viewSaved(view.name))
  }
  async function remove({ id, name, query }: SavedView): Promise<void> {
    if (await save(() => api.staff.removeView({ id })))
      toast(words.removed(name), () => void save(() => saveView({ list, name, query })).then(reload))
    reload()
  }
  return { views: answer?.list ?? noViews, reload, saveView, remove, saving, problem }
}
