// Step 2: whom to reach, who travels, what is asked for besides. §5
import { reservationFiles } from '#limits.ts'
import { FilePick } from '#ui/file-pick.tsx'
import { NumberInput } from '#ui/number-field.tsx'
import { Field } from '#web/field.tsx'
import { useSay, useWords } from '#web/session.tsx'
import { nobody, travellersOf, withPerson } from './form.ts'
import { TravellerFields } from './traveller-fields.tsx'
import type { Reserving } from './use-reserve.ts'

export function PeoplePart({ reserving }: { reserving: Reserving }) {
  const words = useWords('reserve')
  const { blamed, problem } = reserving
  return (
    <section aria-labelledby="reserve-people" className="grid gap-6">
      <h2 id="reserve-people" tabIndex={-1} className="scroll-mt-24 text-22 outline-none">
        {words.steps.people}
      </h2>
      <p role="alert" className="rounded-input bg-wash px-4 py-3 text-15 text-bad empty:hidden">
        {blamed === 'people' ? problem : ''}
      </p>
      <Contact reserving={reserving} />
      <Travellers reserving={reserving} />
      <More reserving={reserving} />
    </section>
  )
}

function Contact({ reserving: { form, change, missing, mend } }: { reserving: Reserving }) {
  const words = useWords('reserve')
  const set = (name: 'name' | 'contact' | 'email', value: string) => {
    mend(name)
    change({ [name]: value })
  }
  return (
    <fieldset className="grid items-start gap-4 tablet:grid-cols-2">
      <legend className="mb-3 font-bold text-18">{words.contactTitle}</legend>
      <Field
        name="name"
        label={words.contactName}
        maxLength={60}
        autoComplete="name"
        value={form.name}
        onChange={({ currentTarget }) => set('name', currentTarget.value)}
        error={missing.name}
      />
      <Field
        name="contact"
        label={words.contact}
        hint={words.contactHint}
        autoComplete="tel"
        error={missing.contact}
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
        name="email"
        type="email"
        label={words.email}
        hint={words.emailHint}
        maxLength={254}
        autoComplete="email"
        value={form.email}
        onChange={({ currentTarget }) => set('email', currentTarget.value)}
        error={missing.email}
      />
    </fieldset>
  )
}

function Travellers({ reserving: { form, change, member, missing, mend } }: { reserving: Reserving }) {
  const words = useWords('reserve')
  const { people, named } = form
  const first = people.adult[0] ?? nobody
  // The one who books is most often the first to travel; of a member more is known than the name.
  const fillFirst = () => {
    const isMember = member?.name === form.name
    const known = {
      name: form.name,
      birthdate: (isMember && member?.birthdate?.replaceAll('-', '')) || first.birthdate,
      gender: (isMember && member?.gender) || first.gender,
    }
    for (const field of ['name', 'birthdate']) mend(`travellers.0.${field}`)
    change({ people: withPerson(people, { kind: 'adult', at: 0 }, { ...first, ...known }) })
  }
  return (
    <div className="grid gap-4">
      <fieldset className="grid gap-3">
        <legend className="mb-1 font-bold text-18">{words.travellers}</legend>
        <p className="text-15 text-soft">{words.travellersLine}</p>
        <div className="flex flex-wrap gap-2">
          {(['later', 'now'] as const).map((when) => (
            <label
              key={when}
              className="choice grow justify-center tablet:grow-0 desktop:min-h-12 desktop:border desktop:border-line desktop:border-solid desktop:px-5"
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
            <button type="button" className="button-quiet w-fit" onClick={fillFirst}>
              {words.sameAsContact}
            </button>
          )}
          {travellersOf(form).map(({ kind, at, person }, seq) => (
            <TravellerFields
              key={`${kind} ${at}`}
              legend={words.traveller(words.kinds[kind], at + 1)}
              seq={seq}
              person={person}
              missing={missing}
              mend={mend}
              change={(changed) => change({ people: withPerson(people, { kind, at }, changed) })}
            />
          ))}
        </>
      )}
    </div>
  )
}

function More({
  reserving: { info, form, change, files, setFiles, share, sending, step, missing, mend },
}: {
  reserving: Reserving
}) {
  const words = useWords('reserve')
  const shell = useWords('shell')
  const say = useSay()
  return (
    <>
      <label className="grid gap-1.5">
        <span className="font-bold text-18">{words.request}</span>
        <span className="text-15 text-soft">{words.requestHint}</span>
        <textarea
          name="request"
          rows={4}
          maxLength={2_000}
          value={form.request}
          onChange={({ currentTarget }) => change({ request: currentTarget.value })}
          className="field py-3"
        />
      </label>
      {info.file_request && (
        <div data-name="files" tabIndex={-1} className="grid gap-2 outline-none">
          <FilePick
            label={`${words.files}: ${say(info.file_request)}`}
            accept="papers"
            most={reservationFiles}
            items={files}
            onPick={(picked) => {
              mend('files')
              setFiles(picked)
            }}
            sent={sending && step === 'check' ? share : undefined}
            words={shell.files}
          />
          <p
            role={missing.files ? 'alert' : undefined}
            className={`text-13 ${missing.files ? 'text-bad' : 'text-soft'}`}
          >
            {missing.files ?? words.filesAgain}
          </p>
        </div>
      )}
    </>
  )
}
