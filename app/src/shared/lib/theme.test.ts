import { afterEach, describe, expect, it } from 'vitest'
import { applyTheme, themeOf } from './theme.ts'

describe('themeOf', () => {
  it('is that of the system for anything that is no theme', () => {
    expect(['light', 'dark', 'blue', '', undefined].map(themeOf)).toEqual([
      'light',
      'dark',
      'system',
      'system',
      'system',
    ])
  })
})

describe('applyTheme', () => {
  afterEach(() => {
    document.head.replaceChildren()
    delete document.documentElement.dataset.theme
  })

  it('names the theme, and the colour around the page that goes with it', () => {
    for (const scheme of ['light', 'dark']) {
      const meta = document.createElement('meta')
      meta.name = 'theme-color'
      meta.dataset.scheme = scheme
      document.head.append(meta)
    }
    const media = () => [...document.querySelectorAll('meta')].map((meta) => meta.media)

    applyTheme('dark')
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(media()).toEqual(['not all', 'all'])
    applyTheme('system')
    expect(document.documentElement.dataset.theme).toBe('system')
    expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
  })
})
