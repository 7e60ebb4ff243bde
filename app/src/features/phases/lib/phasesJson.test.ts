import { UNBOUNDED_END_TIME } from '@mintline/solana'
import { describe, expect, it } from 'vitest'
import { phaseOnChain } from '#entities/testing/phases.ts'
import { phasesJson } from './phasesJson.ts'

const SOL = { name: 'Solana', symbol: 'SOL', decimals: 9 }

describe('phasesJson', () => {
  it("writes exact phases in the form of the drop command's config", () => {
    const phases = [
      phaseOnChain({
        priceAmount: 18_446_744_073_709_551_615n,
        startTime: 1_795_285_800n,
        endTime: 1_795_285_861n,
        maxMintsTotal: 18_446_744_073_709_551_615n,
        active: false,
      }),
      phaseOnChain({
        phaseIndex: 1,
        phaseType: 'merkleTree',
        merkleRoot: new Uint8Array(32).fill(0xab),
        endTime: UNBOUNDED_END_TIME,
      }),
    ]
    expect(JSON.parse(phasesJson(phases, { currency: SOL, names: ['Friends'] }))).toEqual({
      phases: [
        {
          name: 'Friends',
          type: 'public',
          price: '18446744073.709551615 SOL',
          start: '2026-11-21T18:30:00Z',
          end: '2026-11-21T18:31:01Z',
          maxMintsPerWallet: '0',
          maxMintsTotal: '18446744073709551615',
          active: false,
        },
        {
          name: 'Phase 2',
          type: 'merkleTree',
          price: '0.5 SOL',
          start: '1970-01-01T00:16:40Z',
          maxMintsPerWallet: '0',
          maxMintsTotal: '0',
          active: true,
          merkleRoot: 'ab'.repeat(32),
        },
      ],
    })
  })
})
