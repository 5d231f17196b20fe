// §4 The device class.
import { expect, test } from 'vitest'
import { detectDeviceByAgent, detectDeviceByWidth } from './device.ts'

test('by width: desktop from 1200, tablet from 768, mobile below', () => {
  expect([320, 767, 768, 1199, 1200, 2560].map(detectDeviceByWidth)).toEqual([
    'mobile',
    'mobile',
    'tablet',
    'tablet',
    'desktop',
    'desktop',
  ])
})

test('by user agent', () => {
  const agents = {
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148': 'mobile',
    'Mozilla/5.0 (Linux; Android 15; SM-S931N) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36': 'mobile',
    'Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 Chrome/130 Safari/537.36': 'tablet',
    'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148': 'tablet',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130 Safari/537.36': 'desktop',
    '': 'desktop',
  }
  for (const [agent, device] of Object.entries(agents))
    expect([agent, detectDeviceByAgent(agent)]).toEqual([agent, device])
})
