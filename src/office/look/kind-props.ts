// What the fields of one kind of section are given.
import type { HomeSection } from '#lib/home-section.ts'

export type KindProps<Section> = { section: Section; path: string; onChange: (section: HomeSection) => void }
