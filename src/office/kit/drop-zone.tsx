// The drop zone: many files at once, each with how far it is, a way to stop it and a way to try again.
import { type RefObject, useId, useRef, useState } from 'react'
import { listAcceptValues, maxFileSize, type UploadKind } from '#file-types.ts'
import { formatFileSize } from '#lib/format.ts'
import { dropLimits } from '#limits/trade.ts'
import { DropArea } from '#ui/drop-area.tsx'
import { Check, X } from '#ui/icons.ts'
import { Paperclip, RotateCcw } from '#ui/more-icons.ts'
import { checkDroppedFiles, formatFileKinds } from './check-dropped-files.ts'
import { useText } from './use-text.ts'
import { useUnsavedChangesPrompt } from './use-unsaved-changes-prompt.ts'
import { isUploading, type SendFile, type Upload, useUploads } from './use-uploads.ts'

type Props = {
  label: string
  accept: UploadKind
  /** How many may be on their way at once. */
  most?: number
  /**
   * Sends one file. It gets the key by which a file that is sent again is known, whom to tell how far it is,
   * and what breaks it off: hand them on to the call. Its turn is its position among the others.
   */
  send: SendFile
}

export function DropZone({ label, accept, most = dropLimits.files, send }: Props) {
  const { drop: words } = useText('kit')
  const picker = useRef<HTMLInputElement>(null)
  const [problems, setProblems] = useState<string[]>([])
  const { uploads, isBusy, add, stop, retry, remove } = useUploads(send, words.failed)
  useUnsavedChangesPrompt(isBusy)

  function addFiles(files: readonly File[]): void {
    const unsent = uploads.filter(({ state }) => state !== 'sent')
    const checked = checkDroppedFiles(files, unsent.length, { accept, most, words })
    setProblems(checked.problems)
    add(checked.accepted)
  }
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="mb-1 font-medium text-13 text-soft">{label}</legend>
      <PickArea picker={picker} accept={accept} most={most} onFiles={addFiles} />
      <div role="alert" className="grid gap-1 text-15 text-bad empty:hidden">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
      <div className="flex min-h-11 mouse:min-h-9 flex-wrap items-center justify-between gap-2 empty:hidden">
        {uploads.length > 0 && (
          <UploadProgress
            uploads={uploads}
            isBusy={isBusy}
            onRetry={retry}
            onClear={(sent) => {
              remove(sent)
              picker.current?.focus() // the button that was pressed is gone
            }}
          />
        )}
      </div>
      <ul className="grid gap-1.5 empty:hidden">
        {uploads.map((item) => (
          <UploadRow
            key={item.id}
            item={item}
            onStop={() => stop(item)}
            onRetry={() => retry([item])}
            onRemove={() => {
              remove([item])
              picker.current?.focus()
            }}
          />
        ))}
      </ul>
    </fieldset>
  )
}

type PickAreaProps = Pick<Props, 'accept'> & {
  picker: RefObject<HTMLInputElement | null>
  most: number
  onFiles: (files: readonly File[]) => void
}

function PickArea({ picker, accept, most, onFiles }: PickAreaProps) {
  const { drop: words } = useText('kit')
  const id = useId()
  return (
    <DropArea
      className="grid justify-items-center gap-2 rounded-card px-4 py-6 text-center"
      onFiles={onFiles}
    >
      <span className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1">
        <label className="button-secondary cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-brand-600 has-focus-visible:outline-offset-2">
          <Paperclip size={18} />
          {words.pick}
          <input
            ref={picker}
            type="file"
            multiple={most > 1}
            accept={listAcceptValues(accept).join(',')}
            aria-describedby={`${id}-rule`}
            className="sr-only"
            onChange={({ currentTarget }) => {
              onFiles([...(currentTarget.files ?? [])])
              currentTarget.value = '' // so that the same file can be picked again
            }}
          />
        </label>
        <span className="hidden text-15 text-soft tablet:inline">{words.lead}</span>
      </span>
      <p id={`${id}-rule`} className="text-13 text-soft">
        {words.rule(formatFileKinds(accept), most, maxFileSize)}
      </p>
    </DropArea>
  )
}

type UploadProgressProps = {
  uploads: readonly Upload[]
  isBusy: boolean
  onRetry: (failed: Upload[]) => void
  onClear: (sent: Upload[]) => void
}

/** How much of all files together has been sent. */
function UploadProgress({ uploads, isBusy, onRetry, onClear }: UploadProgressProps) {
  const { drop: words } = useText('kit')
  const sent = uploads.filter(({ state }) => state === 'sent')
  const failed = uploads.filter(({ state }) => state === 'failed')
  return (
    <>
      <span role="status" className="text-13 text-soft tabular-nums">
        {words.left(sent.length, uploads.length)}
      </span>
      <span className="flex gap-2">
        {failed.length > 0 && (
          <button type="button" className="button-secondary" onClick={() => onRetry(failed)}>
            {words.againAll}
          </button>
        )}
        {sent.length > 0 && !isBusy && (
          <button type="button" className="button-secondary" onClick={() => onClear(sent)}>
            {words.clear}
          </button>
        )}
      </span>
    </>
  )
}

type UploadRowProps = { item: Upload; onStop: () => void; onRetry: () => void; onRemove: () => void }

function UploadRow({ item, ...actions }: UploadRowProps) {
  const { drop: words } = useText('kit')
  const { file, state, share } = item
  const statusText = {
    waiting: words.waiting,
    sending: words.sending(Math.round(share * 100)),
    sent: words.sent,
    stopped: words.stopped,
    failed: item.problem,
  }[state]
  return (
    <li className="panel grid grid-cols-[1fr_auto] items-center gap-x-2 gap-y-1 py-1 pr-1 pl-3">
      <span className="grid min-w-0 gap-0.5">
        <span className="flex min-w-0 items-baseline gap-2 text-15">
          <span className="truncate">{file.name}</span>
          <span className="shrink-0 text-13 text-soft tabular-nums">{formatFileSize(file.size)}</span>
        </span>
        <span
          className={`flex items-center gap-1 text-13 tabular-nums ${state === 'failed' ? 'text-bad' : 'text-soft'}`}
        >
          {state === 'sent' && <Check size={14} />}
          {statusText}
        </span>
      </span>
      <UploadRowActions item={item} {...actions} />
      {isUploading(item) && (
        <progress
          value={share}
          max={1}
          aria-label={file.name}
          className="progress-bar col-span-2 mb-1 h-1.5"
        />
      )}
    </li>
  )
}

function UploadRowActions({ item, onStop, onRetry, onRemove }: UploadRowProps) {
  const { drop: words } = useText('kit')
  const { name } = item.file
  return (
    <span className="flex">
      {(item.state === 'failed' || item.state === 'stopped') && (
        <button type="button" className="icon-button" aria-label={words.again(name)} onClick={onRetry}>
          <RotateCcw size={18} />
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={isUploading(item) ? words.stop(name) : words.remove(name)}
        onClick={isUploading(item) ? onStop : onRemove}
      >
        <X size={18} />
      </button>
    </span>
  )
}
