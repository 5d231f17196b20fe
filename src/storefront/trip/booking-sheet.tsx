// On a phone booking is a sheet over the page, opened by the bar at the bottom. The way back closes it.
import { useLocation, useNavigate } from 'react-router'
import { withCommas } from '#plain/format.ts'
import { partsOf } from '#plain/parts-of.ts'
import { Dialog } from '#ui/dialog.tsx'
import { X } from '#ui/icons.ts'
import { useTakenOver } from '#ui/use-taken-over.ts'
import { useWords } from '#web/session.tsx'
import { askHref } from './ask-href.ts'
import { BookingPanel, TripTrust } from './booking-panel.tsx'
import { useChoice } from './choosing.tsx'
import { useTrip } from './use-trip.ts'

/** Opens the sheet; from the bar, and from the table of departures. */
export function useSheet() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const isOpen = useTakenOver() && partsOf(state).sheet === true
  const open = () => navigate(pathname + search, { state: { sheet: true }, preventScrollReset: true })
  return { isOpen, open, close: () => navigate(-1) }
}

export function BookingBar() {
  const { bill } = useChoice()
  const { info } = useTrip()
  const words = useWords('trip')
  const catalog = useWords('catalog')
  const { isOpen, open, close } = useSheet()
  const lowest = info.page_price === null ? catalog.priceOnRequest : catalog.won(withCommas(info.page_price))
  return (
    <>
      <div
        data-bottom-bar
        className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-card pb-[env(safe-area-inset-bottom)] desktop:hidden"
      >
        {info.departures.length > 0 && (
          <div className="content pt-2">
            <TripTrust inOneLine />
          </div>
        )}
        <div className="content flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-2 pb-3">
          <span className="money whitespace-nowrap font-bold text-18">
            {bill ? words.won(withCommas(bill.total)) : lowest}
          </span>
          {info.departures.length > 0 ? (
            <button type="button" className="button-main max-w-60 grow" onClick={open}>
              {words.reserve}
            </button>
          ) : (
            <a href={askHref(info.package_code)} className="button-main max-w-60 grow">
              {words.ask}
            </a>
          )}
        </div>
      </div>
      {isOpen && <BookingSheet onClose={() => void close()} />}
    </>
  )
}

function BookingSheet({ onClose }: { onClose: () => void }) {
  const words = useWords('trip')
  return (
    <Dialog
      title={words.openSheet}
      onClose={onClose}
      look="bare"
      className="rising m-0 mt-auto max-h-[92dvh] w-full max-w-none scroll-pb-36 overflow-y-auto rounded-t-[20px] bg-card text-ink tablet:mx-auto tablet:max-w-xl"
    >
      <div data-panel className="p-4 pb-[calc(1rem+env(safe-area-inset-bottom))] tablet:p-6">
        <div className="mb-2 flex items-center justify-between gap-3">
          <h2 className="text-18">{words.openSheet}</h2>
          <button type="button" className="icon-button -mr-2" aria-label={words.closeSheet} onClick={onClose}>
            <X size={22} />
          </button>
        </div>
        <BookingPanel withExtras />
      </div>
    </Dialog>
  )
}
