// An item of the menu: what it is called and, of a link of the agency's own, where it leads.
import type { Language } from '#i18n/language.ts'
import { Field } from '#office/kit/field.tsx'
import { FormActions } from '#office/kit/form-actions.tsx'
import { usePlainForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { useLanguageLabel } from '#office/shell/me.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
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
  const { usual_name, ...stored } = item
  const usual = localized(usual_name)
  const isLink = item.href !== null
  const { submit, bind, problem } = usePlainForm({
    call: ({ menu }) => ({ input: menu.saveMenu.input.shape.items.element }),
    toInput: (values) => ({
      ...stored,
      name: { ko: values['name.ko'] ?? stored.name.ko, en: values['name.en'] ?? stored.name.en },
      href: values.href ?? null,
    }),
    send: async (changed) => onApply({ ...changed, usual_name }),
  })
  return (
    <Dialog title={isLink ? words.linkTitle : words.editTitle} onClose={onClose}>
      <form className="grid gap-4" onSubmit={submit}>
        {languages.map((language, at) => (
          <Field
            key={language}
            {...bind(`name.${language}`, 'name')}
            label={languageLabel(language, words.name)}
            hint={!isLink && at === 0 ? words.nameHint(usual) : undefined}
            lang={language}
            required={isLink && at === 0}
            defaultValue={item.name[language]}
          />
        ))}
        {isLink && (
          <Field
            {...bind('href')}
            label={words.href}
            hint={words.hrefHint}
            inputMode="url"
            required
            pattern="(/|https://).*"
            defaultValue={item.href ?? ''}
          />
        )}
        <Problem>{problem}</Problem>
        <FormActions submit={words.apply} disabled={false} onClose={onClose} />
      </form>
    </Dialog>
  )
}
