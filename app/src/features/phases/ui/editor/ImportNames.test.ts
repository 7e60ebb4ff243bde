import { describe, expect, it } from 'vitest'
import { importNames } from './ImportNames.tsx'

/** Creates a config whose phases have these names. */
function fileOf(...names: (string | undefined)[]): string {
  return JSON.stringify({ phases: names.map((name) => ({ name, type: 'public' })) })
}

describe('importNames', () => {
  it('takes names from configs and exported phases', () => {
    expect(importNames(fileOf('Friends', 'Phase 2', 'Last'), { names: [], count: 3 })).toEqual({
      status: 'valid',
      value: ['Friends', '', 'Last'],
    })
  })

  it('keeps names of phases that have none in the file, and leaves out those of others', () => {
    const before = { names: ['', 'Everybody'], count: 2 }
    expect(importNames(fileOf('Friends', undefined, 'Last'), before)).toEqual({
      status: 'valid',
      value: ['Friends', 'Everybody'],
    })
  })

  it('refuses names that could not be typed', () => {
    const taken = importNames(fileOf('Everybody'), { names: ['', 'Everybody'], count: 2 })
    expect(taken).toEqual({
      status: 'invalid',
      reason:
        'The name of phase 2 cannot be used. Another phase is called Everybody. Enter another name.',
    })
    expect(importNames(fileOf('x'.repeat(41)), { names: [], count: 1 })).toEqual({
      status: 'invalid',
      reason: 'The name of phase 1 cannot be used. Enter at most 40 characters.',
    })
  })

  it('refuses other files', () => {
    for (const text of ['', '{}', '{"phases":[]}', '{"phases":[{"name":1}]}', 'a,b']) {
      expect(importNames(text, { names: [], count: 1 })).toMatchObject({ status: 'invalid' })
    }
  })
})
