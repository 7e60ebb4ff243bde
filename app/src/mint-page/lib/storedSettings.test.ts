import { describe, expect, it } from 'vitest'
import { settingsStore } from '#entities/settings/settings.ts'
import { storedSettings } from './storedSettings.ts'

const DEFAULTS = {
  customUrl: undefined,
  explorer: 'solana-explorer',
  dates: 'us',
}

describe('storedSettings', () => {
  it("reads the console's settings", () => {
    const customUrl = 'https://node.example/key'
    const settings = { customUrl, explorer: 'solscan', dates: 'iso' } as const
    settingsStore.update(settings)
    expect(storedSettings()).toEqual(settings)
  })

  it('ignores what it cannot parse', () => {
    for (const text of ['', 'null', '[]', '{"cluster":1,"explorer":"other","dates":"1"}', '{']) {
      localStorage.setItem('mintline.settings', text)
      expect(storedSettings()).toEqual(DEFAULTS)
    }
  })

  it('drops nodes that the console would refuse', () => {
    localStorage.setItem('mintline.settings', '{"customUrl":"http://node.example"}')
    expect(storedSettings()).toEqual(DEFAULTS)
  })
})
