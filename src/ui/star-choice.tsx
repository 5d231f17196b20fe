// Stars to give: five radio buttons that look like stars, for the arrow keys and the thumb alike.
import { Star } from './icons.ts'

type Props = {
  name: string
  legend: string
  value: number
  change: (stars: number) => void
  getLabel: (stars: number) => string
  meanings: readonly string[]
  error?: string
}

export function StarChoice({ name, legend, value, change, getLabel, meanings, error }: Props) {
  return (
    <fieldset aria-describedby={`${name}-help`} className="grid gap-1">
      <legend className="mb-1 text-15">{legend}</legend>
      <div className="flex flex-wrap items-center gap-x-4">
        <div className="-ml-2 flex">
          {[1, 2, 3, 4, 5].map((stars) => (
            <label
              key={stars}
              className="flex size-12 cursor-pointer items-center justify-center rounded-full text-warn has-focus-visible:outline-2 has-focus-visible:outline-brand-600"
            >
              <input
                type="radio"
                name={name}
                value={stars}
                checked={value === stars}
                onChange={() => change(stars)}
                aria-label={getLabel(stars)}
                className="sr-only"
              />
              <Star size={32} filled={stars <= value} />
            </label>
          ))}
        </div>
        <output className="font-semibold">{meanings[value - 1]}</output>
      </div>
      <p id={`${name}-help`} role="alert" className="text-13 text-bad empty:hidden">
        {error}
      </p>
    </fieldset>
  )
}
