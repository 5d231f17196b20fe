// §5 File pick: a button and a place to drop files on, what was picked, and how far it has been sent.
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { listAcceptValues, maxFileSize, type UploadKind } from '#file-types.ts'
import type { shell } from '#i18n/ko/shell.ts'
import { formatFileSize } from '#lib/format.ts'
import { uploadLimits } from '#limits/files.ts'
import { DropArea } from './drop-area.tsx'
import type { Icon } from './icon.tsx'
import { X } from './icons.ts'
import { Camera, FileText, Paperclip } from './more-icons.ts'
import { describeFileProblems, type PickedFile, pickFiles } from './pick-files.ts'
import { PickProblems } from './pick-problems.tsx'

type Props = {
  label: string
  accept: UploadKind
  most?: number
  items: PickedFile[]
  onPick: (items: PickedFile[]) => void
  /** How far the form was sent, from 0 to 1; undefined when it is not under way. */
  sent?: number
  /** The label of the camera's button, where a picture is taken on the spot. */
  camera?: string
  /** A further action on a picked file. */
  action?: (item: PickedFile) => ReactNode
  words: (typeof shell)['files']
}

const buttonClass =
  'button-secondary cursor-pointer gap-2 has-disabled:cursor-default has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-brand-600 has-focus-visible:outline-offset-2'

export function FilePicker(props: Props) {
  const { label, accept, most = uploadLimits.files, items, onPick, sent, camera, action, words } = props
  const ruleId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [problems, setProblems] = useState<string[]>([])
  const sending = sent !== undefined

  function add(files: readonly File[]): void {
    const picked = pickFiles(items, files, { accept, most })
    setProblems(describeFileProblems(picked.problems, most, words))
    onPick(picked.items)
  }

  function remove(key: number): void {
    setProblems([])
    onPick(items.filter((item) => item.key !== key))
    input.current?.focus() // the pressed button is gone
  }

  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="mb-1.5 text-15">{label}</legend>
      <DropArea className="flex flex-wrap items-center gap-3 rounded-input p-4" isOff={sending} onFiles={add}>
        {camera && (
          <PickButton
            label={camera}
            Icon={Camera}
            look={`${buttonClass} desktop:hidden`}
            onFiles={add}
            accept="image/*"
            capture="environment"
            disabled={sending}
          />
        )}
        <PickButton
          label={words.pick}
          Icon={Paperclip}
          look={buttonClass}
          onFiles={add}
          ref={input}
          multiple={most > 1}
          accept={listAcceptValues(accept).join(',')}
          disabled={sending}
          aria-describedby={ruleId}
        />
        <PickHint id={ruleId} most={most} words={words} />
      </DropArea>
      <PickProblems sentences={problems} />
      <p role="status" className="text-13 text-soft empty:hidden">
        {items.length > 0 && words.picked(items.length)}
      </p>
      {items.length > 0 && (
        <PickedFileList items={items} sending={sending} action={action} words={words} onRemove={remove} />
      )}
      {sending && <progress max={1} value={sent} aria-label={words.sending} className="progress-bar h-2" />}
    </fieldset>
  )
}

type PickButtonProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  label: string
  Icon: Icon
  look: string
  onFiles: (files: File[]) => void
}

const PickButton = ({ label, Icon, look, onFiles, ...input }: PickButtonProps) => (
  <label className={look}>
    <Icon size={20} />
    {label}
    <input
      type="file"
      {...input}
      className="sr-only"
      onChange={({ currentTarget }) => {
        onFiles([...(currentTarget.files ?? [])])
        currentTarget.value = '' // so that the same file can be picked again
      }}
    />
  </label>
)

type PickHintProps = Pick<Props, 'words'> & { id: string; most: number }

const PickHint = ({ id, most, words }: PickHintProps) => (
  <p id={id} className="text-13 text-soft">
    <span className="hidden desktop:inline">{words.drop} </span>
    {words.rule(most, maxFileSize)}
  </p>
)

type PickedFileListProps = Pick<Props, 'items' | 'action' | 'words'> & {
  sending: boolean
  onRemove: (key: number) => void
}

const PickedFileList = ({ items, sending, action, words, onRemove }: PickedFileListProps) => (
  <ul className="grid grid-cols-1 gap-2">
    {items.map((item) => (
      <li key={item.key} className="flex items-center gap-3 rounded-input border border-line bg-card p-2">
        <Thumbnail file={item.file} />
        <span className="min-w-0 flex-1">
          <span className="block truncate text-15">{item.file.name}</span>
          <span className="block text-13 text-soft money">{formatFileSize(item.file.size)}</span>
        </span>
        {!sending && action?.(item)}
        <button
          type="button"
          disabled={sending}
          aria-label={words.remove(item.file.name)}
          onClick={() => onRemove(item.key)}
          className="icon-button shrink-0 disabled:opacity-40"
        >
          <X size={20} />
        </button>
      </li>
    ))}
  </ul>
)

function Thumbnail({ file }: { file: File }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    const objectUrl = URL.createObjectURL(file)
    setAddress(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [file])
  if (!address) return <FileText size={20} className="m-3 shrink-0 text-soft" />
  return <img src={address} alt="" className="size-11 shrink-0 rounded-input object-cover" />
}
