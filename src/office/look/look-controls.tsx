// The fine controls of a look: colours, type, corners, and the layout of each part.
import { clamp } from '#lib/clamp.ts'
import { type Colour, fromRgb, maxChroma, toHex } from '#lib/colour.ts'
import type { Look } from '#lib/theme.ts'
import { Select } from '#office/kit/field.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useText } from '#office/kit/use-text.ts'
import { LabelledControl } from '#web/labelled-control.tsx'
import { type ChoiceField, colourFields, layoutFields, listChoices } from './look-choices.ts'

type Props = { theme: Look; onChange: (part: Partial<Look>) => void }

export function LookControls({ theme, onChange }: Props) {
  const words = useText('look')
  const { lightness, chroma, hue, accent } = theme
  return (
    <>
      <Panel title={words.colours.title}>
        <div className="grid gap-3 tablet:grid-cols-2">
          <ColourField
            label={words.colours.brand}
            colour={{ lightness, chroma, hue }}
            onChange={(colour) => onChange(colour)}
          />
          <ColourField
            label={words.colours.accent}
            colour={accent}
            onChange={(colour) => onChange({ accent: colour })}
          />
          {colourFields.map((field) => (
            <ChoiceSelect key={field} field={field} theme={theme} onChange={onChange} />
          ))}
          <RangeField
            label={words.fields.type_scale}
            range={{ min: 0.9, max: 1.2, step: 0.05 }}
            value={theme.type_scale}
            shown={words.percent(theme.type_scale)}
            onChange={(type_scale) => onChange({ type_scale })}
          />
          <RangeField
            label={words.fields.radius}
            range={{ min: 0, max: 28, step: 1 }}
            value={theme.radius}
            shown={words.pixels(theme.radius)}
            onChange={(radius) => onChange({ radius })}
          />
        </div>
        <p className="text-13 text-soft">{words.colours.hint}</p>
      </Panel>
      <Panel title={words.layout.title}>
        <div className="grid gap-3 tablet:grid-cols-2">
          {layoutFields.map((field) => (
            <ChoiceSelect key={field} field={field} theme={theme} onChange={onChange} />
          ))}
        </div>
      </Panel>
    </>
  )
}

function ChoiceSelect({ field, theme, onChange }: Props & { field: ChoiceField }) {
  const words = useText('look')
  return (
    <Select
      label={words.fields[field]}
      choices={listChoices(words, field)}
      value={theme[field]}
      onChange={({ currentTarget: { value } }) => onChange({ [field]: value })}
    />
  )
}

/** Limits a colour to the strength and lightness that the brand kit takes. */
function readHex(hex: string): Colour {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const { lightness, chroma, hue } = fromRgb(red, green, blue)
  const round = (value: number) => Math.round(value * 1000) / 1000
  return {
    lightness: round(clamp(lightness, 0.3, 0.9)),
    chroma: round(clamp(chroma, 0, maxChroma)),
    hue: round(hue),
  }
}

type ColourFieldProps = { label: string; colour: Colour; onChange: (colour: Colour) => void }

const ColourField = ({ label, colour, onChange }: ColourFieldProps) => (
  <LabelledControl label={label} labelClass="font-medium text-13 text-soft">
    {(inputProps) => (
      <input
        {...inputProps}
        type="color"
        value={toHex(colour)}
        className="form-control cursor-pointer p-1"
        onChange={({ currentTarget }) => onChange(readHex(currentTarget.value))}
      />
    )}
  </LabelledControl>
)

type RangeFieldProps = {
  label: string
  range: { min: number; max: number; step: number }
  value: number
  shown: string
  onChange: (value: number) => void
}

const RangeField = ({ label, range, value, shown, onChange }: RangeFieldProps) => (
  <LabelledControl label={`${label} ${shown}`} labelClass="font-medium text-13 text-soft tabular-nums">
    {(inputProps) => (
      <input
        {...inputProps}
        {...range}
        type="range"
        value={value}
        className="h-11 mouse:h-9 w-full accent-brand-600"
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    )}
  </LabelledControl>
)
