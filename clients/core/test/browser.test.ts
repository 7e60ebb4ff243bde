import { fileURLToPath } from 'node:url'
import { type Context, createContext, runInContext } from 'node:vm'
import { expect } from 'chai'
import { build } from 'esbuild'

const SOURCES = fileURLToPath(new URL('../src', import.meta.url))

/** Every entry point of the package as one module. */
const ENTRY = `
export * from './index.ts'
export * from './batches/index.ts'
export * from './csv/index.ts'
export * from './identifiers/index.ts'
export * from './networks/index.ts'
export * from './signing/index.ts'
export * as indexerEnumerations from './enumerations/indexer/index.ts'
export * as marketplaceEnumerations from './enumerations/marketplace/index.ts'
`

/** Browser globals besides the language. All others, such as process, are undefined. */
const WEB_GLOBALS = {
  AbortController,
  AbortSignal,
  atob,
  btoa,
  clearTimeout,
  console,
  crypto,
  DOMException,
  Event,
  EventTarget,
  fetch,
  performance,
  queueMicrotask,
  Response,
  setTimeout,
  structuredClone,
  TextDecoder,
  TextEncoder,
  TransformStream,
  URL,
}

describe('the package in a browser', () => {
  let page: Context

  before(async () => {
    const { outputFiles } = await build({
      stdin: { contents: ENTRY, resolveDir: SOURCES, loader: 'ts' },
      bundle: true,
      format: 'iife',
      globalName: 'core',
      platform: 'browser',
      write: false,
      logLevel: 'silent',
    })
    page = createContext({ ...WEB_GLOBALS })
    // As in a browser, the global object is also called self and window.
    runInContext('globalThis.self = globalThis.window = globalThis', page)
    for (const { text } of outputFiles) runInContext(text, page)
  })

  /** Evaluates an expression in the page. The result is JSON, since the page's objects belong to another realm. */
  const evaluate = async (expression: string): Promise<unknown> => {
    const script = `(async () => JSON.stringify(await (${expression})))()`
    return JSON.parse(String(await runInContext(script, page)))
  }

  it('finds no globals of Node', async () => {
    const types = '[typeof process, typeof Buffer, typeof require, typeof global, typeof module]'
    expect(await evaluate(types)).to.deep.equal(Array(5).fill('undefined'))
  })

  it('has the same exports as in Node', async () => {
    const modules: object[] = await Promise.all([
      import('../src/index.ts'),
      import('../src/batches/index.ts'),
      import('../src/csv/index.ts'),
      import('../src/identifiers/index.ts'),
      import('../src/networks/index.ts'),
      import('../src/signing/index.ts'),
    ])
    const names = modules.flatMap((module) => Object.keys(module))
    expect(names).to.include.members([
      'splitFee',
      'decodeText',
      'evmAddress',
      'networkByChainId',
      'signTypedData',
    ])
    expect(await evaluate('Object.keys(core)')).to.have.members([
      ...names,
      'indexerEnumerations',
      'marketplaceEnumerations',
    ])
  })

  const EXAMPLES = [
    {
      title: 'checks addresses',
      expression: `core.evmAddress('0x52908400098527886E0F7030069857D2E4169EE7')`,
      expected: '0x52908400098527886e0f7030069857d2e4169ee7',
    },
    {
      title: 'parses item ids',
      expression: `core.formatItemId(core.parseItemId('POLYGON:0x52908400098527886e0f7030069857d2e4169ee7:7'))`,
      expected: 'POLYGON:0x52908400098527886e0f7030069857d2e4169ee7:7',
    },
    { title: 'finds networks', expression: 'core.networkByChainId(137).name', expected: 'Polygon' },
    {
      title: 'splits fees',
      expression: `core.splitFee(101n, [{ address: 'a', share: 33 }, { address: 'b', share: 67 }])
        .map(({ address, value }) => address + ' ' + value)`,
      expected: ['a 33', 'b 68'],
    },
    {
      title: 'encrypts for a wallet',
      expression: `(({ version, ciphertext }) => [version, atob(ciphertext).length])(
        core.encryptMessage({ publicKey: btoa('k'.repeat(32)), data: 'secret' }))`,
      expected: ['x25519-xsalsa20-poly1305', 2048],
    },
    {
      title: 'classifies wallet errors',
      expression: 'core.classifyWalletError({ code: 4001, message: "no" })',
      expected: { kind: 'cancelled', reason: 'user', message: 'no' },
    },
    {
      title: 'retries',
      expression: `core.retry(
        (attempt) => { if (attempt < 3) throw new Error('busy'); return attempt },
        { retries: 2, delay: 0 })`,
      expected: 3,
    },
    {
      title: 'reads metadata from a data: URI',
      expression: `core.fetchItemMetadata('data:application/json,{"name":"One","image":"ipfs://QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPBdG/1.png"}')`,
      expected: {
        type: 'loaded',
        name: 'One',
        image: 'https://ipfs.io/ipfs/QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPBdG/1.png',
      },
    },
    {
      title: 'checks values of enumerations',
      expression: `core.isOneOf(core.marketplaceEnumerations.ORDER_TYPES, 'MINTLINE_V2')`,
      expected: true,
    },
    {
      title: 'throws a MintlineError',
      expression: `(() => { try { core.assertQuantity(0) } catch (error) {
        return [core.isMintlineError(error, 'QUANTITY_NOT_POSITIVE'), error.message] } })()`,
      expected: [true, 'Quantity must be greater than 0, but received - 0'],
    },
  ]

  for (const { title, expression, expected } of EXAMPLES) {
    it(title, async () => {
      expect(await evaluate(expression)).to.deep.equal(expected)
    })
  }
})
