import type { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { Collection, OPEN_PHASE } from '../../../helpers/collection.ts'
import { controlsEvents, editionsEvents } from '../../../helpers/events.ts'
import { percentFee } from '../../../helpers/fees.ts'
import { ALLOWLIST_PHASE } from '../../../helpers/lists.ts'

describe('events of mintWithControlsV2', () => {
  let chain: Chain
  let drop: Collection
  let minter: Keypair

  before(async () => {
    chain = await Chain.start()
  })

  beforeEach(async () => {
    minter = await chain.wallet()
    drop = await Collection.deploy(chain, {
      platformFee: percentFee(300n, [(await chain.wallet()).publicKey]),
      phases: [{ ...OPEN_PHASE, priceAmount: 1_000_033n }, ALLOWLIST_PHASE],
    })
  })

  it('have minter, item, phase, price and fee', async () => {
    const mint = drop.itemMint(minter.publicKey, 0n)

    const outcome = await drop.tryMint(minter)

    expect(controlsEvents(outcome)).to.deep.equal([
      {
        name: 'mintedWithControls',
        data: {
          editionsDeployment: drop.deployment.toBase58(),
          minter: minter.publicKey.toBase58(),
          mint: mint.toBase58(),
          number: 1n,
          phaseIndex: 0,
          price: 1_000_033n,
          platformFee: 30_000n,
        },
      },
    ])
    expect(editionsEvents(outcome)).to.deep.equal([
      {
        name: 'itemMinted',
        data: {
          editionsDeployment: drop.deployment.toBase58(),
          mint: mint.toBase58(),
          minter: minter.publicKey.toBase58(),
          number: 1n,
        },
      },
    ])
  })

  it('have the price of the allowlist entry and the number of the item', async () => {
    await drop.mint(minter)
    await drop.allow(minter.publicKey, { phaseIndex: 1, price: 2_000_000, amount: 1 })

    const outcome = await drop.tryMint(minter, { phaseIndex: 1, usesAllowlist: true })

    expect(controlsEvents(outcome)).to.deep.equal([
      {
        name: 'mintedWithControls',
        data: {
          editionsDeployment: drop.deployment.toBase58(),
          minter: minter.publicKey.toBase58(),
          mint: drop.itemMint(minter.publicKey, 1n).toBase58(),
          number: 2n,
          phaseIndex: 1,
          price: 2_000_000n,
          platformFee: 60_000n,
        },
      },
    ])
  })

  it('number every item of a transaction separately', async () => {
    const { publicKey } = minter
    const mints = [
      await drop.mintV2(publicKey),
      await drop.mintV2(publicKey, { mintCount: 1n, issued: 1n }),
    ]

    const outcome = await chain.send(mints, [minter])

    const numbers = controlsEvents(outcome).map(({ data }) => data)
    expect(numbers).to.have.length(2)
    expect(numbers[0]).to.include({ number: 1n, mint: drop.itemMint(publicKey, 0n).toBase58() })
    expect(numbers[1]).to.include({ number: 2n, mint: drop.itemMint(publicKey, 1n).toBase58() })
  })

  it('are not emitted for a refused mint', async () => {
    const outcome = await drop.tryMint(minter, { phaseIndex: 1, usesAllowlist: true })

    expect(outcome.failure).to.not.equal(undefined)
    expect(controlsEvents(outcome)).to.deep.equal([])
    expect(editionsEvents(outcome)).to.deep.equal([])
  })
})
