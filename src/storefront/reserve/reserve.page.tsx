// /travel/reserve/{package_code}: date, party, travellers, contact; checked once more, then sent. §2, §5
import { useRef, useState } from 'react'
import { useLoaderData, useLocation, useNavigate } from 'react-router'
import { formatNumber } from '#lib/format.ts'
import { readFields } from '#lib/read-fields.ts'
import { FeeTimeline, TrustStrip } from '#storefront/departure/trust-strip.tsx'
import { PageHead } from '#storefront/kit/page-head.tsx'
import type { PickedFile } from '#ui/pick-files.ts'
import { useLocalized, useText } from '#web/session.tsx'
import { SubmitButton } from '#web/submit.tsx'
import type { FieldErrors } from '#web/use-submit.ts'
import { CheckHeading, EnteredDetails, NextSteps, RefusedReservation } from './check.tsx'
import { ReserveConsents } from './consents.tsx'
import { EditStep } from './edit-step.tsx'
import { EmailProof } from './email-proof.tsx'
import type { ReserveForm } from './form.ts'
import { loadReserve, type ReserveContext } from './load-reserve.ts'
import { PeopleFields } from './people-fields.tsx'
import { ReserveBottomBar, ReserveSummary } from './reserve-summary.tsx'
import { Steps } from './steps.tsx'
import { TripFields } from './trip-fields.tsx'
import { useEmailProof } from './use-email-proof.ts'
import { type TripOffer, useOffer } from './use-offer.ts'
import { type FormSection, type ReserveStep, useReservationForm } from './use-reservation-form.ts'
import { useReserveForm } from './use-reserve-form.ts'

export const loader = loadReserve

export default function ReservePage() {
  const { info } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const words = useText('reserve')
  const title = useLocalized()(info.page_title)
  return (
    <div key={info.package_code + search} className="content pt-6 pb-32 tablet:pt-10 desktop:pb-24">
      <PageHead title={`${words.title} – ${title}`} />
      <h1 className="brand-text text-28 tablet:text-36">{words.title}</h1>
      <p className="mt-1 text-soft">{title}</p>
      <ReservationFlow />
    </div>
  )
}

function ReservationFlow() {
  const loaded = useLoaderData<typeof loader>()
  const { info, member, store } = loaded
  const { form, change, draft, startOver, finish } = useReserveForm(info.package_code, member)
  const [files, setFiles] = useState<PickedFile[]>([])
  const { refresh, ...offer } = useOffer(info, form)
  const proof = useEmailProof(form.email.trim())
  const { step, toCheck, correct, focusTarget } = useSteps(draft !== undefined && !draft.booking_id)
  const { bind, wrong, clearError, problem, sending, submit, costBefore, refusedSection } =
    useReservationForm({
      ...{ loaded, form, files, step, offer, refresh, proof, toCheck, correct, finish },
    })
  const total = offer.bill?.total ?? 0
  const getProblem = (part: FormSection) => (refusedSection === part ? problem : '')
  const startAgain = () => {
    startOver()
    setFiles([])
  }
  if (draft?.booking_id) return <AlreadyBooked booking_id={draft.booking_id} again={startAgain} />
  const button = <SendButton {...{ step, sending, total }} isOff={store?.problem !== undefined} />
  return (
    <>
      <Steps current={step} form={form} back={correct} />
      <form id="reserve" noValidate onSubmit={submit} className={columnsClass}>
        {step === 'edit' ? (
          <EditStep
            {...{ store, focusTarget, wrong }}
            isRestored={draft?.isRestored ?? false}
            startOver={startAgain}
          >
            <TripFields {...{ info, form, change, clearError, offer, wrong }} problem={getProblem('trip')} />
            <PeopleFields
              {...{ info, member, form, change, clearError, bind, wrong }}
              files={{ picked: files, pick: setFiles }}
              problem={getProblem('people')}
            />
          </EditStep>
        ) : (
          <CheckStep
            {...{ loaded, form, change, clearError, wrong, offer, proof, correct, sending }}
            fileNames={files.map(({ file }) => file.name)}
            problem={<RefusedReservation {...{ problem, costBefore, total }} />}
          />
        )}
        <ReserveSummary {...{ info, form, offer }}>{button}</ReserveSummary>
        <ReserveBottomBar {...{ info, form, offer }}>{button}</ReserveBottomBar>
      </form>
    </>
  )
}

const columnsClass = 'grid grid-cols-[minmax(0,1fr)] gap-x-12 desktop:grid-cols-[minmax(0,1fr)_24rem]'

type SendButtonProps = { step: ReserveStep; sending: boolean; total: number; isOff: boolean }

function SendButton({ step, sending, total, isOff }: SendButtonProps) {
  const words = useText('reserve')
  return (
    <SubmitButton sending={sending} isOff={isOff}>
      {step === 'edit' && words.toCheck}
      {step === 'check' && (sending ? words.sending : words.sendFor(formatNumber(total)))}
    </SubmitButton>
  )
}

type CheckStepProps = {
  loaded: ReserveContext
  form: ReserveForm
  change: (changed: Partial<ReserveForm>) => void
  clearError: (name: string) => void
  wrong: FieldErrors
  offer: TripOffer
  fileNames: string[]
  proof: ReturnType<typeof useEmailProof>
  correct: (part: FormSection) => void
  sending: boolean
  /** What the server said. */
  problem: React.ReactNode
}

function CheckStep(props: CheckStepProps) {
  const { loaded, form, change, clearError, wrong, offer, fileNames, proof, correct, sending, problem } =
    props
  const { info, special } = loaded
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <CheckHeading />
      <EnteredDetails {...{ form, correct }} days={info.days} offer={offer} fileNames={fileNames} />
      <CancelFees {...{ info, form, offer }} />
      <ReserveConsents
        {...{ special, wrong }}
        given={form.consents}
        give={(given) => {
          for (const type of Object.keys(given)) clearError(`consents.${type}`)
          change({ consents: { ...form.consents, ...given } })
        }}
      />
      <NextSteps />
      {proof.proving && (
        <EmailProof
          {...{ sending }}
          proving={proof.proving}
          error={wrong.code}
          setCode={(code) => {
            clearError('code')
            proof.setCode(code)
          }}
          requestCodeAgain={proof.requestCodeAgain}
          onChangeAddress={() => correct('people')}
        />
      )}
      {problem}
    </div>
  )
}

/** What a cancel costs, and until when it costs nothing. */
function CancelFees({
  info,
  form,
  offer,
}: {
  info: ReserveContext['info']
  form: ReserveForm
  offer: TripOffer
}) {
  const { trust: words } = useText('trip')
  return (
    <section className="grid gap-3">
      <TrustStrip
        fees={info.cancel_fees}
        date={form.departure_date}
        seats={offer.departureSeats}
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
  const focusTarget = useRef<FormSection>(undefined)
  const step: ReserveStep = isOpen && readFields(state).step === 'check' ? 'check' : 'edit'
  const toCheck = () => navigate(pathname + search, { state: { step: 'check' } })
  function correct(part: FormSection): void {
    focusTarget.current = part
    void navigate(-1)
  }
  return { step, toCheck, correct, focusTarget }
}

/** The way back after booking must not lead into a second one. */
function AlreadyBooked({ booking_id, again }: { booking_id: string; again: () => void }) {
  const { already: words } = useText('reserve')
  return (
    <section className="mt-8 grid max-w-xl gap-4 rounded-card border border-line bg-card p-6">
      <h2 className="text-22">{words.title}</h2>
      <p className="money">{words.line(booking_id)}</p>
      <p className="flex flex-wrap gap-2">
        <a href={`/travel/booking/${booking_id}`} className="button-primary">
          {words.see}
        </a>
        <button type="button" className="button-secondary" onClick={again}>
          {words.again}
        </button>
      </p>
    </section>
  )
}
