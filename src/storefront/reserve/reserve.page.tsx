// /travel/reserve/{package_code}: date, party, travellers, contact; checked once more, then sent. §2, §5
import { useRef, useState } from 'react'
import { useLoaderData, useLocation, useNavigate } from 'react-router'
import { withCommas } from '#plain/format.ts'
import { partsOf } from '#plain/parts-of.ts'
import { PageHead } from '#storefront/shell/page-head.tsx'
import { FeeTimeline, TrustStrip } from '#storefront/trip/trust-strip.tsx'
import type { Picked } from '#ui/picked.ts'
import { useSay, useWords } from '#web/session.tsx'
import { SubmitButton } from '#web/submit.tsx'
import type { Told } from '#web/use-attempt.ts'
import { CheckHeading, Entered, NextSteps, RefusedReservation } from './check.tsx'
import { Consents } from './consents.tsx'
import { Edit } from './edit.tsx'
import type { Form } from './form.ts'
import { type Loaded, loadReserve } from './load-reserve.ts'
import { PeoplePart } from './people-part.tsx'
import { Proof } from './proof.tsx'
import { Steps } from './steps.tsx'
import { BottomBar, Summary } from './summary.tsx'
import { TripPart } from './trip-part.tsx'
import { useEntered } from './use-entered.ts'
import { type Offer, useOffer } from './use-offer.ts'
import { useProof } from './use-proof.ts'
import { type Part, type Step, useSendReservation } from './use-send-reservation.ts'

export const loader = loadReserve

export default function ReservePage() {
  const { info } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const words = useWords('reserve')
  const title = useSay()(info.page_title)
  return (
    <div key={info.package_code + search} className="content pt-6 pb-32 tablet:pt-10 desktop:pb-24">
      <PageHead title={`${words.title} – ${title}`} />
      <h1 className="brand-words text-28 tablet:text-36">{words.title}</h1>
      <p className="mt-1 text-soft">{title}</p>
      <Reserve />
    </div>
  )
}

function Reserve() {
  const loaded = useLoaderData<typeof loader>()
  const { info, member, store } = loaded
  const { form, change, draft, startOver, finish } = useEntered(info.package_code, member)
  const [files, setFiles] = useState<Picked[]>([])
  const { lookAgain, ...offer } = useOffer(info, form)
  const proof = useProof(form.email.trim())
  const { step, toCheck, correct, aim } = useSteps(draft !== undefined && !draft.booking_id)
  const { bind, wrong, mend, problem, sending, submit, costBefore, blamed } = useSendReservation({
    ...{ loaded, form, files, step, offer, lookAgain, proof, toCheck, correct, finish },
  })
  const total = offer.bill?.total ?? 0
  const problemOf = (part: Part) => (blamed === part ? problem : '')
  const fresh = () => {
    startOver()
    setFiles([])
  }
  if (draft?.booking_id) return <Already booking_id={draft.booking_id} again={fresh} />
  const button = <SendButton {...{ step, sending, total }} isOff={store?.problem !== undefined} />
  return (
    <>
      <Steps here={step} form={form} back={correct} />
      <form id="reserve" noValidate onSubmit={submit} className={columns}>
        {step === 'edit' ? (
          <Edit {...{ store, aim, wrong }} isRestored={draft?.isRestored ?? false} startOver={fresh}>
            <TripPart {...{ info, form, change, mend, offer, wrong }} problem={problemOf('trip')} />
            <PeoplePart
              {...{ info, member, form, change, mend, bind, wrong }}
              files={{ picked: files, pick: setFiles }}
              problem={problemOf('people')}
            />
          </Edit>
        ) : (
          <Check
            {...{ loaded, form, change, mend, wrong, offer, proof, correct, sending }}
            fileNames={files.map(({ file }) => file.name)}
            problem={<RefusedReservation {...{ problem, costBefore, total }} />}
          />
        )}
        <Summary {...{ info, form, offer }}>{button}</Summary>
        <BottomBar {...{ info, form, offer }}>{button}</BottomBar>
      </form>
    </>
  )
}

const columns = 'grid grid-cols-[minmax(0,1fr)] gap-x-12 desktop:grid-cols-[minmax(0,1fr)_24rem]'

type ButtonProps = { step: Step; sending: boolean; total: number; isOff: boolean }

function SendButton({ step, sending, total, isOff }: ButtonProps) {
  const words = useWords('reserve')
  return (
    <SubmitButton sending={sending} isOff={isOff}>
      {step === 'edit' && words.toCheck}
      {step === 'check' && (sending ? words.sending : words.sendFor(withCommas(total)))}
    </SubmitButton>
  )
}

type Checking = {
  loaded: Loaded
  form: Form
  change: (changed: Partial<Form>) => void
  mend: (name: string) => void
  wrong: Told
  offer: Offer
  fileNames: string[]
  proof: ReturnType<typeof useProof>
  correct: (part: Part) => void
  sending: boolean
  /** What the server said. */
  problem: React.ReactNode
}

function Check(checking: Checking) {
  const { loaded, form, change, mend, wrong, offer, fileNames, proof, correct, sending, problem } = checking
  const { info, special } = loaded
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <CheckHeading />
      <Entered {...{ form, correct }} days={info.days} offer={offer} fileNames={fileNames} />
      <Fees {...{ info, form, offer }} />
      <Consents
        {...{ special, wrong }}
        given={form.consents}
        give={(given) => {
          for (const type of Object.keys(given)) mend(`consents.${type}`)
          change({ consents: { ...form.consents, ...given } })
        }}
      />
      <NextSteps />
      {proof.proving && (
        <Proof
          {...{ sending }}
          proving={proof.proving}
          error={wrong.code}
          typeCode={(code) => {
            mend('code')
            proof.typeCode(code)
          }}
          askAgain={proof.askAgain}
          toAddress={() => correct('people')}
        />
      )}
      {problem}
    </div>
  )
}

/** What a cancel costs, and until when it costs nothing. */
function Fees({ info, form, offer }: { info: Loaded['info']; form: Form; offer: Offer }) {
  const { trust: words } = useWords('trip')
  return (
    <section className="grid gap-3">
      <TrustStrip
        fees={info.cancel_fees}
        date={form.departure_date}
        seats={offer.here}
        minimum={offer.departure?.minimum ?? 1}
      />
      <h3 className="mt-3 text-18">{words.feesTitle}</h3>
      <FeeTimeline fees={info.cancel_fees} date={form.departure_date} />
    </section>
  )
}

/**
 * The last step is an entry of the history: the way back leads to the form. `isOpen`: there is one to check.
 */
function useSteps(isOpen: boolean) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const aim = useRef<Part>(undefined)
  const step: Step = isOpen && partsOf(state).step === 'check' ? 'check' : 'edit'
  const toCheck = () => navigate(pathname + search, { state: { step: 'check' } })
  function correct(part: Part): void {
    aim.current = part
    void navigate(-1)
  }
  return { step, toCheck, correct, aim }
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
