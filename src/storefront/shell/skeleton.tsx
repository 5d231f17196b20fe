// The outline of the next page in the brand's tint, in the shape of what comes. The old page stays below it.
import type { ReactNode } from 'react'

const bar = 'rounded-input bg-brand-100'
const block = 'rounded-card bg-brand-100'
const keys = (count: number) => Array.from({ length: count }, (_, at) => `part ${at}`)

const Lines = ({ count }: { count: number }) => (
  <div className="grid gap-3">
    {keys(count).map((key) => (
      <div key={key} className={`h-4 w-full last:w-3/5 ${bar}`} />
    ))}
  </div>
)

const Cards = () => (
  <div className="grid gap-5 tablet:grid-cols-2 desktop:grid-cols-3">
    {keys(6).map((key) => (
      <div key={key} className="grid gap-3">
        <div className={`aspect-4/3 ${block}`} />
        <Lines count={3} />
      </div>
    ))}
  </div>
)

const Title = () => <div className={`h-9 w-3/5 ${bar}`} />

const HomeShape = () => (
  <>
    <div className={`-mt-8 h-80 ${block} tablet:-mt-12`} />
    <Title />
    <Cards />
  </>
)

const ListShape = () => (
  <>
    <Title />
    <div className={`h-11 w-4/5 ${bar}`} />
    <Cards />
  </>
)

/** The picture has no outline, because it moves along from the card. */
const TripShape = () => (
  <>
    <div className={`aspect-16/9 max-h-112 ${block}`} />
    <div className="grid gap-12 desktop:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid content-start gap-5">
        <Title />
        <Lines count={5} />
      </div>
      <div className={`hidden h-96 desktop:block ${block}`} />
    </div>
  </>
)

const RowsShape = () => (
  <>
    <Title />
    <div className="grid gap-4">
      {keys(8).map((key) => (
        <div key={key} className={`h-12 ${bar}`} />
      ))}
    </div>
  </>
)

const BookingShape = () => (
  <>
    <Title />
    <div className="grid gap-10 desktop:grid-cols-[minmax(0,1fr)_24rem]">
      <div className={`h-64 ${block}`} />
      <div className={`h-64 ${block}`} />
    </div>
    <Lines count={4} />
  </>
)

const TextShape = () => (
  <div className="grid max-w-3xl gap-8">
    <Title />
    <Lines count={6} />
    <Lines count={4} />
  </div>
)

/** The shape of a page by the beginning of its address; the first that fits counts. */
const shapes: [begins: RegExp, name: string, Shape: () => ReactNode][] = [
  [/^\/$/, 'home', HomeShape],
  [/^\/travel\/(detail|compare)/, 'trip', TripShape],
  [/^\/travel\/(booking|reserve)|^\/mypage|^\/payment/, 'booking', BookingShape],
  [/^\/travel\/(quote|vote)/, 'text', TextShape],
  [/^\/travel/, 'list', ListShape],
  [/^\/board\/[^/]+$/, 'rows', RowsShape],
]

export function Skeleton({ pathname }: { pathname: string }) {
  const [, name, Shape] = shapes.find(([begins]) => begins.test(pathname)) ?? [/^/, 'text', TextShape]
  return (
    <div
      aria-hidden
      data-shape={name}
      className="skeleton pointer-events-none fixed inset-x-0 top-(--header-height) bottom-0 z-30 overflow-hidden bg-ground"
    >
      <div className="content grid animate-pulse gap-8 pt-8 tablet:pt-12">
        <Shape />
      </div>
    </div>
  )
}
