// The fields of one section of the home page, by its kind.
import { type HomeSection, type SectionByKind, sectionPlaces } from '#lib/home-section.ts'
import { CheckBox } from '#office/kit/check-box.tsx'
import { Select } from '#office/kit/field.tsx'
import { useText } from '#office/kit/use-text.ts'
import { createChoice } from './create-section.ts'
import { FactList } from './fact-list.tsx'
import { HrefField } from './href-field.tsx'
import { SectionItems } from './item-list.tsx'
import type { KindProps } from './kind-props.ts'
import { MeasuresFields, PeopleFields } from './measures-and-people.tsx'
import { PictureField } from './picture-field.tsx'
import { type CategoryChoice, TripsFields } from './trips-fields.tsx'
import { toOptional, WordsField } from './words-field.tsx'

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
        onChange={(line) => onChange({ ...section, line: toOptional(line) })}
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
      <FactList
        facts={section.facts}
        path={`${path}.facts`}
        onChange={(facts) => onChange({ ...section, facts })}
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
    <SectionItems
      items={section.items}
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
    </SectionItems>
  )
}
