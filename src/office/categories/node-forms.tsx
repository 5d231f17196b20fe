// Adding a category, an area or a sub-area, and changing one.

import { useState } from 'react'
import type { LocalizedText } from '#i18n/language.ts'
import { useApi } from '#office/api.ts'
import { ConfirmAction } from '#office/kit/confirm-dialog.tsx'
import { Field } from '#office/kit/field.tsx'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { LanguageFields } from '#office/kit/language-fields.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
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
    onSaved: () => {
      toast(words.changed)
      onClose()
    },
  })
  const [isRemoving, setRemoving] = useState(false)
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
        <Problem>{problem}</Problem>
        <div className="flex justify-between gap-2">
          <button type="button" className="button-danger" onClick={() => setRemoving(true)}>
            {words.remove}
          </button>
          <button type="submit" className="button-primary" disabled={sending}>
            {words.change}
          </button>
        </div>
      </form>
      {isRemoving && (
        <ConfirmAction
          title={words.removeAsk(localized(node.name))}
          lead={words.removeLead}
          confirmLabel={words.remove}
          danger
          send={() => api.category.deleteCategory({ level, id })}
          doneText={words.removed}
          onDone={onClose}
          onClose={() => setRemoving(false)}
        />
      )}
    </Dialog>
  )
}
