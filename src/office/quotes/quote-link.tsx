// The customer's link, and where the quote came from and led to.
import { CopyButton } from '#office/kit/copy-button.tsx'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useMay } from '#office/shell/me.ts'
import type { QuoteDetails } from './use-quote-form.ts'

export function QuoteLink({ quote: { link, booking_id, consult } }: { quote: QuoteDetails }) {
  const words = useText('quotes')
  const may = useMay()
  const hasConsultation = consult !== null && may('questions')
  if (link === null && !hasConsultation) return null
  return (
    <Panel title={words.link}>
      <div className="flex flex-wrap gap-2">
        {booking_id && (
          <OfficeLink to={`/bookings/${booking_id}`} className="button-primary">
            {words.booking}
          </OfficeLink>
        )}
        {link && (
          <>
            <CopyButton text={link} />
            <a href={link} target="_blank" rel="noreferrer" className="button-secondary">
              {words.openLink}
            </a>
          </>
        )}
        {hasConsultation && (
          <OfficeLink to={`/questions/consultations/${consult}`} className="button-secondary">
            {words.consultation}
          </OfficeLink>
        )}
      </div>
    </Panel>
  )
}
