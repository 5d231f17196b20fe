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
import type { FormValues } from '#web/read-form-values.ts'
import { useLocalized } from '#web/session.tsx'
import type { Bind } from '#web/use-form.ts'
import type { CategoryNode, Level } from './nodes.ts'

function NameFields({ name, bind }: { name?: LocalizedText; bind: Bind }) {
  const words = useText('categories')
  return <LanguageFields label={words.name} field="name" bind={bind} value={name} />
}

const readName = (values: FormValues) => ({ ko: values['name.ko'], en: values['name.en'] })

type AddNodeProps = { level: Level; parent: CategoryNode | null; onClose: () => void }

export function AddNode({ level, parent, onClose }: AddNodeProps) {
  const words = useText('categories')
  const localized = useLocalized()
  const api = useApi()
  const toast = useToast()
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ category }) => category.addCategory,
    toInput: (values) => ({ level, parent: parent?.id ?? null, name: readName(values) }),
    send: (input, sending) => api.category.addCategory(input, sending),
    onSaved: () => {
      toast(words.added)
      onClose()
    },
  })
  return (
    <Dialog title={parent ? words.addInto(localized(parent.name)) : words.addCategory} onClose={onClose}>
      <form className="grid gap-3" onSubmit={submit}>
        <NameFields bind={bind} />
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
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ category }) => category.changeCategory,
    toInput: (values) => ({
      level,
      id,
      revision,
      name: readName(values),
      column: Number(values.column) || undefined,
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
        <NameFields name={node.name} bind={bind} />
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
