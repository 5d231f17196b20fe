// The light of the four hours. Every scene paints with its own local colours; the hour then pulls near things
// towards `shade` and far things towards `haze`, which is what keeps each poster within one family of
// colours.
import type { Hour } from './scene-names.ts'

export type Light = {
  /** Zenith to horizon. */
  sky: readonly [string, string, string, string]
  haze: string
  shade: string
  /** How strongly near things take the shade. */
  dim: number
  disc: string
  glow: string
  cloud: string
  /** Lamps and windows. By day glass only mirrors the sky. */
  lamp: string
}

export const lights: Record<Hour, readonly [Light, ...Light[]]> = {
  dawn: [
    {
      sky: ['#7d95d6', '#bfb0dd', '#f7c3c0', '#ffe6c4'],
      haze: '#efcdd2',
      shade: '#4a4f8c',
      dim: 0.2,
      disc: '#fffaf0',
      glow: '#fff0d0',
      cloud: '#fff1ec',
      lamp: '#ffe0a0',
    },
    {
      sky: ['#5aa6c8', '#a5d2d6', '#fbe0bd', '#ffcda4'],
      haze: '#eed7c6',
      shade: '#33607f',
      dim: 0.18,
      disc: '#fffaf0',
      glow: '#fff1cf',
      cloud: '#fff7ea',
      lamp: '#ffe0a0',
    },
    {
      sky: ['#8a84cc', '#d6a3cb', '#ffb9a6', '#ffe3ad'],
      haze: '#f4c3bf',
      shade: '#574685',
      dim: 0.22,
      disc: '#fffbe8',
      glow: '#fff0c0',
      cloud: '#ffe9de',
      lamp: '#ffe0a0',
    },
  ],
  day: [
    {
      sky: ['#2b8ddb', '#64b6ec', '#aedcf3', '#e9f6f2'],
      haze: '#cde7f0',
      shade: '#173a66',
      dim: 0.05,
      disc: '#fffef4',
      glow: '#fff8dc',
      cloud: '#ffffff',
      lamp: '#dff1f7',
    },
    {
      sky: ['#2f9fba', '#79cacb', '#c6e8d9', '#fdf4d9'],
      haze: '#d7eadf',
      shade: '#124a56',
      dim: 0.06,
      disc: '#fffdf0',
      glow: '#fff6d0',
      cloud: '#fffdf6',
      lamp: '#e4f3ec',
    },
    {
      sky: ['#4a83cb', '#8ab6e4', '#cbdff0', '#fcefdc'],
      haze: '#d6e2ee',
      shade: '#233a72',
      dim: 0.06,
      disc: '#fffef6',
      glow: '#fff3d6',
      cloud: '#ffffff',
      lamp: '#e6eef6',
    },
  ],
  dusk: [
    {
      sky: ['#2e2868', '#84458f', '#ee6f7f', '#ffbd68'],
      haze: '#d0748f',
      shade: '#2b1a4d',
      dim: 0.46,
      disc: '#fff0c4',
      glow: '#ffd58a',
      cloud: '#f79a8c',
      lamp: '#ffd27a',
    },
    {
      sky: ['#1f3f7d', '#6b62a6', '#f0946e', '#ffd684'],
      haze: '#d08a86',
      shade: '#1f2656',
      dim: 0.44,
      disc: '#fff3cf',
      glow: '#ffe09a',
      cloud: '#f6b79a',
      lamp: '#ffd88a',
    },
    {
      sky: ['#43205c', '#ad3a66', '#f6764a', '#ffcb58'],
      haze: '#d86c5c',
      shade: '#33143f',
      dim: 0.46,
      disc: '#fff1c0',
      glow: '#ffdc80',
      cloud: '#ff9d6b',
      lamp: '#ffd27a',
    },
  ],
  night: [
    {
      sky: ['#0a1238', '#16296b', '#2c5099', '#6a95c8'],
      haze: '#4168a8',
      shade: '#0b1540',
      dim: 0.54,
      disc: '#fff8de',
      glow: '#bcd4ff',
      cloud: '#4a70b4',
      lamp: '#ffd27a',
    },
    {
      sky: ['#061b33', '#0d3a5b', '#1d6680', '#63b0a8'],
      haze: '#2f7088',
      shade: '#08233f',
      dim: 0.53,
      disc: '#fdfbe6',
      glow: '#b8ead8',
      cloud: '#347e93',
      lamp: '#ffd88a',
    },
    {
      sky: ['#120d3a', '#2c2069', '#563e99', '#a37abf'],
      haze: '#5e4f9b',
      shade: '#150f40',
      dim: 0.53,
      disc: '#fff6e6',
      glow: '#dcc4ff',
      cloud: '#6d55aa',
      lamp: '#ffcf7d',
    },
  ],
}
