// Step 2: whom to reach, who travels, what is asked for besides. §5

import type { LocalizedText } from '#i18n/language.ts'
import { reservationFiles } from '#limits/trade.ts'
import { FilePicker } from '#ui/file-picker.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { Field } from '#web/field.tsx'
import { useLocalized, useText } from '#web/session.tsx'
import { emptyPerson, listTravellers, updatePerson } from './form.ts'
import { useReservation } from './reservation.tsx'
import { TravellerFields } from './traveller-fields.tsx'

export function PeopleFields() {
  const { info, problem, refusedSection } = useReservation()
  const words = useText('reserve')
  return (
    <section aria-labelledby="reserve-people" className="grid gap-6">
      <h2 id="reserve-people" tabIndex={-1} className="scroll-mt-24 text-22 outline-none">
        {words.steps.people}
      </h2>
      <p role="alert" className="rounded-input bg-wash px-4 py-3 text-15 text-bad empty:hidden">
        {refusedSection === 'people' && problem}
      </p>
      <ContactFields />
      <TravellersFields />
      <RequestField />
      {info.file_request && <FileFields fileRequest={info.file_request} />}
    </section>
  )
}

function ContactFields() {
  const { form, change, clearError, bind } = useReservation()
  const words = useText('reserve')
  const set = (name: 'name' | 'contact' | 'email', value: string) => {
    clearError(name)
    change({ [name]: value })
  }
  return (
    <fieldset className="grid items-start gap-4 tablet:grid-cols-2">
      <legend className="mb-3 font-bold text-18">{words.contactTitle}</legend>
      <Field
        {...bind('name')}
        label={words.contactName}
        autoComplete="name"
        value={form.name}
        onChange={({ currentTarget }) => set('name', currentTarget.value)}
      />
      <Field
        {...bind('contact')}
        maxLength={undefined} // pasted text is tidied first
        label={words.contact}
        hint={words.contactHint}
        autoComplete="tel"
        control={(input) => (
          <NumberInput
            {...input}
            mode="phone"
            value={form.contact}
            onValue={(contact) => set('contact', contact)}
          />
        )}
      />
      <Field
        {...bind('email')}
        type="email"
        label={words.email}
        hint={words.emailHint}
        autoComplete="email"
        value={form.email}
        onChange={({ currentTarget }) => set('email', currentTarget.value)}
      />
    </fieldset>
  )
}

function TravellersFields() {
  const { form, change, clearError, bind, member, isAbroad } = useReservation()
  const words = useText('reserve')
  const { people, named } = form
  const first = people.adult[0] ?? emptyPerson
  // The booker is most often the first traveller; of a member more is known than the name.
  const fillFirst = () => {
    const isMember = member?.name === form.name
    const knownDetails = {
      name: form.name,
      birthdate: (isMember && member?.birthdate?.replaceAll('-', '')) || first.birthdate,
      gender: (isMember && member?.gender) || first.gender,
    }
    for (const field of ['name', 'birthdate']) clearError(`travellers.0.${field}`)
    change({ people: updatePerson(people, { kind: 'adult', at: 0 }, { ...first, ...knownDetails }) })
  }
  return (
    <div className="grid gap-4">
      <fieldset className="grid gap-3">
        <legend className="mb-1 font-bold text-18">{words.travellers}</legend>
        <p className="text-15 text-soft">{isAbroad ? words.travellersLine : words.travellersAtHome}</p>
        <div className="flex flex-wrap gap-2">
          {(['later', 'now'] as const).map((when) => (
            <label
              key={when}
              className="radio-option grow justify-center tablet:grow-0 desktop:min-h-12 desktop:border desktop:border-line desktop:border-solid desktop:px-5"
            >
              <input
                type="radio"
                name="named"
                checked={named === when}
                onChange={() => change({ named: when })}
              />
              {words[when]}
            </label>
          ))}
        </div>
      </fieldset>
      {named === 'now' && (
        <>
          {form.party.adult > 0 && form.name.trim() !== '' && first.name !== form.name && (
            <button type="button" className="button-secondary w-fit" onClick={fillFirst}>
              {words.sameAsContact}
            </button>
          )}
          {listTravellers(form).map(({ kind, at, person }, seq) => (
            <TravellerFields
              key={`${kind} ${at}`}
              legend={words.traveller(words.kinds[kind], at + 1)}
              seq={seq}
              person={person}
              isAbroad={isAbroad}
              bind={bind}
              clearError={clearError}
              change={(changed) => change({ people: updatePerson(people, { kind, at }, changed) })}
            />
          ))}
        </>
      )}
    </div>
  )
}

function RequestField() {
  const { form, change, bind } = useReservation()
  const words = useText('reserve')
  const { error: _, ...bound } = bind('request')
  return (
    <label className="grid gap-1.5">
      <span className="font-bold text-18">{words.request}</span>
      <span className="text-15 text-soft">{words.requestHint}</span>
      <textarea
        {...bound}
        rows={4}
        value={form.request}
        onChange={({ currentTarget }) => change({ request: currentTarget.value })}
        className="field py-3"
      />
    </label>
  )
}

function FileFields({ fileRequest }: { fileRequest: LocalizedText }) {
  const { files, setFiles, clearError, wrong } = useReservation()
  const words = useText('reserve')
  const shell = useText('shell')
  const localized = useLocalized()
  return (
    <div data-name="files" tabIndex={-1} className="grid gap-2 outline-none">
      <FilePicker
        label={`${words.files}: ${localized(fileRequest)}`}
        accept="papers"
        most={reservationFiles}
        items={files}
        onPick={(items) => {
          clearError('files')
          setFiles(items)
        }}
        words={shell.files}
      />
      <p
        role={wrong.files ? 'alert' : undefined}
        className={`text-13 ${wrong.files ? 'text-bad' : 'text-soft'}`}
      >
        {wrong.files ?? words.filesAgain}
      </p>
    </div>
  )
}
