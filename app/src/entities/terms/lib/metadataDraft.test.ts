import { describe, expect, it } from 'vitest'
import { metadataDrafts, metadataFields, withEmptyField } from './metadataDraft.ts'

describe('rows of extra metadata', () => {
  it('convert back to the same fields', () => {
    const fields = [
      { field: 'artist', value: 'Ada' },
      { field: 'licence', value: 'CC0' },
    ]
    expect(metadataFields(metadataDrafts(fields))).toEqual(fields)
  })

  it('have unique ids, also after one was removed', () => {
    const [, second] = metadataDrafts([
      { field: 'artist', value: 'Ada' },
      { field: 'licence', value: 'CC0' },
    ])
    expect(withEmptyField(second ? [second] : []).map(({ id }) => id)).toEqual([2, 3])
  })
})
