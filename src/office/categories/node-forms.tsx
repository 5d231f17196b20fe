// Adding a category, an area or a sub-area, and changing one.

import type { LocalizedText } from '#i18n/language.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useLocalized } from '#web/session.tsx'
import { useApi } from '../api.ts'
import { Field } from '../kit/field.tsx'
import { getFieldLimits } from '../kit/field-limits.ts'
import { useToast } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useText } from '../kit/use-text.ts'
import type { CategoryNode, Level } from './nodes.ts'

const readNames = (form: HTMLFormElement): LocalizedText => {
  const fields = new FormData(form)
  return { ko: String(fields.get('ko') ?? ''), en: String(fields.get('en') ?? '') }
}

function NameFields({ name, error }: { name?: LocalizedText; error: string | undefined }) {
  const words = useText('categories')
  const { languages, inLanguage } = useText('trips')
  return (
    <div className="grid gap-3 tablet:grid-cols-2">
      <Field
        name="ko"
        label={inLanguage(words.name, languages.ko)}
        defaultValue={name?.ko}
        {...getFieldLimits('category.changeCategory', 'name.ko')}
        error={error}
        autoFocus
      />
      <Field
        name="en"
        label={inLanguage(words.name, languages.en)}
        defaultValue={name?.en}
        {...getFieldLimits('category.changeCategory', 'name.en')}
      />
    </div>
  )
}

type AddNodeProps = { level: Level; parent: CategoryNode | null; onClose: () => void }

export function AddNode({ level, parent, onClose }: AddNodeProps) {
  const words = useText('categories')
  const localized = useLocalized()
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem, wrong } = useSave()
  return (
    <Dialog title={parent ? words.addInto(localized(parent.name)) : words.addCategory} onClose={onClose}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const name = readNames(event.currentTarget)
          const add = save((sending) =>
            api.category.addCategory({ level, parent: parent?.id ?? null, name }, sending),
          )
          void add.then((isDone) => {
            if (!isDone) return
            toast(words.added)
            onClose()
          })
        }}
      >
        <NameFields error={wrong.name} />
        <Problem>{problem}</Problem>
        <button type="submit" className="button-primary justify-self-end" disabled={saving}>
          {words.add}
        </button>
      </form>
    </Dialog>
  )
}

export function EditNode({ node, onClose }: { node: CategoryNode; onClose: () => void }) {
  const words = useText('categories')
  const localized = useLocalized()
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem, wrong } = useSave()
  const { level, id, revision } = node
  async function finish(sent: Promise<boolean>, doneText: string): Promise<void> {
    if (!(await sent)) return
    toast(doneText)
    onClose()
  }
  return (
    <Dialog title={words.edit(localized(node.name))} onClose={onClose}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const name = readNames(event.currentTarget)
          const column = Number(new FormData(event.currentTarget).get('column')) || undefined
          void finish(
            save(() => api.category.changeCategory({ level, id, revision, name, column })),
            words.changed,
          )
        }}
      >
        <NameFields name={node.name} error={wrong.name} />
        {level === 'area' && (
          <Field
            name="column"
            type="number"
            {...getFieldLimits('category.changeCategory', 'column')}
            label={words.column}
            defaultValue={node.column}
            error={wrong.column}
          />
        )}
        <Problem>{problem}</Problem>
        <NodeFormActions
          saving={saving}
          onRemove={() =>
            void finish(
              save(() => api.category.deleteCategory({ level, id })),
              words.removed,
            )
          }
        />
      </form>
    </Dialog>
  )
}

function NodeFormActions({ saving, onRemove }: { saving: boolean; onRemove: () => void }) {
  const words = useText('categories')
  return (
    <div className="flex justify-between gap-2">
      <button type="button" className="button-danger" disabled={saving} onClick={onRemove}>
        {words.remove}
      </button>
      <button type="submit" className="button-primary" disabled={saving}>
        {words.change}
      </button>
    </div>
  )
}
