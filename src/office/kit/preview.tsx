// A draft as it will be seen, in a frame of the agency's own site: at the width of a telephone or of a desk.
import { type ReactNode, useState } from 'react'
import { Problem } from '#ui/problem.tsx'
import { usePreviewAddress } from './use-preview-address.ts'
import { useText } from './use-text.ts'

type Props = {
  /** Signs a preview. */
  load: () => Promise<{ address: string }>
  /** The revision saved last: another one loads the draft again. */
  revision: number
  /** The form. On a wide screen a preview of a phone's width stays in sight beside it. */
  children: ReactNode
}

const widths = { phone: 390, desk: 1200 } as const
type Width = keyof typeof widths

/** A form and a phone fit beside each other: nobody has to open it. */
const hasRoomBeside = () => matchMedia('(min-width: 1366px)').matches

export function Preview({ load, revision, children }: Props) {
  const { preview: words, failed } = useText('kit')
  const [open, setOpen] = useState(hasRoomBeside)
  const [width, setWidth] = useState<Width>('phone')
  // Signed when it is opened, and after a save.
  const { address, error } = usePreviewAddress(open ? String(revision) : undefined, load)
  const isBeside = open && width === 'phone'
  return (
    <div className={isBeside ? 'items-start gap-4 desktop:grid desktop:grid-cols-[minmax(0,1fr)_auto]' : ''}>
      <details
        className={`panel mb-4 p-3 ${isBeside ? 'desktop:sticky desktop:top-20 desktop:order-last' : ''}`}
        open={open}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className="min-h-11 mouse:min-h-9 cursor-pointer py-1.5 font-medium text-15">
          {words.title}
        </summary>
        <div className="grid gap-2 pt-2">
          <div className="flex flex-wrap items-center gap-2">
            <WidthButtons width={width} onChoose={setWidth} />
            {address && (
              <a href={address} target="_blank" rel="noreferrer" className="button-secondary">
                {words.elsewhere}
              </a>
            )}
          </div>
          <Problem>{error === undefined ? '' : failed}</Problem>
          {address && <PreviewFrame address={address} width={width} />}
        </div>
      </details>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

function WidthButtons({ width, onChoose }: { width: Width; onChoose: (width: Width) => void }) {
  const { preview: words } = useText('kit')
  return (['phone', 'desk'] as const).map((each) => (
    <button
      key={each}
      type="button"
      className="button-secondary aria-pressed:border-brand-600 aria-pressed:text-brand-700"
      aria-pressed={width === each}
      onClick={() => onChoose(each)}
    >
      {words[each]}
    </button>
  ))
}

const PreviewFrame = ({ address, width }: { address: string; width: Width }) => (
  <div className="overflow-x-auto">
    <iframe
      title={useText('kit').preview.title}
      src={address}
      style={{ width: widths[width] }}
      className="h-[min(720px,calc(100dvh-14rem))] max-w-none rounded-card border border-line bg-white"
    />
  </div>
)
