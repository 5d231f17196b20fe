// Step 2: whom to reach, who travels, what is asked for besides. §5
import { reservationFiles } from '#limits/trade.ts'
import { FilePick } from '#ui/file-pick.tsx'
import { NumberInput } from '#ui/number-field.tsx'
import type { Picked } from '#ui/picked.ts'
import { Field, type FieldProps } from '#web/field.tsx'
import { useSay, useWords } from '#web/session.tsx'
import type { Told } from '#web/use-attempt.ts'
import type { Words } from '#words/language.ts'
import { type Form, nobody, travellersOf, withPerson } from './form.ts'
import type { Loaded } from './load-reserve.ts'
import { TravellerFields } from './traveller-fields.tsx'

type Bind = (name: string) => Pick<FieldProps, 'name' | 'error'>
type Entering = {
  form: Form
  change: (changed: Partial<Form>) => void
  mend: (name: string) => void
  bind: Bind
}
/** `problem`: what the server said of this part. */
type Props = Entering & {
  info: Loaded['info']
  member: Loaded['member']
  files: { picked: Picked[]; pick: (picked: Picked[]) => void }
  wrong: Told
  problem: string
}

export function PeoplePart({ info, member, form, change, mend, bind, files, wrong, problem }: Props) {
  const words = useWords('reserve')
  return (
    <section aria-labelledby="reserve-people" className="grid gap-6">
      <h2 id="reserve-people" tabIndex={-1} className="scroll-mt-24 text-22 outline-none">
        {words.steps.people}
      </h2>
      <p role="alert" className="rounded-input bg-wash px-4 py-3 text-15 text-bad empty:hidden">
        {problem}
      </p>
      <Contact {...{ form, change, mend, bind }} />
      <Travellers {...{ form, change, mend, bind, member }} />
      <Request {...{ form, change, bind }} />
      {info.file_request && <Files {...{ files, mend }} asked={info.file_request} error={wrong.files} />}
    </section>
  )
}

function Contact({ form, change, mend, bind }: Entering) {
  const words = useWords('reserve')
  const set = (name: 'name' | 'contact' | 'email', value: string) => {
    mend(name)
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
        maxLength={undefined} // what is pasted is tidied first
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

function Travellers({ form, change, mend, bind, member }: Entering & Pick<Props, 'member'>) {
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
              bind={bind}
              mend={mend}
              change={(changed) => change({ people: withPerson(people, { kind, at }, changed) })}
            />
          ))}
        </>
      )}
    </div>
  )
}

function Request({ form, change, bind }: Pick<Entering, 'form' | 'change' | 'bind'>) {
  const words = useWords('reserve')
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

type FilesProps = Pick<Props, 'files' | 'mend'> & { asked: Words; error: string | undefined }

function Files({ files: { picked, pick }, mend, asked, error }: FilesProps) {
  const words = useWords('reserve')
  const shell = useWords('shell')
  const say = useSay()
  return (
    <div data-name="files" tabIndex={-1} className="grid gap-2 outline-none">
      <FilePick
        label={`${words.files}: ${say(asked)}`}
        accept="papers"
        most={reservationFiles}
        items={picked}
        onPick={(items) => {
          mend('files')
          pick(items)
        }}
        words={shell.files}
      />
      <p role={error ? 'alert' : undefined} className={`text-13 ${error ? 'text-bad' : 'text-soft'}`}>
        {error ?? words.filesAgain}
      </p>
    </div>
  )
}
