import type { Localnet } from '@mintline/localnet'
import { expect } from 'chai'
import { Workplace } from './_command.ts'
import { writeDrop } from './_drop.ts'
import { address, balanceOf, keypair, startNetwork } from './_network.ts'

const SYMBOL = 'CHOICES'

interface Minted {
  readonly items: readonly { readonly mint: string; readonly holder: string }[]
}

describe('choices of mintline mint', () => {
  let localnet: Localnet
  let workplace: Workplace

  before(async () => {
    // Given a launched drop whose merkle, allowlist and public phases are all open
    localnet = await startNetwork('creator', 'alice', 'buyer')
    workplace = new Workplace(['--url', localnet.rpcUrl])
    for (const name of ['creator', 'alice', 'buyer', 'poor']) {
      workplace.writeKeypair(`${name}.json`, keypair(name))
    }
    writeDrop(workplace, SYMBOL)
    const launch = ['launch', '--keypair', 'creator.json']
    const { code, stderr } = await workplace.runInside(launch)
    expect(code, stderr).to.equal(0)
    // A phase is open strictly after its start
    localnet.advanceClock(2)
  })
  after(() => localnet.close())

  const mint = (wallet: string, ...options: string[]) => [
    ...['mint', '--keypair', `${wallet}.json`],
    ...options,
  ]
  const errorOf = async (...options: Parameters<typeof mint>) => {
    const { code, data } = await workplace.jsonInside<{ error: object }>(mint(...options))
    expect(code).to.equal(1)
    return data.error
  }

  it('mints in the public phase for a wallet on no list, and shows the phase before', async () => {
    const { code, stderr } = await workplace.runInside(mint('buyer'))

    expect(code).to.equal(0)
    expect(stderr).to.contain(
      [
        'phase          3, Everybody',
        'price of one   0.5 SOL, platform fee of 0.015 SOL included',
        'items          1',
        'price of all   0.5 SOL',
      ].join('\n'),
    )
    expect(stderr).to.contain(`receiver       ${address('buyer')}`)
  })

  it('mints in a given phase, by number or name', async () => {
    expect(await errorOf('buyer', '--phase', '2')).to.include({ code: 'NOT_ON_WHITELIST' })
    expect(await errorOf('buyer', '--phase', 'Friends')).to.include({ code: 'NOT_ON_WHITELIST' })
    // An index of the chain is no number
    const first = await workplace.runInside(mint('buyer', '--phase', '0'))
    expect(first.code).to.equal(2)
    expect(first.stderr).to.include('No phase 0: choose one of Members, Friends, Everybody')
    const { code, stderr } = await workplace.runInside(mint('alice', '--phase', '3'))
    expect([code, stderr.includes('phase          3, Everybody')]).to.deep.equal([0, true])
  })

  it('mints to another wallet, whose item leads show to the collection', async () => {
    const run = await workplace.jsonInside<Minted>(mint('buyer', '--to', address('bob')))

    expect(run.code, run.stderr).to.equal(0)
    const [item] = run.data.items
    expect(item?.holder).to.equal(address('bob'))
    const show = await workplace.jsonInside<object>(['show', '--collection', item?.mint ?? ''])
    expect(show.data).to.include({ symbol: SYMBOL })
    // And so does an item of a list
    const listed = await workplace.jsonInside<Minted>(
      mint('alice', '--phase', '1', '--to', address('bob')),
    )
    expect(listed.data.items.map(({ holder }) => holder)).to.deep.equal([address('bob')])
  })

  it('reports the missing amount or the price above the limit, and sends nothing', async () => {
    // Given a wallet without lamports
    const poor = await errorOf('poor')
    expect(poor).to.include({ code: 'MINT_FUNDS_TOO_LOW' })
    expect(poor).to.have.nested.property('context.items', '500000000')
    const before = await balanceOf(localnet, keypair('alice').publicKey)
    expect(await errorOf('alice', '--max-price', '0.19 SOL')).to.include({
      code: 'MAX_PRICE_EXCEEDED',
      message:
        'One item costs 0.2 SOL, and at most 0.19 SOL is allowed: raise the limit, or wait for a cheaper phase',
    })
    expect(await balanceOf(localnet, keypair('alice').publicKey)).to.equal(before)
  })

  it('distinguishes a changed or missing list from a wallet that is not listed', async () => {
    const phase = ['--phase', '1']
    // Given a list that was changed after its root went on chain
    workplace.write('members.csv', `address,price,amount\n${address('alice')},0.1 SOL,2\n`)
    expect(await errorOf('alice', ...phase)).to.include({ code: 'MERKLE_PROOF_MISMATCH' })

    // And no list at all
    const elsewhere = new Workplace(['--url', localnet.rpcUrl])
    elsewhere.writeKeypair('alice.json', keypair('alice'))
    const mintThere = [...mint('alice', ...phase), '--collection', SYMBOL]
    const { data } = await elsewhere.jsonInside<{ error: object }>(mintThere)
    expect(data.error).to.include({ code: 'MERKLE_PROOFS_MISSING' })
  })
})
