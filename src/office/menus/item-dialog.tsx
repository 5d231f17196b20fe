// An item of the menu: what it is called and, of a link of the agency's own, where it leads.
import { useState } from 'react'
import type { Language } from '#i18n/language.ts'
import { menuLimits } from '#limits/display.ts'
import { Field } from '#office/kit/field.tsx'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { FormActions } from '#office/kit/form-actions.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useLanguageLabel } from '#office/shell/me.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useLocalized } from '#web/session.tsx'
import type { MenuItem } from './menu-settings.ts'

type Props = {
  item: MenuItem
  languages: readonly Language[]
  onApply: (item: MenuItem) => void
  onClose: () => void
}

export function ItemDialog({ item, languages, onApply, onClose }: Props) {
  const words = useText('menus')
  const localized = useLocalized()
  const languageLabel = useLanguageLabel()
  const [name, setName] = useState(item.name)
  const [href, setHref] = useState(item.href)
  const usual = localized(item.usual_name)
  const isLink = item.href !== null
  return (
    <Dialog title={isLink ? words.linkTitle : words.editTitle} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          onApply({ ...item, name, href })
        }}
      >
        {languages.map((language, at) => (
          <Field
            key={language}
            label={languageLabel(language, words.name)}
            hint={!isLink && at === 0 ? words.nameHint(usual) : undefined}
            lang={language}
            maxLength={menuLimits.name}
            required={isLink && at === 0}
            value={name[language]}
            onChange={({ target }) => setName({ ...name, [language]: target.value })}
          />
        ))}
        {isLink && (
          <Field
            label={words.href}
            hint={words.hrefHint}
            inputMode="url"
            required
            {...getFieldLimits('menu.saveMenu', 'items.href')}
            pattern="(/|https://).*"
            value={href ?? ''}
            onChange={({ target }) => setHref(target.value)}
          />
        )}
        <FormActions submit={words.apply} disabled={false} onClose={onClose} />
      </form>
    </Dialog>
  )
}
