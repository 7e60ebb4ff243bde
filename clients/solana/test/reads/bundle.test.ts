import { fileURLToPath } from 'node:url'
import { createContext, runInContext } from 'node:vm'
import type { Localnet } from '@mintline/localnet'
import { expect } from 'chai'
import { type BuildResult, build } from 'esbuild'
import { startPrograms } from '../localnet.ts'
import { Drop } from './_drop.ts'

const ENTRY = fileURLToPath(new URL('../../src/reads.ts', import.meta.url))

/** Browser globals, besides the language, that reads use. */
const WEB_GLOBALS = {
  AbortController,
  AbortSignal,
  atob,
  clearTimeout,
  fetch,
  performance,
  Response,
  setTimeout,
  TextDecoder,
  TextEncoder,
  TransformStream,
  URL,
}

/** Packages that a read-only page must not load. */
const HEAVY = [
  '@coral-xyz/anchor',
  '@solana/spl-token',
  '@solana/web3.js',
  'bn.js',
  'buffer',
  'keccak256',
  'merkletreejs',
  'p-queue',
  'papaparse',
]

describe('the reads in a browser', () => {
  let bundle: BuildResult<{ metafile: true; write: false }>

  before(async () => {
    bundle = await build({
      entryPoints: [ENTRY],
      bundle: true,
      conditions: ['@mintline/source'],
      format: 'iife',
      globalName: 'reads',
      platform: 'browser',
      metafile: true,
      write: false,
      logLevel: 'silent',
    })
  })

  it('contain no code for transactions', () => {
    const modules = Object.keys(bundle.metafile.inputs)
    expect(modules.some((path) => path.includes('node_modules/@solana/kit/'))).to.equal(true)
    for (const name of HEAVY) {
      const found = modules.filter((path) => path.includes(`node_modules/${name}/`))
      expect(found, name).to.deep.equal([])
    }
  })

  describe('on a network', () => {
    let localnet: Localnet

    before(async () => {
      localnet = await startPrograms()
    })
    after(() => localnet.close())

    it('return the data of a page, without Node', async () => {
      // Given a drop with an open phase, and a page with only the bundle
      const drop = await Drop.deploy(localnet, { symbol: 'BROWSER', maxNumberOfTokens: 50n })
      await drop.addPhase({ priceAmount: 30_000_000n })
      const page = createContext({ ...WEB_GLOBALS, rpcUrl: localnet.rpcUrl })
      for (const { text } of bundle.outputFiles) runInContext(text, page)

      // When it looks up the drop by its symbol
      const script = `(async () => {
        const connection = reads.rpcReadConnection(rpcUrl)
        const deployment = await reads.findDeployment(connection, 'BROWSER')
        const data = await reads.fetchMintData(connection, { deployment })
        const wallet = '${drop.creator.publicKey}'
        const restriction = reads.claimRestriction(
          await reads.fetchMintState(connection, { deployment, wallet }),
        )
        return JSON.stringify([
          deployment, data.chainId, String(data.supply), String(data.price.value), restriction.type,
        ])
      })()`
      const told: unknown = JSON.parse(String(await runInContext(script, page)))

      // Then it has its price and supply, and the wallet may mint
      const { genesisHash } = localnet
      const [supply, price] = ['50', '30000000']
      expect(told).to.deep.equal([drop.address, genesisHash, supply, price, 'claimable'])
    })
  })
})
