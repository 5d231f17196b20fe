// From preparing to public: where the site is seen, what the law still wants, and publishing it.
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { footerFields } from '#domain/agency/settings/company-fields.ts'
import { type Api, useApi } from '#office/api.ts'
import { CheckBox } from '#office/kit/check-box.tsx'
import { ConfirmAction } from '#office/kit/confirm-dialog.tsx'
import { CopyButton } from '#office/kit/copy-button.tsx'
import { OfficeLink, type OfficePath } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { QrCode } from '#office/kit/qr-code.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { Check, X } from '#ui/icons.ts'

export const loader = ({ api }: LoaderArgs) => api.agency.opening()

type Opening = Awaited<ReturnType<Api['agency']['opening']>>
type OpeningLine = Opening['lines'][number]

export default function OpeningPage() {
  const words = useText('company').opening
  const opening = useLoaderData<typeof loader>()
  const [isPublishing, setPublishing] = useState(false)
  const { state, lines } = opening
  const missing = countMissing(lines)
  const isReady = state === 'preparing' && missing === 0
  return (
    <>
      <PageHeader title={words.title} lead={isReady ? words.lead.ready : words.lead[state]}>
        {state === 'preparing' && (
          <span className="flex flex-wrap items-center gap-3">
            {missing > 0 && (
              <span id="missing" className="text-15 text-soft">
                {words.missing(missing)}
              </span>
            )}
            <button
              type="button"
              className={missing > 0 ? 'button-secondary' : 'button-primary'}
              aria-describedby={missing > 0 ? 'missing' : undefined}
              onClick={() => setPublishing(true)}
            >
              {words.publish}
            </button>
          </span>
        )}
      </PageHeader>
      <div className="grid max-w-4xl items-start gap-4 tablet:grid-cols-[minmax(0,1fr)_17rem]">
        {/* once nothing is missing, a phone shows the address before the long list of what is there */}
        {missing === 0 && (
          <div className="tablet:order-last">
            <AddressPanel opening={opening} />
          </div>
        )}
        <LegalLines lines={opening.lines} />
        {missing > 0 && <AddressPanel opening={opening} />}
      </div>
      {isPublishing && <PublishDialog opening={opening} onClose={() => setPublishing(false)} />}
    </>
  )
}

const countMissing = (lines: readonly OpeningLine[]) => lines.filter(({ is_done }) => !is_done).length

function AddressPanel({ opening: { state, origin, waiting, qr } }: { opening: Opening }) {
  const words = useText('company').opening
  return (
    <Panel title={state === 'preparing' ? words.preview : words.site_address}>
      <p className="text-15 text-soft">{state === 'preparing' ? words.previewLead : words.publicLead}</p>
      <QrCode {...qr} label={words.qr} />
      <a
        href={origin}
        target="_blank"
        rel="noreferrer"
        className="break-all text-15 text-brand-700 underline"
      >
        {origin}
      </a>
      <CopyButton text={origin} label={words.copy} />
      {waiting.length > 0 && (
        <p className="text-13 text-soft">
          {words.waiting(waiting.join(', '))}{' '}
          <OfficeLink to="/settings/domains" className="text-brand-700 underline">
            {words.toDomains}
          </OfficeLink>
        </p>
      )}
    </Panel>
  )
}

function LegalLines({ lines }: { lines: readonly OpeningLine[] }) {
  const words = useText('company').opening
  return (
    <Panel title={words.needed}>
      <p role="status" className="text-15 text-soft">
        {words.missing(countMissing(lines))}
      </p>
      <ul className="divide-y divide-line">
        {lines.map((each) => (
          <LegalLine key={each.line} {...each} />
        ))}
      </ul>
    </Panel>
  )
}

function LegalLine({ line, is_done }: OpeningLine) {
  const { opening: words, details } = useText('company')
  const labels: Record<OpeningLine['line'], string> = { ...details.fields, ...words }
  return (
    <li className="flex min-h-11 items-center gap-3 py-1 text-15">
      {is_done ? (
        <Check size={18} aria-label={words.done} className="shrink-0 text-good" />
      ) : (
        <X size={18} aria-hidden className="shrink-0 text-bad" />
      )}
      <span className={`grow ${is_done ? 'text-soft' : 'font-semibold'}`}>{labels[line]}</span>
      {!is_done && (
        <OfficeLink
          to={findForm(line)}
          className="button-secondary"
          aria-label={`${words.open}: ${labels[line]}`}
        >
          {words.open}
        </OfficeLink>
      )}
    </li>
  )
}

const companyLines = new Set<string>(footerFields)

function findForm(line: OpeningLine['line']): OfficePath {
  if (line === 'refund_rules' || line === 'payment') return '/settings/payment'
  if (line === 'site_address') return '/settings/domains'
  return companyLines.has(line) ? '/settings/company' : '/terms'
}

function PublishDialog({ opening: { tests }, onClose }: { opening: Opening; onClose: () => void }) {
  const words = useText('company').opening
  const api = useApi()
  const [isRemoving, setRemoving] = useState(true)
  return (
    <ConfirmAction
      title={words.publishTitle}
      lead={words.publishLead}
      confirmLabel={words.publish}
      send={() => api.reservation.publishSite({ remove_tests: isRemoving })}
      doneText={words.published}
      onClose={onClose}
    >
      {tests > 0 && (
        <div>
          <CheckBox checked={isRemoving} onCheck={setRemoving}>
            {words.tests(tests)}
          </CheckBox>
          <p className="text-13 text-soft">
            {words.testsHint}{' '}
            <OfficeLink to="/bookings" className="text-brand-700 underline">
              {words.showTests}
            </OfficeLink>
          </p>
        </div>
      )}
    </ConfirmAction>
  )
}
