// Sections of the home page that an agency writes: paragraphs, and a banner that leads somewhere.
import type { SectionByKind } from '#lib/home-section.ts'
import { Picture } from '#ui/picture.tsx'
import { useLocalized } from '#web/session.tsx'
import { SectionHead } from './section-head.tsx'

export function TextSection({ section }: { section: SectionByKind<'text'> }) {
  const localized = useLocalized()
  const [title, text] = [localized(section.title), localized(section.text)]
  if (text.trim() === '') return null
  return (
    <section aria-label={title || undefined}>
      {title && <SectionHead section={section} />}
      <div className="mt-4 grid max-w-[42rem] gap-3 whitespace-pre-line">
        {text.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}

/** Its words are beside the picture on the brand's colour: no picture makes them hard to read. */
export function BannerSection({ section }: { section: SectionByKind<'banner'> }) {
  const { picture, href, line } = section
  const localized = useLocalized()
  const title = localized(section.title)
  if (!title && !picture) return null
  const content = (
    <>
      {picture && (
        <Picture path={picture} alt="" sizes="(min-width: 768px) 50vw, 100vw" className="banner-picture" />
      )}
      {title && (
        <span className="grid content-center gap-2 p-6">
          <span className="brand-text text-22 leading-tight tablet:text-28">{title}</span>
          {line && <span>{localized(line)}</span>}
        </span>
      )}
    </>
  )
  return href ? (
    <a href={href} className="banner-section" aria-label={title ? undefined : href}>
      {content}
    </a>
  ) : (
    <section className="banner-section" aria-label={title || undefined}>
      {content}
    </section>
  )
}
