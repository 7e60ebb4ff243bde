import { describe, expect, it } from 'vitest'
import { settingsStore } from './settings.ts'
import { SETTINGS_KEY } from './settingsKey.ts'

describe('settingsStore', () => {
  it('reads the priority fee of an earlier version as the normal one, and keeps the rest', () => {
    const stored = { priorityFee: 'recent', maxMicroLamports: '7', dates: 'iso' }
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(stored))
    expect(settingsStore.get()).toMatchObject({ ...stored, priorityFee: 'normal' })
  })

  it('is normal, in the theme of the system, where nothing is stored', () => {
    expect(settingsStore.get()).toMatchObject({ priorityFee: 'normal', theme: 'system' })
  })
})
