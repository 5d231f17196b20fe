// §2 /contact: how to reach the agency, and a question to it, about a trip or anything else.

import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { FormCheckBox } from '#storefront/kit/form-check-box.tsx'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import { usePhone } from '#storefront/kit/use-phone.ts'
import { useSite } from '#storefront/kit/use-site.ts'
import { WordedPageHead } from '#storefront/kit/worded-page-head.tsx'
import type { PageArgs } from '#storefront/page.ts'
import { focusOnMount } from '#ui/focus-on-mount.ts'
import { NonBreakingText } from '#ui/non-breaking-text.tsx'
import { Problem } from '#ui/problem.tsx'
import { Field, type FieldProps, Textarea } from '#web/field.tsx'
import { useLocalized, useText } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'

const page = 'page/contact'

export async function loader({ api, session, url }: PageArgs) {
  const package_code = url.searchParams.get('package_code') ?? undefined
  // a trip that is gone is left out: the question can still be asked
  const trip = package_code && (await api.catalog.packageInfo({ package_code }).catch(() => undefined))
  const member = session.isLoggedIn ? await api.member.info() : undefined
  const words = await api.agency.pageWords({ page })
  return {
    member: member && { name: member.name, contact: member.contact, email: member.email },
    trip: trip ? { package_code: trip.package_code, page_title: trip.page_title } : undefined,
    words,
    ...readGroup(url),
  }
}

/** The group's day and number, for a party that is too large to reserve online. */
function readGroup({ searchParams }: URL) {
  const readParam = (name: string, shape: RegExp) => shape.exec(searchParams.get(name) ?? '')?.[0]
  return { date: readParam('date', /^\d{4}-\d\d-\d\d$/), people: readParam('people', /^\d{1,3}$/) }
}

export default function ContactPage() {
  const { contact: words } = useText('pages')
  const { words: head } = useLoaderData<typeof loader>()
  const [sent, setSent] = useState(false)
  return (
    <div className="content pt-8 pb-24 tablet:pt-12">
      <WordedPageHead page={page} words={head} title={words.title} path="/contact" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 desktop:grid-cols-[minmax(0,44rem)_minmax(20rem,1fr)] desktop:gap-16">
        <div className="desktop:col-span-2">
          <h1 className="brand-text text-28 tablet:text-36">{words.title}</h1>
          <p className="mt-2 text-soft">{words.line}</p>
        </div>
        {/* The number comes before the form, for those who would rather call. */}
        <div className="desktop:order-last">
          <ContactDetails />
        </div>
        <div>
          {sent ? <SentMessage again={() => setSent(false)} /> : <ContactForm done={() => setSent(true)} />}
        </div>
      </div>
    </div>
  )
}

function SentMessage({ again }: { again: () => void }) {
  const { contact: words } = useText('pages')
  return (
    <div
      role="status"
      tabIndex={-1}
      ref={focusOnMount}
      className="grid gap-3 outline-none rounded-card bg-brand-50 p-6"
    >
      <p className="font-bold text-18">{words.sent}</p>
      <p>{words.sentLine}</p>
      <button type="button" className="button-secondary w-fit" onClick={again}>
        {words.again}
      </button>
    </div>
  )
}

function ContactForm({ done }: { done: () => void }) {
  const { trip, date, people, member } = useLoaderData<typeof loader>()
  const { contact: words } = useText('pages')
  const localized = useLocalized()
  const knownLines = [
    trip && words.about(localized(trip.page_title)),
    date && words.when(date),
    people && words.people(people),
  ].filter(Boolean)
  const { bind, wrong, problem, sending, submit } = useApiForm({
    schema: () => import('#domain/board/forms.ts').then(({ Consultation }) => Consultation),
    toInput: ({ email, privacy, ...typed }) => ({
      ...typed,
      email: email || undefined,
      package_code: trip?.package_code,
      privacy: privacy === 'on',
    }),
    send: async (api, question) => {
      await api.board.consultation(question)
      done()
    },
  })
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <AskerFields member={member} bind={bind} />
      <Textarea
        {...bind('contents')}
        label={words.contents}
        rows={7}
        defaultValue={knownLines.map((line) => `${line}\n`).join('')}
      />
      <PrivacyBox error={wrong.privacy} />
      <Problem>{problem}</Problem>
      <Submit sending={sending}>{words.send}</Submit>
    </form>
  )
}

type AskerProps = {
  member: Awaited<ReturnType<typeof loader>>['member']
  bind: (name: string) => Pick<FieldProps, 'name' | 'error'>
}

function AskerFields({ member, bind }: AskerProps) {
  const { contact: words } = useText('pages')
  return (
    <>
      <Field {...bind('name')} label={words.name} autoComplete="name" defaultValue={member?.name} />
      <Field
        {...bind('contact')}
        type="tel"
        label={words.contact}
        autoComplete="tel"
        defaultValue={member?.contact ?? undefined}
      />
      <Field
        {...bind('email')}
        type="email"
        label={words.email}
        hint={words.emailHint}
        autoComplete="email"
        defaultValue={member?.email ?? undefined}
      />
    </>
  )
}

function PrivacyBox({ error }: { error: string | undefined }) {
  const { contact: words } = useText('pages')
  return (
    <FormCheckBox name="privacy" error={error}>
      {words.privacy}
      <a
        href="/terms/privacy"
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 shrink-0 items-center text-brand-700 underline"
      >
        {words.read}
      </a>
    </FormCheckBox>
  )
}

function ContactDetails() {
  const { contact: words } = useText('pages')
  const localized = useLocalized()
  const info = useSite()?.info
  const { phone, callHref } = usePhone()
  if (!info) return null
  const facts = [
    [words.phone, phone, callHref],
    [words.mail, info.mail, `mailto:${info.mail}`],
    [words.hours, localized(info.operating_time)],
    [words.address, localized(info.address)],
  ] as const
  return (
    <aside className="h-fit rounded-card border border-line bg-card p-6">
      <h2 className="text-18">{localized(info.company_name)}</h2>
      <dl className="mt-4 grid gap-4 text-15">
        {facts.map(
          ([name, value, href]) =>
            value && (
              <div key={name}>
                <dt className="text-soft">{name}</dt>
                <dd className="money wrap-break-word">
                  {href ? (
                    <a
                      href={href}
                      className={`inline-flex min-h-11 items-center text-brand-700 hover:underline ${value === phone ? 'font-bold text-22' : ''}`}
                    >
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
    </aside>
  )
}
