import { readFileSync } from 'node:fs'
import {
  type Localnet,
  loadWorkspacePrograms,
  type NewAccount,
  startLocalnet,
} from '@mintline/localnet'
import { AccountLayout, MintLayout, NATIVE_MINT, TOKEN_PROGRAM_ID } from '@solana/spl-token'
import { PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import {
  accountsOf,
  candyMachine,
  type GuardArgs,
  type MachineFixture,
} from '../../solana/test/support/candyMachines.ts'
import { Workplace } from './_command.ts'
import { address, keypair } from './_network.ts'
import { normalise } from './_normalise.ts'
import { expectSnapshot, wholeOutput } from './_snapshot.ts'

const ROOT = new URL('../../..', import.meta.url).pathname
const sol = (lamports: bigint) =>
  ({ basisPoints: lamports, identifier: 'SOL', decimals: 9 }) as const
const [MINT, ACCOUNT, WRAPPED] = ['mint', 'treasury account', 'wrapped account'].map(address)
const HIDDEN = { name: 'Candy #$ID+1$', uri: 'https://candy.art/$ID+1$.json' }
const FAR = 4_102_444_800

/** One phase's guards in a test's machine. */
const SINGLE: Readonly<Record<string, GuardArgs>> = {
  tokens: { tokenPayment: { amount: 20_500_000n, mint: MINT, destinationAta: ACCOUNT } as never },
  wrapped: {
    tokenPayment: {
      amount: 250_000_000n,
      mint: NATIVE_MINT.toBase58(),
      destinationAta: WRAPPED,
    } as never,
  },
  both: {
    solPayment: { lamports: sol(1n), destination: address('treasury') } as never,
    token2022Payment: { amount: 3n, mint: MINT, destinationAta: ACCOUNT } as never,
  },
  'no-token': {
    tokenPayment: {
      amount: 3n,
      mint: address('nothing'),
      destinationAta: address('none'),
    } as never,
  },
  'limit-zero': { mintLimit: { id: 1, limit: 0 } },
  'allocation-zero': { allocation: { id: 1, limit: 0 } },
  'redeemed-zero': { redeemedAmount: { maximum: 0 } },
  'before-its-start': { startDate: { date: FAR }, endDate: { date: FAR - 1 } },
  'after-all-time': { startDate: { date: 2n ** 62n } as never },
  'since-ever': { startDate: { date: -(2n ** 62n) }, endDate: { date: 2n ** 62n } } as never,
  ended: { startDate: { date: 1_600_000_000 }, endDate: { date: 1_700_000_000 } },
  gate: { addressGate: { address: address('alice') } as never, mintLimit: { id: 1, limit: 7 } },
}

const MACHINES: Readonly<Record<string, MachineFixture>> = {
  club: {
    kind: 'classic',
    maxItems: 1_000,
    minted: 12,
    hidden: HIDDEN,
    royaltyBasisPoints: 650,
    creators: [
      { address: address('creator'), share: 80 },
      { address: address('designer'), share: 20 },
    ],
    guards: {
      botTax: { lamports: sol(10_000_000n), lastInstruction: true },
      solPayment: { lamports: sol(500_000_000n), destination: address('treasury') as never },
      mintLimit: { id: 1, limit: 3 },
    },
    groups: [
      {
        label: 'OG',
        guards: {
          allowList: { merkleRoot: new Uint8Array(32).fill(1) },
          solPayment: { lamports: sol(100_000_000n), destination: address('treasury') as never },
          mintLimit: { id: 2, limit: 1 },
          endDate: { date: FAR },
          allocation: { id: 1, limit: 200 },
        },
      },
      {
        label: 'hold',
        guards: {
          tokenGate: { amount: 1, mint: MINT as never },
          startDate: { date: 1_800_000_000 },
          redeemedAmount: { maximum: 500 },
        },
      },
      {
        label: 'public',
        guards: {
          startDate: { date: 1_800_003_600 },
          freezeSolPayment: { lamports: sol(50_000_000n), destination: address('other') as never },
        },
      },
    ],
  },
  core: {
    kind: 'core',
    minted: 1,
    lines: {
      prefixName: 'Candy #',
      nameLength: 4,
      prefixUri: 'https://candy.art/',
      uriLength: 9,
      items: Array.from({ length: 30 }, (_, index) => ({
        name: `${index + 1}`,
        uri: `${index}.json`,
      })),
    },
    royaltyBasisPoints: 500,
    creators: Array.from({ length: 10 }, (_, index) => ({
      address: address(`creator ${index}`),
      share: 10,
    })),
    guards: {
      solPayment: { lamports: sol(1_000_000_000n), destination: address('treasury') as never },
      solFixedFee: { lamports: sol(20_000_000n), destination: address('platform') as never },
      thirdPartySigner: { signerKey: address('signer') as never },
      gatekeeper: { gatekeeperNetwork: address('network') as never, expireOnUse: true },
      nftGate: { requiredCollection: address('another') as never },
      assetBurn: { requiredCollection: address('another') as never },
      assetPayment: {
        requiredCollection: address('another') as never,
        destination: address('other') as never,
      },
      assetMintLimit: { id: 1, limit: 1, requiredCollection: address('another') as never },
      programGate: { additional: [] },
      edition: { editionStartOffset: 0 },
      vanityMint: { regex: 'a' },
    },
  },
  bare: { kind: 'core', hidden: HIDDEN },
  'long-name': { kind: 'core', hidden: HIDDEN, collectionName: 'n'.repeat(65) },
  twins: {
    kind: 'classic',
    royaltyBasisPoints: 0,
    hidden: HIDDEN,
    guards: { mintLimit: { id: 1, limit: 2 } },
    groups: [
      { label: 'A', guards: {} },
      { label: 'A', guards: { mintLimit: { id: 2, limit: 9 } } },
      { label: 'B', guards: {} },
    ],
  },
  shared: {
    kind: 'core',
    hidden: HIDDEN,
    guards: {},
    groups: [
      { label: 'A', guards: { mintLimit: { id: 1, limit: 2 } } },
      { label: 'B', guards: { mintLimit: { id: 1, limit: 4 } } },
      { label: 'C', guards: { mintLimit: { id: 2, limit: 4 } } },
    ],
  },
  many: {
    kind: 'core',
    hidden: HIDDEN,
    guards: {},
    groups: Array.from({ length: 23 }, (_, index) => ({ label: `g${index}`, guards: {} })),
  },
  ...Object.fromEntries(
    Object.entries(SINGLE).map(([name, guards]) => [
      name,
      { kind: 'core', hidden: HIDDEN, guards },
    ]),
  ),
}

interface Imported {
  readonly config: {
    readonly symbol: string
    readonly items: object
    readonly supply: { readonly maxPerWallet: number }
    readonly money: { readonly receivers: string }
    readonly phases: readonly Readonly<Record<string, unknown>>[]
    readonly currencies?: Readonly<Record<string, string>>
  }
  readonly notes: readonly string[]
}

interface Failure {
  readonly error: {
    readonly code: string
    readonly context: { readonly problems?: readonly { readonly path: string }[] }
  }
}

describe('mintline import of a candy machine', () => {
  const machines = Object.fromEntries(
    Object.entries(MACHINES).map(([name, fixture]) => [name, candyMachine(name, fixture)]),
  )
  let localnet: Localnet

  before(async () => {
    localnet = await startLocalnet({
      rpcPort: 0,
      programs: loadWorkspacePrograms(ROOT),
      accounts: [
        { address: address('creator'), lamports: 100_000_000_000n },
        ...Object.values(machines).flatMap(accountsOf),
        mintAccount(MINT),
        tokenAccount(ACCOUNT, { mint: MINT, owner: address('treasury') }),
        tokenAccount(WRAPPED, { mint: NATIVE_MINT.toBase58(), owner: address('treasury') }),
      ],
    })
  })
  after(() => localnet.close())

  const idOf = (name: string) => machines[name]?.machine.address ?? ''

  function folder(): Workplace {
    const workplace = new Workplace(['--url', localnet.rpcUrl])
    workplace.writeKeypair('creator.json', keypair('creator'))
    return workplace
  }

  /** Imports a machine, and checks that the config is valid. */
  async function imported(name: string, workplace = folder()): Promise<Imported> {
    const run = await workplace.jsonInside<{ config: Imported['config']; notes: string[] }>([
      'import',
      idOf(name),
    ])
    expect(run.code, run.stdout).to.equal(0)
    const validated = await workplace.runInside(['validate'])
    expect(validated.code, validated.stderr).to.equal(0)
    return run.data
  }

  for (const name of ['club', 'core']) {
    it(`writes a valid config of a machine, and says what it leaves out: ${name}`, async () => {
      const workplace = folder()
      const run = await workplace.runInside(['import', `SOLANA:${idOf(name)}`])
      const config = readFileSync(workplace.path('drop.config.json'), 'utf8')
      const names = {
        ...Object.fromEntries(
          ['creator', 'designer', 'treasury', 'other', 'platform', 'signer', 'another'].map(
            (who) => [who, address(who)],
          ),
        ),
        mint: MINT ?? '',
        authority: machines[name]?.authority ?? '',
      }
      const whole = `${wholeOutput(run)}\n--- drop.config.json\n${withoutSchema(config)}`
      expectSnapshot(`import-candy-${name}`, normalise(whole, workplace, names))
      const validated = await workplace.runInside(['validate'])
      expect(validated.code, validated.stderr).to.equal(0)
    })
  }

  it('launches what it wrote, once the list is there', async () => {
    const workplace = folder()
    const { config } = await imported('club', workplace)
    workplace.write('og.csv', `address\n${address('alice')}\n`)
    const [og, ...others] = config.phases
    workplace.write('drop.config.json', {
      ...config,
      phases: [{ ...og, list: { ...Object(og?.list), file: 'og.csv' } }, ...others],
    })
    const launched = await workplace.runInside(['launch', '--keypair', 'creator.json'])
    expect(launched.code, launched.stderr).to.equal(0)
    const verified = await workplace.jsonInside<{ differences: unknown }>(['verify'])
    expect(verified.data.differences).to.deep.equal([])
  })

  it('has no phases where only the mint authority may mint', async () => {
    const { config, notes } = await imported('bare')
    expect(config.phases).to.deep.equal([])
    expect(config).to.deep.include({
      items: { name: 'Candy #{}', uri: 'https://candy.art/{}.json' },
      symbol: 'CANDYCLUB',
    })
    expect(config.money.receivers).to.equal(machines.bare?.authority)
    expect(notes).to.deep.equal([
      'Core collections have no symbol: "symbol" is made of the name',
      'The candy machine has no guards, so that only its mint authority mints: add phases',
    ])
  })

  it('leaves out a group that nobody can mint from, as an earlier one has its label', async () => {
    const { config, notes } = await imported('twins')
    expect(config.phases.map(({ name }) => name)).to.deep.equal(['A', 'B'])
    // Both inherit one counter, which is the drop's.
    expect(config.supply.maxPerWallet).to.equal(2)
    expect(config.phases.map(({ maxPerWallet }) => maxPerWallet))
      .to.deep //
      .equal([undefined, undefined])
    expect(notes).to.deep.equal([
      'Several groups are labelled A: only the first is carried over, as nobody can mint from the others',
    ])
  })

  it('says which groups count together', async () => {
    const { config, notes } = await imported('shared')
    expect(config.supply.maxPerWallet).to.equal(0)
    expect(config.phases.map(({ maxPerWallet }) => maxPerWallet)).to.deep.equal([2, 4, 4])
    expect(notes).to.include(
      'Phases 1 and 2: the mintLimit guard counts the mints of these phases together, and a drop counts those of each phase',
    )
  })

  it('writes as many phases as a drop may have', async () => {
    const { config, notes } = await imported('many')
    expect(config.phases.map(({ name }) => name)).to.deep.equal(
      Array.from({ length: 20 }, (_, index) => `g${index}`),
    )
    expect(notes).to.include(
      'A drop has at most 20 phases: the last 3 groups of the candy machine are left out',
    )
  })

  it('carries over a price in a token, whose receiver is the treasury', async () => {
    const { config } = await imported('tokens')
    const [name = '', mint] = Object.entries(config.currencies ?? {})[0] ?? []
    expect(mint).to.equal(MINT)
    expect(config.phases[0]?.price).to.equal(`20.5 ${name}`)
    expect(config.money.receivers).to.equal(address('treasury'))
  })

  it('takes wrapped coins for the coin', async () => {
    const { config } = await imported('wrapped')
    expect(config.currencies).to.equal(undefined)
    expect(config.phases[0]).to.include({ price: '0.25 SOL', kind: 'public' })
    expect(config.phases[0]).not.to.have.property('isOpen')
    expect(config.money.receivers).to.equal(address('treasury'))
  })

  for (const [name, sentence] of [
    ['both', `Phase 1: buyers pay 3 base units of ${MINT} too`],
    ['no-token', `Phase 1: its price is in ${address('nothing')}, which is no token here`],
    ['limit-zero', 'Phase 1: the candy machine lets nobody mint'],
    ['allocation-zero', 'Phase 1: the candy machine lets nobody mint'],
    ['redeemed-zero', 'Phase 1: the candy machine lets nobody mint'],
    ['before-its-start', 'Phase 1: the candy machine lets nobody mint'],
    ['after-all-time', 'Phase 1: the candy machine lets nobody mint'],
    ['ended', 'Phase 1: the phase has ended'],
  ] as const) {
    it(`closes a phase that would cost less or be open to more wallets: ${name}`, async () => {
      const { config, notes } = await imported(name)
      expect(config.phases[0]?.isOpen).to.equal(false)
      const found = notes.filter((note) => note.startsWith(sentence))
      expect(found, notes.join('\n')).to.have.length(1)
      expect(found[0]).to.match(/so that (it|the phase) is closed|so that it is closed:/)
    })
  }

  it('leaves out times beyond the calendar', async () => {
    const { config } = await imported('since-ever')
    expect(config.phases).to.deep.equal([{ name: 'Phase 1', kind: 'public', price: '0 SOL' }])
  })

  it('lists the one wallet of an address gate', async () => {
    const workplace = folder()
    const { config } = await imported('gate', workplace)
    expect(config.phases[0]).to.deep.include({
      kind: 'list',
      list: { file: 'phase-1.csv', form: 'entries' },
    })
    expect(readFileSync(workplace.path('phase-1.csv'), 'utf8')).to.equal(
      `address,amount\n${address('alice')},7\n`,
    )
  })

  it('names the setting that no drop can have, and writes nothing', async () => {
    const workplace = folder()
    const { code, data } = await workplace.jsonInside<Failure>(['import', idOf('long-name')])
    expect([code, data.error.code]).to.deep.equal([3, 'INPUT_INVALID'])
    const paths = data.error.context.problems?.map(({ path }) => path)
    expect(paths).to.deep.equal(['name'])
    expect((await workplace.runInside(['validate'])).code).to.equal(3)
  })

  it('refuses a guard, another network and an existing config', async () => {
    const workplace = folder()
    const refused = async (id: string) => {
      const { code, data } = await workplace.jsonInside<Failure>(['import', id])
      return [code, data.error.code]
    }
    const guard = machines.club?.guard.address ?? ''
    expect(await refused(guard)).to.deep.equal([4, 'CANDY_MACHINE_INVALID'])
    expect(await refused(`ECLIPSE:${idOf('club')}`)).to.deep.equal([2, 'USAGE_INVALID'])
    workplace.write('drop.config.json', {})
    expect(await refused(idOf('club'))).to.deep.equal([3, 'FILE_EXISTS'])
  })
})

/** The schema's address has the command's version. */
function withoutSchema(config: string): string {
  return config.replace(/ {2}"\$schema": .*\n/, '')
}

function mintAccount(at = ''): NewAccount {
  const data = Buffer.alloc(MintLayout.span)
  MintLayout.encode(
    {
      mintAuthorityOption: 0,
      mintAuthority: PublicKey.default,
      supply: 1_000_000n,
      decimals: 6,
      isInitialized: true,
      freezeAuthorityOption: 0,
      freezeAuthority: PublicKey.default,
    },
    data,
  )
  return { address: at, lamports: 10_000_000n, owner: TOKEN_PROGRAM_ID.toBase58(), data }
}

function tokenAccount(
  at = '',
  { mint = '', owner }: { readonly mint?: string | undefined; readonly owner: string },
): NewAccount {
  const data = Buffer.alloc(AccountLayout.span)
  AccountLayout.encode(
    {
      mint: new PublicKey(mint),
      owner: new PublicKey(owner),
      amount: 0n,
      delegateOption: 0,
      delegate: PublicKey.default,
      delegatedAmount: 0n,
      state: 1,
      isNativeOption: 0,
      isNative: 0n,
      closeAuthorityOption: 0,
      closeAuthority: PublicKey.default,
    },
    data,
  )
  return { address: at, lamports: 10_000_000n, owner: TOKEN_PROGRAM_ID.toBase58(), data }
}
