import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCAL_DROP_MACHINE } from '@mintline/aptos/reads'
import { expect } from 'chai'
import { temporaryFolder } from '../../../tests/helpers/temporaryFolder.ts'
import { MARKETPLACE_LIMITS } from '../../src/config/marketplaceLimits.ts'
import { parseOptions } from '../../src/config/options.ts'
import { requestLimitsOf } from '../../src/config/requestClasses.ts'
import { settingsOf } from '../../src/config/settings.ts'
import { NODE_BLOCKCHAINS } from '../../src/config/settingsSchema.ts'
import { folderWith, messageOf } from './_settings.ts'

const SEAPORTS = [
  '0x00000000000000adc04c56bf30ac9d3c0aaf14dc',
  '0x0000000000000068f116a894984e2db1123eb395',
]

describe('settings of the server', () => {
  it('serve this machine alone, from the embedded database, by default', () => {
    const folder = temporaryFolder()

    expect(settingsOf(parseOptions([]), { environment: {}, folder })).to.deep.equal({
      roles: ['api', 'ingest', 'jobs'],
      host: '127.0.0.1',
      port: 8787,
      metricsPort: undefined,
      database: {
        folder: join(folder, '.mintline', 'database'),
        url: undefined,
        readUrl: undefined,
      },
      nodes: { SOLANA: ['http://127.0.0.1:8899'], ETHEREUM: ['http://127.0.0.1:8545'] },
      chains: {
        ETHEREUM: {
          firstBlock: undefined,
          confirmations: 0,
          contracts: undefined,
          seaports: SEAPORTS,
        },
      },
      aptos: { firstVersion: 1, machines: [LOCAL_DROP_MACHINE] },
      exchanges: {},
      seaport: {},
      orderLimits: {
        longestDays: 180,
        minimumBids: false,
        auctionExtensionMinutes: 10,
        auctionStepBasisPoints: 500,
      },
      marketplaceLimits: MARKETPLACE_LIMITS,
      platform: 'MINTLINE',
      origins: undefined,
      publicUrl: undefined,
      riskyWallets: undefined,
      adapters: { onRamp: undefined, twitter: undefined, riskList: undefined },
      proxies: undefined,
      privateMetadataHosts: undefined,
      rates: undefined,
      ipfsGateway: undefined,
      tokenSigner: undefined,
      webhookSecret: undefined,
      wrappedEther: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
      smtp: undefined,
      mintPage: undefined,
      confirmationUrl: undefined,
      auditDays: 90,
      requestLimits: requestLimitsOf(),
      requestsPerMinute: undefined,
      logLevel: 'info',
    })
  })

  it('name the networks of share pages: mainnets, unless the file says otherwise', () => {
    const nodes = { BASE: ['https://a.example'], SOLANA: ['https://b.example'] }
    const mintPage = { site: 'https://drops.example/', networks: { SOLANA: 'solana-devnet' } }
    const settings = settingsOf(parseOptions([]), {
      environment: {},
      folder: folderWith({ nodes, mintPage }),
    })
    expect(settings.mintPage).to.deep.equal({
      site: 'https://drops.example/',
      networks: [
        { blockchain: 'SOLANA', slug: 'solana-devnet' },
        { blockchain: 'BASE', slug: 'base' },
      ],
    })
  })

  it('come from options before the environment, and from that before the file', () => {
    const folder = folderWith({ port: 1, host: '::1', platform: 'OF_FILE', roles: ['api'] })
    const environment = { PLATFORM_NAME: 'OF_ENVIRONMENT', DATABASE_URL: 'postgres://a/b' }

    const settings = settingsOf(parseOptions(['--port', '2']), { environment, folder })

    expect(settings).to.include({ port: 2, host: '::1', platform: 'OF_ENVIRONMENT' })
    expect(settings.database.url).to.equal('postgres://a/b')
  })

  it('log less in a demo, which shows its own steps', () => {
    const level = (args: string[], file = {}) =>
      settingsOf(parseOptions(args), { environment: {}, folder: folderWith(file) }).logLevel

    expect(level(['--demo'])).to.equal('warn')
    expect(level(['--demo', '--log-level', 'info'])).to.equal('info')
    expect(level(['--demo'], { logLevel: 'error' })).to.equal('error')
  })

  it('have the nodes that the file names, and no others', () => {
    const nodes = {
      ECLIPSE: ['https://one.example', 'https://two.example'],
      BASE: ['https://three.example'],
    }
    const folder = folderWith({ nodes })

    expect(settingsOf(parseOptions([]), { environment: {}, folder }).nodes).to.deep.equal(nodes)
  })

  it('say what to follow of Aptos, with addresses in one form', () => {
    const nodes = { APTOS: ['https://node.example'] }
    const folder = folderWith({ chains: { APTOS: { firstVersion: 7, machines: ['0xA1'] } }, nodes })

    const { aptos, chains } = settingsOf(parseOptions([]), { environment: {}, folder })
    expect(aptos).to.deep.equal({ firstVersion: 7, machines: [`0x${'a1'.padStart(64, '0')}`] })
    expect(chains).to.deep.equal({})
  })

  it('say what to follow of EVM chains, all of it by default', () => {
    const contract = `0x${'Ab'.repeat(20)}`.toLowerCase()
    const chains = {
      BASE: { firstBlock: 7, contracts: [contract] },
      POLYGON: { confirmations: 3, seaports: [contract] },
    }
    const nodes = { BASE: ['https://node.example'] }
    const folder = folderWith({ chains, nodes })

    expect(settingsOf(parseOptions([]), { environment: {}, folder }).chains).to.deep.equal({
      BASE: { firstBlock: 7, confirmations: 0, contracts: [contract], seaports: SEAPORTS },
      POLYGON: { firstBlock: 0, confirmations: 3, contracts: undefined, seaports: [contract] },
    })
  })

  it('leave open where the network of this machine begins, unless they say it', () => {
    const firstOf = (file: object) =>
      settingsOf(parseOptions([]), { environment: {}, folder: folderWith(file) }).chains.ETHEREUM
    const confirmations = 2
    expect(firstOf({ chains: { ETHEREUM: { confirmations } } })).to.deep.include({
      firstBlock: undefined,
      confirmations,
    })
    expect(firstOf({ chains: { ETHEREUM: { firstBlock: 0 } } })).to.deep.include({ firstBlock: 0 })
    expect(firstOf({ nodes: { ETHEREUM: ['http://127.0.0.1:8545'] } })).to.equal(undefined)
  })

  it('have exchanges of EVM chains, with addresses in one form', () => {
    const [contract, nft, erc20] = ['AA', 'BB', 'CC'].map((byte) => `0x${byte.repeat(20)}`)
    const BASE = { chainId: 8453, contract, proxies: { nft, erc20 } }
    const folder = folderWith({ exchanges: { BASE }, orderLimits: { minimumBids: true } })
    const settings = settingsOf(parseOptions([]), { environment: {}, folder })
    expect(settings.exchanges).to.deep.equal({
      BASE: {
        name: 'Exchange',
        version: '2',
        chainId: 8453,
        contract: contract?.toLowerCase(),
        proxies: { nft: nft?.toLowerCase(), erc20: erc20?.toLowerCase() },
        fee: 0,
      },
    })
    expect(settings.orderLimits).to.deep.equal({
      longestDays: 180,
      minimumBids: true,
      auctionExtensionMinutes: 10,
      auctionStepBasisPoints: 500,
    })

    const wrong = folderWith({
      exchanges: { BASE: { ...BASE, contract: '0x1', chainId: 0, fee: 10_001 }, SOLANA: BASE },
      orderLimits: { longestDays: 0 },
    })
    expect(() => settingsOf(parseOptions([]), { environment: {}, folder: wrong })).to.throw(
      /exchanges\.BASE\.chainId: must be the number of an EVM chain; exchanges\.BASE\.contract: must be an address such as .*; exchanges\.BASE\.fee: must be basis points from 0 to 10000; exchanges\.SOLANA: .*; orderLimits\.longestDays: must be a whole number of days from 1/,
    )
  })

  it('have terms of orders for Seaport on EVM chains, with addresses in one form', () => {
    const [contract, account] = ['AA', 'BB'].map((byte) => `0x${byte.repeat(20)}`)
    const BASE = {
      conduit: { key: `0x${'CC'.repeat(32)}`, contract },
      fee: { account, value: 250 },
      royalties: true,
    }
    const folder = folderWith({ seaport: { BASE, POLYGON: {} } })
    expect(settingsOf(parseOptions([]), { environment: {}, folder }).seaport).to.deep.equal({
      BASE: {
        conduit: { key: `0x${'cc'.repeat(32)}`, contract: contract?.toLowerCase() },
        fee: { account: account?.toLowerCase(), value: 250 },
        royalties: true,
      },
      POLYGON: { royalties: false },
    })

    const wrong = folderWith({
      seaport: {
        BASE: { conduit: { key: '0x1', contract }, fee: { account: '0x1', value: -1 } },
        SOLANA: {},
      },
    })
    expect(() => settingsOf(parseOptions([]), { environment: {}, folder: wrong })).to.throw(
      /seaport\.BASE\.conduit\.key: must be 0x followed by 64 hex digits; seaport\.BASE\.fee\.account: must be an address such as .*; seaport\.BASE\.fee\.value: must be basis points from 0 to 10000; seaport\.SOLANA: /,
    )
  })

  it('take paths in a file as relative to it', () => {
    const folder = folderWith({ databaseFolder: 'data' })
    const options = parseOptions(['--config', join(folder, 'server.config.json')])

    const { database } = settingsOf(options, { environment: {}, folder: '/elsewhere' })

    expect(database.folder).to.equal(join(folder, 'data'))
  })

  it('have prices from a file beside them or a service, and not from both', () => {
    const folder = folderWith({ rates: { file: 'rates.json', minutes: 1 } })
    const rates = (document: object) =>
      settingsOf(parseOptions([]), { environment: {}, folder: folderWith({ rates: document }) })
        .rates

    expect(settingsOf(parseOptions([]), { environment: {}, folder }).rates).to.deep.equal({
      from: { file: join(folder, 'rates.json') },
      minutes: 1,
    })
    const url = 'https://example.com/rates'
    expect(rates({ url })).to.deep.equal({ from: { url }, minutes: 5 })
    for (const [document, reason] of [
      [{}, 'rates: must name either a file or a url'],
      [{ url, file: 'a' }, 'rates: must name either a file or a url'],
      [{ url: 'ftp://a' }, 'rates.url: must be an http: or https: URL'],
      [{ url, minutes: 0 }, 'rates.minutes: must be whole minutes from 1 to 1440'],
    ] as const) {
      expect(messageOf(() => rates(document))).to.contain(reason)
    }
  })

  it('refuse a file that was asked for and is not there', () => {
    const folder = temporaryFolder()
    const options = parseOptions(['--config', 'mine.json'])

    const message = messageOf(() => settingsOf(options, { environment: {}, folder }))

    expect(message).to.contain(
      `The settings in ${join(folder, 'mine.json')} cannot be read: ENOENT`,
    )
  })

  it('refuse a file that is not JSON', () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'server.config.json'), '{ port: 1 }')

    const message = messageOf(() => settingsOf(parseOptions([]), { environment: {}, folder }))

    expect(message).to.contain('server.config.json cannot be read: ')
  })

  it('refuse a platform from the environment that clients could not decode', () => {
    const environment = { PLATFORM_NAME: 'my shop' }
    const folder = temporaryFolder()

    expect(messageOf(() => settingsOf(parseOptions([]), { environment, folder }))).to.equal(
      'PLATFORM_NAME must be capital letters, digits and underscores, beginning with a letter',
    )
  })

  const PROBLEMS: readonly [unknown, string][] = [
    [[], 'The settings: must be an object'],
    [{ port: 99_999 }, 'port: must be a port from 0 to 65535'],
    [{ metricsPort: -1 }, 'metricsPort: must be a port from 0 to 65535'],
    [{ port: '8787' }, 'port: must be a port from 0 to 65535'],
    [{ host: 7 }, 'host: must be a text'],
    [{ roles: [] }, 'roles: must name at least one of api, ingest, jobs'],
    [{ roles: ['web'] }, 'roles.0: must be one of api, ingest, jobs'],
    [{ roles: 'api' }, 'roles: must be a list'],
    [
      { platform: 'shop' },
      'platform: must be capital letters, digits and underscores, beginning with a letter',
    ],
    [{ origins: ['example.com'] }, 'origins.0: must be an origin such as https://example.com'],
    [{ origins: ['https://a.b/c'] }, 'origins.0: must be an origin such as https://example.com'],
    [
      { publicUrl: 'https://market.example/path' },
      'publicUrl: must be an origin such as https://example.com',
    ],
    [{ publicUrl: 'market.example' }, 'publicUrl: must be an origin such as https://example.com'],
    ...['https://drops.example/console', 'drops.example/', 'https://drops.example/?a=1'].map(
      (site): [unknown, string] => [
        { mintPage: { site } },
        "mintPage.site: must be the URL of the console's folder such as https://drops.example/",
      ],
    ),
    [
      { riskyWallets: ['0x01'] },
      'riskyWallets.0: must be a wallet such as ETHEREUM:0x… or SOLANA:…',
    ],
    [{ proxies: ['me'] }, 'proxies.0: must be an IP address or range such as 10.0.0.0/8'],
    [{ nodes: { FLOW: ['https://a.b'] } }, `nodes.FLOW: is none of ${NODE_BLOCKCHAINS.join(', ')}`],
    [{ nodes: { FOO: [] } }, `nodes.FOO: is none of ${NODE_BLOCKCHAINS.join(', ')}`],
    ...['ipfs://a', 'https://a.b/?token=c'].map((ipfsGateway): [unknown, string] => [
      { ipfsGateway },
      'ipfsGateway: must be the URL of a folder such as https://ipfs.io/ipfs/',
    ]),
    [{ nodes: { BASE: [] } }, 'nodes.BASE: must name at least one node'],
    [{ nodes: { BASE: ['x'] } }, 'nodes.BASE.0: must be the http: or https: URL of a node'],
    [
      { chains: { APTOS: { firstVersion: 0 } } },
      'chains.APTOS.firstVersion: must be a whole number from 1',
    ],
    [
      { chains: { APTOS: { machines: [] } } },
      'chains.APTOS.machines: must name at least one drop machine',
    ],
    [
      { chains: { APTOS: { machines: ['0xzz'] } } },
      'chains.APTOS.machines.0: must be the address of a drop machine',
    ],
    [
      { chains: { APTOS: { firstBlock: 1 } } },
      'chains.APTOS.firstBlock: is none of firstVersion, machines',
    ],
    [
      { chains: { BASE: { firstBlock: -1 } } },
      'chains.BASE.firstBlock: must be a whole number from 0',
    ],
    [
      { chains: { BASE: { contracts: ['0x1'] } } },
      'chains.BASE.contracts.0: must be the address of a contract',
    ],
    [{ logLevel: 'all' }, 'logLevel: must be one of error, warn, info'],
    [
      { requestLimits: { read: 0 } },
      'requestLimits.read: must be a whole number from 1, or false for any number',
    ],
    [{ auditDays: 0 }, 'auditDays: must be a whole number of days from 1 to 3650'],
    [{ auditDays: 3_651 }, 'auditDays: must be a whole number of days from 1 to 3650'],
    [{ requestsPerMinute: 0.5 }, 'requestsPerMinute: must be a whole number from 1'],
    [
      { databaseUrl: 'postgres://a:secret@b/c' },
      'databaseUrl: is none of roles, host, port, metricsPort, databaseFolder, nodes, chains, exchanges, seaport, orderLimits, marketplaceLimits, platform, origins, publicUrl, proxies, riskyWallets, adapters, privateMetadataHosts, rates, ipfsGateway, wrappedEther, mintPage, confirmationUrl, auditDays, requestLimits, requestsPerMinute, logLevel',
    ],
    [
      { orderLimits: { auctionStepBasisPoints: 0 } },
      'orderLimits.auctionStepBasisPoints: must be basis points from 1 to 10000',
    ],
    [
      { marketplaceLimits: { pageMostEntries: 19 } },
      'marketplaceLimits.pageEntries: must not be more than pageMostEntries, which is 19',
    ],
    [
      { marketplaceLimits: { shortUrlMostCharacters: 33 } },
      'marketplaceLimits.shortUrlMostCharacters: must be a whole number from 3 to 32',
    ],
    [
      { marketplaceLimits: { shortUrlMostCharacters: 4, shortUrlLeastCharacters: 5 } },
      'marketplaceLimits.shortUrlLeastCharacters: must not be more than shortUrlMostCharacters, which is 4',
    ],
    [
      { port: -1, host: '' },
      'host: must be an address of this machine; port: must be a port from 0 to 65535',
    ],
  ]
  for (const [file, message] of PROBLEMS) {
    it(`name every problem of a file: ${JSON.stringify(file)}`, () => {
      const folder = folderWith(file)

      expect(messageOf(() => settingsOf(parseOptions([]), { environment: {}, folder }))).to.equal(
        message,
      )
    })
  }
})
