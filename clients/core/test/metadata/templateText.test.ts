import { expect } from 'chai'
import { templateText } from '../../src/metadata/index.ts'

describe('templateText', () => {
  for (const [template, number, text] of [
    ['Dawn #{}', 12n, 'Dawn #12'],
    ['ipfs://{}/{}.json', 3, 'ipfs://3/3.json'],
    ['Dawn { } {{}} $&', 1n, 'Dawn { } {1} $&'],
    ['https://example.com/all.json', 7n, 'https://example.com/all.json'],
  ] as const) {
    it(`writes ${number} into "${template}"`, () => {
      expect(templateText(template, number)).to.equal(text)
    })
  }
})
