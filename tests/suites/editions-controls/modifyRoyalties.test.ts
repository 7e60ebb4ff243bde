import {
  EDITIONS_CONTROLS_PROGRAM_ID,
  EDITIONS_PROGRAM_ID,
  minterStatsAddress,
  modifyRoyalties,
  type Royalties,
} from '@mintline/solana'
import { TOKEN_2022_PROGRAM_ID, TOKEN_PROGRAM_ID } from '@solana/spl-token'
import { Keypair, PublicKey, SystemProgram, TransactionInstruction } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../helpers/chain.ts'
import { Collection, OPEN_PHASE } from '../../helpers/collection.ts'
import { replaceAccount } from '../../helpers/editInstruction.ts'
import { controlsEvents, editionsEvents } from '../../helpers/events.ts'
import { expectFrameworkError } from '../../helpers/frameworkError.ts'
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

  it('ignores accounts and bytes behind its own', async () => {
    const drop = await Collection.deploy(chain)
    const { publicKey: pubkey } = Keypair.generate()
    for (const change of [
      (base: TransactionInstruction) => ({
        keys: [...base.keys, { pubkey, isSigner: false, isWritable: true }],
      }),
      (base: TransactionInstruction) => ({ data: Buffer.concat([base.data, Buffer.from([1, 2])]) }),
    ]) {
      const royalties = royaltiesOf(400, [30, 70])
      const base = instruction(drop, royalties)
      await chain.send([new TransactionInstruction({ ...base, ...change(base) })], [drop.creator])
      expect(await readFields(drop.groupMint.publicKey)).to.deep.equal(fieldsOf(royalties))
    }
  })

  it('refuses a missing account, and arguments that end too early', async () => {
    const drop = await Collection.deploy(chain)
    const base = instruction(drop, royaltiesOf(400, [30, 70]))
    const attempts = [
      [{ keys: base.keys.slice(0, -1) }, 'AccountNotEnoughKeys'],
      [{ data: base.data.subarray(0, -1) }, 'InstructionDidNotDeserialize'],
      [{ data: base.data.subarray(0, 8) }, 'InstructionDidNotDeserialize'],
      [{ data: base.data.subarray(0, 7) }, 'InstructionFallbackNotFound'],
    ] as const
    for (const [change, name] of attempts) {
      const attempt = new TransactionInstruction({ ...base, ...change })
      const outcome = await tryInVain(drop, attempt, [drop.creator])
      expectFrameworkError(outcome, EDITIONS_CONTROLS_PROGRAM_ID, name)
    }
  })

  it('refuses accounts that are read-only', async () => {
    const drop = await Collection.deploy(chain)
    const payer = await chain.wallet()
    const base = modifyRoyalties({
      deployment: drop.deployment,
      groupMint: drop.groupMint.publicKey,
      creator: drop.creator.publicKey,
      payer: payer.publicKey,
      royalties: royaltiesOf(400, [100]),
    })
    for (const account of [
      drop.deployment,
      drop.controls,
      payer.publicKey,
      drop.groupMint.publicKey,
    ]) {
      const keys = base.keys.map((key) =>
        key.pubkey.equals(account) ? { ...key, isWritable: false } : key,
      )
      const attempt = new TransactionInstruction({ ...base, keys })
      const outcome = await tryInVain(drop, attempt, [drop.creator, payer])
      expectFrameworkError(outcome, EDITIONS_CONTROLS_PROGRAM_ID, 'ConstraintMut')
    }
  })

  it('refuses other programs than those that it calls', async () => {
    const drop = await Collection.deploy(chain)
    const base = instruction(drop, royaltiesOf(400, [100]))
    for (const program of [SystemProgram.programId, TOKEN_2022_PROGRAM_ID, EDITIONS_PROGRAM_ID]) {
      const attempt = replaceAccount(base, program, TOKEN_PROGRAM_ID)
      const outcome = await tryInVain(drop, attempt, [drop.creator])
      expectFrameworkError(outcome, EDITIONS_CONTROLS_PROGRAM_ID, 'InvalidProgramId')
    }
  })

  it('refuses controls that another program owns, and records of another kind', async () => {
    const drop = await Collection.deploy(chain, { phases: [OPEN_PHASE] })
    const base = instruction(drop, royaltiesOf(400, [100]))
    const forged = Keypair.generate().publicKey
    const record = await chain.account(drop.controls)
    if (!record) throw new Error('There are no controls.')
    chain.setAccount(forged, { ...record, owner: TOKEN_PROGRAM_ID })
    const minter = await chain.wallet()
    await drop.mint(minter)
    const attempts = [
      [forged, 'AccountOwnedByWrongProgram'],
      [drop.deployment, 'AccountOwnedByWrongProgram'],
      [minterStatsAddress(drop.deployment, minter.publicKey), 'AccountDiscriminatorMismatch'],
      [Keypair.generate().publicKey, 'AccountNotInitialized'],
    ] as const
    for (const [controls, name] of attempts) {
      const attempt = replaceAccount(base, drop.controls, controls)
      const outcome = await tryInVain(drop, attempt, [drop.creator])
      expectFrameworkError(outcome, EDITIONS_CONTROLS_PROGRAM_ID, name)
    }
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
