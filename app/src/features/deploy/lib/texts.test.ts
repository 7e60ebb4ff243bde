import { describe, expect, it } from 'vitest'
import { heldSymbolState } from '../model/readSymbolHolder.ts'
import { previewItems } from '../ui/ItemPreview.tsx'
import { fieldName, inPageOrder } from '../ui/ProblemSummary.tsx'

const WALLET = '7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6Ji3'
const MINT = 'So11111111111111111111111111111111111111112'

describe('fieldName', () => {
  it('says what the field at a path is called', () => {
    expect(fieldName('symbol')).toBe('Symbol')
    expect(fieldName('royalties.creators')).toBe('Royalty shares')
    expect(fieldName('platformFee.recipients.1.address')).toBe('Platform fee shares, address 2')
    expect(fieldName('extraMeta.0.value')).toBe('Extra metadata, value 1')
  })
})

describe('inPageOrder', () => {
  it('sorts by the page, and rows within a list', () => {
    const paths = ['royalties.creators.1.share', 'treasury', 'royalties.creators', 'symbol']
    expect(inPageOrder(paths.map((path) => ({ path }))).map(({ path }) => path)).toEqual([
      'symbol',
      'treasury',
      'royalties.creators',
      'royalties.creators.1.share',
    ])
  })
})

describe('previewItems', () => {
  const templates = { itemBaseName: 'Dawn #{}/{}', itemBaseUri: 'ipfs://a/{}.json' }

  it('shows the first and the last item, or number 100 where there is no last one', () => {
    expect(previewItems(templates, 5n)).toEqual([
      { number: 1n, name: 'Dawn #1/1', uri: 'ipfs://a/1.json' },
      { number: 5n, name: 'Dawn #5/5', uri: 'ipfs://a/5.json' },
    ])
    expect(previewItems(templates, 0n).map(({ number }) => number)).toEqual([1n, 100n])
    expect(previewItems(templates, 1n).map(({ number }) => number)).toEqual([1n])
  })
})

describe('heldSymbolState', () => {
  it('knows a collection of an earlier attempt by its group mint and its owner', () => {
    const claim = { wallet: WALLET, groupMints: [MINT] }
    expect(heldSymbolState({ owner: WALLET, groupMint: MINT }, claim)).toEqual({
      status: 'resumable',
    })
    expect(heldSymbolState({ owner: WALLET, groupMint: WALLET }, claim)).toEqual({
      status: 'taken',
      owner: WALLET,
      isOwn: true,
    })
    expect(heldSymbolState({ owner: MINT, groupMint: MINT }, claim)).toEqual({
      status: 'taken',
      owner: MINT,
      isOwn: false,
    })
    expect(
      heldSymbolState(
        { owner: WALLET, groupMint: MINT },
        { wallet: undefined, groupMints: [MINT] },
      ),
    ).toMatchObject({ status: 'taken', isOwn: false })
  })
})
