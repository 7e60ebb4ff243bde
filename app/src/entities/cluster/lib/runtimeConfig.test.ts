import { afterEach, describe, expect, it, vi } from 'vitest'
import { networkIds } from './cluster.ts'
import { checkRuntimeConfig, loadRuntimeConfig } from './runtimeConfig.ts'

const EMBEDDED = { rpcUrl: 'http://127.0.0.1:8899', wsUrl: 'ws://127.0.0.1:8900' }
const NOTHING = { embedded: undefined, rpc: new Map() }

describe('checkRuntimeConfig', () => {
  it('reads the embedded network and nodes of known networks', () => {
    const rpc = { solana: ['https://a.example/key', 'https://b.example'], 'eclipse-testnet': [] }
    expect(checkRuntimeConfig({ embedded: EMBEDDED, rpc })).toEqual({
      config: {
        embedded: EMBEDDED,
        rpc: new Map([['solana', ['https://a.example/key', 'https://b.example/']]]),
      },
      problems: [],
    })
  })

  it('reads nodes of networks of EVM and Aptos, which the console knows by their slugs', () => {
    const rpc = { base: ['https://a.example/'], 'local-development': ['http://127.0.0.1:8545/'] }
    expect(checkRuntimeConfig({ rpc }, networkIds())).toEqual({
      config: { embedded: undefined, rpc: new Map(Object.entries(rpc)) },
      problems: [],
    })
    expect(networkIds()).toContain('eclipse-testnet')
    expect(networkIds()).toContain('aptos-testnet')
    expect(networkIds()).not.toContain('flow')
  })

  it('accepts an empty configuration', () => {
    for (const nothing of [undefined, {}, { theme: 'dark' }]) {
      expect(checkRuntimeConfig(nothing)).toEqual({ config: NOTHING, problems: [] })
    }
  })

  it('leaves out each invalid node, and reports its place without repeating it', () => {
    const rpc = {
      solana: [
        'http://a.example/secret',
        'https://b.example/',
        7,
        '',
        'https://u:secret@c.example',
      ],
    }
    expect(checkRuntimeConfig({ rpc })).toEqual({
      config: { embedded: undefined, rpc: new Map([['solana', ['https://b.example/']]]) },
      problems: [
        'rpc.solana[0]: Use https://: without encryption, anybody in between can change the answers.',
        'rpc.solana[2]: Enter the URL of a node.',
        'rpc.solana[3]: Enter the URL of a node.',
        'rpc.solana[4]: Browsers do not send names and passwords in URLs; put a key into the path.',
      ],
    })
  })

  it('uses the public node if every entry is invalid', () => {
    expect(checkRuntimeConfig({ rpc: { solana: ['nonsense'] } }).config.rpc.has('solana')).toBe(
      false,
    )
  })

  it('reports values of the wrong type', () => {
    const ids = networkIds()
    const problemsOf = (json: unknown) => checkRuntimeConfig(json, ids).problems
    expect(problemsOf([])).toEqual(['It must be an object.'])
    expect(problemsOf({ rpc: [] })).toEqual(['rpc: It must be an object.'])
    expect(problemsOf({ rpc: { solana: 'https://a.example' } })).toEqual([
      'rpc.solana: It must be a list of urls.',
    ])
    expect(problemsOf({ rpc: { mainnet: ['https://a.example'] } })).toEqual([
      `rpc.mainnet: There is no such network. Known networks are ${ids.join(', ')}.`,
    ])
    const wrong = [
      { ...EMBEDDED, wsUrl: 'no url' },
      { ...EMBEDDED, rpcUrl: 'ws://a.example' },
    ]
    for (const embedded of ['x', {}, ...wrong]) {
      expect(problemsOf({ embedded })).toEqual([
        'embedded: It must have rpcUrl (http) and wsUrl (ws), both urls.',
      ])
    }
  })
})

describe('loadRuntimeConfig', () => {
  const FILE = './mintline.json'

  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  const answer = (body: string, init?: ResponseInit) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.stubGlobal('fetch', async () => new Response(body, init))
    return warn
  }

  it('opens the page without it, whatever the host answers', async () => {
    const warn = answer('<!doctype html>', { headers: { 'content-type': 'text/html' } })
    expect(await loadRuntimeConfig(FILE)).toEqual(NOTHING)
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
    expect(await loadRuntimeConfig(FILE)).toEqual(NOTHING)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await loadRuntimeConfig(FILE)).toEqual(NOTHING)
    expect(warn).not.toHaveBeenCalled()
  })

  it('logs problems to the console', async () => {
    const warn = answer('{"rpc": {"solana": ["nonsense"]}}')
    expect(await loadRuntimeConfig(FILE)).toEqual(NOTHING)
    expect(warn.mock.calls).toEqual([
      ['mintline.json: rpc.solana[0]: Enter a URL that starts with https://.'],
    ])
    const warnOfText = answer('{')
    await loadRuntimeConfig(FILE)
    expect(warnOfText).toHaveBeenLastCalledWith('mintline.json: It must be an object.')
  })
})
