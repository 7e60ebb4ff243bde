import { solanaAddress } from '@mintline/core/identifiers'
import {
  commitReveal,
  decodeReveal,
  isCommittedTo,
  type RevealSecret,
  revealAddress,
  revealCommitment,
  revealFiles,
} from '@mintline/solana'
import type { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../helpers/chain.ts'
import { Collection, OPEN_PHASE } from '../../helpers/collection.ts'
import { expectControlsError } from '../../helpers/programFailure.ts'

const SECRET: RevealSecret = {
  seed: new Uint8Array(32).fill(7),
  baseUri: 'ipfs://files/{}.json',
}

describe('reveal', () => {
  let chain: Chain
  before(async () => {
    chain = await Chain.start()
  })

  async function launch(overrides: Parameters<typeof Collection.deploy>[1] = {}) {
    const collection = await Collection.deploy(chain, { phases: [OPEN_PHASE], ...overrides })
    return { collection, owner: collection.creator }
  }

  function commit(
    collection: Collection,
    owner: Keypair,
    { secret = SECRET, fileCount = 10n }: { secret?: RevealSecret; fileCount?: bigint } = {},
  ) {
    const { deployment } = collection
    const commitment = revealCommitment(deployment.toBase58(), secret)
    const creator = owner.publicKey
    return chain.trySend([commitReveal({ deployment, creator, commitment, fileCount })], [owner])
  }

  function reveal(collection: Collection, owner: Keypair, secret = SECRET) {
    const { deployment } = collection
    const creator = owner.publicKey
    return chain.trySend([revealFiles({ deployment, creator, ...secret })], [owner])
  }

  async function record({ deployment }: Collection) {
    const address = revealAddress(deployment)
    const account = await chain.account(address)
    if (!account) throw new Error('There is no reveal.')
    const { owner, data, lamports } = account
    const stored = { address: solanaAddress(address.toBase58()), owner, data }
    return { lamports: BigInt(lamports), size: data.length, ...decodeReveal(stored) }
  }

  describe('before the first mint', () => {
    it('keeps the hash and the number of files, and nothing else', async () => {
      const { collection, owner } = await launch()
      expect((await commit(collection, owner)).failure).to.equal(undefined)
      const found = await record(collection)
      expect(found.fileCount).to.equal(10n)
      expect(found.revealed).to.equal(undefined)
      expect(isCommittedTo(found, SECRET)).to.equal(true)
      expect(isCommittedTo(found, { ...SECRET, baseUri: 'ipfs://other/{}' })).to.equal(false)
      expect(found.lamports).to.equal(await chain.rent(found.size))
    })

    it('refuses another wallet, a second commitment and no files', async () => {
      const { collection, owner } = await launch()
      const thief = await chain.wallet()
      expectControlsError(await commit(collection, thief), 'RawConstraintViolated')
      expectControlsError(await commit(collection, owner, { fileCount: 0n }), 'NoFilesToReveal')
      await commit(collection, owner)
      const other = { ...SECRET, baseUri: 'ipfs://better/{}' }
      expectControlsError(await commit(collection, owner, { secret: other }), 'RevealTooLate')
      expect(isCommittedTo(await record(collection), SECRET)).to.equal(true)
    })

    it('is not stopped by lamports that somebody sent to its address', async () => {
      const { collection, owner } = await launch()
      await chain.fund(revealAddress(collection.deployment), 5_000_000n)
      expect((await commit(collection, owner)).failure).to.equal(undefined)
    })
  })

  it('cannot be committed to once an item is minted', async () => {
    const { collection, owner } = await launch()
    await collection.mint(await chain.wallet())
    expectControlsError(await commit(collection, owner), 'RevealTooLate')
  })

  it('costs a mint nothing', async () => {
    const taken = async (isCommitted: boolean) => {
      const { collection, owner } = await launch()
      if (isCommitted) await commit(collection, owner)
      const minter = await chain.wallet()
      const before = await chain.balance(minter.publicKey)
      await collection.mint(minter)
      return before - (await chain.balance(minter.publicKey))
    }
    expect(await taken(true)).to.equal(await taken(false))
  })

  describe('of the files', () => {
    it('shows seed and uri, with rent for the uri', async () => {
      const { collection, owner } = await launch()
      await commit(collection, owner)
      await collection.mint(await chain.wallet())
      const before = await record(collection)
      expect((await reveal(collection, owner)).failure).to.equal(undefined)
      const after = await record(collection)
      expect(after.revealed).to.deep.equal(SECRET)
      expect(after.size).to.equal(before.size + SECRET.baseUri.length)
      expect(after.lamports).to.equal(await chain.rent(after.size))
    })

    it('refuses what was not committed to, another wallet and a second time', async () => {
      const { collection, owner } = await launch()
      await commit(collection, owner)
      const seed = new Uint8Array(32).fill(8)
      for (const secret of [
        { ...SECRET, seed },
        { ...SECRET, baseUri: 'ipfs://files/{}' },
        { ...SECRET, baseUri: '' },
      ]) {
        expectControlsError(await reveal(collection, owner, secret), 'RevealMismatch')
      }
      const thief = await chain.wallet()
      expectControlsError(await reveal(collection, thief), 'RawConstraintViolated')
      expect((await record(collection)).revealed).to.equal(undefined)
      await reveal(collection, owner)
      expectControlsError(await reveal(collection, owner), 'AlreadyRevealed')
    })

    it("refuses another collection's reveal", async () => {
      const [one, other] = [await launch(), await launch()]
      await commit(one.collection, one.owner)
      await commit(other.collection, other.owner)
      const creator = one.owner.publicKey
      const instruction = revealFiles({
        deployment: one.collection.deployment,
        creator,
        ...SECRET,
      })
      const key = instruction.keys.find(({ pubkey }) =>
        pubkey.equals(revealAddress(one.collection.deployment)),
      )
      if (!key) throw new Error('The instruction names no reveal.')
      key.pubkey = revealAddress(other.collection.deployment)
      expectControlsError(await chain.trySend([instruction], [one.owner]), 'DeploymentMismatch')
    })

    it('refuses a uri that no collection may have, although it was committed to', async () => {
      const uris = ['u'.repeat(201), 'ipfs://a\u200bb', '{}{}{}{}{}']
      for (const baseUri of uris) {
        const { collection, owner } = await launch()
        await commit(collection, owner, { secret: { ...SECRET, baseUri } })
        const outcome = await reveal(collection, owner, { ...SECRET, baseUri })
        expectControlsError(outcome, 'InvalidMetadata')
        expect((await record(collection)).revealed).to.equal(undefined)
      }
    })

    it('is open to the owner where texts are locked', async () => {
      const locks = { supply: false, texts: true, phases: false, royalties: false, fee: false }
      const { collection, owner } = await launch({ locks })
      await commit(collection, owner)
      expect((await reveal(collection, owner)).failure).to.equal(undefined)
    })
  })
})
