// /travel/reserve/{package_code}: date, party, travellers, contact; checked once more, then sent. §2, §5
import { useLoaderData, useLocation } from 'react-router'
import { PageHead } from '#storefront/shell/page-head.tsx'
import { useSay, useWords } from '#web/session.tsx'
import { Check } from './check.tsx'
import { Edit } from './edit.tsx'
import { loadReserve } from './load-reserve.ts'
import { Steps } from './steps.tsx'
import { BottomBar, Summary } from './summary.tsx'
import { useReserve } from './use-reserve.ts'

export const loader = loadReserve

export default function ReservePage() {
  const { info } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  return <Reserve key={info.package_code + search} />
}

function Reserve() {
  const words = useWords('reserve')
  const title = useSay()(useLoaderData<typeof loader>().info.page_title)
  const reserving = useReserve()
  const { step, draft, submit } = reserving
  return (
    <div className="content pt-6 pb-32 tablet:pt-10 desktop:pb-24">
      <PageHead title={`${words.title} – ${title}`} />
      <h1 className="text-28 tablet:text-36">{words.title}</h1>
      <p className="mt-1 text-soft">{title}</p>
      {draft?.booking_id ? (
        <Already booking_id={draft.booking_id} again={reserving.startOver} />
      ) : (
        <>
          <Steps here={step} />
          <form
            id="reserve"
            noValidate
            onSubmit={submit}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-12 desktop:grid-cols-[minmax(0,1fr)_24rem]"
          >
            {step === 'check' ? <Check reserving={reserving} /> : <Edit reserving={reserving} />}
            <Summary reserving={reserving} />
            <BottomBar reserving={reserving} />
          </form>
        </>
      )}
    </div>
  )
}

/** The way back after booking must not lead into a second one. */
function Already({ booking_id, again }: { booking_id: string; again: () => void }) {
  const { already: words } = useWords('reserve')
  return (
    <section className="mt-8 grid max-w-xl gap-4 rounded-card border border-line bg-card p-6">
      <h2 className="text-22">{words.title}</h2>
      <p className="money">{words.line(booking_id)}</p>
      <p className="flex flex-wrap gap-2">
        <a href={`/travel/booking/${booking_id}`} className="button-main">
          {words.see}
        </a>
        <button type="button" className="button-quiet" onClick={again}>
          {words.again}
        </button>
      </p>
    </section>
  )
}
