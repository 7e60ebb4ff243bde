import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Localnet } from '@mintline/localnet'
import { Connection, type PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { type IrysNode, startIrysNode } from '../../assets/test/storage/_irysNode.ts'
import { Workplace } from './_command.ts'
import { installUploader } from './_irysPackage.ts'
import { address, balanceOf, keypair, startNetwork } from './_network.ts'
import { startNodeOf } from './_nodeInFront.ts'
import { writePictures } from './_pictures.ts'

/** Two pictures, three documents and their manifest. */
const ITEMS = 6
/** Price of them at 100 lamports a byte, each counted as 1,024 bytes, and a tenth more. */
const PAID = (BigInt(ITEMS) * 1_024n * 100n * 11n) / 10n
const PAYEE = 'irys'

describe('mintline assets upload to Irys', () => {
  let localnet: Localnet
  let node: IrysNode
  let workplace: Workplace

  before(async () => {
    localnet = await startNetwork('creator', PAYEE)
  })
  after(() => localnet.close())

  beforeEach(async () => {
    node = await startIrysNode()
    node.bytePrice = 100n
    node.payee = address(PAYEE)
    node.findPayment = (signature) => findPayment(signature, keypair(PAYEE).publicKey)
    workplace = await workplaceAt(localnet.rpcUrl)
    installUploader(workplace)
  })
  afterEach(() => node.close())

  const workplaceAt = async (rpcUrl: string) => {
    const one = new Workplace(['--url', rpcUrl, '--keypair', 'creator.json'])
    one.writeKeypair('creator.json', keypair('creator'))
    writePictures(one)
    await one.runInside(['init', '--yes', '--supply', '2', '--name', 'First drop'])
    await one.runInside(['assets', 'build', '--from', 'pictures'])
    return one
  }

  /** Reads a payment off the chain, as nodes of Irys do: from the first account to the second one. */
  const findPayment = async (signature: string, payee: PublicKey) => {
    const connection = new Connection(localnet.rpcUrl, 'finalized')
    const found = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
    const [from, to] = found?.transaction.message.getAccountKeys().staticAccountKeys ?? []
    const [, before = 0] = found?.meta?.preBalances ?? []
    const [, after = 0] = found?.meta?.postBalances ?? []
    if (!from || !to?.equals(payee) || found?.meta?.err) return undefined
    return { from: from.toBase58(), lamports: BigInt(after - before) }
  }

  const received = () => balanceOf(localnet, keypair(PAYEE).publicKey)
  const args = () => ['assets', 'upload', '--irys', node.url, '--base-url', node.url]

  it('shows the price in a dry run, and pays and sends nothing', async () => {
    const before = await received()
    const run = await workplace.runInside([...args(), '--dry-run'])
    expect(run.code, run.stderr).to.equal(0)
    expect(run.stderr).to.contain(
      'Price 0.0006144 SOL, balance there 0 SOL: 0.00067584 SOL to pay, with a tenth in reserve\n',
    )
    expect(await received()).to.equal(before)
    expect(node.items.size).to.equal(0)
  })

  it('pays what is missing by a transfer, and stores a build where the config finds it', async () => {
    const before = await received()
    const { code, data, stderr } = await workplace.jsonInside<Record<string, unknown>>([
      ...args(),
      '--yes',
    ])
    expect(code, stderr).to.equal(0)
    expect(data).to.include({ sent: ITEMS, skipped: 0, paid: String(PAID) })
    expect((await received()) - before).to.equal(PAID)
    const config = JSON.parse(readFileSync(workplace.path('drop.config.json'), 'utf8'))
    const file = node.read(config.items.uri.replace('{}', '2'))
    const document = JSON.parse(new TextDecoder().decode(file?.data))
    expect(document.name).to.equal('First drop #2')
    expect(node.read(document.image)?.type).to.equal('image/png')
    expect((await workplace.runInside(['validate'])).code).to.equal(0)
    // A second run sends and pays nothing.
    const again = await workplace.jsonInside<Record<string, unknown>>([...args(), '--yes'])
    expect(again.data).to.include({ sent: 0, paid: '0' })
    expect((await received()) - before).to.equal(PAID)
  })

  it('refuses a Ledger device, which does not give its key away', async () => {
    const device = new Workplace(['--url', localnet.rpcUrl], {}, workplace.folder)
    const run = await device.runInside([...args(), '--yes', '--sign-with', 'usb://ledger'])
    expect(run.stderr).to.contain('A Ledger device cannot sign uploads to Irys and Arweave')
    expect(run.code).to.equal(3)
    expect(node.items.size).to.equal(0)
  })

  it('pays no more than --max-cost, in a dry run too', async () => {
    const before = await received()
    const limited = (lamports: bigint) => [...args(), '--yes', '--max-cost', `${lamports} lamports`]
    for (const more of [[], ['--dry-run']]) {
      const run = await workplace.runInside([...limited(PAID - 1n), ...more])
      expect(run.stderr).to.contain(
        'The storage asks for 0.00067584 SOL, and at most 0.000675839 SOL is allowed: raise --max-cost, or upload less; nothing was paid (STORAGE_COST_EXCEEDED)\n',
      )
      expect(run.code).to.equal(5)
    }
    expect(await received()).to.equal(before)
    expect(node.items.size).to.equal(0)

    const { code, stderr } = await workplace.runInside(limited(PAID))
    expect(code, stderr).to.equal(0)
    expect((await received()) - before).to.equal(PAID)
  })

  it('stores a build on Arweave by a bundler', async () => {
    const bundler = await startIrysNode('arweave')
    try {
      const args = ['assets', 'upload', '--arweave', bundler.url, '--base-url', bundler.url]
      bundler.freeBytes = 100_000
      const { code, data, stderr } = await workplace.jsonInside<Record<string, string>>(args)
      expect(code, stderr).to.equal(0)
      expect(data).to.include({ sent: ITEMS, paid: '0' })
      expect(data.storage).to.match(/^Arweave at 127\.0\.0\.1:\d+ for \w+$/)
      expect(bundler.read(data.collectionUri ?? '')?.type).to.equal('application/json')
    } finally {
      await bundler.close()
    }
  })

  it('pays once where it is killed after the payment', async () => {
    const before = await received()
    // Given a run that is killed when it tells the node of its payment
    const { findPayment: find } = node
    let running: ChildProcess | undefined
    node.findPayment = async () => {
      running?.kill('SIGKILL')
      return undefined
    }
    const killed = await workplace.run([...args(), '--yes'], {
      onStderr: (_, child) => {
        running = child
      },
    })
    expect(killed.code).to.equal(null)
    expect(node.items.size).to.equal(0)
    node.findPayment = find
    // When it runs again, Then the node is told of that payment
    const { data, stderr } = await workplace.jsonInside<Record<string, unknown>>([
      ...args(),
      '--yes',
    ])
    expect(data, stderr).to.include({ skipped: 0, paid: '0' })
    expect((await received()) - before).to.equal(PAID)
    expect(node.payments.size).to.equal(1)
  })

  it('pays nothing with real money where nobody can be asked', async () => {
    const mainnet = await startNodeOf('mainnet', localnet.rpcUrl)
    try {
      const before = await received()
      workplace = await workplaceAt(mainnet.rpcUrl)
      installUploader(workplace)
      const run = await workplace.runInside(args())
      expect(run.stderr).to.match(/where money is real.*CONFIRMATION_REQUIRED/)
      expect(run.code).to.equal(5)
      expect(await received()).to.equal(before)
      expect(node.items.size).to.equal(0)
      // The devnet's node would take real SOL for nothing.
      const other = await workplace.runInside([
        ...['assets', 'upload', '--irys', 'https://devnet.irys.xyz'],
      ])
      expect(other.stderr).to.match(/is paid with SOL of the devnet.*USAGE_INVALID/)
      expect(other.code).to.equal(2)
    } finally {
      await mainnet.close()
    }
  })

  it('says in one sentence how to install what is missing', async () => {
    const run = await (await workplaceAt(localnet.rpcUrl)).runInside(args())
    expect(run.stderr).to.contain(
      '--irys and --arweave need packages that this installation lacks: run npm install @metaplex-foundation/umi-uploader-irys@1.6.0 @metaplex-foundation/umi@1.6.0 (with -g if mintline is installed globally) (PACKAGES_NOT_INSTALLED)\n',
    )
    expect(run.code).to.equal(2)
  })

  for (const [title, more, message] of [
    ['a network without a node', ['--irys'], /Irys has no node for .*: name one with --irys <url>/],
    ['a node that is no address', ['--irys', 'irys'], /--irys takes an http or https address/],
    ['two storages', ['--irys', '--pinata'], /Choose one of/],
    [
      'a limit of cost for a folder',
      ['--max-cost', '1 SOL'],
      /--max-cost is for --irys and --arweave/,
    ],
    ['a limit without a unit', ['--irys', '--max-cost', '1'], /AMOUNT_WITHOUT_UNIT/],
  ] as const) {
    it(`refuses ${title}`, async () => {
      const run = await workplace.runInside(['assets', 'upload', ...more])
      expect(run.stderr).to.match(message)
      expect(run.code).to.equal(2)
    })
  }

  it('names a node that does not answer', async () => {
    await node.close()
    const run = await workplace.runInside(args())
    expect(run.stderr).to.match(/STORAGE_NOT_AVAILABLE/)
    expect(run.code).to.equal(1)
    node = await startIrysNode()
  })
})
