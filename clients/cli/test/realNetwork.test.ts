import type { InputProblem } from '@mintline/core'
import { expect } from 'chai'
import { answering, startServer, type TestServer } from '../../core/test/metadata/_server.ts'
import { defaultAnswers } from '../src/config/newConfig.ts'
import { Workplace } from './_command.ts'
import { earlierAptosConfig, earlierConfig, earlierEvmConfig } from './_earlierConfigs.ts'

const SOLANA = '8pG1oJpi58dAosAyyG6nBz1Ss3bmFSpJxf8sHGmREKeT'
const EVM = '0x52908400098527886e0f7030069857d2e4169ee7'
const ANVIL = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** The last account of hardhat's network, which anvil does not have. */
const HARDHAT = '0x8626f6940E2eb28930eFb4CeF49B2d1F2C9C1199'
const APTOS = `0x${'ab'.repeat(32)}`

const evmConfig = (chain: string, treasury: string) =>
  earlierEvmConfig({ ...defaultAnswers(), price: '0.01 ETH', chain, treasury })
const aptosConfig = (chain: string) =>
  earlierAptosConfig({ ...defaultAnswers(), price: '0.5 APT', chain, treasury: APTOS })

describe('Values of a config that are only true on this machine', () => {
  let workplace: Workplace
  beforeEach(() => {
    workplace = new Workplace()
  })

  async function problemsOf(config: object): Promise<string[]> {
    workplace.write('drop.config.json', config)
    const { code, data } = await workplace.jsonInside<{
      error?: { context: { problems: readonly InputProblem[] } }
    }>(['validate'])
    expect(code).to.equal(data.error ? 3 : 0)
    return data.error?.context.problems.map(({ path, message }) => `${path}: ${message}`) ?? []
  }

  async function warningsOf(config: object): Promise<string[]> {
    workplace.write('drop.config.json', config)
    const { code, stderr } = await workplace.runInside(['validate'])
    expect(code, stderr).to.equal(0)
    return stderr.split('\n').filter((line) => line !== '')
  }

  const PLACEHOLDER = 'example.com is a placeholder: publish the files, and write their address'
  const OF_DEVELOPMENT =
    'The development wallet is for local networks only: use a wallet of your own'

  it('are refused by validate where the network has real money', async () => {
    const evm = evmConfig('base', ANVIL)
    const { metadata } = evm.collection
    const config = {
      ...evm,
      collection: {
        ...evm.collection,
        metadata: { ...metadata, imageUri: 'http://localhost:5173/image.png' },
      },
      proofsUri: 'http://192.168.1.7/proofs',
    }
    expect(await problemsOf(config)).to.have.members([
      `collection.collectionUri: ${PLACEHOLDER}`,
      'collection.metadata.imageUri: Only this machine can read localhost: publish the files, and write their address',
      `collection.treasury: ${OF_DEVELOPMENT}`,
      `collection.royalties.recipient: ${OF_DEVELOPMENT}`,
      `collection.platformFee.recipient: ${OF_DEVELOPMENT}`,
      'proofsUri: Only its own network can read 192.168.1.7: publish the files, and write their address',
    ])
    expect(await problemsOf(evmConfig('base', HARDHAT))).to.include(
      `collection.treasury: ${OF_DEVELOPMENT}`,
    )
    expect(await problemsOf(aptosConfig('aptos'))).to.deep.equal([
      `collection.collectionUri: ${PLACEHOLDER}`,
      `collection.itemBaseUri: ${PLACEHOLDER}`,
    ])
  })

  it('are refused in lists, too, where the network has real money', async () => {
    // Given a list with an account of anvil beside one of its own, for a network with real money
    const list = (chain: string) => {
      const config = evmConfig(chain, EVM)
      const { metadata, ...others } = config.collection
      const uri = 'https://drops.mintline.xyz/1.json'
      const shown = { ...others, collectionUri: uri, metadata: { ...metadata, imageUri: uri } }
      const phases = [{ ...config.phases[0], list: 'members.csv', maxMintsPerWallet: 1 }]
      return { ...config, collection: shown, phases }
    }
    workplace.write('members.csv', `wallet\n${EVM}\n${ANVIL}\n`)

    // Then it is refused with the account, warned of on a test network, and right on this machine
    expect(await problemsOf(list('base'))).to.deep.equal([
      `wallet: ${ANVIL.toLowerCase()}: ${OF_DEVELOPMENT}`,
    ])
    expect(await warningsOf(list('base-sepolia'))).to.deep.equal([
      `warning: ${OF_DEVELOPMENT} before a real launch, in ${workplace.path('members.csv')}`,
    ])
    expect(await warningsOf(list('local-development'))).to.deep.equal([])
  })

  it('are warned of where the network has none, and are right on this machine', async () => {
    const places = 'collection.collectionUri, collection.metadata.imageUri'
    expect(await warningsOf(evmConfig('base-sepolia', EVM))).to.deep.equal([
      `warning: ${PLACEHOLDER} before a real launch, in ${places}`,
    ])
    expect(await warningsOf(aptosConfig('aptos-testnet'))).to.have.length(1)
    expect(await warningsOf(evmConfig('local-development', ANVIL))).to.deep.equal([])
    expect(await warningsOf(aptosConfig('aptos-local'))).to.deep.equal([])
  })

  it('are warned of on Solana, whose config names no network', async () => {
    const config = earlierConfig({ ...defaultAnswers(), treasury: SOLANA })
    expect(await warningsOf(config)).to.deep.equal([
      `warning: ${PLACEHOLDER} before a real launch, in collection.collectionUri, collection.itemBaseUri`,
    ])
  })
})

describe('mintline validate --online', () => {
  let workplace: Workplace
  let server: TestServer
  /** Bodies by path; any other path is not there. */
  let files: Record<string, string>
  beforeEach(async () => {
    workplace = new Workplace()
    files = {}
    server = await startServer((request, response, count) => {
      const body = files[request.url ?? '']
      answering(body ?? '', body === undefined ? 404 : 200)(request, response, count)
    })
  })
  afterEach(() => server.close())

  const documentOf = (name: string, picture: string) =>
    JSON.stringify({ name, image: `${server.url}/${picture}` })

  async function warningsOf(config: object): Promise<readonly string[]> {
    workplace.write('drop.config.json', config)
    const run = await workplace.jsonInside<{ warnings: readonly string[] }>([
      'validate',
      '--online',
    ])
    expect(run.code, run.stderr).to.equal(0)
    for (const warning of run.data.warnings) {
      expect(run.stderr).to.contain(`warning: ${warning}\n`)
    }
    return run.data.warnings
  }

  const SETS = {
    Solana: () => earlierConfig({ ...defaultAnswers(), baseUri: server.url, treasury: SOLANA }),
    Aptos: () => {
      const config = aptosConfig('aptos-local')
      const [collectionUri, itemBaseUri] = [
        `${server.url}/collection.json`,
        `${server.url}/{}.json`,
      ]
      return { ...config, collection: { ...config.collection, collectionUri, itemBaseUri } }
    },
  } as const

  /** Solana's configs name no network, so this machine's pictures are warned of as on networks of others. */
  const ofThisMachine = (chain: string, ...pictures: string[]) =>
    chain === 'Aptos' ? [] : pictures.map((picture) => unseen(`${server.url}/${picture}`))
  const unseen = (picture: string) =>
    `Nobody else sees the picture ${picture}: only this machine can read 127.0.0.1`

  for (const [chain, configOf] of Object.entries(SETS)) {
    it(`has nothing to say of documents and pictures that are there, on ${chain}`, async () => {
      Object.assign(files, {
        '/collection.json': documentOf('Drop', 'c.png'),
        '/1.json': documentOf('One', '1.png'),
        '/2.json': documentOf('Two', '2.png'),
        '/c.png': 'c',
        '/1.png': '1',
        '/2.png': '2',
      })
      expect(await warningsOf(configOf())).to.deep.equal(
        ofThisMachine(chain, 'c.png', '1.png', '2.png'),
      )
      expect(new Set(server.paths)).to.deep.equal(new Set(Object.keys(files)))
    })

    it(`warns of what is missing, cannot be shown, or is the same, on ${chain}`, async () => {
      Object.assign(files, {
        '/1.json': documentOf('One', 'gone.png'),
        '/2.json': documentOf('One', 'gone.png'),
      })
      const { url } = server
      expect(await warningsOf(configOf())).to.deep.equal([
        `Metadata ${url}/collection.json is not available - status 404`,
        `Metadata ${url}/gone.png is not available - status 404`,
        ...ofThisMachine(chain, 'gone.png'),
        `Two items have the same document, at ${url}/1.json and ${url}/2.json`,
      ])
      Object.assign(files, {
        '/collection.json': '{"name":"Drop"}',
        '/2.json': documentOf('Two', '2.png'),
        '/gone.png': 'same',
        '/2.png': 'same',
      })
      expect(await warningsOf(configOf())).to.deep.equal([
        `Metadata ${url}/collection.json is not valid - image is not a text`,
        ...ofThisMachine(chain, 'gone.png', '2.png'),
        `Two items have the same picture, at ${url}/gone.png and ${url}/2.png`,
      ])
    })
  }

  it('warns of pictures that only this machine can load, except for a network on it', async () => {
    // Given documents that everybody can read, with a picture of this machine, which is there
    files['/1.png'] = '1'
    const picture = `${server.url}/1.png`
    const shown = `data:application/json,{"name":"First {}","image":"${picture}"}`
    const documents = { collectionUri: shown, itemBaseUri: shown }
    const aptosOf = (chain: string) => {
      const { collection, ...config } = aptosConfig(chain)
      return { ...config, collection: { ...collection, ...documents } }
    }
    const evmOf = (chain: string) => {
      const { collection, ...config } = evmConfig(chain, EVM)
      const metadata = { ...collection.metadata, imageUri: 'data:image/svg+xml,<svg/>' }
      const collectionUri = shown
      return { ...config, collection: { ...collection, collectionUri, metadata } }
    }

    for (const chain of ['aptos', 'aptos-testnet']) {
      const warnings = await warningsOf(aptosOf(chain))
      expect(warnings).to.include(unseen(picture))
    }
    expect(await warningsOf(aptosOf('aptos-local'))).to.not.include(unseen(picture))
    expect(await warningsOf(evmOf('base'))).to.deep.equal([unseen(picture)])
    expect(await warningsOf(evmOf('local-development'))).to.deep.equal([])
  })

  it('reads the picture of an erc721 drop, and documents by token id of an erc1155 drop', async () => {
    const { collection, ...config } = evmConfig('local-development', EVM)
    const { url } = server
    files['/collection.json'] = documentOf('Drop', 'c.png')
    files['/c.png'] = 'c'
    const collectionUri = `${url}/collection.json`
    const metadata = { ...collection.metadata, imageUri: `${url}/image.png` }
    expect(
      await warningsOf({ ...config, collection: { ...collection, collectionUri, metadata } }),
    ).to.deep.equal([`Metadata ${url}/image.png is not available - status 404`])

    const { metadata: _, ...others } = collection
    const tokens = [{ baseUri: `${url}/items/`, amount: 2 }]
    const items = { ...others, collectionUri, variant: 'erc1155', tokens }
    expect(await warningsOf({ ...config, collection: items })).to.deep.equal([
      `Metadata ${url}/items/0 is not available - status 404`,
      `Metadata ${url}/items/1 is not available - status 404`,
    ])
  })
})

describe('Addresses with # and ? in a config', () => {
  it('are refused by validate on every chain, with what to write', async () => {
    const workplace = new Workplace()
    const uri = 'https://drops.mintline.xyz/meta/Wookz#{}.json'
    const aptos = aptosConfig('aptos-local')
    const evm = evmConfig('local-development', EVM)
    const solana = earlierConfig({ ...defaultAnswers(), treasury: SOLANA })
    const { metadata: _, ...shared } = evm.collection
    const tokens = [{ baseUri: 'https://drops.mintline.xyz/Wookz#/', amount: 2 }]
    for (const [config, path] of [
      [{ ...solana, collection: { ...solana.collection, itemBaseUri: uri } }, 'itemBaseUri'],
      [{ ...aptos, collection: { ...aptos.collection, itemBaseUri: uri } }, 'itemBaseUri'],
      [{ ...evm, collection: { ...shared, variant: 'erc1155', tokens } }, 'tokens.0.baseUri'],
    ] as const) {
      workplace.write('drop.config.json', config)
      const { code, stderr } = await workplace.runInside(['validate'])
      expect(code).to.equal(3)
      expect(stderr).to.contain(`collection.${path}: Not a metadata address`)
      expect(stderr).to.contain(
        'servers never see what follows #: write %23 for one in a file name',
      )
    }
  })
})
