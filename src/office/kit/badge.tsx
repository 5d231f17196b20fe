// A state in a few words, on a tint of its colour.
import type { ComponentProps } from 'react'

export type Tone = 'good' | 'warn' | 'bad' | 'brand'
type Props = ComponentProps<'span'> & { tone?: Tone | undefined }

export const Badge = ({ tone, className = '', ...span }: Props) => (
  <span {...span} className={`badge ${className}`} data-tone={tone} />
)
