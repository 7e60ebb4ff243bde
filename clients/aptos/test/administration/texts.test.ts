import { expect } from 'chai'
import { testTexts } from '../../../core/test/conformance/testTexts.ts'
import { type DropTermsInput, dropTermsOf } from '../../src/administration/dropTerms.ts'

const INPUT: DropTermsInput = {
  seed: 'seed',
  collectionName: 'Drop',
  collectionDescription: 'A drop',
  collectionUri: 'https://example.com/drop.json',
  itemBaseName: 'No. {}',
  itemBaseUri: 'https://example.com/{}.json',
  royalties: {
    royaltyPayeeAddress: `0x${'a1'.padStart(64, '0')}`,
    royaltyPointsDenominator: 100n,
    royaltyPointsNumerator: 5n,
  },
  totalSupply: 10n,
}

describe('texts in Aptos drops', () => {
  for (const field of [
    'seed',
    'collectionName',
    'collectionUri',
    'itemBaseName',
    'itemBaseUri',
  ] as const) {
    testTexts(`the ${field}`, (text) => dropTermsOf({ ...INPUT, [field]: text }))
  }

  it('a description may have several lines', () => {
    const collectionDescription = 'First line\nSecond line\n'
    expect(dropTermsOf({ ...INPUT, collectionDescription })).to.deep.include({
      collectionDescription,
    })
  })
})
