// Files of a booking: from the customer or added by staff, with who, when, and whether the customer sees it.
import { lazy, Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { formatFileSize } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { CheckBox } from '#office/kit/check-box.tsx'
import { ConfirmAction } from '#office/kit/confirm-dialog.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { Panel } from '#office/kit/panel.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { useMay } from '#office/shell/me.ts'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'
import { DownloadButton } from './download-button.tsx'
import type { BookingDetails } from './load-booking.ts'

const DropZone = lazy(() => import('#office/kit/drop-zone.tsx').then((file) => ({ default: file.DropZone })))

type BookingFile = BookingDetails['booking']['files'][number]

export default function Files({ booking: { booking_id, progress, files } }: Pick<BookingDetails, 'booking'>) {
  const words = useText('bookings')
  const may = useMay()
  const [isAdding, setAdding] = useState(false)
  const mayChange = may('change bookings')
  const canAdd = mayChange && progress !== 'cancel_completed'
  return (
    <Panel
      title={words.files}
      aside={
        canAdd &&
        !isAdding && (
          <button type="button" className="button-secondary" onClick={() => setAdding(true)}>
            {words.addFile}
          </button>
        )
      }
    >
      {files.length === 0 && !isAdding && <p className="text-15 text-soft">{words.noFiles}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {files.map((file) => (
          <FileRow key={file.id} booking_id={booking_id} file={file} mayChange={mayChange} />
        ))}
      </ul>
      {canAdd && isAdding && <AddFiles booking_id={booking_id} />}
    </Panel>
  )
}

/** Each file goes by itself; what is chosen when it is dropped holds for it. */
function AddFiles({ booking_id }: { booking_id: string }) {
  const words = useText('bookings')
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [shown, setShown] = useState(false)
  return (
    <div className="grid gap-2">
      <CheckBox checked={shown} onCheck={setShown}>
        {words.showNewFiles}
      </CheckBox>
      <Suspense>
        <DropZone
          label={words.newFiles}
          accept="papers"
          send={async (file, sending) => {
            await api.document.addFile({ booking_id, file, shown: shown ? 'Y' : 'N' }, sending)
            await revalidate()
          }}
        />
      </Suspense>
    </div>
  )
}

type FileRowProps = { booking_id: string; file: BookingFile; mayChange: boolean }

function FileRow({ booking_id, file, mayChange }: FileRowProps) {
  const words = useText('bookings')
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem } = useSave()
  const [isRemoving, setRemoving] = useState(false)
  const { id, name, by_name, shown } = file
  const show = async () => {
    const to = shown ? 'N' : 'Y'
    if (await save(() => api.document.showFile({ booking_id, id, shown: to }))) toast(words.fileShown[to])
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 text-15">
      <FileDescription booking_id={booking_id} file={file} />
      {mayChange && (
        <span className="flex flex-wrap gap-2">
          {by_name !== null && (
            <button type="button" className="button-secondary" disabled={saving} onClick={() => void show()}>
              {shown ? words.hideFile : words.showFile}
              <span className="sr-only"> {name}</span>
            </button>
          )}
          <button type="button" className="button-secondary" onClick={() => setRemoving(true)}>
            {words.removeFile}
            <span className="sr-only"> {name}</span>
          </button>
        </span>
      )}
      <Problem>{problem}</Problem>
      {isRemoving && (
        <ConfirmAction
          title={words.removeFileAsk(name)}
          lead={words.removeFileLead}
          confirmLabel={words.removeFile}
          danger
          send={() => api.document.removeFile({ booking_id, id })}
          doneText={words.fileRemoved}
          onClose={() => setRemoving(false)}
        />
      )}
    </li>
  )
}

/** The name downloads the file, for staff who may read documents. */
function FileDescription({ booking_id, file }: Omit<FileRowProps, 'mayChange'>) {
  const words = useText('bookings')
  const { language } = useSession()
  const api = useApi()
  const may = useMay()
  const { id, name, size, by_name, shown, at } = file
  const label = `${name} (${formatFileSize(size)})`
  return (
    <div className="grid min-w-[min(10rem,100%)] grow gap-0.5">
      {may('passports') ? (
        <DownloadButton label={label} get={() => api.document.attached({ booking_id, id })} />
      ) : (
        <span className="break-all">{label}</span>
      )}
      <span className="text-13 text-soft">
        {by_name ?? words.by.customer} · {formatMoment(at, language)}
        {shown && ` · ${words.isShown}`}
      </span>
    </div>
  )
}
