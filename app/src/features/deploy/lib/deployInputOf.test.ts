import { describe, expect, it } from 'vitest'
import { completeDraft } from './completeDraft.ts'
import { EMPTY_DRAFT } from './deployDraft.ts'
import { deployInputOf } from './deployInputOf.ts'

const WALLET = '7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6Ji3'
const OTHER = 'So11111111111111111111111111111111111111112'

describe('deployInputOf', () => {
  it('gives all that was entered, without blanks around it', () => {
    const draft = {
      ...EMPTY_DRAFT,
      symbol: ' DAWN ',
      collectionName: 'Dawn ',
      collectionUri: ' https://a.io/c.json',
      maxNumberOfTokens: '18446744073709551615',
      treasury: ` ${OTHER} `,
      recipients: [
        { id: 4, address: `${OTHER} `, share: 60 },
        { id: 2, address: WALLET, share: 40 },
      ],
      isFeeFlat: true,
      flatFee: '5000',
      extraMeta: [{ id: 1, field: 'artist', value: ' Ada ' }],
      cosignerProgramId: ' ',
      platformFeeSecondaryAdmin: ` ${OTHER}`,
      locks: ['supply' as const, 'fee' as const],
    }
    const input = deployInputOf(completeDraft(draft, WALLET), WALLET)
    expect(input).toEqual({
      creator: WALLET,
      symbol: 'DAWN',
      collectionName: 'Dawn',
      collectionUri: 'https://a.io/c.json',
      itemBaseName: 'Dawn #{}',
      itemBaseUri: 'https://a.io/c.json',
      treasury: OTHER,
      maxNumberOfTokens: 18_446_744_073_709_551_615n,
      maxMintsPerWallet: 0n,
      royalties: { royaltyBasisPoints: 500, creators: [{ address: WALLET, share: 100 }] },
      platformFee: {
        isFeeFlat: true,
        platformFeeValue: 5_000n,
        recipients: [
          { address: OTHER, share: 60 },
          { address: WALLET, share: 40 },
        ],
      },
      extraMeta: [{ field: 'artist', value: ' Ada ' }],
      cosignerProgramId: undefined,
      platformFeeSecondaryAdmin: OTHER,
      locks: { supply: true, fee: true },
    })
  })

  it('gives the highest fee in the kind of the fee, if it is another than the fee', () => {
    const capOf = (changes: Partial<typeof EMPTY_DRAFT>) =>
      deployInputOf(completeDraft({ ...EMPTY_DRAFT, ...changes }, WALLET), WALLET).platformFeeCap
    expect(capOf({ feeBasisPoints: 300 })).toBe(undefined)
    expect(capOf({ feeBasisPoints: 300, feeCapBasisPoints: 300 })).toBe(undefined)
    expect(capOf({ feeBasisPoints: 300, feeCapBasisPoints: 500 })).toEqual({ basisPoints: 500 })
    const flat = { isFeeFlat: true, flatFee: '5', feeCapBasisPoints: 500 }
    expect(capOf(flat)).toBe(undefined)
    expect(capOf({ ...flat, flatFeeCap: '7' })).toEqual({ flat: 7n })
  })
})
