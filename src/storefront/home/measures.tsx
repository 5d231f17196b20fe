// Numbers one can see before one reads: the heights of a trek as a profile, minutes or steps as bars.

import { formatNumber } from '#lib/format.ts'
import type { SectionByKind } from '#lib/home-section.ts'
import { useLocalized } from '#web/session.tsx'
import { SectionHead, useSectionTitle } from './section-head.tsx'

type Props = { section: SectionByKind<'measures'> }

export function Measures({ section }: Props) {
  const title = useSectionTitle(section)
  if (section.shape === 'course') return <Course section={section} />
  if (section.at !== 'page')
    return (
      <section aria-label={title}>
        {section.shape === 'profile' && <Summit section={section} />}
        <MeasureChart section={section} />
      </section>
    )
  return (
    <section aria-label={title}>
      <SectionHead section={section} />
      <div className="mt-5">
        <MeasureChart section={section} />
      </div>
    </section>
  )
}

/** In a hero the highest point is above the profile, in large figures. */
function Summit({ section }: Props) {
  const localized = useLocalized()
  const title = useSectionTitle(section)
  const top = section.items.toSorted((one, other) => other.value - one.value)[0]
  if (!top) return null
  return (
    <p className="mt-8 flex flex-wrap items-baseline gap-x-4">
      <b className="price text-44 leading-none tablet:text-[4.5rem]">
        {formatNumber(top.value)}
        <span className="text-brand-400">{localized(section.unit).trim()}</span>
      </b>
      <span className="text-15">
        <span className="block font-semibold text-18">{localized(top.name)}</span>
        {title}
      </span>
    </p>
  )
}

const MeasureChart = ({ section }: Props) =>
  section.shape === 'profile' ? <Profile section={section} /> : <Bars section={section} />

function Profile({ section: { items, unit } }: Props) {
  const localized = useLocalized()
  const top = Math.max(...items.map(({ value }) => value))
  const low = Math.min(...items.map(({ value }) => value))
  const share = (value: number) => 0.14 + (0.72 * (value - low)) / (top - low || 1)
  const x = (at: number) => (100 * at) / (items.length - 1 || 1)
  const line = items.map(({ value }, at) => `${x(at).toFixed(1)} ${(40 - 40 * share(value)).toFixed(1)}`)
  return (
    <div className="profile">
      <svg
        viewBox="0 0 100 40"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        <path d={`M0 40L${line.join('L')}L100 40Z`} fill="var(--brand)" opacity=".28" />
        <path
          d={`M${line.join('L')}`}
          fill="none"
          stroke="var(--brand)"
          strokeWidth="3"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <ol>
        {items.map(({ name, value, line: lineText }, at) => (
          <li
            key={name.ko}
            data-shown={at === 0 || at === items.length - 1 || value === top || undefined}
            style={{
              left: `${x(at)}%`,
              bottom: `${100 * share(value)}%`,
              translate: getLabelOffset(items, at),
            }}
          >
            {lineText && <span className="text-13">{localized(lineText)} </span>}
            <span>{localized(name)}</span>{' '}
            <b className="price">
              {formatNumber(value)}
              {localized(unit)}
            </b>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** How far a name moves from its point, so that the line does not run through it: off a slope, under a hollow. */
function getLabelOffset(items: { value: number }[], at: number): string {
  const { value } = items[at] ?? { value: 0 }
  const before = items[at - 1]?.value
  const after = items[at + 1]?.value
  const isHigherBefore = before !== undefined && before > value
  const isHigherAfter = after !== undefined && after > value
  const above = '-6px'
  const below = 'calc(100% + 6px)'
  if (before === undefined) return `6px ${isHigherAfter ? below : above}`
  if (after === undefined) return `calc(-100% - 6px) ${isHigherBefore ? below : above}`
  if (isHigherBefore === isHigherAfter) return `-50% ${isHigherAfter ? below : above}`
  return `${isHigherAfter ? '-100%' : '0'} ${above}`
}

/** The holes of a course one after the other, in a card: which are hard is seen before any number is read. */
function Course({ section }: Props) {
  const localized = useLocalized()
  const { items, unit } = section
  const top = Math.max(...items.map(({ value }) => value))
  const low = Math.min(...items.map(({ value }) => value))
  const points = items.map(({ value }, at) => {
    const x = (100 * at) / (items.length - 1 || 1)
    return `${x.toFixed(1)} ${(28 - (24 * (value - low)) / (top - low || 1)).toFixed(1)}`
  })
  const hardest = items.find(({ value }) => value === top)
  return (
    <section aria-label={localized(section.title)} className="course-card">
      <h2 className="font-semibold text-16">{localized(section.title)}</h2>
      {section.line && <p className="text-15 text-soft">{localized(section.line)}</p>}
      <svg viewBox="0 0 100 32" preserveAspectRatio="none" aria-hidden="true" className="mt-3 h-16 w-full">
        <path
          d={`M${points.join('L')}`}
          fill="none"
          stroke="var(--accent)"
          strokeWidth="2.5"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {hardest && (
        <p className="money mt-1 text-13 text-soft">
          {localized(hardest.name)} {hardest.value}
          {localized(unit)}
        </p>
      )}
    </section>
  )
}

function Bars({ section: { items, unit } }: Props) {
  const localized = useLocalized()
  const top = Math.max(...items.map(({ value }) => value))
  return (
    <ul className="grid gap-x-10 tablet:grid-cols-2">
      {items.map(({ name, line, value, href }) => (
        <li key={name.ko} className="border-line border-b">
          <a href={href ?? '/travel'} className="grid min-h-16 gap-1.5 py-3 hover:text-brand-700">
            <span className="flex items-baseline justify-between gap-4">
              <span className="font-semibold">{localized(name)}</span>
              <span className="price money shrink-0">
                {formatNumber(value)}
                {localized(unit)}
              </span>
            </span>
            <span aria-hidden="true" className="h-1.5 rounded-full bg-wash">
              <span
                className="block h-full rounded-full bg-brand"
                style={{ width: `${Math.round((100 * value) / top)}%` }}
              />
            </span>
            {line && <span className="text-15 text-soft">{localized(line)}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
