// §2 Who, when, where: below the search field. Suggestions come from one kept answer of the agency; what was
// chosen shows its trips at once. Nothing chosen or typed: recent keywords and recently viewed products.
import { type RefObject, useContext, useState } from 'react'
import type { Guide } from '#domain/catalog/search-calls.ts'
import type { Who } from '#domain/catalog/who.ts'
import { keywordLength, monthsOffered, typingPause_ms } from '#limits/shown.ts'
import { withCommas } from '#plain/format.ts'
import { ApiContext } from '#storefront/api.ts'
import { rememberKeyword } from '#storefront/recent.ts'
import { useLeave } from '#ui/use-leave.ts'
import { useSay, useWords } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'
import { Line } from './search-line.tsx'
import { Recent } from './search-recent.tsx'
import { type Asking, Suggestions, useMonthName } from './search-suggestions.tsx'
import { travelHref } from './travel-href.ts'

type Props = { typed: string; lies: 'below' | 'over'; form: RefObject<Element | null>; leave: () => void }

export default function SearchPanel({ typed, lies, form, leave }: Props) {
  const api = useContext(ApiContext)
  const [who, setWho] = useState<Who>()
  const [month, setMonth] = useState<string>()
  useLeave(form, leave)
  const { answer: guide } = useCall(api ? 'guide' : undefined, async () => api?.catalog.guide())
  const keyword = typed.trim()
  const isAsking = who !== undefined || month !== undefined || [...keyword].length >= keywordLength.least
  const query = { page_title: keyword || undefined, who, month }
  return (
    <div
      className={
        lies === 'over'
          ? 'absolute inset-x-0 top-full z-30 mt-2 grid max-h-[70dvh] grid-cols-[minmax(0,1fr)] gap-5 overflow-y-auto rounded-card border border-line bg-card p-4 shadow-lg'
          : 'mt-5 grid grid-cols-[minmax(0,1fr)] gap-6'
      }
    >
      {who && <input type="hidden" name="who" value={who} />}
      {month && <input type="hidden" name="month" value={month} />}
      {guide && <WhoAndWhen {...{ guide, who, setWho, month, setMonth }} />}
      {guide && keyword !== '' && <Suggestions guide={guide} typed={keyword} query={query} leave={leave} />}
      {isAsking && <Found query={query} leave={leave} />}
      {!isAsking && keyword === '' && <Recent />}
    </div>
  )
}

type ChoiceProps = {
  guide: Guide
  who: Who | undefined
  setWho: (who: Who | undefined) => void
  month: string | undefined
  setMonth: (month: string | undefined) => void
}

/** Each offers what goes with the other. */
function WhoAndWhen({ guide, who, setWho, month, setMonth }: ChoiceProps) {
  const words = useWords('seek')
  const monthName = useMonthName()
  return (
    <>
      <Chips
        title={words.who}
        list={guide.who
          .filter(({ months }) => month === undefined || months.includes(month))
          .map(({ who, count }) => ({ value: who, label: words.whos[who], count }))}
        chosen={who}
        choose={setWho}
      />
      <Chips
        title={words.when}
        list={(guide.who.find((one) => one.who === who) ?? guide).months
          .slice(0, monthsOffered)
          .map((value) => ({ value, label: monthName(value, guide.today) }))}
        chosen={month}
        choose={setMonth}
      />
    </>
  )
}

type ChipsProps<T> = {
  title: string
  list: { value: T; label: string; count?: number }[]
  chosen: T | undefined
  choose: (value: T | undefined) => void
}

/** One of them, or none: pressed again it is taken back. */
function Chips<T extends string>({ title, list, chosen, choose }: ChipsProps<T>) {
  const words = useWords('seek')
  if (list.length === 0) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 tablet:grid-cols-[4rem_minmax(0,1fr)] tablet:items-center">
      <h2 className="text-15">{title}</h2>
      <ul className="thumb-row gap-2 py-1 tablet:flex-wrap">
        {list.map(({ value, label, count }) => (
          <li key={value} className="shrink-0 snap-start">
            <button
              type="button"
              aria-pressed={value === chosen}
              onClick={() => choose(value === chosen ? undefined : value)}
              className="chip gap-1.5 aria-pressed:border-brand-600 aria-pressed:bg-brand-50 aria-pressed:font-semibold aria-pressed:text-brand-800"
            >
              {label}
              {count !== undefined && (
                <span className="money text-13 text-soft">
                  <span aria-hidden>{withCommas(count)}</span>
                  <span className="sr-only">{words.count(withCommas(count))}</span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The trips of what was chosen and typed, and the way to all of them. */
function Found({ query, leave }: Asking) {
  const words = useWords('seek')
  const say = useSay()
  const api = useContext(ApiContext)
  const { answer } = useCall(
    api ? travelHref(query) : undefined,
    async () => api?.catalog.packageList({ ...query, page_size: 4 }),
    { pause_ms: query.page_title ? typingPause_ms : 0, keepsOld: true },
  )
  return (
    <section className="min-h-24">
      <p role="status" className="text-15">
        {answer && (answer.total > 0 ? words.found(withCommas(answer.total)) : words.none)}
      </p>
      {answer && answer.list.length > 0 && (
        <ul className="mt-2 grid gap-x-6 tablet:grid-cols-2">
          {answer.list.map(({ package_code, page_title, thumbnail_path, page_price }) => (
            <Line
              key={package_code}
              href={`/travel/detail/${package_code}`}
              leave={leave}
              picture={thumbnail_path}
              name={say(page_title)}
              more={page_price === null ? undefined : words.from(withCommas(page_price))}
            />
          ))}
        </ul>
      )}
      {answer && (
        <a
          href={travelHref(query)}
          onClick={() => {
            if (query.page_title) rememberKeyword(query.page_title)
            leave()
          }}
          className="button-quiet mt-3 w-full tablet:w-fit"
        >
          {answer.total > 0 ? words.see(withCommas(answer.total)) : words.near}
        </a>
      )}
    </section>
  )
}
