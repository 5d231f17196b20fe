// Sending the ticket on as a picture: by the phone's own dialog, and where it has none as a download.
import { countDaysBetween } from '#lib/days.ts'
import { parsePictureName } from '#lib/picture-name.ts'
import { useDates } from '#storefront/kit/use-dates.ts'
import { useSite } from '#storefront/kit/use-site.ts'
import type { BookingDetails } from '#storefront/ticket/booking-details.ts'
import { Share } from '#ui/more-icons.ts'
import { Problem } from '#ui/problem.tsx'
import { downloadFile } from '#web/download-file.ts'
import { useLocalized, useText } from '#web/session.tsx'
import { useSubmit } from '#web/use-submit.ts'

export function ShareTicket({ booking, today }: { booking: BookingDetails; today: string }) {
  const words = useText('booking')
  const localized = useLocalized()
  const { formatSpan } = useDates()
  const info = useSite()?.info
  const { departure_date, return_date, thumbnail_path } = booking
  const { problem, sending, submitOnce } = useSubmit({ describeError: () => words.ready.ticketFailed })
  const send = () =>
    submitOnce(async () => {
      const { drawTicket } = await import('./ticket-picture.ts')
      const blob = await drawTicket({
        picture: (thumbnail_path && parsePictureName(thumbnail_path)?.files.at(-1)?.path) || null,
        title: localized(booking.page_title),
        dates: formatSpan(departure_date, return_date),
        badge: words.dDay(countDaysBetween(today, departure_date)),
        agency: localized(info?.company_name),
      })
      if (!blob) throw new Error('no picture')
      await sendPicture(blob)
    })
  return (
    <>
      <button
        type="button"
        className="button-secondary grow gap-2"
        disabled={sending}
        onClick={() => void send()}
      >
        <Share size={20} />
        {words.ready.ticket}
      </button>
      <Problem>{problem}</Problem>
    </>
  )
}

async function sendPicture(blob: Blob): Promise<void> {
  const file = new File([blob], 'ticket.png', { type: blob.type })
  const download = () => downloadFile({ name: file.name, blob })
  if (!navigator.canShare?.({ files: [file] })) return download()
  await navigator.share({ files: [file] }).catch((error) => {
    const isClosedAgain = error instanceof Error && error.name === 'AbortError'
    if (!isClosedAgain) download()
  })
}
