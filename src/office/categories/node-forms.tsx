// Adding a category, an area or a sub-area, and changing one.

import type { LocalizedText } from '#i18n/language.ts'
import { useApi } from '#office/api.ts'
import { Field } from '#office/kit/field.tsx'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { LanguageFields } from '#office/kit/language-fields.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useLocalized } from '#web/session.tsx'
import type { CategoryNode, Level } from './nodes.ts'

function NameFields({ name, error }: { name?: LocalizedText; error: string | undefined }) {
  const words = useText('categories')
  return (
    <LanguageFields
      label={words.name}
      getName={(language) => language}
      value={name}
      getError={() => error}
      getLimits={(language) => getFieldLimits('category.changeCategory', `name.${language}`)}
    />
  )
}

type AddNodeProps = { level: Level; parent: CategoryNode | null; onClose: () => void }

export function AddNode({ level, parent, onClose }: AddNodeProps) {
  const words = useText('categories')
  const localized = useLocalized()
  const api = useApi()
  const toast = useToast()
  const { submit, sending, problem, wrong } = useCallForm({
    call: ({ category }) => category.addCategory,
    toInput: ({ ko, en }) => ({ level, parent: parent?.id ?? null, name: { ko, en } }),
    send: (input, sending) => api.category.addCategory(input, sending),
    onSaved: () => {
      toast(words.added)
      onClose()
    },
  })
  return (
    <Dialog title={parent ? words.addInto(localized(parent.name)) : words.addCategory} onClose={onClose}>
      <form className="grid gap-3" onSubmit={submit}>
        <NameFields error={wrong.name} />
        <Problem>{problem}</Problem>
        <button type="submit" className="button-primary justify-self-end" disabled={sending}>
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
  const { level, id, revision } = node
  function finish(doneText: string): void {
    toast(doneText)
    onClose()
  }
  const { submit, bind, sending, problem, wrong } = useCallForm({
    call: ({ category }) => category.changeCategory,
    toInput: ({ ko, en, column }) => ({
      level,
      id,
      revision,
      name: { ko, en },
      column: Number(column) || undefined,
    }),
    send: (input) => api.category.changeCategory(input),
    onSaved: () => finish(words.changed),
  })
  const removal = useSave()
  async function remove(): Promise<void> {
    if (await removal.save(() => api.category.deleteCategory({ level, id }))) finish(words.removed)
  }
  const isBusy = sending || removal.saving
  return (
    <Dialog title={words.edit(localized(node.name))} onClose={onClose}>
      <form className="grid gap-3" onSubmit={submit}>
        <NameFields name={node.name} error={wrong.name} />
        {level === 'area' && (
          <Field
            {...bind('column')}
            type="number"
            {...getFieldLimits('category.changeCategory', 'column')}
            label={words.column}
            defaultValue={node.column}
          />
        )}
        <Problem>{problem || removal.problem}</Problem>
        <div className="flex justify-between gap-2">
          <button type="button" className="button-danger" disabled={isBusy} onClick={() => void remove()}>
            {words.remove}
          </button>
          <button type="submit" className="button-primary" disabled={isBusy}>
            {words.change}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
