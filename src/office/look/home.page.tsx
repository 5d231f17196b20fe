// The home page of the site: its wide picture and headline, and its sections in their order.
import { useLoaderData } from 'react-router'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { HeroFields } from './hero-fields.tsx'
import { LookFrame } from './look-frame.tsx'
import { SectionList } from './section-list.tsx'
import { useLookDraft } from './use-look-draft.ts'

export const loader = ({ api }: LoaderArgs) => api.look.look()

export default function HomePage() {
  const loaded = useLoaderData<typeof loader>()
  const words = useText('look')
  const draft = useLookDraft(loaded)
  const { content, changeTheme, changeHome } = draft
  return (
    <LookFrame loaded={loaded} draft={draft} title={words.homeTitle} lead={words.homeLead}>
      <SectionList
        sections={content.theme.home}
        defaults={loaded.default_sections}
        categories={loaded.categories}
        onChange={(home) => changeTheme({ home })}
      />
      <HeroFields home={content.home} onChange={changeHome} />
    </LookFrame>
  )
}
