// The draft on the agency's own pages, beside the form: home, list or trip, as wide as a phone or a desk.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useApi } from '#office/api.ts'
import { usePreviewAddress } from '#office/kit/use-preview-address.ts'
import { useText } from '#office/kit/use-text.ts'
import { useSiteLanguages } from '#office/shell/me.ts'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'

const pages = ['home', 'list', 'trip'] as const
const widths = { phone: 390, desk: 1280 } as const
type PreviewWidth = keyof typeof widths

/** `revision`: another one loads the draft again. */
type Props = { revision: number; children: ReactNode }

export function LookPreview({ revision, children }: Props) {
  const { preview: words } = useText('look')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid grid-cols-1 items-start gap-4 desktop:grid-cols-[minmax(0,1fr)_minmax(24rem,27rem)]">
      <div className="grid min-w-0 gap-4">{children}</div>
      <section
        aria-label={words.title}
        className={
          isOpen
            ? 'max-desktop:fixed max-desktop:inset-0 max-desktop:z-40 max-desktop:grid max-desktop:content-start max-desktop:overflow-auto max-desktop:bg-card max-desktop:p-3 desktop:sticky desktop:top-20'
            : 'max-desktop:sticky max-desktop:bottom-3 max-desktop:justify-self-end desktop:sticky desktop:top-20'
        }
      >
        <button
          type="button"
          className="button-primary mb-2 shadow-lg desktop:hidden"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.close : words.open}
        </button>
        <div className={isOpen ? '' : 'max-desktop:hidden'}>
          <PreviewPane revision={revision} />
        </div>
      </section>
    </div>
  )
}

function PreviewPane({ revision }: Omit<Props, 'children'>) {
  const isBilingual = useSiteLanguages().length > 1
  const { preview: words } = useText('look')
  const { failed } = useText('kit')
  const session = useSession()
  const api = useApi()
  const [page, setPage] = useState<(typeof pages)[number]>('home')
  const [width, setWidth] = useState<PreviewWidth>('phone')
  const [language, setLanguage] = useState(session.language)
  const { address: signed, error } = usePreviewAddress(`${revision} ${page}`, () =>
    api.look.previewLook({ page }),
  )
  const address = signed && `${signed}&language=${language}`
  return (
    <div className="panel grid gap-2 p-2">
      <div className="flex flex-wrap items-center gap-1.5">
        <Choices label={words.title} names={words.pages} value={page} onChoose={setPage} />
        <Choices label={words.title} names={words.widths} value={width} onChoose={setWidth} />
        {isBilingual && (
          <Choices label={words.title} names={words.languages} value={language} onChoose={setLanguage} />
        )}
        {address && (
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            className="ml-auto px-2 py-1.5 text-13 underline"
          >
            {words.elsewhere}
          </a>
        )}
      </div>
      <Problem>{error === undefined ? '' : failed}</Problem>
      {address && <PreviewFrame address={address} width={widths[width]} />}
    </div>
  )
}

type ChoicesProps<Name extends string> = {
  label: string
  names: Record<Name, string>
  value: Name
  onChoose: (name: Name) => void
}

function Choices<Name extends string>({ label, names, value, onChoose }: ChoicesProps<Name>) {
  const entries = Object.keys(names).filter((name): name is Name => name in names)
  return (
    <fieldset className="flex rounded-lg bg-wash p-0.5">
      <legend className="sr-only">{label}</legend>
      {entries.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === value}
          className="min-h-9 mouse:min-h-7 rounded-md px-2.5 text-13 aria-pressed:bg-card aria-pressed:font-semibold aria-pressed:shadow-sm"
          onClick={() => onChoose(name)}
        >
          {names[name]}
        </button>
      ))}
    </fieldset>
  )
}

/** Drawn as wide as it says, and made small enough for its place. The page before stays until the next is there. */
function PreviewFrame({ address, width }: { address: string; width: number }) {
  const { preview: words } = useText('look')
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(width)
  const [loaded, setLoaded] = useState(address)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? width))
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [width])
  const scale = Math.min(1, room / width)
  return (
    <div
      ref={place}
      className="relative h-[min(44rem,calc(100dvh-11rem))] overflow-hidden rounded-card border border-line bg-white"
    >
      {[...new Set([loaded, address])].map((each) => (
        <iframe
          key={each}
          title={words.title}
          src={each}
          onLoad={() => setLoaded(each)}
          aria-hidden={each !== loaded && each === address ? true : undefined}
          className="absolute top-0 max-w-none origin-top-left"
          style={{
            width,
            left: Math.max(0, (room - width * scale) / 2),
            height: `${100 / scale}%`,
            scale: String(scale),
            zIndex: each === loaded ? 1 : 0,
          }}
        />
      ))}
    </div>
  )
}
