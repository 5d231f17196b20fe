// Makes a guide's link: for somebody of the own staff or from outside. Link and PIN are shown this once.
import { useState } from 'react'
import { useApi } from '#office/api.ts'
import { CopyButton } from '#office/kit/copy-button.tsx'
import { Field, Select } from '#office/kit/field.tsx'
import { FormActions } from '#office/kit/form-actions.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import type { DepartureGuide } from './departure-people.ts'

type NewLink = { address: string; pin: string }

export function GuideLinkForm({ guide, onClose }: { guide: DepartureGuide; onClose: () => void }) {
  const { office: words } = useText('guide')
  const api = useApi()
  const [staff, setStaff] = useState('')
  const [made, setMade] = useState<NewLink>()
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ guide }) => guide.createLink,
    toInput: ({ name }) => {
      const own = guide.guides.find(({ staff_id }) => String(staff_id) === staff)
      return {
        departure_id: guide.departure_id,
        name: own?.name ?? name,
        staff_id: own?.staff_id ?? null,
      }
    },
    send: (input) => api.guide.createLink(input),
    onSaved: (link) => setMade(link),
  })
  if (made) return <MadeLink link={made} onClose={onClose} />
  return (
    <Dialog title={words.add} onClose={onClose} ignoresBackdropClick>
      <form className="grid gap-4" onSubmit={submit}>
        <Select
          label={words.who}
          value={staff}
          onChange={({ target }) => setStaff(target.value)}
          choices={[
            { value: '', name: words.outside },
            ...guide.guides.map((each) => ({ value: String(each.staff_id), name: each.name })),
          ]}
        />
        {staff === '' && <Field {...bind('name')} label={words.name} required />}
        <Problem>{problem}</Problem>
        <FormActions submit={words.create} disabled={sending} onClose={onClose} />
      </form>
    </Dialog>
  )
}

function MadeLink({ link: { address, pin }, onClose }: { link: NewLink; onClose: () => void }) {
  const { office: words } = useText('guide')
  return (
    <Dialog title={words.links} onClose={onClose} ignoresBackdropClick>
      <div className="grid gap-4">
        <p className="text-15">{words.once}</p>
        <Field label={words.address} value={address} readOnly />
        <Field label={words.pin} value={pin} readOnly />
        <div className="flex flex-wrap gap-2">
          <CopyButton text={address} label={words.copyAddress} isPrimary />
          <CopyButton text={pin} label={words.copyPin} />
          <button type="button" className="button-secondary" onClick={onClose}>
            {words.close}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
