// Files of a departure: what its guide carries along, or what everybody who has paid sees in their booking.
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { formatFileSize } from '#lib/format.ts'
import { guideEntryLimits } from '#limits/trade.ts'
import { useApi } from '#office/api.ts'
import { ConfirmDialog } from '#office/kit/confirm-dialog.tsx'
import { DropZone } from '#office/kit/drop-zone.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { Panel } from '#office/kit/panel.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { useMay } from '#office/shell/me.ts'
import { useSession } from '#web/session.tsx'
import type { DepartureGuide } from './people-types.ts'

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
  const toast = useToast()
  const { save, saving, problem } = useSave()
  const [isOpen, setOpen] = useState(false)
  const tell = async () => {
    const isDone = await save(async (sending) => {
      const { told } = await api.guide.tellOfFiles({ departure_id }, sending)
      toast(words.tellDone(told))
    })
    if (isDone) setOpen(false)
  }
  return (
    <>
      <button type="button" className="button-primary" onClick={() => setOpen(true)}>
        {words.tell}
      </button>
      {isOpen && (
        <ConfirmDialog
          title={words.tellAsk(files)}
          lead={words.tellLead}
          confirmLabel={words.tell}
          saving={saving}
          problem={problem}
          onConfirm={() => void tell()}
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
  const toast = useToast()
  const { save, saving, problem } = useSave()
  const [isRemoving, setRemoving] = useState(false)
  const { id, name, size, for_customers, told } = file
  const remove = async () => {
    if (!(await save(() => api.guide.removeFile({ id })))) return
    setRemoving(false)
    toast(words.removed)
  }
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
        <ConfirmDialog
          title={words.removeAsk(name)}
          lead={for_customers ? words.removeLead : words.removeGuideLead}
          confirmLabel={words.remove}
          danger
          saving={saving}
          problem={problem}
          onConfirm={() => void remove()}
          onClose={() => setRemoving(false)}
        />
      )}
    </li>
  )
}
