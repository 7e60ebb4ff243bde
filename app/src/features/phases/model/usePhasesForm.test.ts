import type { PhaseType } from '@mintline/solana'
import { describe, expect, it } from 'vitest'
import { draftOf } from '#entities/phase/lib/phaseDraft.ts'
import { phasePriceText } from '#entities/phase/lib/phasePriceText.ts'
import { newDraft, phaseOnChain } from '#entities/testing/phases.ts'
import { readDrafts } from '../lib/readDrafts.ts'
import { fieldChange } from './usePhasesForm.ts'

const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const TO_PUBLIC = ['phaseType', 'public'] as const

describe('fieldChange', () => {
  it.each<PhaseType>(['allowList', 'merkleTree'])(
    'asks for the price where a phase of the type %s becomes public',
    (phaseType) => {
      // Given a phase with a list, whose price is 0 or a forgotten amount
      for (const priceAmount of [0n, 500_000_000n]) {
        const phase = phaseOnChain({ phaseType, priceAmount })
        const onChain = draftOf(phase)

        // When it is switched to public, Then nothing is saved until a price is entered
        const opened = { ...onChain, ...fieldChange(TO_PUBLIC, { draft: onChain, onChain }) }
        const { unreadable } = readDrafts([opened], [phase])
        expect(unreadable).toEqual([
          {
            phaseIndex: 0,
            field: 'priceAmount',
            message: 'Enter a price; 0 is free.',
            isMissing: true,
          },
        ])
        expect(readDrafts([{ ...opened, priceAmount: 0n }], [phase])).toMatchObject({
          desired: [{ phaseType: 'public', priceAmount: 0n }],
          unreadable: [],
        })
      }
    },
  )

  it('asks for the price of a new phase, too', () => {
    const draft = newDraft({ phaseType: 'allowList', priceAmount: 0n })
    expect(fieldChange(TO_PUBLIC, { draft, onChain: undefined })).toEqual({
      phaseType: 'public',
      priceAmount: null,
    })
  })

  it('gives a public phase its price back after a try of another type', () => {
    const onChain = draftOf(phaseOnChain({ priceAmount: 7n }))
    const tried = {
      ...onChain,
      ...fieldChange(['phaseType', 'allowList'], { draft: onChain, onChain }),
    }
    expect({ ...tried, ...fieldChange(TO_PUBLIC, { draft: tried, onChain }) }).toEqual(onChain)
  })

  it('asks for the price again in another currency, in public phases', () => {
    const change = ['priceToken', MINT] as const
    const priced = newDraft({ priceAmount: 5n })
    expect(fieldChange(change, { draft: priced, onChain: undefined })).toEqual({
      priceToken: MINT,
      priceAmount: null,
    })
    const same = { ...priced, priceToken: MINT }
    expect(fieldChange(change, { draft: same, onChain: undefined })).toEqual({ priceToken: MINT })
    const listed = newDraft({ phaseType: 'allowList', priceAmount: 0n })
    expect(fieldChange(change, { draft: listed, onChain: undefined })).toEqual({ priceToken: MINT })
    const onChain = draftOf(phaseOnChain({ priceAmount: 7n }))
    const moved = { ...onChain, phaseType: 'allowList', priceToken: MINT } as const
    expect(fieldChange(TO_PUBLIC, { draft: moved, onChain }).priceAmount).toBeNull()
  })

  it('saves a phase with its token, and never shows its amount in coins', () => {
    const draft = newDraft({ priceToken: MINT, priceAmount: 20_000_000n })
    expect(readDrafts([draft], []).desired).toMatchObject([
      { priceToken: MINT, priceAmount: 20_000_000n },
    ])
    expect(phasePriceText(draft, undefined)).toBe('20000000 base units of a token')
    expect(phasePriceText(draft, { symbol: 'USDC', decimals: 6 })).toBe('20 USDC')
  })

  it('changes nothing else', () => {
    const draft = newDraft({ priceAmount: 5n })
    const on = { draft, onChain: undefined }
    expect(fieldChange(TO_PUBLIC, on)).toEqual({ phaseType: 'public' })
    expect(fieldChange(['phaseType', 'merkleTree'], on)).toEqual({ phaseType: 'merkleTree' })
    expect(fieldChange(['active', false], on)).toEqual({ active: false })
  })
})
