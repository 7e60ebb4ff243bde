import { expect } from 'chai'
import { setContractUri } from '../../src/administration/metadata.ts'
import { fetchDropState } from '../../src/contract/fetchDropState.ts'
import { fetchDropProfile } from '../../src/mint/fetchDropProfile.ts'
import { resourceOptions } from '../../src/mint/resources.ts'
import { sendTransaction } from '../../src/send/sendTransaction.ts'
import { LOCAL_NETWORK, startChain, type TestChain } from '../support/chain.ts'
import { CURRENT_BUILDS, type DropOptions, deployDrop } from '../support/drops.ts'

/** Of another scheme than its background, which pages ignore. */
const PAGE = { preset: 'gallery', accent: '#C2410C', scheme: 'light', background: '#101010' }
const THEME = { preset: 'gallery', accent: '#C2410C', scheme: 'light' }

const CONTRACT_URI = dataUri({
  name: 'All',
  image: 'https://a.example/contract',
  mint_page: PAGE,
})

describe('fetchDropProfile', () => {
  let chain: TestChain
  before(async () => {
    chain = await startChain()
  })
  after(() => chain.stop())

  async function profileOf(options: DropOptions, fetch = globalThis.fetch) {
    const settings = { type: 'custom', fetch } as const
    const { connection, creator: wallet } = chain
    const { address: contract } = await deployDrop(chain, options)
    const drop = await fetchDropState(connection, { contract, tokenId: 0n })
    const transaction = setContractUri(drop, CONTRACT_URI)
    await sendTransaction(connection, { wallet, transaction, network: LOCAL_NETWORK })
    return fetchDropProfile(connection, { drop, resources: resourceOptions(settings) })
  }

  for (const build of CURRENT_BUILDS) {
    it(`returns owner, texts and picture of the items, and the page's theme (${build})`, async () => {
      const metadata = { name: 'Sun', imageURI: 'https://a.example/sun' }
      expect(await profileOf({ variant: 'erc721', build, metadata })).to.deep.equal({
        owner: chain.creator.address,
        itemName: 'Sun',
        image: 'https://a.example/sun',
        description: 'Of a test',
        externalUrl: undefined,
        animation: undefined,
        artist: undefined,
        theme: THEME,
      })
    })

    it(`returns the picture of the contract where the items have none (${build})`, async () => {
      const metadata = { name: 'Sun', imageURI: '' }
      const { image } = await profileOf({ variant: 'erc721', build, metadata })
      expect(image).to.equal('https://a.example/contract')
    })
  }

  it('reads the metadata of a token id', async () => {
    const asked: string[] = []
    const drop = { variant: 'erc1155', baseUri: 'https://a.example/items/' } as const
    const { owner: _, ...texts } = await profileOf(drop, async (input) => {
      asked.push(String(input))
      return Response.json({
        name: 'Moon',
        image: 'https://a.example/moon',
        description: 'Rises late.',
        external_url: 'https://moon.example',
        animation_url: 'https://a.example/moon.mp4',
        artist: 'Ana',
      })
    })
    expect(asked).to.deep.equal(['https://a.example/items/0'])
    expect(texts).to.deep.equal({
      itemName: 'Moon',
      image: 'https://a.example/moon',
      description: 'Rises late.',
      externalUrl: 'https://moon.example',
      animation: 'https://a.example/moon.mp4',
      artist: 'Ana',
      theme: THEME,
    })
  })

  it('ends with the reason of the signal', async () => {
    const drop = await fetchDropState(chain.connection, {
      contract: (await deployDrop(chain, { variant: 'erc721' })).address,
    })
    const signal = AbortSignal.abort(new Error('left the page'))
    const read = fetchDropProfile(chain.connection, { drop }, { signal })
    expect(await read.catch((error: unknown) => error)).to.equal(signal.reason)
  })
})

function dataUri(document: object): string {
  return `data:application/json,${encodeURIComponent(JSON.stringify(document))}`
}
