// §2 /about, where the agency has one: who one deals with, what they say, and how one reaches them.
import { useLoaderData } from 'react-router'
import { PeopleSection } from '#storefront/home/people-section.tsx'
import { usePhone } from '#storefront/kit/use-phone.ts'
import { useSite } from '#storefront/kit/use-site.ts'
import { WordedPageHead } from '#storefront/kit/worded-page-head.tsx'
import type { PageArgs } from '#storefront/page.ts'
import { Phone } from '#ui/icons.ts'
import { NonBreakingText } from '#ui/non-breaking-text.tsx'
import { Picture } from '#ui/picture.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { useLocalized, useText } from '#web/session.tsx'
import { OfficeMap } from './office-map.tsx'

const page = 'page/about'

export async function loader({ api }: PageArgs) {
  const [about, { home }, words] = await Promise.all([
    api.board.about(),
    api.agency.homepageInfo(),
    api.agency.pageWords({ page }),
  ])
  return { ...about, words, picture: about.picture ?? home?.hero_path ?? null, line: home?.line ?? null }
}

export default function AboutPage() {
  const { title, contents, directions, picture, line, people, words } = useLoaderData<typeof loader>()
  const localized = useLocalized()
  return (
    <div className="content pt-6 pb-24 tablet:pt-10">
      <WordedPageHead page={page} words={words} title={localized(title)} path="/about" />
      <header className="grid grid-cols-[minmax(0,1fr)] items-center gap-6 tablet:grid-cols-2 tablet:gap-10">
        <div className="grid gap-4 max-tablet:order-last">
          <h1 className="brand-text text-balance text-28 tablet:text-36">{localized(title)}</h1>
          {line && <p className="text-pretty text-18 text-soft">{localized(line)}</p>}
          <CallButton />
        </div>
        {picture && (
          <Picture
            path={picture}
            alt=""
            first
            sizes="(min-width: 768px) 50vw, 100vw"
            className="aspect-4/3 w-full rounded-card object-cover"
          />
        )}
      </header>
      {people && (
        <div className="mt-12 tablet:mt-16">
          <PeopleSection section={people} withChat />
        </div>
      )}
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-12 tablet:mt-16 desktop:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="max-w-[68ch]">
          <RichText html={localized(contents)} />
        </div>
        <OfficeCard directions={localized(directions)} />
      </div>
    </div>
  )
}

function CallButton() {
  const { about: words } = useText('pages')
  const { phone, callHref } = usePhone()
  if (!phone) return null
  return (
    <a
      href={callHref}
      aria-label={`${words.call} ${phone}`}
      className="button-primary w-fit max-w-full gap-3 whitespace-nowrap px-6 text-[min(1.375rem,6vw)]"
    >
      <Phone size={22} />
      <span className="price money">{phone}</span>
    </a>
  )
}

/** Hours, address and map; then what says that one may trust them with money. */
function OfficeCard({ directions }: { directions: string }) {
  const { about: words } = useText('pages')
  const { footer } = useText('shell')
  const localized = useLocalized()
  const info = useSite()?.info
  if (!info) return null
  const visit: FactRow[] = [
    [footer.hours, localized(info.operating_time)],
    [footer.mail, info.mail, `mailto:${info.mail}`],
    [footer.address, localized(info.address)],
  ]
  const licence: FactRow[] = [
    [footer.ceo, localized(info.ceo_name)],
    [footer.tourism, info.tourism_number],
    [footer.biz, info.biz_number],
    [footer.sales, info.sales_number],
    [footer.insurance, localized(info.insurance)],
  ]
  return (
    <aside className="grid grid-cols-[minmax(0,1fr)] gap-8 tablet:max-desktop:grid-cols-2">
      <section aria-labelledby="visit" className="grid content-start gap-4">
        <h2 id="visit" className="brand-text text-22">
          {words.visit}
        </h2>
        <OfficeMap address={info.address.ko} />
        <FactList facts={visit} />
        {directions && (
          <div className="text-15">
            <h3 className="text-13 text-soft">{words.directions}</h3>
            <p className="whitespace-pre-line">{directions}</p>
          </div>
        )}
      </section>
      <section aria-labelledby="licence" className="grid content-start gap-4">
        <h2 id="licence" className="brand-text text-22">
          {words.licence}
        </h2>
        <FactList facts={licence} />
      </section>
    </aside>
  )
}

type FactRow = [name: string, value: string | null, href?: string]

const FactList = ({ facts }: { facts: FactRow[] }) => (
  <dl className="grid gap-3 text-15">
    {facts.map(
      ([name, value, href]) =>
        value && (
          <div key={name}>
            <dt className="text-13 text-soft">{name}</dt>
            <dd className="money wrap-anywhere">
              {href ? (
                <a href={href} className="inline-block py-2.5 text-brand-700 hover:underline">
                  {value}
                </a>
              ) : (
                <NonBreakingText>{value}</NonBreakingText>
              )}
            </dd>
          </div>
        ),
    )}
  </dl>
)
