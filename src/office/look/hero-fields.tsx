// The first thing of the home page: its wide picture, headline, more pictures, and the reasons to trust.
import type { SiteLook } from '#domain/agency/look/look.ts'
import { homeLimits } from '#limits/display.ts'
import { Panel } from '#office/kit/panel.tsx'
import { useText } from '#office/kit/use-text.ts'
import { Plus } from '#ui/more-icons.ts'
import { HrefField } from './href-field.tsx'
import { ItemList } from './item-list.tsx'
import { PictureField } from './picture-field.tsx'
import { toOptional, WordsField } from './words-field.tsx'

type Home = SiteLook['home']
type Props = { home: Home; onChange: (part: Partial<Home>) => void }

const emptyWords = { ko: '', en: '' }

export function HeroFields({ home, onChange }: Props) {
  const { home: words } = useText('look')
  return (
    <>
      <Panel title={words.hero}>
        <PictureField
          label={words.picture}
          path={home.hero_path || null}
          onChange={(path) => onChange({ hero_path: path ?? '' })}
        />
        <WordsField
          label={words.headline}
          value={home.headline}
          path="home.headline"
          onChange={(headline) => onChange({ headline })}
        />
        <WordsField
          label={words.line}
          value={home.line}
          path="home.line"
          onChange={(line) => onChange({ line })}
        />
        <MorePictures pictures={home.pictures} onChange={(pictures) => onChange({ pictures })} />
      </Panel>
      <Panel title={words.reasons}>
        <ItemList
          items={home.reasons}
          most={homeLimits.reasons}
          nameOf={words.reason}
          addLabel={words.addReason}
          create={() => ({ heading: emptyWords, line: emptyWords })}
          onChange={(reasons) => onChange({ reasons })}
        >
          {(reason, at, update) => (
            <>
              <WordsField
                label={words.heading}
                value={reason.heading}
                path={`home.reasons.${at}.heading`}
                onChange={(heading) => update({ ...reason, heading })}
              />
              <WordsField
                label={words.line}
                value={reason.line}
                path={`home.reasons.${at}.line`}
                onChange={(line) => update({ ...reason, line })}
              />
            </>
          )}
        </ItemList>
      </Panel>
    </>
  )
}

type MorePicturesProps = { pictures: Home['pictures']; onChange: (pictures: Home['pictures']) => void }

/** The last row is empty: a picture put there is one more. */
function MorePictures({ pictures, onChange }: MorePicturesProps) {
  const { home: words } = useText('look')
  const rows = pictures.length < homeLimits.pictures ? [...pictures, undefined] : pictures
  return (
    <details>
      <summary className="flex min-h-11 mouse:min-h-9 cursor-pointer items-center gap-1 text-15">
        <Plus size={16} />
        {words.morePictures} ({pictures.length})
      </summary>
      <p className="pb-2 text-13 text-soft">{words.morePicturesHint}</p>
      <div className="grid gap-3 tablet:grid-cols-2">
        {rows.map((picture, at) => (
          <div key={picture?.path ?? 'next'} className="grid content-start gap-3">
            <PictureField
              label={words.item(at + 1)}
              path={picture?.path ?? null}
              onChange={(path) =>
                onChange(
                  path === null
                    ? pictures.toSpliced(at, 1)
                    : pictures.toSpliced(at, 1, { caption: null, href: null, ...picture, path }),
                )
              }
            />
            {picture && (
              <>
                <WordsField
                  label={words.caption}
                  value={picture.caption}
                  path={`home.pictures.${at}.caption`}
                  onChange={(caption) =>
                    onChange(pictures.toSpliced(at, 1, { ...picture, caption: toOptional(caption) }))
                  }
                />
                <HrefField
                  href={picture.href}
                  path={`home.pictures.${at}.href`}
                  onChange={(href) => onChange(pictures.toSpliced(at, 1, { ...picture, href }))}
                />
              </>
            )}
          </div>
        ))}
      </div>
    </details>
  )
}
