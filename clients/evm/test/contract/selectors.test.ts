import { expect } from 'chai'
import { toFunctionSelector } from 'viem'
import type { SelectedFunction } from '../../src/chain/readContracts.ts'
import * as erc20 from '../../src/contract/erc20.ts'
import * as dropErc1155 from '../../src/generated/dropErc1155/abi.ts'
import * as openEdition from '../../src/generated/openEdition/abi.ts'

describe('selectors of functions', () => {
  for (const [name, abi] of Object.entries({ erc20, dropErc1155, openEdition })) {
    it(`are those that their signatures have, of ${name}`, () => {
      const functions = Object.values<{ readonly type: string }>(abi).filter(
        (entry): entry is SelectedFunction => entry.type === 'function',
      )
      expect(functions).to.not.be.empty
      for (const entry of functions) {
        expect(entry.selector, entry.name).to.equal(toFunctionSelector(entry))
      }
    })
  }
})
