// The design of the site: logo, three proposals made of it, and every fine control, with the site beside it.
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLoaderData } from 'react-router'
import type { Colour } from '#lib/colour.ts'
import type { Look } from '#lib/theme.ts'
import { buildFileUrl } from '#office/kit/find-picture-url.ts'
import { useAgency } from '#office/kit/office-link.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { LogoField } from './logo-field.tsx'
import { LookControls } from './look-controls.tsx'
import { LookFrame } from './look-frame.tsx'
import { Proposals } from './proposals.tsx'
import { proposeLooks } from './propose-looks.ts'
import { readLogoColours } from './read-logo-colours.ts'
import { useLookDraft } from './use-look-draft.ts'

// Below the fold, and few change it.
const TripNotes = lazy(() => import('./trip-notes.tsx'))

export const loader = ({ api }: LoaderArgs) => api.look.look()

export default function LookPage() {
  const loaded = useLoaderData<typeof loader>()
  const words = useText('look')
  const draft = useLookDraft(loaded)
  const { content, change, changeTheme } = draft
  const colours = useLogoColours(content.logo)
  const { type_scale, empty_scene } = content.theme
  /** How large the letters are, and what stands for nothing found, belongs to the people, not to a look. */
  const chooseLook = (look: Look) => changeTheme({ ...look, type_scale, empty_scene })
  return (
    <LookFrame loaded={loaded} draft={draft} title={words.title} lead={words.lead}>
      <LogoField logo={content.logo} onChange={(logo) => change({ logo })} />
      <Proposals looks={proposeLooks(colours)} theme={content.theme} onChoose={chooseLook} />
      <LookControls theme={content.theme} onChange={changeTheme} />
      <Suspense>
        <TripNotes notes={content.theme} onChange={changeTheme} />
      </Suspense>
    </LookFrame>
  )
}

/** Reads the colours of the logo on the screen. A logo that cannot be drawn has none. */
function useLogoColours(logo: string | null): Colour[] {
  const agency = useAgency()
  const [colours, setColours] = useState<Colour[]>([])
  useEffect(() => {
    if (!logo) return setColours([])
    let isCurrent = true
    readLogoColours(buildFileUrl(agency, logo)).then(
      (found) => isCurrent && setColours(found),
      () => isCurrent && setColours([]),
    )
    return () => {
      isCurrent = false
    }
  }, [agency, logo])
  return colours
}
