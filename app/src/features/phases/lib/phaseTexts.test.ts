import { describe, expect, it } from 'vitest'
import { DRAFT_FIELDS } from '#entities/phase/lib/phaseDraft.ts'
import { newDraft, phaseDraft } from '#entities/testing/phases.ts'
import { fieldText, limitsText, newPhaseText } from './phaseTexts.ts'

const SOL = { name: 'Solana', symbol: 'SOL', decimals: 9 }

describe('fieldText', () => {
  it('formats every field for display', () => {
    const draft = phaseDraft({
      phaseType: 'merkleTree',
      merkleRoot: 'ab'.repeat(32),
      priceAmount: 1_234_500_000_001n,
      startTime: 1_795_285_800n,
      maxMintsPerWallet: 0n,
      maxMintsTotal: 1_000n,
      active: false,
    })
    expect(DRAFT_FIELDS.map((field) => fieldText(field, draft, SOL))).toEqual([
      'Hosted allowlist',
      'ababab…ababab',
      'Prices in the list',
      'SOL',
      'Nov 21, 2026, 6:30 PM UTC',
      'Jan 1, 1970, 12:33 AM UTC',
      'No limit',
      '1,000',
      'No',
    ])
    const open = { ...draft, phaseType: 'public' } as const
    expect(fieldText('priceAmount', open, SOL)).toBe('1,234.500000001 SOL')
  })

  it('has words for values that are not numbers', () => {
    const draft = newDraft({ priceAmount: 0n, maxMintsTotal: null })
    expect(DRAFT_FIELDS.map((field) => fieldText(field, draft, SOL))).toEqual([
      'Public',
      'None',
      'Free',
      'SOL',
      'When it is saved',
      'No end',
      'No limit',
      'Not entered',
      'Yes',
    ])
  })

  it('shows a time beyond the calendar as a number', () => {
    const draft = phaseDraft({ startTime: -(2n ** 63n) })
    expect(fieldText('startTime', draft, SOL)).toBe('Second -9223372036854775808')
  })
})

describe('limitsText', () => {
  it.each([
    [0n, 0n, 'No limit in this phase'],
    [2n, 0n, '2 per wallet in this phase, no limit in all'],
    [0n, 100n, 'No limit per wallet in this phase, 100 in all'],
    [2n, 1_000n, '2 per wallet in this phase, 1,000 in all'],
  ])('says limits of %s and %s with what they count', (maxMintsPerWallet, maxMintsTotal, text) => {
    expect(limitsText(phaseDraft({ maxMintsPerWallet, maxMintsTotal }))).toBe(text)
  })
})

describe('newPhaseText', () => {
  it('lists all terms in one line', () => {
    expect(newPhaseText(newDraft(), SOL)).toBe(
      'New: Public, 0.5 SOL, from when it is saved without end, no limit in this phase.',
    )
    const list = phaseDraft({ phaseType: 'allowList', maxMintsPerWallet: 2n, active: false })
    expect(newPhaseText(list, SOL)).toBe(
      'New: Allowlist, prices in the list, from Jan 1, 1970, 12:16 AM UTC until Jan 1, 1970, 12:33 AM UTC, 2 per wallet in this phase, no limit in all, switched off.',
    )
  })
})
