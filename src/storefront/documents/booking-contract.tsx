// The contract of a booking, in a line: whether it is agreed to, and the way to it.
import { useText } from '#web/session.tsx'

/** `isNext`: it is the first thing to do; of several filled buttons nobody knows which comes first. */
type Props = { booking_id: string; isAgreed: boolean; isNext: boolean }

export function BookingContract({ booking_id, isAgreed, isNext }: Props) {
  const { contract: words } = useText('documents')
  return (
    <section aria-labelledby="contract-title" id="contract" className="scroll-mt-24">
      <h2 id="contract-title" className="text-22">
        {words.title}
      </h2>
      <p className={`mt-2 text-15 ${isAgreed ? 'text-good' : 'text-soft'}`}>
        {isAgreed ? words.isAgreed : words.isOpen}
      </p>
      <a
        href={`/manageProductContract/${booking_id}`}
        className={`${isNext ? 'button-primary' : 'button-secondary'} mt-3`}
      >
        {isAgreed ? words.see : words.seeAndAgree}
      </a>
    </section>
  )
}
