import { createHash } from 'node:crypto'
import type { Localnet } from '@mintline/localnet'
import { editionsDeploymentAddress } from '@mintline/solana'
import { PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { solText } from '../src/assets/maxCost.ts'
import { loadConfig } from '../src/config/solanaConfigKind.ts'
import { collectionOfConfig } from '../src/launch/collectionToBe.ts'
import { hopelessProofWarnings, proofWarnings } from '../src/launch/lookupTable.ts'
import { Workplace } from './_command.ts'
import { dropNames, FAR, writeDrop } from './_drop.ts'
import { address, keypair, startNetwork } from './_network.ts'
import { normalise } from './_normalise.ts'
import { expectSnapshot, wholeOutput } from './_snapshot.ts'

const SYMBOL = 'TABLE'
/** Their proofs have 12 nodes; with five fee recipients a mint has room for 11. */
const WALLETS = 3_000
const RECIPIENTS = ['platform', 'fees1', 'fees2', 'fees3', 'fees4']

/** Size in bytes, rent and total in lamports of a launch with a table whose address has 44 characters. */
const COSTS_OF_LONGEST_ADDRESS = { size: 1_085, rent: 5_066_880n, total: 20_795_600n }
const RENT_PER_BYTE = 6_960n

/** The output as for an address of 44 characters. The metadata name it, and its length depends on the slot. */
function asWithLongestAddress(text: string): string {
  const longest = costsOfAddress(0)
  const shorter = [1, 2].flatMap((missing) =>
    costsOfAddress(missing).map((cost, index) => ({ cost, index })),
  )
  return shorter.reduce(
    (output, { cost, index }) => output.replaceAll(cost, longest[index] ?? cost),
    text,
  )
}

/** Costs in the output for a table whose address is this much shorter than 44 characters. */
function costsOfAddress(missing: number): readonly string[] {
  const { size, rent, total } = COSTS_OF_LONGEST_ADDRESS
  const saved = BigInt(missing) * RENT_PER_BYTE
  return [
    ` ${size - missing} bytes`,
    ...[rent, total].map((lamports) => ` ${solText(lamports - saved)}`),
  ]
}

interface Launched {
  readonly transactions: readonly { readonly title: string }[]
}

describe('mintline with long merkle proofs', () => {
  let localnet: Localnet
  let workplace: Workplace

  before(async () => {
    localnet = await startNetwork('creator', 'alice', ...RECIPIENTS, 'treasury', 'designer')
    workplace = new Workplace(['--url', localnet.rpcUrl])
    workplace.writeKeypair('creator.json', keypair('creator'))
    workplace.writeKeypair('alice.json', keypair('alice'))
    writeLongDrop(SYMBOL)
  })
  after(() => localnet.close())

  /** A drop with one merkle phase of many wallets, alice among them. */
  function writeLongDrop(symbol: string, change: object = {}) {
    const { collection } = writeDrop(workplace, symbol)
    const recipients = RECIPIENTS.map((name) => ({ address: address(name), share: 20 }))
    workplace.write('drop.config.json', {
      collection: {
        ...collection,
        itemBaseUri: 'data:application/json,{"name":"Nr {}","image":"https://example.com/1.png"}',
        platformFee: { platformFeeValue: 300, recipients },
        ...change,
      },
      phases: [{ name: 'Members', type: 'merkleTree', list: 'members.csv', end: FAR }],
    })
    const others = Array.from({ length: WALLETS - 1 }, (_, index) => walletAt(index))
    const rows = [address('alice'), ...others].map((wallet) => `${wallet},0.2 SOL,2`)
    workplace.write('members.csv', ['address,price,amount', ...rows].join('\n'))
  }

  const as = (name: string) => ['--keypair', `${name}.json`]
  const shown = (text: string) =>
    normalise(asWithLongestAddress(text), workplace, {
      ...dropNames(),
      ...Object.fromEntries(RECIPIENTS.map((name) => [name, address(name)])),
      collection: editionsDeploymentAddress(SYMBOL).toBase58(),
    })

  it('warns before anything is sent', async () => {
    const warning =
      'warning: A list of 3000 wallets needs proofs of 12 nodes, and mints of this collection hold 11: create a lookup table; launch does so automatically\n'
    const commands = [
      ['validate'],
      ['allowlist', 'root', '--phase', 'Members'],
      ['allowlist', 'proofs', '--phase', 'Members', '--out', 'proofs'],
    ]
    for (const args of commands) {
      const { code, stderr } = await workplace.runInside(args)
      expect(code, stderr).to.equal(0)
      expect(stderr, args.join(' ')).to.contain(warning)
    }
  })

  it('shows the cost of the lookup table, and creates it with the launch', async () => {
    const preview = await workplace.runInside(['launch', '--dry-run', ...as('creator')])
    expectSnapshot('lookup-table-launch-dry-run', shown(wholeOutput(preview)))
    const launch = await workplace.runInside(['launch', '--priority-fee', 'off', ...as('creator')])
    expectSnapshot('lookup-table-launch', shown(wholeOutput(launch)))
    expect(launch.code).to.equal(0)
    // Then config and chain match, although only the chain has a table
    expect((await workplace.runInside(['verify'])).code).to.equal(0)
    const again = await workplace.jsonInside<Launched>(['launch', ...as('creator')])
    expect(again.data.transactions).to.deep.equal([])
  })

  it('mints with the table, and shows it', async () => {
    localnet.advanceClock(2)
    const preview = await workplace.runInside(['mint', '--dry-run', ...as('alice')])
    expect(preview.code, preview.stderr).to.equal(0)
    const mint = await workplace.runInside(['mint', ...as('alice')])
    expect(mint.code, mint.stderr).to.equal(0)
    const show = await workplace.runInside(['lookup-table'])
    expectSnapshot('lookup-table', shown(wholeOutput(show)))
  })

  it('completes the table where a launch changes the accounts of mints', async () => {
    writeLongDrop(SYMBOL, { treasury: address('designer') })
    const launch = await workplace.jsonInside<Launched>(['launch', ...as('creator')])
    expect(launch.code, launch.stderr).to.equal(0)
    expect(launch.data.transactions.map(({ title }) => title)).to.deep.equal([
      'Set treasury',
      'Extend the lookup table of TABLE',
    ])
  })

  it('creates the table separately, and only once', async () => {
    // Given a collection that was deployed without its phases
    writeLongDrop('ALONE')
    expect((await workplace.runInside(['deploy', ...as('creator')])).code).to.equal(0)
    const none = await workplace.jsonInside<object>(['lookup-table'])
    expect(none.data).to.include({ usable: false, nodes: 11, possible: 23 })
    // When the table is created
    const create = ['lookup-table', 'create', ...as('creator')]
    const first = await workplace.jsonInside<Launched & { lookupTable: string }>(create)
    expect(first.code, first.stderr).to.equal(0)
    // Then the collection has it, and nothing is left to do
    const table = await workplace.jsonInside<object>(['lookup-table'])
    expect(table.data).to.deep.include({
      lookupTable: first.data.lookupTable,
      usable: true,
      missing: [],
      nodes: 23,
    })
    const again = await workplace.jsonInside<Launched>(create)
    expect(again.data.transactions).to.deep.equal([])
  })

  it('warns of a list whose proofs never fit', async () => {
    const info = collectionOfConfig(loadConfig(workplace.path('drop.config.json')).config)
    const [warning] = await hopelessProofWarnings(info, 2 ** 30)
    expect(warning).to.match(/needs proofs of 30 nodes.*: split it over several phases$/)
    expect(await proofWarnings(info, 2 ** 30)).to.deep.equal([warning])
    expect(await proofWarnings(info, 2 ** 11)).to.deep.equal([])
  })

  it('warns of a shorter list in a phase that is priced in a token', async () => {
    // Given 100 wallets, whose proofs of 7 nodes fit a mint for lamports
    const config = writeDrop(workplace, 'DOLLARS')
    const recipients = RECIPIENTS.map((name) => ({ address: address(name), share: 20 }))
    const wallets = Array.from({ length: 100 }, (_, index) => walletAt(index))
    const warning =
      'warning: A list of 100 wallets needs proofs of 7 nodes, and mints of this collection for tokens hold 6: create a lookup table; launch does so automatically\n'
    for (const unit of ['USDC', 'SOL']) {
      const rows = wallets.map((wallet) => `${wallet},2 ${unit},2`)
      workplace.write('dollars.csv', ['address,price,amount', ...rows].join('\n'))
      workplace.write('dollars.json', {
        priceTokens: { USDC: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v' },
        collection: {
          ...config.collection,
          platformFee: { platformFeeValue: 300, recipients },
        },
        phases: [
          { name: 'Paid', type: 'merkleTree', list: 'dollars.csv', price: `2 ${unit}`, end: FAR },
        ],
      })
      // When it is checked without a network
      const { code, stderr } = await workplace.runInside(['validate', '--config', 'dollars.json'])
      // Then only the phase in dollars has too little room
      expect(code, stderr).to.equal(0)
      expect(stderr.includes(warning), stderr).to.equal(unit === 'USDC')
    }
  })
})

/** A wallet derived from an index, without an owner. */
function walletAt(index: number): string {
  return new PublicKey(createHash('sha256').update(`member ${index}`).digest()).toBase58()
}
