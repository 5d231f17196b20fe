// The drop zone: many files at once, each with how far it is, a way to stop it and a way to try again.
import { type RefObject, useId, useRef, useState } from 'react'
import { type Accept, acceptList } from '#accept.ts'
import { dropLimits } from '#limits/trade.ts'
import { fileSize } from '#plain/format.ts'
import { DropArea } from '#ui/drop-area.tsx'
import { Check, Paperclip, RotateCcw, X } from '#ui/icons.ts'
import { kindNames, largest, takeDropped } from './dropped.ts'
import { useAskToStay } from './use-ask-to-stay.ts'
import { type Going, isUnderWay, type SendFile, useSendingFiles } from './use-sending-files.ts'
import { useOffice } from './use-words.ts'

type Props = {
  label: string
  accept: Accept
  /** How many may be on their way at once. */
  most?: number
  /**
   * Sends one file. It gets the key by which a file that is sent again is known, whom to tell how far it is,
   * and what breaks it off: hand them on to the call. Its turn says where it stands among the others.
   */
  send: SendFile
}

export function DropZone({ label, accept, most = dropLimits.files, send }: Props) {
  const { drop: words } = useOffice('kit')
  const picker = useRef<HTMLInputElement>(null)
  const [problems, setProblems] = useState<string[]>([])
  const { going, isBusy, add, stop, again, remove } = useSendingFiles(send, words.failed)
  useAskToStay(isBusy)

  function take(files: readonly File[]): void {
    const left = going.filter(({ state }) => state !== 'sent')
    const found = takeDropped(files, left.length, { accept, most, words })
    setProblems(found.problems)
    add(found.taken)
  }
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="mb-1 font-medium text-13 text-soft">{label}</legend>
      <PickArea {...{ picker, accept, most }} onFiles={take} />
      <div role="alert" className="grid gap-1 text-15 text-bad empty:hidden">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
      <div className="flex min-h-11 mouse:min-h-9 flex-wrap items-center justify-between gap-2 empty:hidden">
        {going.length > 0 && (
          <Progress
            {...{ going, isBusy }}
            onAgain={again}
            onClear={(sent) => {
              remove(sent)
              picker.current?.focus() // the button that was pressed is gone
            }}
          />
        )}
      </div>
      <ul className="grid gap-1.5 empty:hidden">
        {going.map((item) => (
          <Line
            key={item.id}
            item={item}
            onStop={() => stop(item)}
            onAgain={() => again([item])}
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

type PickProps = Pick<Props, 'accept'> & {
  picker: RefObject<HTMLInputElement | null>
  most: number
  onFiles: (files: readonly File[]) => void
}

function PickArea({ picker, accept, most, onFiles }: PickProps) {
  const { drop: words } = useOffice('kit')
  const id = useId()
  return (
    <DropArea
      className="grid justify-items-center gap-2 rounded-card px-4 py-6 text-center"
      onFiles={onFiles}
    >
      <span className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1">
        <label className="act cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-brand-600 has-focus-visible:outline-offset-2">
          <Paperclip size={18} />
          {words.pick}
          <input
            ref={picker}
            type="file"
            multiple={most > 1}
            accept={acceptList(accept).join(',')}
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
        {words.rule(kindNames(accept), most, largest)}
      </p>
    </DropArea>
  )
}

type ProgressProps = {
  going: readonly Going[]
  isBusy: boolean
  onAgain: (failed: Going[]) => void
  onClear: (sent: Going[]) => void
}

/** Of all of them together. */
function Progress({ going, isBusy, onAgain, onClear }: ProgressProps) {
  const { drop: words } = useOffice('kit')
  const sent = going.filter(({ state }) => state === 'sent')
  const failed = going.filter(({ state }) => state === 'failed')
  return (
    <>
      <span role="status" className="text-13 text-soft tabular-nums">
        {words.left(sent.length, going.length)}
      </span>
      <span className="flex gap-2">
        {failed.length > 0 && (
          <button type="button" className="act" onClick={() => onAgain(failed)}>
            {words.againAll}
          </button>
        )}
        {sent.length > 0 && !isBusy && (
          <button type="button" className="act" onClick={() => onClear(sent)}>
            {words.clear}
          </button>
        )}
      </span>
    </>
  )
}

type Acts = { item: Going; onStop: () => void; onAgain: () => void; onRemove: () => void }

function Line({ item, ...acts }: Acts) {
  const { drop: words } = useOffice('kit')
  const { file, state, share } = item
  const said = {
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
          <span className="shrink-0 text-13 text-soft tabular-nums">{fileSize(file.size)}</span>
        </span>
        <span
          className={`flex items-center gap-1 text-13 tabular-nums ${state === 'failed' ? 'text-bad' : 'text-soft'}`}
        >
          {state === 'sent' && <Check size={14} />}
          {said}
        </span>
      </span>
      <LineActs item={item} {...acts} />
      {isUnderWay(item) && (
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

function LineActs({ item, onStop, onAgain, onRemove }: Acts) {
  const { drop: words } = useOffice('kit')
  const { name } = item.file
  return (
    <span className="flex">
      {(item.state === 'failed' || item.state === 'stopped') && (
        <button type="button" className="icon-button" aria-label={words.again(name)} onClick={onAgain}>
          <RotateCcw size={18} />
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={isUnderWay(item) ? words.stop(name) : words.remove(name)}
        onClick={isUnderWay(item) ? onStop : onRemove}
      >
        <X size={18} />
      </button>
    </span>
  )
}
