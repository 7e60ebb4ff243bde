import type { ChildProcess } from 'node:child_process'
import type { Localnet } from '@mintline/localnet'
import { expect } from 'chai'
import { Workplace } from './_command.ts'
import { dropNames, writeDrop } from './_drop.ts'
import { address, balanceOf, keypair, startNetwork } from './_network.ts'
import { startNodeInFront } from './_nodeInFront.ts'
import { normalise } from './_normalise.ts'
import { expectSnapshot, wholeOutput } from './_snapshot.ts'

const SYMBOL = 'SPONSORED'

interface Minted {
  readonly payer: string
  readonly hashes: readonly string[]
  readonly items: readonly { readonly holder: string }[]
}

interface Previewed {
  readonly payer: string
  readonly total: string
  readonly transactions: readonly { readonly sizeBytes: number }[]
}

describe('mintline mint with a payer', () => {
  let localnet: Localnet
  let workplace: Workplace

  before(async () => {
    // Given a launched drop, a sponsor with lamports, and a fan without any
    localnet = await startNetwork('creator', 'sponsor', 'buyer')
    workplace = new Workplace(['--url', localnet.rpcUrl])
    for (const name of ['creator', 'sponsor', 'buyer', 'fan', 'empty']) {
      workplace.writeKeypair(`${name}.json`, keypair(name))
    }
    writeDrop(workplace, SYMBOL)
    const { code, stderr } = await workplace.runInside(['launch', '--keypair', 'creator.json'])
    expect(code, stderr).to.equal(0)
    // A phase is open strictly after its start
    localnet.advanceClock(2)
  })
  after(() => localnet.close())

  const mint = (wallet: string, ...options: string[]) => [
    ...['mint', '--keypair', `${wallet}.json`],
    ...options,
  ]
  const balance = (name: string) => balanceOf(localnet, keypair(name).publicKey)
  const shown = (text: string) =>
    normalise(text, workplace, {
      ...dropNames(),
      ...{ fan: address('fan'), sponsor: address('sponsor') },
    })
  const errorOf = async (...options: Parameters<typeof mint>) => {
    const { data } = await workplace.jsonInside<{ error: object }>(mint(...options))
    return data.error
  }

  it('previews what the payer pays, without sending', async () => {
    const before = await balance('sponsor')

    const run = await workplace.runInside(mint('fan', '--payer', 'sponsor.json', '--dry-run'))

    expectSnapshot('mint-payer-dry-run', shown(wholeOutput(run)))
    expect(run.code).to.equal(0)
    expect(await balance('sponsor')).to.equal(before)
  })

  it('takes price, rent and fees of both signatures from the payer, and nothing from the minter', async () => {
    const preview = await workplace.jsonInside<Previewed>(
      mint('fan', '--payer', 'sponsor.json', '--dry-run'),
    )
    expect(preview.data.payer).to.equal(address('sponsor'))
    const before = await balance('sponsor')

    const run = await workplace.runInside(mint('fan', '--payer', 'sponsor.json'))

    expectSnapshot('mint-payer', shown(wholeOutput(run)))
    expect(run.code).to.equal(0)
    expect(before - (await balance('sponsor'))).to.equal(BigInt(preview.data.total))
    expect(await balance('fan')).to.equal(0n)
    // And it counts for the minter, who gets it
    const again = await workplace.jsonInside<Minted>(
      mint('fan', '--payer', 'sponsor.json', '--quantity', '2'),
    )
    expect(again.data.payer).to.equal(address('sponsor'))
    expect(again.data.items.map(({ holder }) => holder)).to.deep.equal(
      Array(2).fill(address('fan')),
    )
    expect(await errorOf('fan', '--payer', 'sponsor.json', '--phase', '3')).to.include({
      code: 'WALLET_QUANTITY_EXCEEDED',
    })
  })

  it('is an ordinary mint if the payer is the minter', async () => {
    const plain = await workplace.jsonInside<Previewed>(mint('buyer', '--dry-run'))
    const own = await workplace.jsonInside<Previewed>(
      mint('buyer', '--payer', 'buyer.json', '--dry-run'),
    )
    expect(own.data).to.deep.equal(plain.data)
    expect(own.data.payer).to.equal(address('buyer'))
    expect(own.stdout).to.equal(plain.stdout)
  })

  it('error: a payer that cannot pay, whatever the minter holds', async () => {
    const error = await errorOf('buyer', '--payer', 'empty.json')
    expect(error).to.include({ code: 'MINT_FUNDS_TOO_LOW' })
    expect(error).to.have.nested.property('context.wallet', address('empty'))
  })

  it('error: a file without a keypair, by the option that names it', async () => {
    for (const option of ['--payer', '--cosigner']) {
      const { code, stderr } = await workplace.runInside(mint('buyer', option, 'none.json'))
      expect(code).to.equal(3)
      expect(stderr).to.contain(
        `error: No keypair at ${workplace.path('none.json')}: use ${option}, or create one with solana-keygen new (KEYPAIR_NOT_FOUND)\n`,
      )
    }
    // An address is no wallet that can sign
    expect(await errorOf('buyer', '--payer', address('sponsor'))).to.include({
      code: 'KEYPAIR_NOT_FOUND',
    })
    workplace.write('broken.json', '[1, 2]', 0o600)
    expect(await errorOf('buyer', '--payer', 'broken.json')).to.include({ code: 'KEYPAIR_INVALID' })
  })

  it('finds the mint of a killed run again, and does not send it twice', async () => {
    // Given a run that is killed once its mint is sent, and before it is confirmed
    let process: ChildProcess | undefined
    const node = await startNodeInFront(localnet.rpcUrl, (method) => {
      if (method === 'getSignatureStatuses') process?.kill('SIGKILL')
      return undefined
    })
    const elsewhere = new Workplace(['--url', node.rpcUrl], {}, workplace.folder)
    const killed = await elsewhere.run(mint('buyer', '--payer', 'sponsor.json'), {
      onStderr: (_, child) => {
        process = child
      },
    })
    await node.close()
    const [, signature] = /Mint of 1: ([1-9A-HJ-NP-Za-km-z]+)/.exec(killed.stderr) ?? []
    expect(killed.code).to.equal(null)

    const run = await workplace.jsonInside<Minted>(mint('buyer', '--payer', 'sponsor.json'))

    expect(run.stderr).to.contain(
      `Looking for "Mint of 1" of an earlier run: ${signature}\nIt is confirmed.\n`,
    )
    expect(run.code, run.stderr).to.equal(0)
    expect(run.data.hashes).not.to.include(signature)
    const show = await workplace.jsonInside<object>(['show', '--collection', SYMBOL])
    expect(show.data).to.include({ numberOfTokensIssued: '5' })
  })
})
