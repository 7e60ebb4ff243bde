import { networkByGenesisHash, SOLANA_NETWORKS } from '@mintline/core/networks'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { indexerOf } from './indexer.ts'
import { checkIndexers, loadIndexers } from './indexers.ts'

const SERVER = 'http://127.0.0.1:8787/'
const [MAINNET] = SOLANA_NETWORKS

describe('checkIndexers', () => {
  it('reads servers by the id of their network', () => {
    const json = { embedded: 'http://127.0.0.1:8787', 'eclipse-testnet': 'https://a.example/key' }
    expect(checkIndexers(json)).toEqual({
      indexers: new Map([
        ['embedded', SERVER],
        ['eclipse-testnet', 'https://a.example/key'],
      ]),
      problems: [],
    })
    expect(checkIndexers(undefined)).toEqual({ indexers: new Map(), problems: [] })
  })

  it('leaves out what pages should not ask, and reports its place without repeating it', () => {
    const json = {
      embedded: 'http://a.example/secret',
      solana: 'https://me:secret@a.example',
      'solana-devnet': 7,
      eclipse: 'javascript:alert(1)',
      base: 'https://a.example',
    }
    const { indexers, problems } = checkIndexers(json)
    expect(indexers).toEqual(new Map())
    expect(problems).toEqual([
      'indexer.embedded: Use https://: without encryption, anybody in between can change the answers.',
      'indexer.solana: Browsers do not send names and passwords in URLs; put a key into the path.',
      'indexer.solana-devnet: Enter the URL of a server.',
      'indexer.eclipse: Enter a URL that starts with https://.',
      'indexer.base: There is no such network. Known networks are embedded, solana, solana-devnet, solana-testnet, eclipse, eclipse-testnet.',
    ])
    for (const json of [[], 'https://a.example', null]) {
      expect(checkIndexers(json).problems).toEqual(['indexer: It must be an object.'])
    }
  })
})

describe('loadIndexers', () => {
  afterEach(() => vi.restoreAllMocks())

  it('logs problems to the console', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(loadIndexers({ indexer: { embedded: 'nonsense', solana: SERVER } })).toEqual(
      new Map([['solana', SERVER]]),
    )
    expect(warn.mock.calls).toEqual([
      ['mintline.json: indexer.embedded: Enter a URL that starts with https://.'],
    ])
  })
})

describe('indexerOf', () => {
  const indexers = new Map([
    ['embedded', SERVER],
    ['solana', 'https://a.example/'],
  ])

  it('is that of the network behind the node, whatever it is called', () => {
    expect(indexerOf(indexers, { kind: 'embedded' }, { network: undefined })).toEqual({
      url: SERVER,
      blockchain: 'SOLANA',
    })
    const network = networkByGenesisHash(MAINNET.genesisHash ?? '')
    for (const kind of ['public', 'custom', 'embedded'] as const) {
      expect(indexerOf(indexers, { kind }, { network })).toEqual({
        url: 'https://a.example/',
        blockchain: 'SOLANA',
      })
    }
  })

  it('is none for networks without one, and for private ones', () => {
    const devnet = SOLANA_NETWORKS.find(({ slug }) => slug === 'solana-devnet')
    expect(indexerOf(indexers, { kind: 'public' }, { network: devnet })).toBeUndefined()
    expect(indexerOf(indexers, { kind: 'custom' }, { network: undefined })).toBeUndefined()
  })
})
