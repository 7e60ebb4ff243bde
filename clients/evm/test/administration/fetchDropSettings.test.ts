import { evmAddress } from '@mintline/core/identifiers'
import type { Eip1193Provider } from '@mintline/core/signing'
import { expect } from 'chai'
import { zeroAddress } from 'viem'
import { startNodeProxy } from '../../../core/test/conformance/nodeProxy.ts'
import { planClaimConditions } from '../../src/administration/claimConditions.ts'
import {
  choosePlatformFee,
  setFlatPlatformFee,
  setPercentagePlatformFee,
} from '../../src/administration/fees.ts'
import { fetchDropSettings } from '../../src/administration/fetchDropSettings.ts'
import { fetchDropTokens } from '../../src/administration/fetchDropTokens.ts'
import {
  addTokens,
  freezeBatch,
  setContractUri,
  setSharedMetadata,
} from '../../src/administration/metadata.ts'
import { setDefaultRoyalty, setTokenRoyalty } from '../../src/administration/royalties.ts'
import {
  setMaxSupply,
  setSaleRecipient,
  setTokenSaleRecipient,
} from '../../src/administration/sales.ts'
import { connectChain } from '../../src/chain/connectChain.ts'
import { NATIVE_TOKEN } from '../../src/contract/nativeCoin.ts'
import type { EvmTransaction } from '../../src/send/evmTransaction.ts'
import { sendTransaction } from '../../src/send/sendTransaction.ts'
import { LOCAL_NETWORK, startChain, type TestChain } from '../support/chain.ts'
import { CURRENT_BUILDS, deployDrop, setConditions } from '../support/drops.ts'
import { failureOf } from '../support/transactions.ts'

const ACCOUNT = '0xaa00000000000000000000000000000000000000'
const OTHER = '0xbb00000000000000000000000000000000000000'

describe('fetchDropSettings', () => {
  let chain: TestChain
  before(async () => {
    chain = await startChain()
  })
  after(() => chain.stop())

  async function send(transactions: readonly EvmTransaction[]): Promise<void> {
    for (const transaction of transactions) {
      await sendTransaction(chain.connection, {
        wallet: chain.creator,
        transaction,
        network: LOCAL_NETWORK,
      })
    }
  }

  for (const build of CURRENT_BUILDS) {
    it(`reads back every setting of an ERC-721 drop in one request (${build})`, async () => {
      const { address } = await deployDrop(chain, { variant: 'erc721', build })
      const drop = { address: evmAddress(address), variant: 'erc721', tokenId: undefined } as const
      const sharedMetadata = {
        name: 'Sun',
        description: 'Rises',
        imageUri: 'ipfs://image',
        animationUri: 'ipfs://film',
      }
      await send([
        setContractUri(drop, 'ipfs://about'),
        setSaleRecipient(drop, ACCOUNT),
        setDefaultRoyalty(drop, { valueBp: 700, recipient: OTHER }),
        setPercentagePlatformFee(drop, { valueBp: 250, recipient: OTHER }),
        setFlatPlatformFee(drop, { value: 9n, recipient: ACCOUNT }),
        choosePlatformFee(drop, 'flat'),
        setSharedMetadata(drop, sharedMetadata),
      ])
      const proxy = await startNodeProxy(chain.url)
      const settings = await fetchDropSettings(connectChain(proxy.url), drop)
      expect(proxy.asked).to.deep.equal(['eth_call'])
      await proxy.close()
      expect(settings).to.deep.equal({
        name: 'Drop',
        symbol: 'DROP',
        contractUri: 'ipfs://about',
        owner: chain.creator.address,
        saleRecipient: ACCOUNT,
        royalty: { valueBp: 700, recipient: OTHER },
        platformFee: {
          chosen: 'flat',
          recipient: ACCOUNT,
          valueBp: 250,
          flatValue: 9n,
        },
        sharedMetadata,
        batches: [],
        token: undefined,
      })
    })

    it(`reads back batches and a token id of an ERC-1155 drop (${build})`, async () => {
      const { address } = await deployDrop(chain, { variant: 'erc1155', build })
      const drop = { address: evmAddress(address), variant: 'erc1155', tokenId: 3n } as const
      const before = await fetchDropSettings(chain.connection, drop)
      expect(before.token).to.deep.equal({
        maxSupply: 0n,
        saleRecipient: undefined,
        royalty: { valueBp: 500, recipient: chain.creator.address },
      })
      await send([
        addTokens(drop, { amount: 1n, baseUri: 'ipfs://second/' }),
        addTokens(drop, { amount: 100n, baseUri: 'ipfs://third/' }),
        freezeBatch(drop, 1n),
        setMaxSupply(drop, 12n),
        setTokenSaleRecipient(drop, ACCOUNT),
        setTokenRoyalty(drop, { tokenId: 3n, valueBp: 900, recipient: OTHER }),
      ])
      const { batches, token, royalty, sharedMetadata } = await fetchDropSettings(
        chain.connection,
        drop,
      )
      expect({ batches, token, royalty, sharedMetadata }).to.deep.equal({
        batches: [
          batchOf(0n, [0n, 9n], 'ipfs://items/'),
          { ...batchOf(1n, [10n, 10n], 'ipfs://second/'), isFrozen: true },
          batchOf(2n, [11n, 110n], 'ipfs://third/'),
        ],
        token: {
          maxSupply: 12n,
          saleRecipient: ACCOUNT,
          royalty: { valueBp: 900, recipient: OTHER },
        },
        royalty: { valueBp: 500, recipient: chain.creator.address },
        sharedMetadata: undefined,
      })
    })
  }

  it('reads as many token ids with phases as a config has', async () => {
    const { address } = await deployDrop(chain, { variant: 'erc1155' })
    const drop = { address: evmAddress(address), variant: 'erc1155' } as const
    const tokenIds = Array.from({ length: 60 }, (_, index) => BigInt(index))
    await send(
      tokenIds.map((tokenId) => {
        const phases = [1n, 2n, 3n, 4n, 5n].map((startTimestamp) => ({
          ...{ startTimestamp, pricePerToken: tokenId, currency: NATIVE_TOKEN },
          metadata: `ipfs://${'c'.repeat(59)}/0`,
        }))
        const target = { ...drop, tokenId, conditions: [] }
        return planClaimConditions(target, phases, { resetClaims: false }).transaction
      }),
    )
    const tokens = await fetchDropTokens(chain.connection, drop, [...tokenIds, 9_999n])
    expect(
      tokens.map(({ conditions }) => conditions.map(({ pricePerToken }) => pricePerToken)),
    ).to.deep.equal([...tokenIds.map((tokenId) => Array(5).fill(tokenId)), []])
  })

  it('reads conditions whose texts are longer than one answer may be', async () => {
    const { address } = await deployDrop(chain, { variant: 'erc1155' })
    const drop = { address: evmAddress(address), variant: 'erc1155' } as const
    const lengths = [13_000, 12_000, 1]
    for (const [tokenId, length] of lengths.entries()) {
      const conditions = [{ metadata: 'x'.repeat(length) }]
      await setConditions(chain, { address, variant: 'erc1155' }, conditions, {
        tokenId: BigInt(tokenId),
      })
    }
    // As other nodes say it than that of the test
    const says = (message: string): Eip1193Provider => ({
      request: (args) =>
        chain.provider.request(args).catch(() => Promise.reject({ code: -32_000, message })),
    })
    for (const node of [chain.provider, says('max code size exceeded')]) {
      const tokens = await fetchDropTokens(connectChain(node), drop, [0n, 1n, 2n])
      expect(tokens.map(({ conditions: [condition] }) => condition?.metadata.length)).to.deep.equal(
        lengths,
      )
    }
  })

  it('reads a drop without platform fees', async () => {
    const { address } = await deployDrop(chain, { variant: 'erc721', build: 'thirdweb311' })
    const drop = { address: evmAddress(address), variant: 'erc721', tokenId: undefined } as const
    const { platformFee } = await fetchDropSettings(chain.connection, drop)
    expect(platformFee).to.equal(undefined)
  })

  it('error: no drop at the address', async () => {
    const drop = {
      address: evmAddress(zeroAddress),
      variant: 'erc721',
      tokenId: undefined,
    } as const
    const error = await failureOf(fetchDropSettings(chain.connection, drop))
    expect(error).to.deep.include({ code: 'NO_CONTRACT_DATA', context: { contract: zeroAddress } })
  })
})

function batchOf(
  index: bigint,
  [firstTokenId, lastTokenId]: readonly [bigint, bigint],
  baseUri: string,
) {
  return { index, firstTokenId, lastTokenId, baseUri, isFrozen: false }
}
