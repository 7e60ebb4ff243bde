import { beforeEach, describe, expect, it } from 'vitest'
import { keepFirstNames, phaseNamesOf, setPhaseNames } from './phaseNameStore.ts'

const KEY = 'embedded dawn'

describe('names of phases in the browser', () => {
  beforeEach(() => localStorage.clear())

  it('survive a reload, for each collection', () => {
    setPhaseNames(KEY, ['Friends'])
    setPhaseNames('embedded dusk', ['', 'Last'])
    expect(JSON.parse(localStorage.getItem('mintline.phaseNames') ?? '')).toEqual({
      collections: { [KEY]: ['Friends'], 'embedded dusk': ['', 'Last'] },
    })
    expect(phaseNamesOf(KEY)).toEqual(['Friends'])
    expect(phaseNamesOf('solana dawn')).toEqual([])
  })

  it('are the same object until they change', () => {
    setPhaseNames(KEY, ['Friends'])
    expect(phaseNamesOf(KEY)).toBe(phaseNamesOf(KEY))
    expect(phaseNamesOf('embedded dusk')).toBe(phaseNamesOf('solana dawn'))
  })

  it('go with their phases', () => {
    setPhaseNames(KEY, ['Friends', 'Everybody'])
    keepFirstNames(KEY, 3)
    expect(phaseNamesOf(KEY)).toEqual(['Friends', 'Everybody'])
    keepFirstNames(KEY, 1)
    expect(phaseNamesOf(KEY)).toEqual(['Friends'])
    keepFirstNames(KEY, 0)
    expect(JSON.parse(localStorage.getItem('mintline.phaseNames') ?? '')).toEqual({
      collections: {},
    })
  })

  it('are plain, whatever the browser stored', () => {
    const collections = { [KEY]: ['Fri\u202eends', '\u200f'] }
    localStorage.setItem('mintline.phaseNames', JSON.stringify({ collections }))
    expect(phaseNamesOf(KEY)).toEqual(['Fri ends', ''])
    localStorage.setItem('mintline.phaseNames', JSON.stringify({ collections: { [KEY]: [1] } }))
    expect(phaseNamesOf(KEY)).toEqual([])
  })
})
