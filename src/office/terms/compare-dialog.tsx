// Two versions of terms, or a version and the draft, line by line.

import { useState } from 'react'
import type { Language } from '#i18n/language.ts'
import { useApi } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import { Select } from '#office/kit/field.tsx'
import { htmlToText } from '#office/kit/html-to-text.ts'
import { useText } from '#office/kit/use-text.ts'
import { useLanguageLabel } from '#office/shell/me.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useCall } from '#web/use-call.ts'
import { type DiffPart, diffLines } from './diff-lines.ts'
import type { TermsSettings, TermsText, TermsType } from './use-terms-draft.ts'

type Props = {
  type: TermsType
  settings: TermsSettings
  /** The draft as it is on the screen. */
  draft?: TermsText
  /** The version that is compared with an earlier one, where it is not the draft. */
  version?: string
  onClose: () => void
}

const draftKey = 'draft'

export function CompareDialog({ type, settings, draft, version, onClose }: Props) {
  const words = useText('terms')
  const { close, failed } = useText('kit')
  const versions = settings.versions.map((each) => each.version)
  const [after, setAfter] = useState(version ?? draftKey)
  const [before, setBefore] = useState(
    () =>
      (version === undefined ? versions[0] : versions[versions.indexOf(version) + 1]) ?? versions[0] ?? '',
  )
  const api = useApi()
  const load = async (key: string) => (key === draftKey ? draft : api.terms.version({ type, version: key }))
  const { answer, error } = useCall(`${before} ${after}`, async () => ({
    before: await load(before),
    after: await load(after),
  }))
  const choices = [
    ...(draft ? [{ value: draftKey, name: words.theDraft }] : []),
    ...versions.map((value) => ({ value, name: words.version(value) })),
  ]
  return (
    <Dialog title={words.compareTitle} onClose={onClose} closeLabel={close} className="max-w-3xl">
      <div className="grid gap-3 tablet:grid-cols-2">
        <Select
          label={words.compareWith}
          value={before}
          choices={choices}
          onChange={({ target }) => setBefore(target.value)}
        />
        <Select
          label={words.compareFrom}
          value={after}
          choices={choices}
          onChange={({ target }) => setAfter(target.value)}
        />
      </div>
      <Problem>{error === undefined ? '' : failed}</Problem>
      {answer?.before && answer.after && (
        <VersionDiff before={answer.before} after={answer.after} languages={settings.languages} />
      )}
    </Dialog>
  )
}

type VersionDiffProps = { before: TermsText; after: TermsText; languages: readonly Language[] }

function VersionDiff({ before, after, languages }: VersionDiffProps) {
  const words = useText('terms')
  const languageLabel = useLanguageLabel()
  return languages.map((language) => {
    const toText = ({ title, contents }: TermsText) => `${title[language]}\n${htmlToText(contents[language])}`
    const parts = diffLines(toText(before), toText(after))
    return (
      <section
        key={language}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached to be scrolled
        tabIndex={0}
        aria-label={languageLabel(language, words.compareTitle)}
        className="grid max-h-[55vh] grid-cols-1 gap-1 overflow-y-auto text-15"
      >
        {languages.length > 1 && <h3 className="text-15">{languageLabel(language, words.contents)}</h3>}
        {parts.every(({ kind }) => kind === 'same') && <p className="text-soft">{words.same}</p>}
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
          <DiffLines key={at} part={part} isLast={at === parts.length - 1} />
        ))}
      </section>
    )
  })
}

/** Of what is the same, the last line before a change says where that is. */
function DiffLines({ part: { kind, lines }, isLast }: { part: DiffPart; isLast: boolean }) {
  const words = useText('terms')
  if (kind === 'same')
    return (
      <>
        <p className="py-1 text-13 text-soft">{words.unchanged(lines.length)}</p>
        {!isLast && <p className="text-soft">{lines.at(-1)}</p>}
      </>
    )
  const Tag = kind === 'added' ? 'ins' : 'del'
  return lines.map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order
    <p key={at} className="grid grid-cols-[3.5rem_1fr] gap-2">
      <Badge className="justify-self-start" tone={kind === 'added' ? 'good' : 'bad'}>
        {words[kind]}
      </Badge>
      <Tag className={kind === 'added' ? 'no-underline' : 'text-soft'}>{line}</Tag>
    </p>
  ))
}
