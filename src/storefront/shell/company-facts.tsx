// Who stands behind a printed page: the agency's name, and beneath it what of the law it must name.
import { useSay, useWords } from '#web/session.tsx'
import { usePhone } from './use-phone.ts'
import { useSite } from './use-site.ts'

type Fact = 'ceo' | 'address' | 'phone' | 'mail' | 'biz' | 'tourism' | 'insurance'

export function CompanyFacts({ names, className }: { names: readonly Fact[]; className: string }) {
  const { footer } = useWords('shell')
  const say = useSay()
  const info = useSite()?.info
  const { phone } = usePhone()
  if (!info) return null
  const facts: Record<Fact, string | null> = {
    ceo: say(info.ceo_name),
    address: say(info.address),
    phone,
    mail: info.mail,
    biz: info.biz_number,
    tourism: info.tourism_number,
    insurance: say(info.insurance),
  }
  const said = names.flatMap((name) => (facts[name] ? [`${footer[name]} ${facts[name]}`] : []))
  return (
    <footer className={`border-line border-t pt-4 text-13 text-soft ${className}`}>
      <p className="font-semibold text-15 text-ink">{say(info.company_name)}</p>
      <p className="money">{said.join(' · ')}</p>
    </footer>
  )
}
