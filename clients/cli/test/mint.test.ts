import type { Localnet } from '@mintline/localnet'
import {
  createAdministration,
  createConnection,
  editionsDeploymentAddress,
  keypairWallet,
} from '@mintline/solana'
import { expect } from 'chai'
import { Workplace } from './_command.ts'
import { dropNames, writeDrop } from './_drop.ts'
import { address, balanceOf, keypair, startNetwork } from './_network.ts'
import { startNodeInFront } from './_nodeInFront.ts'
import { normalise } from './_normalise.ts'
import { expectSnapshot, wholeOutput } from './_snapshot.ts'

const SYMBOL = 'MINT'

interface Minted {
  readonly hash: string
  readonly hashes: readonly string[]
  readonly transactions: readonly object[]
  readonly items: readonly { readonly mint: string }[]
}

describe('mintline mint', () => {
  let localnet: Localnet
  let workplace: Workplace

  before(async () => {
    localnet = await startNetwork('creator', 'alice', 'buyer')
    workplace = new Workplace(['--url', localnet.rpcUrl])
    for (const name of ['creator', 'alice', 'buyer']) {
      workplace.writeKeypair(`${name}.json`, keypair(name))
    }
    // Given a launched drop whose merkle phase opens first; its items carry their metadata
    const config = writeDrop(workplace, SYMBOL)
    const itemBaseUri = `data:application/json,${encodeURIComponent('{"name":"Nr {}","image":"https://example.com/1.png"}')}`
    workplace.write('drop.config.json', {
      ...config,
      collection: { ...config.collection, itemBaseUri: itemBaseUri.replace('%7B%7D', '{}') },
    })
    const launch = await workplace.runInside(['launch', ...as('creator')])
    expect(launch.code, launch.stderr).to.equal(0)
    // A phase is open strictly after its start
    localnet.advanceClock(2)
  })
  after(() => localnet.close())

  const as = (name: string) => ['--keypair', `${name}.json`]
  const shown = (text: string) =>
    normalise(text, workplace, {
      ...dropNames(),
      collection: editionsDeploymentAddress(SYMBOL).toBase58(),
    })

  const raisePrice = (collection: string, priceAmount: bigint) =>
    createAdministration({
      connection: createConnection(localnet.rpcUrl),
      wallet: keypairWallet(keypair('creator')),
    }).modifyPhase({ collection, phaseIndex: 0, priceAmount })

  it('previews the cost of a mint without sending', async () => {
    const before = await balanceOf(localnet, keypair('alice').publicKey)
    const run = await workplace.runInside(['mint', '--quantity', '2', '--dry-run', ...as('alice')])
    expectSnapshot('mint-dry-run', shown(wholeOutput(run)))
    expect(await balanceOf(localnet, keypair('alice').publicKey)).to.equal(before)
  })

  it('mints in a merkle phase with proofs from a folder', async () => {
    const proofs = ['allowlist', 'proofs', '--phase', 'Members', '--out', 'proofs']
    expect((await workplace.runInside(proofs)).code).to.equal(0)
    const run = await workplace.run(['mint', '--proofs', 'proofs', ...as('alice')])
    expectSnapshot('mint', shown(wholeOutput(run)))
    expect(run.code).to.equal(0)
  })

  it('refuses a wallet that is not on the list', async () => {
    const { code, data } = await workplace.jsonInside<{ error: { code: string } }>([
      ...['mint', '--phase', '1'],
      ...as('buyer'),
    ])
    expect(code).to.equal(1)
    expect(data.error.code).to.equal('NOT_ON_WHITELIST')
  })

  it('tells proofs of an older list from a wallet that is not on the list', async () => {
    workplace.write('older.csv', `address,price,amount\n${address('creator')},0.2 SOL,2\n`)
    const older = ['allowlist', 'proofs', '--list', 'older.csv', '--out', 'older']
    expect((await workplace.runInside(older)).code).to.equal(0)
    const mint = ['mint', '--phase', '1', '--proofs', 'older', ...as('buyer')]
    const { data } = await workplace.jsonInside<{ error: { code: string } }>(mint)
    expect(data.error.code).to.equal('MERKLE_PROOFS_OF_OTHER_LIST')
    const verified = await workplace.jsonInside<{ proofs: string[] }>([
      ...['verify', '--proofs', 'older', '--proofs', 'proofs'],
    ])
    expect(verified.code).to.equal(4)
    expect(verified.data.proofs).to.deep.equal([
      `${workplace.path('older')} has proofs of another list than that of Members: write and publish them again`,
    ])
  })

  it('mints several items in a given number of transactions, up to a maximum price', async () => {
    // Given that only the public phase is open
    for (const phase of ['1', '2']) {
      const closed = ['phase', 'modify', '--phase', phase, '--active', 'false', ...as('creator')]
      expect((await workplace.runInside(closed)).code).to.equal(0)
    }
    const args = ['mint', '--collection', SYMBOL, '--quantity', '3', '--per-transaction', '2']
    const limits = ['--max-price', '0.5 SOL', '--priority-fee', '1000']
    const run = await workplace.jsonInside<Minted>([...args, ...limits, ...as('buyer')])
    expect(run.code, run.stderr).to.equal(0)
    expect(run.data.hashes).to.have.length(2)
    expect(run.data.items).to.have.length(3)
    const [first, second] = run.data.hashes
    expect(run.data.hash).to.equal(first)
    expect(run.data.transactions).to.deep.equal(
      run.data.hashes.map((hash) => ({ hash, signature: hash })),
    )
    expect(run.stderr).to.contain(
      `  Mint of 3, part 1 of 2: ${first}\n  Mint of 3, part 2 of 2: ${second}\n`,
    )
    // Then the wallet's limit in the phase is reached
    const more = await workplace.jsonInside<{ error: object }>(['mint', ...as('buyer')])
    expect(more.data.error).to.include({
      code: 'WALLET_QUANTITY_EXCEEDED',
      message: 'Maximum quantity 3 per wallet exceeded. Remaining quantity 0',
    })
    // And an item's address leads to the collection
    const [item] = run.data.items
    const show = await workplace.jsonInside<object>(['show', '--collection', item?.mint ?? ''])
    expect(show.data).to.include({ symbol: SYMBOL, numberOfTokensIssued: '4' })
  })

  it('never pays more than was confirmed, and does not wait for metadata', async () => {
    // Given a drop for 0.1 SOL, whose metadata is not available
    const config = writeDrop(workplace, 'RAISED')
    workplace.write('raised.json', {
      collection: {
        ...config.collection,
        itemBaseUri: 'data:application/json,none {}',
        itemBaseName: 'Mine #{}',
      },
      phases: [{ name: 'Paid', type: 'public', price: '0.1 SOL', start: 0 }],
    })
    const raised = ['--config', 'raised.json']
    const launch = await workplace.runInside(['launch', ...raised, ...as('creator')])
    expect(launch.code, launch.stderr).to.equal(0)
    // And a price that is raised once the mint was confirmed, which fetches the network again
    let asked = 0
    const node = await startNodeInFront(localnet.rpcUrl, async (method) => {
      if (method !== 'getGenesisHash') return
      asked += 1
      if (asked === 2) await raisePrice('RAISED', 300_000_000n)
    })
    const before = await balanceOf(localnet, keypair('buyer').publicKey)
    const impatient = new Workplace(['--url', node.rpcUrl])
    impatient.writeKeypair('buyer.json', keypair('buyer'))
    const mint = ['mint', '--collection', 'RAISED', ...as('buyer')]
    const refused = await impatient.jsonInside<{ error: object }>(mint)
    await node.close()
    // Then nothing is paid
    expect(asked).to.equal(2)
    expect(refused.data.error).to.include({ code: 'MAX_PRICE_EXCEEDED' })
    expect(await balanceOf(localnet, keypair('buyer').publicKey)).to.equal(before)
    // And a second run mints an item at the new price
    const { code, stdout } = await workplace.runInside(mint)
    expect(code).to.equal(0)
    expect(stdout).to.match(/^#1 Mine #1 {3}[1-9A-HJ-NP-Za-km-z]{32,44}\n/)
  })

  it('discards a mint that the node refused: the next run mints once', async () => {
    // Given a price that is raised between simulation and sending
    let isRaised = false
    const node = await startNodeInFront(localnet.rpcUrl, async (method) => {
      if (method !== 'sendTransaction' || isRaised) return
      isRaised = true
      await raisePrice('RAISED', 400_000_000n)
    })
    const late = new Workplace()
    late.writeKeypair('buyer.json', keypair('buyer'))
    const mint = ['mint', '--collection', 'RAISED', ...as('buyer')]
    const refused = await late.jsonInside<{ error: object }>([...mint, '--url', node.rpcUrl])
    await node.close()
    expect(refused.data.error).to.have.nested.property('context.name', 'MaxPriceExceeded')
    // When it is run again, while the first mint could still land
    const again = await late.jsonInside<Minted>([...mint, '--url', localnet.rpcUrl])
    // Then nothing of the first is sent
    expect(again.code, again.stderr).to.equal(0)
    expect(again.stderr).not.to.contain('of an earlier run')
    expect(again.data.items).to.have.length(1)
    const show = await late.jsonInside<object>([
      ...['show', '--collection', 'RAISED'],
      ...['--url', localnet.rpcUrl],
    ])
    expect(show.data).to.include({ numberOfTokensIssued: '2' })
  })

  it('mints with the co-sign of the creator or the named co-signer where the collection requires it', async () => {
    // Given a collection whose mints the creator or another wallet signs
    const config = writeDrop(workplace, 'COSIGNED')
    const cosignerProgramId = address('cosigner')
    workplace.write('cosigned.json', {
      collection: { ...config.collection, cosignerProgramId },
      phases: [{ name: 'Free', type: 'public', price: 0, start: 0 }],
    })
    const cosigned = ['--config', 'cosigned.json']
    const launch = await workplace.runInside(['launch', ...cosigned, ...as('creator')])
    expect(launch.code, launch.stderr).to.equal(0)
    const alone = await workplace.jsonInside<{ error: object }>([
      'mint',
      ...cosigned,
      ...as('buyer'),
    ])
    expect(alone.data.error).to.include({ code: 'COSIGNER_REQUIRED' })
    workplace.writeKeypair('cosigner.json', keypair('cosigner'))
    for (const signer of ['creator.json', 'cosigner.json']) {
      const mint = ['mint', ...cosigned, '--cosigner', signer, ...as('buyer')]
      const both = await workplace.jsonInside<Minted>(mint)
      expect(both.code, both.stderr).to.equal(0)
      expect(both.data.items).to.have.length(1)
    }
  })
})
