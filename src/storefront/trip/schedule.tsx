// §2 schedule: the days of the trip, each with its places, meals, hotel and transport.
import type { PackageDetail } from '#domain/catalog/calls.ts'
import { BedDouble, Bus, Utensils } from '#ui/icons.ts'
import { useSay, useWords } from '#web/session.tsx'

type Day = PackageDetail['schedule'][number]

export function Schedule({ days }: { days: Day[] }) {
  const words = useWords('trip')
  const say = useSay()
  return (
    <ol className="grid gap-10">
      {days.map((day) => (
        <li key={day.day} className="grid gap-4 tablet:grid-cols-[6rem_1fr]">
          <p className="money font-bold text-18 text-brand-700">{words.day(day.day)}</p>
          <div className="grid gap-4">
            <h3 className="text-18">{say(day.heading)}</h3>
            {say(day.text) && <p className="max-w-[68ch] whitespace-pre-line text-15">{say(day.text)}</p>}
            <ul className="grid gap-3 border-brand-200 border-l-2 pl-5 empty:hidden">
              {day.places.map(({ time, name, line }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a day may come to one place twice
                <li key={at}>
                  <p className="font-semibold">
                    {time && <span className="money mr-2 text-15 text-soft">{time}</span>}
                    {say(name)}
                  </p>
                  <p className="text-15 text-soft">{say(line)}</p>
                </li>
              ))}
            </ul>
            <Facts day={day} />
          </div>
        </li>
      ))}
    </ol>
  )
}

function Facts({ day: { meals, hotel, transport } }: { day: Day }) {
  const words = useWords('trip')
  const say = useSay()
  const eaten = (['breakfast', 'lunch', 'dinner'] as const).map((meal) => (
    <span key={meal} className="mr-3 inline-block">
      <span className="text-soft">{words.meals[meal]}</span> {say(meals[meal]) || words.meals.none}
    </span>
  ))
  const facts = [
    { icon: Utensils, label: words.mealsTitle, value: eaten },
    { icon: BedDouble, label: words.hotel, value: say(hotel) },
    { icon: Bus, label: words.transport, value: say(transport) },
  ]
  return (
    <dl className="grid grid-cols-[max-content_1fr] gap-x-3 gap-y-2 rounded-card bg-wash p-4 text-15">
      {facts.map(
        ({ icon: Icon, label, value }) =>
          value && (
            <div key={label} className="contents">
              <dt className="flex items-start gap-2 text-soft">
                <Icon size={18} className="mt-1" />
                {label}
              </dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
