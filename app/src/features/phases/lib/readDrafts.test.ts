import { describe, expect, it } from 'vitest'
import { draftOf } from '#entities/phase/lib/phaseDraft.ts'
import { newDraft, phaseDraft, phaseOnChain } from '#entities/testing/phases.ts'
import { readDrafts } from './readDrafts.ts'

describe('readDrafts', () => {
  it('reads unchanged phases as they are on chain', () => {
    const root = Uint8Array.from({ length: 32 }, (_, index) => index)
    const phase = phaseOnChain({ phaseType: 'merkleTree', merkleRoot: root, maxMintsTotal: 7n })
    const { desired, unreadable } = readDrafts([draftOf(phase)], [phase])
    expect(unreadable).toEqual([])
    expect(desired).toEqual([
      {
        phaseType: 'merkleTree',
        merkleRoot: root,
        priceAmount: 500_000_000n,
        startTime: 1_000n,
        endTime: 2_000n,
        maxMintsPerWallet: 0n,
        maxMintsTotal: 7n,
        active: true,
      },
    ])
  })

  it('leaves the start of a new phase open until it is saved, and requires that of another', () => {
    expect(readDrafts([newDraft()], []).desired[0]?.startTime).toBeUndefined()
    const { unreadable } = readDrafts([newDraft()], [phaseOnChain()])
    expect(unreadable.map(({ field, message }) => [field, message])).toEqual([
      ['startTime', 'Enter a date and a time.'],
    ])
  })

  it('reports every empty field, and keeps the phase as it is on chain', () => {
    const empty = phaseDraft({
      priceAmount: null,
      endTime: null,
      maxMintsPerWallet: null,
      maxMintsTotal: null,
    })
    const { desired, unreadable } = readDrafts([empty], [phaseOnChain()])
    expect(unreadable.map(({ phaseIndex, field }) => [phaseIndex, field])).toEqual([
      [0, 'priceAmount'],
      [0, 'endTime'],
      [0, 'maxMintsPerWallet'],
      [0, 'maxMintsTotal'],
    ])
    expect(desired[0]?.priceAmount).toBe(500_000_000n)
  })

  it('does not require a price in a phase with a list', () => {
    const listed = newDraft({ phaseType: 'allowList', priceAmount: null })
    const { desired, unreadable } = readDrafts([listed], [])
    expect(unreadable).toEqual([])
    expect(desired[0]?.priceAmount).toBe(0n)
  })

  it.each(['xyz', 'abc', '0x12g4'])('does not take %s for a root', (merkleRoot) => {
    const { unreadable } = readDrafts([newDraft({ phaseType: 'merkleTree', merkleRoot })], [])
    expect(unreadable.map(({ field }) => field)).toEqual(['merkleRoot'])
  })

  it('reads a root with 0x and in capitals, and none in other phases', () => {
    const merkleRoot = ` 0x${'AB'.repeat(32)} `
    const [merkle, open] = readDrafts(
      [newDraft({ phaseType: 'merkleTree', merkleRoot }), newDraft({ merkleRoot })],
      [],
    ).desired
    expect(merkle?.merkleRoot).toEqual(new Uint8Array(32).fill(0xab))
    expect(open?.merkleRoot).toBeUndefined()
  })
})
