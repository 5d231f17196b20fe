// Adding a category, an area or a sub-area, and changing one.
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useSay } from '#web/session.tsx'
import type { Words } from '#words/language.ts'
import { useApi } from '../api.ts'
import { Field } from '../kit/field.tsx'
import { limitsOf } from '../kit/limits-of.ts'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import type { Level, Node } from './nodes.ts'

const namesIn = (form: HTMLFormElement): Words => {
  const of = new FormData(form)
  return { ko: String(of.get('ko') ?? ''), en: String(of.get('en') ?? '') }
}

function Names({ name, error }: { name?: Words; error: string | undefined }) {
  const words = useOffice('categories')
  const { languages, inLanguage } = useOffice('trips')
  return (
    <div className="grid gap-3 tablet:grid-cols-2">
      <Field
        name="ko"
        label={inLanguage(words.name, languages.ko)}
        defaultValue={name?.ko}
        {...limitsOf('category.changeCategory', 'name.ko')}
        error={error}
        autoFocus
      />
      <Field
        name="en"
        label={inLanguage(words.name, languages.en)}
        defaultValue={name?.en}
        {...limitsOf('category.changeCategory', 'name.en')}
      />
    </div>
  )
}

type Adding = { level: Level; parent: Node | null; onClose: () => void }

export function AddNode({ level, parent, onClose }: Adding) {
  const words = useOffice('categories')
  const say = useSay()
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem, wrong } = useSave()
  return (
    <Dialog title={parent ? words.addInto(say(parent.name)) : words.addCategory} onClose={onClose}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const name = namesIn(event.currentTarget)
          const add = save((sending) =>
            api.category.addCategory({ level, parent: parent?.id ?? null, name }, sending),
          )
          void add.then((isDone) => {
            if (!isDone) return
            tell(words.added)
            onClose()
          })
        }}
      >
        <Names error={wrong.name} />
        <Problem>{problem}</Problem>
        <button type="submit" className="act-main justify-self-end" disabled={saving}>
          {words.add}
        </button>
      </form>
    </Dialog>
  )
}

export function EditNode({ node, onClose }: { node: Node; onClose: () => void }) {
  const words = useOffice('categories')
  const say = useSay()
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem, wrong } = useSave()
  const { level, id, revision } = node
  async function end(sent: Promise<boolean>, said: string): Promise<void> {
    if (!(await sent)) return
    tell(said)
    onClose()
  }
  return (
    <Dialog title={words.edit(say(node.name))} onClose={onClose}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const name = namesIn(event.currentTarget)
          const column = Number(new FormData(event.currentTarget).get('column')) || undefined
          void end(
            save(() => api.category.changeCategory({ level, id, revision, name, column })),
            words.changed,
          )
        }}
      >
        <Names name={node.name} error={wrong.name} />
        {level === 'area' && (
          <Field
            name="column"
            type="number"
            {...limitsOf('category.changeCategory', 'column')}
            label={words.column}
            defaultValue={node.column}
            error={wrong.column}
          />
        )}
        <Problem>{problem}</Problem>
        <NodeEnds
          saving={saving}
          onRemove={() =>
            void end(
              save(() => api.category.deleteCategory({ level, id })),
              words.removed,
            )
          }
        />
      </form>
    </Dialog>
  )
}

function NodeEnds({ saving, onRemove }: { saving: boolean; onRemove: () => void }) {
  const words = useOffice('categories')
  return (
    <div className="flex justify-between gap-2">
      <button type="button" className="act-danger" disabled={saving} onClick={onRemove}>
        {words.remove}
      </button>
      <button type="submit" className="act-main" disabled={saving}>
        {words.change}
      </button>
    </div>
  )
}
