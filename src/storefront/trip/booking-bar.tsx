// On a phone booking is a bottom sheet, opened by the bar at the bottom. The way back closes it.
import { useLocation, useNavigate } from 'react-router'
import type { Party } from '#domain/booking/price.ts'
import { formatLowestPrice } from '#domain/catalog/format-trip-price.ts'
import { formatNumber } from '#lib/format.ts'
import { readFields } from '#lib/read-fields.ts'
import { buildContactHref } from '#storefront/kit/contact-href.ts'
import { Dialog } from '#ui/dialog.tsx'
import { X } from '#ui/icons.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useText } from '#web/session.tsx'
import { BookingPanel, TripTrustStrip } from './booking-panel.tsx'
import { useTripChoice } from './trip-choice.tsx'
import { useTrip } from './use-trip.ts'

/** Opens the bottom sheet; from the bar, and from the table of departures. */
export function useBookingBottomSheet() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const isOpen = useHydrated() && readFields(state).bottomSheet === true
  const open = () => navigate(pathname + search, { state: { bottomSheet: true }, preventScrollReset: true })
  return { isOpen, open, close: () => navigate(-1) }
}

export function BookingBar() {
  const { bill } = useTripChoice()
  const { info } = useTrip()
  const words = useText('trip')
  const catalog = useText('catalog')
  const { isOpen, open, close } = useBookingBottomSheet()
  return (
    <>
      <div
        data-bottom-bar
        className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-card pb-[env(safe-area-inset-bottom)] desktop:hidden"
      >
        {info.departures.length > 0 && (
          <div className="content pt-2">
            <TripTrustStrip inOneLine />
          </div>
        )}
        <div className="content flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-2 pb-3">
          <span className="money font-bold text-18">
            <ChosenDate />
            {bill ? words.won(formatNumber(bill.total)) : formatLowestPrice(info, catalog)}
          </span>
          {info.departures.length > 0 ? (
            <button type="button" className="button-primary min-w-40 grow tablet:max-w-60" onClick={open}>
              {words.reserve}
            </button>
          ) : (
            <a
              href={buildContactHref(info.package_code)}
              className="button-primary min-w-40 grow tablet:max-w-60"
            >
              {words.ask}
            </a>
          )}
        </div>
      </div>
      {isOpen && <BookingBottomSheet onClose={() => void close()} />}
    </>
  )
}

/** The date that the sum beside it is for. */
function ChosenDate() {
  const { date, party, bill } = useTripChoice()
  const words = useText('trip')
  if (!date || !bill) return null
  return (
    <span className="block font-normal text-13 text-soft">
      {words.dayAndParty(Number(date.slice(5, 7)), Number(date.slice(8)), countPeople(party))}
    </span>
  )
}

const countPeople = ({ adult, child, baby }: Party) => adult + child + baby

function BookingBottomSheet({ onClose }: { onClose: () => void }) {
  const words = useText('trip')
  return (
    <Dialog
      title={words.openBottomSheet}
      onClose={onClose}
      variant="bare"
      className="slide-up m-0 mt-auto max-h-[92dvh] w-full max-w-none scroll-pb-36 overflow-y-auto rounded-t-[20px] bg-card text-ink tablet:mx-auto tablet:max-w-xl"
    >
      <div data-panel className="p-4 pb-[calc(1rem+env(safe-area-inset-bottom))] tablet:p-6">
        <div className="mb-2 flex items-center justify-between gap-3">
          <h2 className="text-18">{words.openBottomSheet}</h2>
          <button
            type="button"
            className="icon-button -mr-2"
            aria-label={words.closeBottomSheet}
            onClick={onClose}
          >
            <X size={22} />
          </button>
        </div>
        <BookingPanel withExtras />
      </div>
    </Dialog>
  )
}
