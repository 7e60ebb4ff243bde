import type { Localnet } from '@mintline/localnet'
import { editionsDeploymentAddress } from '@mintline/solana'
import { PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { Workplace } from './_command.ts'
import { dropNames, writeDrop } from './_drop.ts'
import { address, balanceOf, keypair, startNetwork } from './_network.ts'
import { normalise } from './_normalise.ts'
import { expectSnapshot, wholeOutput } from './_snapshot.ts'

const SYMBOL = 'CLAIM'

interface Owing {
  readonly owed: readonly { readonly receiver: string; readonly lamports: string }[]
}

describe('mintline claim', () => {
  let localnet: Localnet
  let workplace: Workplace

  before(async () => {
    localnet = await startNetwork('creator', 'buyer')
    workplace = new Workplace(['--url', localnet.rpcUrl])
    for (const name of ['creator', 'buyer']) {
      workplace.writeKeypair(`${name}.json`, keypair(name))
    }
    // Given a drop whose treasury and fee recipient are empty, with a price far below the rent
    const config = writeDrop(workplace, SYMBOL)
    workplace.write('drop.config.json', {
      ...config,
      phases: [{ name: 'Public', type: 'public', price: '1000 lamports' }],
    })
    const launch = await workplace.runInside(['launch', ...as('creator')])
    expect(launch.code, launch.stderr).to.equal(0)
    localnet.advanceClock(2)
  })
  after(() => localnet.close())

  const as = (name: string) => ['--keypair', `${name}.json`]
  const shown = (text: string) =>
    normalise(text, workplace, {
      ...dropNames(),
      collection: editionsDeploymentAddress(SYMBOL).toBase58(),
    })

  it('owes nothing before the first mint', async () => {
    const run = await workplace.runInside(['claim', ...as('buyer')])
    expect(run).to.deep.include({ code: 0, stdout: `${SYMBOL} owes nothing.\n` })
  })

  it('shows what mints could not pay', async () => {
    const mint = await workplace.runInside(['mint', '--quantity', '2', ...as('buyer')])
    expect(mint.code, mint.stderr).to.equal(0)

    const { data } = await workplace.jsonInside<Owing>(['show'])
    const total = data.owed.reduce((sum, { lamports }) => sum + BigInt(lamports), 0n)
    expect(total).to.equal(2_000n)
    const show = await workplace.runInside(['show'])
    expect(show.stdout).to.contain('still to be paid, with mintline claim:')
  })

  it('pays nobody who is still too empty, and says so', async () => {
    const run = await workplace.runInside(['claim', ...as('buyer')])
    expectSnapshot('claim-waiting', shown(wholeOutput(run)))
    expect(run.code).to.equal(0)
  })

  it('refuses a receiver that is owed nothing', async () => {
    const { code, data } = await workplace.jsonInside<{ error: { code: string } }>([
      ...['claim', '--receiver', address('buyer')],
      ...as('buyer'),
    ])
    expect(code).to.equal(1)
    expect(data.error.code).to.equal('NOTHING_OWED')
  })

  it('adds the missing rent and pays, whoever sends it', async () => {
    const { data: before } = await workplace.jsonInside<Owing>(['show'])
    const run = await workplace.runInside(['claim', '--fund-receivers', ...as('buyer')])
    expectSnapshot('claim', shown(wholeOutput(run)))
    expect(run.code).to.equal(0)

    const { data: after } = await workplace.jsonInside<Owing>(['show'])
    expect(after.owed).to.deep.equal([])
    for (const { receiver } of before.owed) {
      expect(await balanceOf(localnet, new PublicKey(receiver))).to.equal(890_880n)
    }
  })
})
