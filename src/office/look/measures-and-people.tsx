// The fields of two sections that are lists: what is compared by a number, and people with pictures.
import type { SectionByKind } from '#lib/home-section.ts'
import { Field, Select } from '#office/kit/field.tsx'
import { useFieldError } from '#office/kit/use-autosave.ts'
import { useText } from '#office/kit/use-text.ts'
import { createMeasure, createPerson } from './create-section.ts'
import { HrefField } from './href-field.tsx'
import { SectionItems } from './item-list.tsx'
import type { KindProps } from './kind-props.ts'
import { PictureField } from './picture-field.tsx'
import { toOptional, WordsField } from './words-field.tsx'

type Person = SectionByKind<'people'>['people'][number]

export function MeasuresFields({ section, path, onChange }: KindProps<SectionByKind<'measures'>>) {
  const { home: words } = useText('look')
  const shapes = ['bars', 'profile', 'course'] as const
  return (
    <>
      <Select
        label={words.shape}
        choices={shapes.map((value) => ({ value, name: words.shapes[value] }))}
        value={section.shape}
        onChange={({ currentTarget: { value } }) => {
          const shape = shapes.find((each) => each === value)
          if (shape) onChange({ ...section, shape })
        }}
      />
      <WordsField
        label={words.unit}
        value={section.unit}
        path={`${path}.unit`}
        onChange={(unit) => onChange({ ...section, unit })}
      />
      <SectionItems
        items={section.items}
        create={createMeasure}
        onChange={(items) => onChange({ ...section, items })}
      >
        {(item, at, update) => (
          <>
            <WordsField
              label={words.name}
              value={item.name}
              path={`${path}.items.${at}.name`}
              onChange={(name) => update({ ...item, name })}
            />
            <WordsField
              label={words.line}
              value={item.line}
              path={`${path}.items.${at}.line`}
              onChange={(line) => update({ ...item, line: toOptional(line) })}
            />
            <Field
              label={words.value}
              type="number"
              min={0}
              max={1_000_000}
              value={item.value}
              onChange={({ currentTarget }) => update({ ...item, value: currentTarget.valueAsNumber || 0 })}
            />
            <HrefField
              href={item.href}
              path={`${path}.items.${at}.href`}
              onChange={(href) => update({ ...item, href })}
            />
          </>
        )}
      </SectionItems>
    </>
  )
}

export function PeopleFields({ section, path, onChange }: KindProps<SectionByKind<'people'>>) {
  const { home: words } = useText('look')
  return (
    <SectionItems
      items={section.people}
      create={createPerson}
      onChange={(people) => onChange({ ...section, people })}
    >
      {(person, at, update) => (
        <>
          {(['name', 'role', 'line'] as const).map((field) => (
            <WordsField
              key={field}
              label={words[field]}
              value={person[field]}
              path={`${path}.people.${at}.${field}`}
              onChange={(text) => update({ ...person, [field]: text })}
            />
          ))}
          <PictureField
            label={words.personPicture}
            path={person.picture}
            onChange={(picture) => update({ ...person, picture })}
          />
          <PersonContact person={person} path={`${path}.people.${at}`} onChange={update} />
        </>
      )}
    </SectionItems>
  )
}

type PersonContactProps = { person: Person; path: string; onChange: (person: Person) => void }

/** Since when they have been there, and where customers write to them. Both may be empty. */
function PersonContact({ person: { since, chat, ...person }, path, onChange }: PersonContactProps) {
  const { home: words } = useText('look')
  const [sinceError, chatError] = [useFieldError(`${path}.since`), useFieldError(`${path}.chat`)]
  const update = (next: { since?: number | undefined; chat?: string | undefined }) =>
    onChange({
      ...person,
      ...(next.since !== undefined && { since: next.since }),
      ...(next.chat !== undefined && { chat: next.chat }),
    })
  return (
    <>
      <Field
        label={words.since}
        type="number"
        min={1950}
        max={2100}
        error={sinceError}
        value={since ?? ''}
        onChange={({ currentTarget }) => update({ since: currentTarget.valueAsNumber || undefined, chat })}
      />
      <Field
        label={words.chat}
        hint={words.chatHint}
        inputMode="url"
        error={chatError}
        value={chat ?? ''}
        onChange={({ currentTarget: { value } }) => update({ since, chat: value.trim() || undefined })}
      />
    </>
  )
}
