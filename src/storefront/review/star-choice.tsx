// Stars to give: five radio buttons that look like stars, for the arrow keys and the thumb alike.
import { Star } from '#ui/icons.ts'
import { useText } from '#web/session.tsx'

type Props = { value: number; change: (stars: number) => void; error: string | undefined }

export function StarChoice({ value, change, error }: Props) {
  const { review: words } = useText('booking')
  return (
    <fieldset aria-describedby="stars-help" className="grid gap-1">
      <legend className="mb-1 text-15">{words.stars}</legend>
      <div className="flex flex-wrap items-center gap-x-4">
        <div className="-ml-2 flex">
          {[1, 2, 3, 4, 5].map((stars) => (
            <label
              key={stars}
              className="flex size-12 cursor-pointer items-center justify-center rounded-full text-warn has-focus-visible:outline-2 has-focus-visible:outline-brand-600"
            >
              <input
                type="radio"
                name="stars"
                value={stars}
                checked={value === stars}
                onChange={() => change(stars)}
                aria-label={words.star(stars)}
                className="sr-only"
              />
              <Star size={32} filled={stars <= value} />
            </label>
          ))}
        </div>
        <output className="font-semibold">{words.meanings[value - 1]}</output>
      </div>
      <p id="stars-help" role="alert" className="text-13 text-bad empty:hidden">
        {error}
      </p>
    </fieldset>
  )
}
