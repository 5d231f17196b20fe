// The logo: dropped in, seen on a light and a dark ground, removed.
import { parseLogoName } from '#lib/logo-name.ts'
import { useApi } from '#office/api.ts'
import { DropZone } from '#office/kit/drop-zone.tsx'
import { buildFileUrl } from '#office/kit/find-picture-url.ts'
import { useAgency } from '#office/kit/office-link.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { SendFile } from '#office/kit/use-uploads.ts'

type Props = { logo: string | null; onChange: (logo: string | null) => void }

export function LogoField({ logo, onChange }: Props) {
  const { logo: words } = useText('look')
  const api = useApi()
  const send: SendFile = async (file, sending) => {
    const { path } = await api.look.addLogo({ logo: file }, sending)
    onChange(path)
  }
  return (
    <Panel title={words.title}>
      {logo ? (
        <div className="grid grid-cols-2 gap-2">
          <LogoOnGround logo={logo} name={words.onLight} isDark={false} />
          <LogoOnGround logo={logo} name={words.onDark} isDark />
        </div>
      ) : (
        <p className="text-15 text-soft">{words.none}</p>
      )}
      <DropZone label={words.drop} accept="logos" most={1} send={send} />
      <p className="text-13 text-soft">{words.hint}</p>
      {logo && (
        <button type="button" className="button-secondary justify-self-start" onClick={() => onChange(null)}>
          {words.remove}
        </button>
      )}
    </Panel>
  )
}

/** Shows the logo as a header does: on a plate where its colour is too near to the ground. */
function LogoOnGround({ logo, name, isDark }: { logo: string; name: string; isDark: boolean }) {
  const agency = useAgency()
  const tone = parseLogoName(logo)?.tone
  const plate = isDark ? tone === 'dark' && 'bg-white' : tone === 'light' && 'bg-[#1c1f26]'
  return (
    <figure className="grid gap-1">
      <span
        className={`grid h-20 place-items-center rounded-lg border border-line p-3 ${isDark ? 'bg-[#1c1f26]' : 'bg-white'}`}
      >
        <img
          src={buildFileUrl(agency, logo)}
          alt={name}
          className={`max-h-10 min-h-8 max-w-full rounded object-contain ${plate ? `${plate} px-1.5 py-0.5` : ''}`}
        />
      </span>
      <figcaption className="text-13 text-soft">{name}</figcaption>
    </figure>
  )
}
