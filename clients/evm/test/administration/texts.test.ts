import { evmAddress } from '@mintline/core/identifiers'
import { testTexts } from '../../../core/test/conformance/testTexts.ts'
import { deployTransaction } from '../../src/administration/deployDrop.ts'
import {
  addTokens,
  setBatchBaseUri,
  setContractUri,
  setSharedMetadata,
} from '../../src/administration/metadata.ts'

const ADDRESS = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const DROP = { address: evmAddress(ADDRESS), variant: 'erc721', tokenId: undefined } as const
const BATCHES = { address: evmAddress(ADDRESS), variant: 'erc1155', tokenId: 0n } as const

describe('texts in EVM drops', () => {
  for (const field of ['name', 'symbol', 'contractUri'] as const) {
    testTexts(`a new drop's ${field}`, (text) =>
      deployTransaction(ADDRESS, {
        admin: ADDRESS,
        name: 'Sun',
        symbol: 'SUN',
        contractUri: 'ipfs://contract',
        saleRecipient: ADDRESS,
        royalty: { valueBp: 500, recipient: ADDRESS },
        platformFee: { valueBp: 300, recipient: ADDRESS },
        [field]: text,
      }),
    )
  }

  for (const field of ['name', 'imageUri', 'animationUri'] as const) {
    testTexts(`the items' ${field}`, (text) =>
      setSharedMetadata(DROP, {
        name: 'Sun',
        description: 'Two\nlines',
        imageUri: '',
        animationUri: '',
        [field]: text,
      }),
    )
  }

  testTexts("the drop's metadata URI", (text) => setContractUri(DROP, text))
  testTexts("a new batch's base URI", (baseUri) => addTokens(BATCHES, { amount: 1n, baseUri }))
  testTexts("a batch's base URI", (baseUri) => setBatchBaseUri(BATCHES, { index: 0n, baseUri }))
})
