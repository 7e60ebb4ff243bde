import { modifyRoyalties, type Royalties } from '@mintline/solana'
import { Keypair, PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../helpers/chain.ts'
import { Collection, OPEN_PHASE } from '../../helpers/collection.ts'
import { controlsEvents, editionsEvents } from '../../helpers/events.ts'
import { readMetadata } from '../../helpers/mintState.ts'
import {
  type OwnerInstruction,
  testDeploymentAccount,
  testGroupMintAccount,
  testOwnerAccess,
  tryInVain,
} from '../../helpers/ownerAccess.ts'
import { expectControlsError, expectEditionsError } from '../../helpers/programFailure.ts'
import { expectExactRent } from '../../helpers/rent.ts'

/** Creates royalties for new wallets with these shares. */
function royaltiesOf(royaltyBasisPoints: number, shares: readonly number[]): Royalties {
  return {
    royaltyBasisPoints,
    creators: shares.map((share) => ({ address: Keypair.generate().publicKey, share })),
  }
}

/** Returns metadata fields that represent royalties. */
function fieldsOf({ royaltyBasisPoints, creators }: Royalties): Record<string, string> {
  const shares = creators.map(({ address, share }) => [address.toBase58(), String(share)])
  return { royalty_basis_points: String(royaltyBasisPoints), ...Object.fromEntries(shares) }
}

describe('modifyRoyalties', () => {
  let chain: Chain

  before(async () => {
    chain = await Chain.start()
  })

  function instruction({ deployment, groupMint, creator }: Collection, royalties: Royalties) {
    return modifyRoyalties({
      deployment,
      groupMint: groupMint.publicKey,
      creator: creator.publicKey,
      royalties,
    })
  }

  async function change(drop: Collection, royalties: Royalties) {
    return chain.send([instruction(drop, royalties)], [drop.creator])
  }

  async function refuse(drop: Collection, royalties: Royalties) {
    return tryInVain(drop, instruction(drop, royalties), [drop.creator])
  }

  /** Reads a mint's fields except for its name, symbol and uri. */
  async function readFields(mint: PublicKey): Promise<Record<string, string>> {
    return Object.fromEntries((await readMetadata(chain, mint)).additionalMetadata)
  }

  const keepHalf: OwnerInstruction = ({ drop }, wallets) =>
    modifyRoyalties({
      deployment: drop.deployment,
      groupMint: drop.groupMint.publicKey,
      ...wallets,
      royalties: royaltiesOf(250, [100]),
    })

  testOwnerAccess(() => chain, keepHalf)
  testDeploymentAccount(() => chain, keepHalf)
  testGroupMintAccount(() => chain, keepHalf)

  it('removes missing creators, and keeps the extra metadata', async () => {
    // Given a collection with its own creator and an extra field
    const drop = await Collection.deploy(chain, { extraMeta: [{ field: 'year', value: '2024' }] })

    // When the royalties change to two others
    const royalties = royaltiesOf(750, [60, 40])
    await change(drop, royalties)

    // Then only those two have shares
    expect(await readFields(drop.groupMint.publicKey)).to.deep.equal({
      ...fieldsOf(royalties),
      year: '2024',
    })
  })

  it('changes the share of a remaining creator', async () => {
    const drop = await Collection.deploy(chain)
    const { publicKey: address } = drop.creator
    const other = { address: Keypair.generate().publicKey, share: 90 }
    const royalties = { royaltyBasisPoints: 500, creators: [{ address, share: 10 }, other] }

    await change(drop, royalties)

    expect(await readFields(drop.groupMint.publicKey)).to.deep.equal(fieldsOf(royalties))
  })

  it('stores royalties on the group mint only, not on old or new items', async () => {
    // Given an item minted under the first royalties
    const minter = await chain.wallet()
    const drop = await Collection.deploy(chain, { phases: [OPEN_PHASE] })
    const before = await drop.mint(minter)

    // When the royalties change and another is minted
    const royalties = royaltiesOf(1_000, [50, 50])
    await change(drop, royalties)
    const after = await drop.mint(minter)

    // Then the group mint is current, and items have no royalties that could be outdated
    expect(await readFields(drop.groupMint.publicKey)).to.deep.equal(fieldsOf(royalties))
    expect(await readFields(before)).to.deep.equal({})
    expect(await readFields(after)).to.deep.equal({})
  })

  it('permits five creators for exactly the rent they need, and none if royalties are 0', async () => {
    const drop = await Collection.deploy(chain)

    const five = royaltiesOf(10_000, [20, 20, 20, 20, 20])
    await change(drop, five)
    expect(await readFields(drop.groupMint.publicKey)).to.deep.equal(fieldsOf(five))
    await expectExactRent(chain, [drop.groupMint.publicKey])

    const none = royaltiesOf(0, [])
    await change(drop, none)
    expect(await readFields(drop.groupMint.publicKey)).to.deep.equal(fieldsOf(none))
  })

  it('refuses royalties above 10,000 basis points', async () => {
    const drop = await Collection.deploy(chain)
    const outcome = await refuse(drop, royaltiesOf(10_001, [100]))
    expectControlsError(outcome, 'CreatorFeeTooHigh')
  })

  it('refuses shares that do not sum to 100, also if they would in eight bits', async () => {
    const drop = await Collection.deploy(chain)
    for (const shares of [[], [99], [101], [50, 51], [200, 156], [100, 0]]) {
      const outcome = await refuse(drop, royaltiesOf(500, shares))
      expectEditionsError(outcome, 'CreatorSharesInvalid')
    }
  })

  it('refuses a sixth creator, a duplicate and the default address', async () => {
    const drop = await Collection.deploy(chain)
    const { publicKey: twice } = Keypair.generate()
    const halves = [
      { address: twice, share: 50 },
      { address: twice, share: 50 },
    ]
    const toNobody = [{ address: PublicKey.default, share: 100 }]

    const six = await refuse(drop, royaltiesOf(500, [20, 20, 20, 20, 10, 10]))
    expectEditionsError(six, 'TooManyCreators')
    const same = await refuse(drop, { royaltyBasisPoints: 500, creators: halves })
    expectEditionsError(same, 'DuplicateCreator')
    const nobody = await refuse(drop, { royaltyBasisPoints: 500, creators: toNobody })
    expectEditionsError(nobody, 'CreatorIsDefault')
  })

  it('emits one event, in the editions program, with the new royalties', async () => {
    const drop = await Collection.deploy(chain)
    const royalties = royaltiesOf(333, [70, 30])

    const outcome = await change(drop, royalties)

    const data = {
      editionsDeployment: drop.deployment.toBase58(),
      royaltyBasisPoints: 333,
      creators: royalties.creators.map(({ address, share }) => ({
        address: address.toBase58(),
        share,
      })),
    }
    expect(controlsEvents(outcome)).to.deep.equal([])
    expect(editionsEvents(outcome)).to.deep.equal([{ name: 'royaltiesChanged', data }])
  })
})
