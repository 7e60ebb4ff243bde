import type { Localnet } from '@mintline/localnet'
import { editionsDeploymentAddress, fetchItemMints, fetchMints } from '@mintline/solana'
import { Connection } from '@solana/web3.js'
import { expect } from 'chai'
import { Workplace } from './_command.ts'
import { dropNames, writeDrop } from './_drop.ts'
import { keypair, startNetwork } from './_network.ts'
import { normalise } from './_normalise.ts'
import { expectSnapshot, wholeOutput } from './_snapshot.ts'

const SYMBOL = 'ITEMS'

interface Failure {
  readonly error: {
    readonly code: string
    readonly context: { readonly problems: readonly { path: string; message: string }[] }
  }
}

describe('mintline item rename', () => {
  let localnet: Localnet
  let workplace: Workplace
  let mints: readonly string[]

  before(async () => {
    localnet = await startNetwork('creator', 'buyer')
    workplace = new Workplace(['--url', localnet.rpcUrl])
    workplace.writeKeypair('creator.json', keypair('creator'))
    workplace.writeKeypair('buyer.json', keypair('buyer'))
    const config = writeDrop(workplace, SYMBOL)
    // Given three minted items
    const phases = [{ name: 'Free', type: 'public', price: 0, start: 0 }]
    const platformFee = { ...config.collection.platformFee, platformFeeValue: 0 }
    workplace.write('drop.config.json', {
      collection: { ...config.collection, platformFee },
      phases,
    })
    for (const args of [['launch'], ['mint', '--quantity', '3']]) {
      const run = await workplace.runInside([...args, ...as('creator')])
      expect(run.code, run.stderr).to.equal(0)
    }
    mints = (await fetchMints(connection(), deployment())).map(({ mint }) => mint)
  })
  after(() => localnet.close())

  const as = (name: string) => ['--keypair', `${name}.json`]
  const connection = () => new Connection(localnet.rpcUrl, 'confirmed')
  const deployment = () => editionsDeploymentAddress(SYMBOL).toBase58()
  const rename = (...args: string[]) =>
    workplace.runInside(['item', 'rename', ...args, ...as('creator')])
  const texts = async () =>
    (await fetchItemMints(connection(), mints)).map(({ name, uri }) => [name, uri])

  it('shows old and new texts, and sends nothing with --dry-run', async () => {
    const before = await texts()
    const args = ['--item', '1', '--item', '3', '--name', 'Revealed {}', '--dry-run']
    const run = await rename(...args, '--uri', 'https://example.com/new/{}.json')
    const names = { ...dropNames(), collection: deployment() }
    expectSnapshot('item-rename-dry-run', normalise(wholeOutput(run), workplace, names))
    expect(await texts()).to.deep.equal(before)
  })

  it('renames items by number and by mint, and keeps omitted texts', async () => {
    const { code, stderr } = await rename(
      '--item',
      '1',
      '--item',
      mints[2] ?? '',
      '--name',
      'No {}',
    )
    expect(code, stderr).to.equal(0)
    expect(await texts()).to.deep.equal([
      ['No 1', 'https://example.com/1.json'],
      ['First drop #2', 'https://example.com/2.json'],
      ['No 3', 'https://example.com/3.json'],
    ])
    const again = await workplace.jsonInside<{ changes: object[]; transactions: object[] }>([
      ...['item', 'rename', '--item', '1', '--name', 'No {}'],
      ...as('creator'),
    ])
    expect(again.code).to.equal(0)
    expect(again.data).to.include({ dryRun: false }).and.deep.include({ changes: [] })
    expect(again.data.transactions).to.deep.equal([])
  })

  it('reports every problem by option, before anything is sent', async () => {
    const problems = async (...args: string[]) => {
      const { code, data } = await workplace.jsonInside<Failure>([
        ...['item', 'rename', ...args],
        ...as('creator'),
      ])
      expect(code).to.equal(3)
      return data.error.context.problems.map(({ path, message }) => `${path}: ${message}`)
    }
    expect(
      await problems('--item', '0', '--item', '4', '--item', 'x', '--name', 'N'),
    ).to.deep.equal(
      ['0', '4', 'x'].map(
        (item) =>
          `--item: ${SYMBOL} has no item ${item}: give a number from 1 to 3, or the mint of an item`,
      ),
    )
    const long = 'n'.repeat(65)
    expect(
      await problems('--item', '1', '--item', '2', '--name', long, '--uri', 'hello'),
    ).to.deep.equal([
      '--name: Text has at most 64 bytes, but received - 65',
      '--uri: Not a metadata address - hello: use https://, ipfs://, ar:// or data:',
    ])
  })

  it('requires the wallet of the creator', async () => {
    const args = ['item', 'rename', '--item', '1', '--name', 'Mine', ...as('buyer')]
    const { code, stderr } = await workplace.runInside(args)
    expect(code).to.equal(1)
    expect(stderr).to.contain(
      'hint: Use the creator, owner or platform fee admin wallet of this collection: choose it with --keypair.',
    )
  })

  it('requires an item and a change', async () => {
    expect((await rename('--name', 'x')).code).to.equal(2)
    expect((await rename('--item', '1')).code).to.equal(2)
  })
})
