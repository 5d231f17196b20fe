// Three looks made of the logo's colours, each drawn small; one press takes it.
import { toHex } from '#lib/colour.ts'
import { createPalette, getStepColour, type Look } from '#lib/theme.ts'
import { Panel } from '#office/kit/panel.tsx'
import { useText } from '#office/kit/use-text.ts'
import { Check } from '#ui/icons.ts'
import { type ProposalName, proposalNames } from './propose-looks.ts'

type Props = { looks: Record<ProposalName, Look>; theme: Look; onChoose: (look: Look) => void }

export function Proposals({ looks, theme, onChoose }: Props) {
  const { proposals: words } = useText('look')
  return (
    <Panel title={words.title}>
      <p className="text-13 text-soft">{words.lead}</p>
      <ul className="grid gap-3 tablet:grid-cols-3">
        {proposalNames.map((name) => {
          const isChosen = isSameLook(looks[name], theme)
          return (
            <li key={name} className="grid">
              <button
                type="button"
                aria-pressed={isChosen}
                className="grid content-start gap-2 rounded-card border border-line p-2 text-left transition-colors duration-150 hover:border-brand-500 aria-pressed:border-brand-600 aria-pressed:ring-2 aria-pressed:ring-brand-200"
                onClick={() => onChoose(looks[name])}
              >
                <SmallSite look={looks[name]} />
                <span className="grid px-1">
                  <span className="flex items-center gap-1 font-semibold text-15">
                    {words[name]}
                    {isChosen && (
                      <span className="ml-auto flex items-center gap-1 text-13 text-brand-700">
                        <Check size={14} />
                        {words.shown}
                      </span>
                    )}
                  </span>
                  <span className="text-13 text-soft">{words[`${name}Line`]}</span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

const isSameLook = (one: Look, other: Look) =>
  JSON.stringify(toComparable(one)) === JSON.stringify(toComparable(other))

/** Puts the fields in one order, so that looks can be compared: a stored one has another order. */
function toComparable({ accent, ...look }: Look) {
  const { lightness, chroma, hue } = accent
  const { ground, band, font, radius, hero, header, card, list, filters, pattern, density, footer } = look
  const colours = [look.lightness, look.chroma, look.hue, lightness, chroma, hue]
  return [...colours, ground, band, font, radius, hero, header, card, list, filters, pattern, density, footer]
}

/** A page of the site in a few blocks of its true colours and corners. */
function SmallSite({ look }: { look: Look }) {
  const palette = createPalette(look)
  const bar = look.header === 'counter' ? palette.brand : palette.card
  const hero = look.band === 'brand' ? palette.brand : getStepColour(look, 300)
  const corner = Math.round(look.radius / 3)
  return (
    <span
      aria-hidden="true"
      className="grid gap-1.5 overflow-hidden rounded-lg border border-line"
      style={{ background: toHex(palette.ground) }}
    >
      <span className="flex h-5 items-center gap-1 px-2" style={{ background: toHex(bar) }}>
        <span className="h-2 w-8 rounded-sm" style={{ background: toHex(palette.accent) }} />
      </span>
      <span
        className={`mx-2 grid h-14 gap-2 ${look.hero === 'split' ? 'grid-cols-2' : ''}`}
        style={{ borderRadius: corner }}
      >
        <span style={{ background: toHex(hero), borderRadius: corner }} />
        {look.hero === 'split' && (
          <span className="grid content-center gap-1">
            <span className="h-2 w-full rounded-sm" style={{ background: toHex(palette.ink) }} />
            <span className="h-2 w-2/3 rounded-sm" style={{ background: toHex(palette.soft) }} />
          </span>
        )}
      </span>
      <span className="mx-2 mb-2 grid grid-cols-3 gap-1.5">
        {[0, 1, 2].map((at) => (
          <span
            key={at}
            className="grid gap-1 p-1"
            style={{
              background: toHex(palette.card),
              borderRadius: corner,
              border: `1px solid ${toHex(palette.line)}`,
            }}
          >
            <span className="h-5" style={{ background: toHex(palette.wash), borderRadius: corner }} />
            <span className="h-2 rounded-sm" style={{ background: toHex(palette.brand) }} />
          </span>
        ))}
      </span>
    </span>
  )
}
