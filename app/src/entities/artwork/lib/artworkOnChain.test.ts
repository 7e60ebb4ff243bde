import { readResource } from '@mintline/core'
import { planDeploy, rentExempt } from '@mintline/solana'
import { describe, expect, it } from 'vitest'
import { parseMetadataDocument } from '#entities/metadata/lib/metadataDocument.ts'
import { drawing } from '../../testing/pictures.ts'
import { artworkOnChain, rentOfAddress } from './artworkOnChain.ts'

const WALLET = '7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6JiPR'
const TEXTS = { name: 'Dawn', symbol: 'DAWN' }

describe('artworkOnChain', () => {
  it('writes picture and texts into the address, and says how many bytes it has', () => {
    const uri =
      'data:application/json,{"name":"Dawn","image":"data:image/svg+xml,<svg style=\'background:red\'/>"}'
    expect(artworkOnChain({ picture: drawing(), texts: TEXTS })).toEqual({
      uri,
      bytes: uri.length,
    })
  })

  it('is read as it was, with everything that addresses give a meaning', async () => {
    const texts = { ...TEXTS, description: '100 % "é" #1 {}' }
    const picture = drawing("<svg fill='#f00'>{}</svg>")
    const { uri = '' } = artworkOnChain({ picture, texts })
    // The program would replace {} with an item's number.
    expect(uri).not.toContain('{}')
    expect(parseMetadataDocument(await readResource(uri))).toMatchObject({
      name: 'Dawn',
      description: '100 % "é" #1 {}',
      image: "data:image/svg+xml,<svg fill='%23f00'>{}</svg>",
    })
  })

  it('fits up to 200 bytes', () => {
    const room = 200 - (artworkOnChain({ picture: drawing(), texts: TEXTS }).uri ?? '').length
    const longer = (more: number) =>
      artworkOnChain({ picture: drawing(), texts: { ...TEXTS, name: `Dawn${'n'.repeat(more)}` } })
    expect(longer(room)).toMatchObject({ uri: expect.any(String), bytes: 200 })
    expect(longer(room + 1)).toEqual({ uri: undefined, bytes: 201 })
  })

  it('does not write large pictures only to find that they do not fit', () => {
    const picture = drawing(`<svg>${'x'.repeat(300)}</svg>`)
    expect(artworkOnChain({ picture, texts: TEXTS })).toEqual({ uri: undefined, bytes: 311 })
  })
})

describe('rentOfAddress', () => {
  it('is what the address adds to a deployment', () => {
    const rentOf = (uri: string) => {
      const { transactions } = planDeploy({
        creator: WALLET,
        symbol: 'DAWN',
        collectionName: 'Dawn',
        collectionUri: uri,
        itemBaseName: 'Dawn #{}',
        itemBaseUri: uri,
        treasury: WALLET,
        royalties: { royaltyBasisPoints: 0, creators: [{ address: WALLET, share: 100 }] },
        platformFee: { recipients: [{ address: WALLET, share: 100 }] },
      })
      return transactions.reduce((sum, { rent }) => sum + rent, 0n)
    }
    const uri = `https://a.io/${'a'.repeat(87)}`
    expect(rentOf(uri) - rentOf('')).toBe(rentOfAddress(100, rentExempt).ofCollection)
    expect(rentOfAddress(100, rentExempt)).toEqual({ ofCollection: 1_392_000n, ofItem: 696_000n })
  })
})
