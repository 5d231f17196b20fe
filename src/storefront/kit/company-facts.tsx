// The company facts of a printed page: the agency's name, and what the law requires.
import { useLocalized, useText } from '#web/session.tsx'
import { usePhone } from './use-phone.ts'
import { useSite } from './use-site.ts'

type CompanyFact = 'ceo' | 'address' | 'phone' | 'mail' | 'biz' | 'tourism' | 'insurance'

export function CompanyFacts({ names, className }: { names: readonly CompanyFact[]; className: string }) {
  const { footer } = useText('shell')
  const localized = useLocalized()
  const info = useSite()?.info
  const { phone } = usePhone()
  if (!info) return null
  const facts: Record<CompanyFact, string | null> = {
    ceo: localized(info.ceo_name),
    address: localized(info.address),
    phone,
    mail: info.mail,
    biz: info.biz_number,
    tourism: info.tourism_number,
    insurance: localized(info.insurance),
  }
  const lines = names.flatMap((name) => (facts[name] ? [`${footer[name]} ${facts[name]}`] : []))
  return (
    <footer className={`border-line border-t pt-4 text-13 text-soft ${className}`}>
      <p className="font-semibold text-15 text-ink">{localized(info.company_name)}</p>
      <p className="money">{lines.join(' · ')}</p>
    </footer>
  )
}
