// The fields of one section of the home page, by its kind.
import { type HomeSection, type SectionByKind, sectionPlaces } from '#lib/home-section.ts'
import { homeLimits } from '#limits/display.ts'
import { CheckBox } from '../kit/check-box.tsx'
import { Field, Select } from '../kit/field.tsx'
import { useFieldError } from '../kit/use-autosave.ts'
import { useText } from '../kit/use-text.ts'
import { createChoice, createMeasure, createPerson } from './create-section.ts'
import { ItemList } from './item-list.tsx'
import { PictureField } from './picture-field.tsx'
import { type CategoryChoice, TripsFields } from './trips-fields.tsx'
import { WordsField } from './words-field.tsx'

type Props = {
  section: HomeSection
  at: number
  categories: readonly CategoryChoice[]
  onChange: (section: HomeSection) => void
}

export function SectionEditor({ section, at, categories, onChange }: Props) {
  const { home: words } = useText('look')
  const path = `theme.home.${at}`
  return (
    <div className="grid gap-3 border-line border-t p-3">
      <WordsField
        label={words.title}
        hint={section.kind === 'text' || section.kind === 'banner' ? '' : words.titleHint}
        value={section.title}
        path={`${path}.title`}
        onChange={(title) => onChange({ ...section, title })}
      />
      <WordsField
        label={words.line}
        value={section.line}
        path={`${path}.line`}
        onChange={(line) => onChange({ ...section, line: line.ko || line.en ? line : null })}
      />
      <KindFields section={section} path={path} categories={categories} onChange={onChange} />
      <Select
        label={words.place}
        choices={sectionPlaces.map((value) => ({ value, name: words.places[value] }))}
        value={section.at}
        onChange={({ currentTarget: { value } }) => {
          const place = sectionPlaces.find((each) => each === value)
          if (place) onChange({ ...section, at: place })
        }}
      />
    </div>
  )
}

type KindProps<Section> = { section: Section; path: string; onChange: (section: HomeSection) => void }

function KindFields({ section, categories, ...rest }: KindProps<HomeSection> & Pick<Props, 'categories'>) {
  switch (section.kind) {
    case 'trips':
      return <TripsFields section={section} categories={categories} {...rest} />
    case 'dates':
      return <DatesFields section={section} {...rest} />
    case 'choices':
      return <ChoicesFields section={section} {...rest} />
    case 'measures':
      return <MeasuresFields section={section} {...rest} />
    case 'people':
      return <PeopleFields section={section} {...rest} />
    case 'text':
      return <TextFields section={section} {...rest} />
    case 'banner':
      return <BannerFields section={section} {...rest} />
    default:
      return null
  }
}

function TextFields({ section, path, onChange }: KindProps<SectionByKind<'text'>>) {
  const { home: words } = useText('look')
  return (
    <WordsField
      label={words.text}
      value={section.text}
      path={`${path}.text`}
      isMultiline
      onChange={(text) => onChange({ ...section, text })}
    />
  )
}

function BannerFields({ section, path, onChange }: KindProps<SectionByKind<'banner'>>) {
  const { home: words } = useText('look')
  return (
    <>
      <PictureField
        label={words.bannerPicture}
        path={section.picture}
        onChange={(picture) => onChange({ ...section, picture })}
      />
      <HrefField
        href={section.href}
        path={`${path}.href`}
        onChange={(href) => onChange({ ...section, href })}
      />
    </>
  )
}

type HrefFieldProps = { href: string | null; path: string; onChange: (href: string | null) => void }

function HrefField({ href, path, onChange }: HrefFieldProps) {
  const { home: words } = useText('look')
  const error = useFieldError(path)
  return (
    <Field
      label={words.href}
      hint={words.hrefHint}
      error={error}
      value={href ?? ''}
      onChange={({ currentTarget: { value } }) => onChange(value.trim() || null)}
    />
  )
}

function DatesFields({ section, path, onChange }: KindProps<SectionByKind<'dates'>>) {
  const { home: words } = useText('look')
  const dateShapes = ['cards', 'table', 'events', 'board', 'stickers'] as const
  return (
    <>
      <Select
        label={words.dates}
        choices={Object.entries(words.dateChoices).map(([value, name]) => ({ value, name }))}
        value={section.by}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...section, by: value === 'confirmed' ? 'confirmed' : 'soon' })
        }
      />
      <Select
        label={words.shape}
        choices={dateShapes.map((value) => ({ value, name: words.shapes[value] }))}
        value={section.shape}
        onChange={({ currentTarget: { value } }) => {
          const shape = dateShapes.find((each) => each === value)
          if (shape) onChange({ ...section, shape })
        }}
      />
      <WordsField
        label={words.action}
        value={section.action}
        path={`${path}.action`}
        onChange={(action) => onChange({ ...section, action })}
      />
      <CheckBox checked={section.alone} onCheck={(alone) => onChange({ ...section, alone })}>
        {words.alone}
      </CheckBox>
    </>
  )
}

function ChoicesFields({ section, path, onChange }: KindProps<SectionByKind<'choices'>>) {
  const { home: words } = useText('look')
  return (
    <ItemList
      items={section.items}
      least={1}
      most={homeLimits.items}
      nameOf={words.item}
      addLabel={words.addItem}
      create={createChoice}
      onChange={(items) => onChange({ ...section, items })}
    >
      {(item, at, update) => (
        <>
          <WordsField
            label={words.heading}
            value={item.heading}
            path={`${path}.items.${at}.heading`}
            onChange={(heading) => update({ ...item, heading })}
          />
          <WordsField
            label={words.line}
            value={item.line}
            path={`${path}.items.${at}.line`}
            onChange={(line) => update({ ...item, line })}
          />
          <HrefField
            href={item.href}
            path={`${path}.items.${at}.href`}
            onChange={(href) => update({ ...item, href: href ?? '/travel' })}
          />
          <PictureField
            label={words.personPicture}
            path={item.picture}
            onChange={(picture) => update({ ...item, picture })}
          />
        </>
      )}
    </ItemList>
  )
}

function MeasuresFields({ section, path, onChange }: KindProps<SectionByKind<'measures'>>) {
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
      <ItemList
        items={section.items}
        least={1}
        most={homeLimits.items}
        nameOf={words.item}
        addLabel={words.addItem}
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
            <Field
              label={words.value}
              type="number"
              min={0}
              max={1_000_000}
              value={item.value}
              onChange={({ currentTarget }) => update({ ...item, value: currentTarget.valueAsNumber || 0 })}
            />
          </>
        )}
      </ItemList>
    </>
  )
}

function PeopleFields({ section, path, onChange }: KindProps<SectionByKind<'people'>>) {
  const { home: words } = useText('look')
  return (
    <ItemList
      items={section.people}
      least={1}
      most={homeLimits.items}
      nameOf={words.item}
      addLabel={words.addItem}
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
        </>
      )}
    </ItemList>
  )
}
