// The device class, by width and by user agent. §4
import { breakpoints } from '#limits/display.ts'

export type Device = 'desktop' | 'tablet' | 'mobile'

export function detectDeviceByWidth(width: number): Device {
  if (width >= breakpoints.desktop) return 'desktop'
  return width >= breakpoints.tablet ? 'tablet' : 'mobile'
}

export function detectDeviceByAgent(agent: string): Device {
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(agent)) return 'tablet'
  return /Mobi|iPhone|iPod|Android|IEMobile/i.test(agent) ? 'mobile' : 'desktop'
}

/** CSS decides by itself. The classes on the document are for scripts. */
export function setDeviceAttributes(root: HTMLElement): void {
  const mark = () => {
    root.dataset.device = detectDeviceByWidth(innerWidth)
  }
  root.dataset.agent = detectDeviceByAgent(navigator.userAgent)
  mark()
  addEventListener('resize', mark)
}
