// Files of a departure: what its guide carries along, or what everybody who has paid sees in their booking.
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { formatFileSize } from '#lib/format.ts'
import { guideEntryLimits } from '#limits/trade.ts'
import { useApi } from '#office/api.ts'
import { ConfirmAction } from '#office/kit/confirm-dialog.tsx'
import { DropZone } from '#office/kit/drop-zone.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { Panel } from '#office/kit/panel.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useMay } from '#office/shell/me.ts'
import { useSession } from '#web/session.tsx'
import type { DepartureGuide } from './departure-people.ts'

type Props = { guide: DepartureGuide; forCustomers?: boolean }

export function DepartureFiles({ guide, forCustomers = false }: Props) {
  const { office: words } = useText('guide')
  const api = useApi()
  const may = useMay()
  const { revalidate } = useRevalidator()
  const mayChange = may('change bookings')
  const { departure_id, is_cancelled } = guide
  const files = guide.files.filter((file) => file.for_customers === forCustomers)
  const untold = files.filter(({ told }) => told === null).length
  return (
    <Panel
      title={forCustomers ? words.customerFiles : words.files}
      aside={
        forCustomers &&
        mayChange &&
        !is_cancelled &&
        untold > 0 && <TellButton departure_id={departure_id} files={untold} />
      }
    >
      <p className="text-15 text-soft">{forCustomers ? words.customerFilesLead : words.filesLead}</p>
      <ul className="divide-y divide-line empty:hidden">
        {files.map((file) => (
          <FileRow key={file.id} file={file} mayChange={mayChange} />
        ))}
      </ul>
      {mayChange && files.length < guideEntryLimits.files && (
        <DropZone
          label={words.fileAdd}
          accept="papers"
          send={async (file, sending) => {
            const for_customers = forCustomers ? 'Y' : 'N'
            await api.guide.addFile({ departure_id, file, for_customers }, sending)
            await revalidate()
          }}
        />
      )}
    </Panel>
  )
}

function TellButton({ departure_id, files }: { departure_id: number; files: number }) {
  const { office: words } = useText('guide')
  const api = useApi()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button-primary" onClick={() => setOpen(true)}>
        {words.tell}
      </button>
      {isOpen && (
        <ConfirmAction
          title={words.tellAsk(files)}
          lead={words.tellLead}
          confirmLabel={words.tell}
          send={(sending) => api.guide.tellOfFiles({ departure_id }, sending)}
          doneText={({ told }) => words.tellDone(told)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function FileRow({ file, mayChange }: { file: DepartureGuide['files'][number]; mayChange: boolean }) {
  const { office: words } = useText('guide')
  const { language } = useSession()
  const api = useApi()
  const [isRemoving, setRemoving] = useState(false)
  const { id, name, size, for_customers, told } = file
  return (
    <li className="flex items-center justify-between gap-2 py-2 text-15">
      <span className="grid min-w-0 gap-0.5">
        <span className="break-all">
          {name} <span className="text-13 text-soft">{formatFileSize(size)}</span>
        </span>
        {for_customers && (
          <span className="text-13 text-soft">
            {told === null ? words.notTold : words.told(formatMoment(told, language))}
          </span>
        )}
      </span>
      {mayChange && (
        <button
          type="button"
          className="button-secondary shrink-0"
          aria-label={words.fileRemove(name)}
          onClick={() => setRemoving(true)}
        >
          {words.remove}
        </button>
      )}
      {isRemoving && (
        <ConfirmAction
          title={words.removeAsk(name)}
          lead={for_customers ? words.removeLead : words.removeGuideLead}
          confirmLabel={words.remove}
          danger
          send={() => api.guide.removeFile({ id })}
          doneText={words.removed}
          onClose={() => setRemoving(false)}
        />
      )}
    </li>
  )
}
