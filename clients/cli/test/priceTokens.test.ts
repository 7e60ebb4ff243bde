import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Localnet } from '@mintline/localnet'
import {
  editionsDeploymentAddress,
  fetchCollectionInfo,
  mintWithControlsV3,
} from '@mintline/solana'
import { Connection, PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { Token } from '../../../tests/helpers/token.ts'
import { fundedWallet, tokenChain } from '../../solana/test/reads/_drop.ts'
import { Workplace } from './_command.ts'
import { dropNames, FAR, writeDrop } from './_drop.ts'
import { address, keypair, startNetwork } from './_network.ts'
import { normalise } from './_normalise.ts'
import { expectSnapshot, wholeOutput } from './_snapshot.ts'

const SYMBOL = 'TOKENS'
const DEPLOYMENT = editionsDeploymentAddress(SYMBOL)

interface Failure {
  readonly error: {
    readonly code: string
    readonly context: { readonly problems?: readonly { path: string; code: string }[] }
  }
}

describe('mintline with prices in tokens', () => {
  let localnet: Localnet
  let workplace: Workplace
  let usd: Token
  let other: Token
  let config: ReturnType<typeof writeDrop>

  before(async () => {
    localnet = await startNetwork('creator', 'buyer')
    workplace = new Workplace(['--url', localnet.rpcUrl])
    for (const name of ['creator', 'buyer']) workplace.writeKeypair(`${name}.json`, keypair(name))
    const chain = tokenChain(new Connection(localnet.rpcUrl, 'confirmed'))
    usd = await Token.create(chain)
    other = await Token.createNamed(chain, 'USDX')
    config = writeDrop(workplace, SYMBOL)
    workplace.write('members.csv', `address,price (USDC),amount\n${address('alice')},4.5,2\n`)
    workplace.write(
      'friends.csv',
      `wallet;price;amount\n${address('bob')};12.25 usdc;1\n${address('carol')};0;3\n`,
    )
    write({})
  })
  after(() => localnet.close())

  const creator = ['--keypair', 'creator.json']
  const run = (args: readonly string[]) => workplace.runInside([...args, ...creator])
  const json = <Data>(args: readonly string[]) => workplace.jsonInside<Data>([...args, ...creator])
  const shown = (text: string) =>
    normalise(text, workplace, {
      ...dropNames(),
      collection: DEPLOYMENT.toBase58(),
      usdc: usd.mint.toBase58(),
      usdx: other.mint.toBase58(),
      'short usdc': shortened(usd.mint.toBase58()),
    })
  const info = () =>
    fetchCollectionInfo(new Connection(localnet.rpcUrl, 'confirmed'), DEPLOYMENT.toBase58())

  /** Writes the config with a phase of each type in USDC, and with changes. */
  function write(change: { priceTokens?: unknown; platformFee?: unknown; phases?: unknown }) {
    workplace.write('drop.config.json', {
      ...config,
      collection: {
        ...config.collection,
        platformFee: change.platformFee ?? config.collection.platformFee,
      },
      priceTokens: change.priceTokens ?? { USDC: usd.mint.toBase58() },
      phases: change.phases ?? [
        { name: 'Members', type: 'merkleTree', priceToken: 'USDC', list: 'members.csv', end: FAR },
        { name: 'Friends', type: 'allowList', priceToken: 'USDC', list: 'friends.csv', end: FAR },
        { name: 'Everybody', type: 'public', price: '20 USDC', maxMintsPerWallet: 3 },
      ],
    })
  }

  describe('in a config', () => {
    afterEach(() => write({}))

    const everybody = (terms: object) => [{ name: 'Everybody', type: 'public', ...terms }]
    const refusals: [
      name: string,
      change: () => Parameters<typeof write>[0],
      path: string,
      code: string,
    ][] = [
      [
        'a token without a mint',
        () => ({ phases: everybody({ price: '20 USDX' }) }),
        'phases.0.price',
        'PRICE_TOKEN_UNKNOWN',
      ],
      [
        'a named token without a mint',
        () => ({ phases: everybody({ price: 0, priceToken: 'USDX' }) }),
        'phases.0.priceToken',
        'PRICE_TOKEN_UNKNOWN',
      ],
      [
        'a price in another currency',
        () => ({ phases: everybody({ price: '1 SOL', priceToken: 'USDC' }) }),
        'phases.0.price',
        'CONFIG_INVALID',
      ],
      [
        'a mint that is no address',
        () => ({ priceTokens: { USDC: 'USDC' } }),
        'priceTokens.USDC',
        'CONFIG_INVALID',
      ],
      [
        'the network coin',
        () => ({ priceTokens: { USDC: 'So11111111111111111111111111111111111111112' } }),
        'priceTokens.USDC',
        'CONFIG_INVALID',
      ],
      [
        'a name that is a coin',
        () => ({ priceTokens: { SOL: usd.mint.toBase58() } }),
        'priceTokens.SOL',
        'CONFIG_INVALID',
      ],
      [
        'a flat fee beside it',
        () => ({
          platformFee: {
            platformFeeValue: '1 lamports',
            isFeeFlat: true,
            recipients: [{ address: address('platform'), share: 100 }],
          },
          phases: everybody({ price: '20 USDC' }),
        }),
        'phases.0.price',
        'FLAT_FEE_WITH_TOKEN',
      ],
    ]
    for (const [name, change, path, code] of refusals) {
      it(`refuses ${name}, without a network`, async () => {
        write(change())
        const { data } = await json<Failure>(['validate'])
        expect(data.error.code).to.equal('CONFIG_INVALID')
        const found = data.error.context.problems?.map((one) => [one.path, one.code])
        expect(found).to.deep.include([path, code])
      })
    }

    it('refuses a list in coins, by line', async () => {
      workplace.write(
        'coins.csv',
        `wallet,price,amount\n${address('bob')},1 SOL,1\n${address('carol')},5,1\n`,
      )
      write({
        phases: [
          { name: 'Friends', type: 'allowList', priceToken: 'USDC', list: 'coins.csv', end: FAR },
        ],
      })
      const result = await run(['validate'])
      expectSnapshot('tokens-list-in-coins', shown(wholeOutput(result)))
      expect(result.code).to.equal(3)
    })

    it('refuses more decimals than the token has, which the chain knows', async () => {
      write({ phases: everybody({ price: '0.0000001 USDC' }) })
      const { data } = await json<Failure>(['launch', '--dry-run'])
      expect(data.error.code).to.equal('AMOUNT_TOO_FINE')
    })

    it('refuses list prices beyond 32 bits of base units', async () => {
      workplace.write('high.csv', `wallet,price,amount\n${address('bob')},4294.967296 USDC,1\n`)
      write({
        phases: [
          { name: 'Friends', type: 'allowList', priceToken: 'USDC', list: 'high.csv', end: FAR },
        ],
      })
      const result = await run(['launch', '--dry-run'])
      expect(result.stderr).to.contain(
        'A price is at most 4294967295 base units in this kind of list',
      )
    })

    it('refuses a mint that the network does not have', async () => {
      write({ priceTokens: { USDC: address('alice') } })
      const { data } = await json<Failure>(['launch', '--dry-run'])
      expect(data.error.code).to.equal('PRICE_TOKEN_NOT_FOUND')
    })
  })

  describe('in a drop', () => {
    it('is checked without a network', async () => {
      const result = await run(['validate'])
      expect(result.code, result.stderr).to.equal(0)
    })

    it('previews tokens, accounts and prices', async () => {
      const result = await run(['launch', '--dry-run'])
      expectSnapshot('tokens-launch-dry-run', shown(wholeOutput(result)))
      expect(result.code).to.equal(0)
    })

    it('launches, and the chain has what the files say', async () => {
      const result = await run(['launch'])
      expectSnapshot('tokens-launch', shown(wholeOutput(result)))
      expect(result.code).to.equal(0)
      expect(
        (await info()).phases.map(({ priceAmount, priceToken }) => [priceAmount, priceToken]),
      ).to.deep.equal([
        [0n, usd.mint.toBase58()],
        [0n, usd.mint.toBase58()],
        [20_000_000n, usd.mint.toBase58()],
      ])
      const verified = await run(['verify'])
      expect(verified.code, verified.stderr).to.equal(0)
      const again = await run(['launch'])
      expect(again.code, again.stderr).to.equal(0)
      expect((await info()).phases[2]?.priceToken).to.equal(usd.mint.toBase58())
    })

    it('shows prices in tokens', async () => {
      localnet.advanceClock(2)
      expectSnapshot('tokens-phases', shown(wholeOutput(await run(['phase', 'list']))))
    })

    it('imports prices in tokens into files that match the chain', async () => {
      const other = new Workplace(workplace.options)
      const imported = await other.runInside(['import', SYMBOL])
      expect(imported.code, imported.stderr).to.equal(0)
      const verified = await other.runInside(['verify'])
      expect(verified.code, wholeOutput(verified)).to.equal(0)
    })

    it('exports entries that it reads back', async () => {
      const out = await run(['allowlist', 'export', '--phase', 'Friends', '--out', 'exported.csv'])
      expect(out.code, out.stderr).to.equal(0)
      const written = readFileSync(join(workplace.folder, 'exported.csv'), 'utf8')
      expect(written).to.contain(`${address('bob')},12.25 USDC,1`)
      const diff = await run(['allowlist', 'diff', '--phase', 'Friends', '--list', 'exported.csv'])
      expect(diff.code, diff.stderr).to.equal(0)
    })

    it('shows differences in tokens', async () => {
      workplace.write(
        'changed.csv',
        `wallet,price,amount\n${address('bob')},13 USDC,1\n${address('carol')},0,3\n`,
      )
      const diff = await run(['allowlist', 'diff', '--phase', 'Friends', '--list', 'changed.csv'])
      expect(diff.stdout).to.contain(`~ ${address('bob')} 1 at 12.25 USDC -> 1 at 13 USDC`)
    })
  })

  describe('in phases', () => {
    it('changes a price, keeps the token, and moves between currencies', async () => {
      const modify = (...args: string[]) =>
        run(['phase', 'modify', '--phase', 'Everybody', ...args])
      const price = async () => {
        const phase = (await info()).phases[2]
        return [phase?.priceAmount, phase?.priceToken]
      }
      expect((await modify('--price', '25 USDC')).code).to.equal(0)
      expect(await price()).to.deep.equal([25_000_000n, usd.mint.toBase58()])
      expect((await modify('--max-total', '50')).code).to.equal(0)
      expect(await price()).to.deep.equal([25_000_000n, usd.mint.toBase58()])
      const moved = await modify('--price', '7 USDX', '--price-token', other.mint.toBase58())
      expectSnapshot('tokens-phase-modify', shown(wholeOutput(moved)))
      expect(await price()).to.deep.equal([7_000_000n, other.mint.toBase58()])
      expect((await modify('--price', '0.5 SOL')).code).to.equal(0)
      expect((await price())[0]).to.equal(500_000_000n)
      expect((await modify('--price', '20 USDC')).code).to.equal(0)
      expect((await run(['verify'])).code).to.equal(4)
    })

    it('refuses an unknown token, and one for a list in another', async () => {
      const unknown = await json<Failure>(['phase', 'add', '--type', 'public', '--price', '1 EURC'])
      expect(JSON.stringify(unknown.data)).to.contain('PRICE_TOKEN_UNKNOWN')
      const args = ['phase', 'modify', '--phase', 'Friends', '--price-token', 'SOL']
      const listed = await json<Failure>(args)
      expect(JSON.stringify(listed.data)).to.contain('PHASE_CURRENCY_CHANGED')
    })
  })

  describe('mint', () => {
    const buy = (...args: string[]) =>
      workplace.runInside([...['mint', '--keypair', 'buyer.json'], ...args])

    it('shows the price in the token, and pays it', async () => {
      localnet.advanceClock(10)
      await usd.give(keypair('buyer').publicKey, 50_000_000n)
      const preview = await buy('--quantity', '2', '--dry-run')
      expect(preview.stdout).to.match(/price of all {2,}40 \S+\n/)
      expect(preview.stdout).to.match(
        /Total at most 40 \S+ and 0\.\d+ SOL with the price of all items/,
      )
      expect(preview.code, preview.stderr).to.equal(0)
      const minted = await buy('--max-price', '20 USDC')
      expect(minted.code, minted.stderr).to.equal(0)
      expect(await usd.held(keypair('buyer').publicKey)).to.equal(30_000_000n)
    })

    it('refuses a price above the limit, and one in another currency; nothing is paid', async () => {
      const codeOf = async (limit: string) => {
        const args = ['mint', '--keypair', 'buyer.json', '--max-price', limit]
        return (await workplace.jsonInside<Failure>(args)).data.error.code
      }
      expect(await codeOf('19.999999 USDC')).to.equal('MAX_PRICE_EXCEEDED')
      expect(await codeOf('100 SOL')).to.equal('PRICE_TOKEN_CHANGED')
      expect(await codeOf('20 EURC')).to.equal('PRICE_TOKEN_UNKNOWN')
      expect(await usd.held(keypair('buyer').publicKey)).to.equal(30_000_000n)
    })

    it('says how much of the token is missing', async () => {
      const { data } = await workplace.jsonInside<Failure>([
        ...['mint', '--keypair', 'buyer.json', '--quantity', '2'],
      ])
      expect(data.error.code).to.equal('TOKEN_FUNDS_TOO_LOW')
    })
  })

  describe('claims', () => {
    it('shows and pays what is owed in tokens', async () => {
      localnet.advanceClock(10)
      const drop = await info()
      const chain = tokenChain(new Connection(localnet.rpcUrl, 'confirmed'))
      await chain.fund(keypair('treasury').publicKey, 10_000_000n)
      await usd.close(keypair('treasury'))
      const minter = await fundedWallet(new Connection(localnet.rpcUrl, 'confirmed'))
      await usd.give(minter.publicKey, 100_000_000n)
      const mint = mintWithControlsV3({
        deployment: DEPLOYMENT,
        groupMint: new PublicKey(drop.groupMint),
        treasury: keypair('treasury').publicKey,
        feeRecipients: [{ address: keypair('platform').publicKey, share: 100 }],
        issued: drop.numberOfTokensIssued,
        minter: minter.publicKey,
        phaseIndex: 2,
        mintCount: 0n,
        token: { mint: usd.mint, tokenProgram: usd.tokenProgram },
        usesVault: true,
      })
      await chain.send([mint], [minter])
      const show = await run(['show'])
      expect(shown(show.stdout)).to.contain('<treasury> 19.4 ')
      const claim = await workplace.runInside(['claim', '--keypair', 'buyer.json'])
      expectSnapshot('tokens-claim', shown(wholeOutput(claim)))
      expect(await usd.held(keypair('treasury').publicKey)).to.equal(19_400_000n)
      const again = await workplace.runInside(['claim', '--keypair', 'buyer.json'])
      expect(again.stdout).to.equal(`${SYMBOL} owes nothing.\n`)
    })
  })
})

function shortened(address: string): string {
  return `${address.slice(0, 4)}…${address.slice(-4)}`
}
