import { describe, expect, it } from 'vitest'
import { archiveName } from './proofFiles.ts'

describe('archiveName', () => {
  it('contains the start of the root, and the part if there are several', () => {
    const root = new Uint8Array(32).fill(0xab)
    expect(archiveName(root, 0, 1)).toBe('proofs-abababab.zip')
    expect(archiveName(root, 1, 3)).toBe('proofs-abababab-part-2-of-3.zip')
  })
})
