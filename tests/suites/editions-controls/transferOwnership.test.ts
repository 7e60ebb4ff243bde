import {
  addPhase,
  allowlistEntryAddress,
  EDITIONS_CONTROLS_PROGRAM_ID,
  EDITIONS_PROGRAM_ID,
  hashlistAddress,
  minterStatsAddress,
  minterStatsPhaseAddress,
  transferOwnership,
} from '@mintline/solana'
import { TOKEN_2022_PROGRAM_ID, TOKEN_PROGRAM_ID } from '@solana/spl-token'
import { Keypair, PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../helpers/chain.ts'
import { Collection, OPEN_PHASE } from '../../helpers/collection.ts'
import { replaceAccount } from '../../helpers/editInstruction.ts'
import { gains, mintInVain, tokenAccountOf } from '../../helpers/effects.ts'
import { controlsEvents } from '../../helpers/events.ts'
import { ALLOWLIST_PHASE } from '../../helpers/lists.ts'
import { testOwnerAccess, tryInVain } from '../../helpers/ownerAccess.ts'
import { expectControlsError } from '../../helpers/programFailure.ts'
import { deployStaffed, type Staff } from '../../helpers/staff.ts'

describe('transferOwnership', () => {
  let chain: Chain

  before(async () => {
    chain = await Chain.start()
  })

  function instruction({ drop, owner }: Staff, newOwner: PublicKey, creator = owner.publicKey) {
    return transferOwnership({ deployment: drop.deployment, creator, newOwner })
  }

  testOwnerAccess(
    () => chain,
    (staff, { creator }) => instruction(staff, Keypair.generate().publicKey, creator),
  )

  it('an attacker cannot take over a collection with controls of another', async () => {
    // Given an attacker with another collection
    const staff = await deployStaffed(chain)
    const own = await Collection.deploy(chain)

    // When the attacker transfers that collection in place of ours
    const attempt = replaceAccount(
      instruction(staff, staff.stranger.publicKey, own.creator.publicKey),
      staff.drop.controls,
      own.controls,
    )
    await tryInVain(staff.drop, attempt, [own.creator])

    // Then it is the attacker's that changes hands
    const [ours, theirs] = [await staff.drop.controlsRecord(), await own.controlsRecord()]
    expect(ours.creator.toBase58()).to.equal(staff.owner.publicKey.toBase58())
    expect(theirs.creator.toBase58()).to.equal(staff.stranger.publicKey.toBase58())
  })

  it('refuses the default address, to which a collection would be lost', async () => {
    const staff = await deployStaffed(chain)
    const attempt = instruction(staff, PublicKey.default)
    expectControlsError(await tryInVain(staff.drop, attempt, [staff.owner]), 'NewOwnerInvalid')
  })

  it('refuses the current owner', async () => {
    const staff = await deployStaffed(chain)
    const attempt = instruction(staff, staff.owner.publicKey)
    expectControlsError(await tryInVain(staff.drop, attempt, [staff.owner]), 'NewOwnerInvalid')
  })

  it('refuses the incinerator, which has no key', async () => {
    const staff = await deployStaffed(chain)
    const attempt = instruction(staff, new PublicKey('1nc1nerator11111111111111111111111111111111'))
    expectControlsError(await tryInVain(staff.drop, attempt, [staff.owner]), 'NewOwnerInvalid')
  })

  it('refuses programs, which cannot sign', async () => {
    const staff = await deployStaffed(chain)
    for (const program of [
      EDITIONS_PROGRAM_ID,
      EDITIONS_CONTROLS_PROGRAM_ID,
      TOKEN_2022_PROGRAM_ID,
      TOKEN_PROGRAM_ID,
    ]) {
      const attempt = instruction(staff, program)
      expectControlsError(await tryInVain(staff.drop, attempt, [staff.owner]), 'NewOwnerInvalid')
    }
  })

  it("refuses the collection's own accounts, and those of other collections", async () => {
    // Given a collection with an item and an allowlist entry
    const staff = await deployStaffed(chain, { phases: [OPEN_PHASE, ALLOWLIST_PHASE] })
    const { drop, owner, stranger } = staff
    const { deployment, controls, groupMint } = drop
    const item = await drop.mint(stranger)
    await drop.allow(stranger.publicKey, { phaseIndex: 1, price: 0, amount: 1 })
    const other = await Collection.deploy(chain)

    // When the owner transfers it to one of its accounts, then nothing changes
    for (const account of [
      deployment,
      controls,
      groupMint.publicKey,
      hashlistAddress(deployment, 0),
      minterStatsAddress(deployment, stranger.publicKey),
      minterStatsPhaseAddress(deployment, stranger.publicKey, 0),
      allowlistEntryAddress(deployment, stranger.publicKey, 1),
      item,
      tokenAccountOf(item, stranger.publicKey),
      other.controls,
      other.groupMint.publicKey,
    ]) {
      const attempt = instruction(staff, account)
      expectControlsError(await tryInVain(drop, attempt, [owner]), 'NewOwnerInvalid')
    }
  })

  it('allows new wallets and vaults of multisigs', async () => {
    // Given addresses that have no key, or have never been used
    const [vault] = PublicKey.findProgramAddressSync([Buffer.from('vault')], TOKEN_PROGRAM_ID)

    for (const newOwner of [Keypair.generate().publicKey, vault]) {
      const staff = await deployStaffed(chain)
      await chain.send([instruction(staff, newOwner)], [staff.owner])
      const { creator } = await staff.drop.controlsRecord()
      expect(creator.toBase58()).to.equal(newOwner.toBase58())
    }
  })

  it('forbids accounts of other programs, which may never sign', async () => {
    const staff = await deployStaffed(chain)
    const record = Keypair.generate().publicKey
    const account = { lamports: 10_000_000, data: Buffer.alloc(8), executable: false }
    chain.setAccount(record, { ...account, owner: Keypair.generate().publicKey })

    const attempt = instruction(staff, record)
    expectControlsError(await tryInVain(staff.drop, attempt, [staff.owner]), 'NewOwnerInvalid')
  })

  it('can be undone only by the new owner', async () => {
    const staff = await deployStaffed(chain)
    const { drop, owner, stranger } = staff
    await chain.send([instruction(staff, stranger.publicKey)], [owner])

    const takeBack = instruction(staff, owner.publicKey)
    expectControlsError(await tryInVain(drop, takeBack, [owner]), 'RawConstraintViolated')

    const giveBack = instruction(staff, owner.publicKey, stranger.publicKey)
    await chain.send([giveBack], [stranger])
    expect((await drop.controlsRecord()).creator.toBase58()).to.equal(owner.publicKey.toBase58())
  })

  it('takes effect within the transaction', async () => {
    // Given an owner who transfers the collection and tries to act again
    const staff = await deployStaffed(chain)
    const { drop, owner, stranger } = staff
    const late = addPhase({
      deployment: drop.deployment,
      creator: owner.publicKey,
      phase: OPEN_PHASE,
    })
    const handOver = instruction(staff, stranger.publicKey)

    // Then the whole transaction is refused
    const outcome = await chain.trySend([handOver, late], [owner])
    expectControlsError(outcome, 'RawConstraintViolated')
    expect((await drop.controlsRecord()).creator.toBase58()).to.equal(owner.publicKey.toBase58())
  })

  it('does not change the treasury, fee admins and the rest of the record', async () => {
    const staff = await deployStaffed(chain, { phases: [OPEN_PHASE] })
    const { creator: _, ...before } = await staff.drop.controlsRecord()

    await chain.send([instruction(staff, staff.stranger.publicKey)], [staff.owner])

    const { creator, ...after } = await staff.drop.controlsRecord()
    expect(JSON.stringify(after)).to.equal(JSON.stringify(before))
    expect(creator.toBase58()).to.equal(staff.stranger.publicKey.toBase58())
  })

  it('keeps paying the treasury, and requires the new owner to co-sign', async () => {
    // Given a drop with a co-signer and a new owner
    const staff = await deployStaffed(chain, {
      cosignerProgramId: PublicKey.unique(),
      phases: [{ ...OPEN_PHASE, priceAmount: 2_000_000n }],
    })
    const { drop, owner, stranger: newOwner } = staff
    await chain.send([instruction(staff, newOwner.publicKey)], [owner])
    const minter = await chain.wallet()

    // Then the old owner's signature is not accepted
    const stale = await drop.mintV2(minter.publicKey, { cosigner: owner.publicKey })
    const outcome = await chain.trySend([stale], [minter, owner])
    expectControlsError(outcome, 'CreatorCosignRequired')
    expectControlsError(await mintInVain(drop, minter), 'CreatorCosignRequired')

    // And the new owner's is accepted, for a price paid to the treasury
    const mint = await drop.mintV2(minter.publicKey, { cosigner: newOwner.publicKey })
    const paid = await gains(chain, [owner.publicKey, newOwner.publicKey], () =>
      chain.send([mint], [minter, newOwner]),
    )
    expect(paid).to.deep.equal([2_000_000n, 0n])
  })

  it('emits the old and the new owner', async () => {
    const staff = await deployStaffed(chain)

    const outcome = await chain.send([instruction(staff, staff.stranger.publicKey)], [staff.owner])

    expect(controlsEvents(outcome)).to.deep.equal([
      {
        name: 'ownershipTransferred',
        data: {
          editionsDeployment: staff.drop.deployment.toBase58(),
          oldOwner: staff.owner.publicKey.toBase58(),
          newOwner: staff.stranger.publicKey.toBase58(),
        },
      },
    ])
  })
})
