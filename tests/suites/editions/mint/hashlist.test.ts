import { hashlistAddress } from '@mintline/solana'
import { Keypair, SystemProgram } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { Deployment } from '../../../helpers/deployment.ts'
import { expectUnchanged } from '../../../helpers/effects.ts'
import { readMember, readMetadata } from '../../../helpers/mintState.ts'
import { pretendIssued } from '../../../helpers/pretendIssued.ts'
import { expectEditionsError } from '../../../helpers/programFailure.ts'
import { expectExactRent } from '../../../helpers/rent.ts'

describe('editions / mint / the hashlist', () => {
  let chain: Chain

  before(async () => {
    chain = await Chain.start()
  })

  it('an attacker cannot record an item on a page of another deployment', async () => {
    const deployment = await Deployment.deploy(chain)
    const other = await Deployment.deploy(chain)
    await refusesPage(deployment, other.page(0))
    expect(await other.issues(0)).to.deep.equal([])
  })

  it('an attacker cannot pass a forged page', async () => {
    // Given a copy of the page, owned by another program
    const deployment = await Deployment.deploy(chain)
    const page = await chain.account(deployment.page(0))
    if (!page) throw new Error('The deployment has no page.')
    const foreign = Keypair.generate().publicKey
    chain.setAccount(foreign, { ...page, owner: SystemProgram.programId })

    // Then it is not accepted as a page
    await refusesPage(deployment, foreign)
  })

  it('the deployment itself is not a page', async () => {
    const deployment = await Deployment.deploy(chain)
    await refusesPage(deployment, deployment.address)
  })

  it('a page cannot be skipped, nor created at another address', async () => {
    const deployment = await Deployment.deploy(chain)
    await refusesPage(deployment, deployment.page(1))
    await refusesPage(deployment, Keypair.generate().publicKey)
    expect(await chain.account(deployment.page(1))).to.equal(null)
  })

  it('a full page accepts no more items', async () => {
    const deployment = await Deployment.deploy(chain)
    await pretendIssued(deployment, 64n)
    await refusesPage(deployment, deployment.page(0))
    expect(await chain.account(deployment.page(1))).to.equal(null)
  })

  it('the 64th item goes to the first page and the next to a second one', async () => {
    // Given a deployment with 63 items
    const deployment = await Deployment.deploy(chain)
    await pretendIssued(deployment, 63n)

    // When three more are minted
    const items = [await deployment.mintItem(), await deployment.mintItem()]
    items.push(await deployment.mintItem())

    // Then the first one completes a page and the others start the next
    const entries = items.map(({ mint }, index) => ({
      mint: mint.toBase58(),
      order: BigInt(index + 64),
    }))
    const first = await deployment.issues(0)
    expect(first).to.have.length(64)
    expect(first.at(-1)).to.deep.equal(entries[0])
    expect(await deployment.issues(1)).to.deep.equal(entries.slice(1))
    const second = await chain.editions.account.hashlist.fetch(deployment.page(1))
    expect(second.deployment.toBase58()).to.equal(deployment.address.toBase58())
    expect(second.page).to.equal(1)
    await expectExactRent(chain, [deployment.page(0), deployment.page(1)])
    for (const [index, { mint }] of items.entries()) {
      expect((await readMember(chain, mint)).memberNumber).to.equal(BigInt(index + 64))
      expect((await readMetadata(chain, mint)).name).to.equal(`Edition #${index + 64}`)
    }
  })

  it('an attacker cannot block the next page by sending lamports to its address', async () => {
    for (const [sent, isEnough] of [
      [1_000_000n, false],
      [1_000_000_000n, true],
    ] as const) {
      const deployment = await Deployment.deploy(chain)
      await pretendIssued(deployment, 64n)
      await chain.fund(deployment.page(1), sent)
      const { mint } = await deployment.mintItem()
      expect(await deployment.issues(1)).to.deep.equal([{ mint: mint.toBase58(), order: 65n }])
      if (isEnough) expect(await chain.balance(deployment.page(1))).to.equal(sent)
      else await expectExactRent(chain, [deployment.page(1)])
    }
  })

  it('a collection of 300,000 items can still mint', async () => {
    const deployment = await Deployment.deploy(chain)
    await pretendIssued(deployment, 300_000n)
    const { mint } = await deployment.mintItem()
    expect((await deployment.issues(4_687)).at(-1)).to.deep.equal({
      mint: mint.toBase58(),
      order: 300_001n,
    })
    expect((await readMetadata(chain, mint)).name).to.equal('Edition #300001')
    expect((await readMember(chain, mint)).memberNumber).to.equal(300_001n)
  })

  it('the last page that a u32 can number is used, and none follows it', async () => {
    // Given a deployment with room for one item on the last possible page
    const deployment = await Deployment.deploy(chain)
    const items = 64n << 32n
    await pretendIssued(deployment, items - 1n)

    // When it is minted
    const { mint } = await deployment.mintItem()
    const page = 2 ** 32 - 1
    expect((await deployment.issues(page)).at(-1)).to.deep.equal({
      mint: mint.toBase58(),
      order: items,
    })

    // Then there is no next one
    const outcome = await deployment.tryMint(await chain.wallet(), { hashlist: deployment.page(0) })
    expectEditionsError(outcome, 'NumericOverflow')
    expect(await deployment.issued()).to.equal(items)
  })

  /** Tries to record the next item at `hashlist`, and expects that nothing changes. */
  async function refusesPage(deployment: Deployment, hashlist: typeof deployment.address) {
    const addresses = [...deployment.addresses(), hashlistAddress(deployment.address, 1), hashlist]
    const minter = await chain.wallet()
    const mint = Keypair.generate()
    const outcome = await expectUnchanged(chain, addresses, () =>
      deployment.tryMint(minter, { hashlist }, mint),
    )
    expectEditionsError(outcome, 'WrongHashlistPage')
    expect(await chain.account(mint.publicKey)).to.equal(null)
  }
})
