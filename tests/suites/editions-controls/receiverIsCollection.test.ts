import {
  allowlistEntryAddress,
  EDITIONS_CONTROLS_PROGRAM_ID,
  EDITIONS_PROGRAM_ID,
  hashlistAddress,
  minterStatsAddress,
  minterStatsPhaseAddress,
  modifyCollection,
  modifyPlatformFee,
  modifyRoyalties,
  type PlatformFeeTerms,
  type Royalties,
} from '@mintline/solana'
import { getAssociatedTokenAddressSync, TOKEN_2022_PROGRAM_ID } from '@solana/spl-token'
import { Keypair, PublicKey, SystemProgram, TransactionInstruction } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain, type Outcome } from '../../helpers/chain.ts'
import { Collection } from '../../helpers/collection.ts'
import { replaceAccount } from '../../helpers/editInstruction.ts'
import { percentFee } from '../../helpers/fees.ts'
import { tryInVain } from '../../helpers/ownerAccess.ts'
import { putIssued } from '../../helpers/pretendIssued.ts'
import { expectControlsError, expectEditionsError } from '../../helpers/programFailure.ts'

describe('editions-controls / payments to the collection itself', () => {
  let chain: Chain
  let drop: Collection

  before(async () => {
    chain = await Chain.start()
  })

  beforeEach(async () => {
    drop = await Collection.deploy(chain)
  })

  /** Returns accounts known only to the controls program. */
  function controlsOf({ controls }: Collection): PublicKey[] {
    return [controls, EDITIONS_CONTROLS_PROGRAM_ID]
  }

  /** Returns accounts known to the editions program. */
  function deploymentOf({ deployment, groupMint }: Collection): PublicKey[] {
    const page = hashlistAddress(deployment, 0)
    return [deployment, groupMint.publicKey, page, EDITIONS_PROGRAM_ID]
  }

  function ownAccounts(collection: Collection): PublicKey[] {
    return [...controlsOf(collection), ...deploymentOf(collection)]
  }

  function royaltiesTo(address: PublicKey): Royalties {
    const other = Keypair.generate().publicKey
    return {
      royaltyBasisPoints: 500,
      creators: [
        { address: other, share: 60 },
        { address, share: 40 },
      ],
    }
  }

  function setTreasury(treasury: PublicKey): TransactionInstruction {
    return modifyCollection({ ...administration(), changes: { treasury } })
  }

  function setFee(platformFee: PlatformFeeTerms): TransactionInstruction {
    const admin = drop.creator.publicKey
    return modifyPlatformFee({ deployment: drop.deployment, admin, platformFee })
  }

  function setRoyalties(royalties: Royalties): TransactionInstruction {
    return modifyRoyalties({ ...administration(), royalties })
  }

  function administration() {
    return {
      deployment: drop.deployment,
      creator: drop.creator.publicKey,
      groupMint: drop.groupMint.publicKey,
    }
  }

  async function refuse(instruction: TransactionInstruction): Promise<Outcome> {
    return tryInVain(drop, instruction, [drop.creator])
  }

  async function allow(instruction: TransactionInstruction): Promise<void> {
    await chain.send([instruction], [drop.creator])
  }

  describe('when it is deployed', () => {
    async function deployInVain(
      input: (own: PublicKey) => Partial<Collection['input']>,
      own: (collection: Collection) => PublicKey[],
      expectRefusal: (outcome: Outcome, name: string) => void,
      name: string,
    ): Promise<void> {
      const collection = await Collection.prepare(chain)
      for (const address of own(collection)) {
        Object.assign(collection.input, input(address))
        const instruction = collection.deployInstruction()
        expectRefusal(await chain.trySend([instruction], collection.deploySigners()), name)
        expect(await chain.account(collection.controls)).to.equal(null)
      }
    }

    it('a creator cannot name a treasury whose lamports would be lost', async () => {
      await deployInVain(
        (treasury) => ({ treasury }),
        ownAccounts,
        expectControlsError,
        'ReceiverIsCollection',
      )
    })

    it('a creator cannot name a fee recipient whose lamports would be lost', async () => {
      await deployInVain(
        (own) => ({ platformFee: percentFee(300n, [own]) }),
        ownAccounts,
        expectControlsError,
        'ReceiverIsCollection',
      )
    })

    it('a creator cannot direct royalties to the collection', async () => {
      const royalties = (own: PublicKey) => ({ royalties: royaltiesTo(own) })
      await deployInVain(royalties, controlsOf, expectControlsError, 'ReceiverIsCollection')
      await deployInVain(royalties, deploymentOf, expectEditionsError, 'CreatorIsCollection')
    })
  })

  describe('later', () => {
    it('the owner cannot set the treasury to the collection', async () => {
      for (const treasury of ownAccounts(drop)) {
        expectControlsError(await refuse(setTreasury(treasury)), 'ReceiverIsCollection')
      }
    })

    it('the owner cannot hide the group mint by naming another one', async () => {
      const instruction = setTreasury(drop.groupMint.publicKey)
      // The treasury is in the arguments, so only the account is replaced.
      const attempt = replaceAccount(
        instruction,
        drop.groupMint.publicKey,
        Keypair.generate().publicKey,
      )
      const outcome = await tryInVain(drop, attempt, [drop.creator])
      expectControlsError(outcome, 'ReceiverIsCollection')
    })

    it('a fee admin cannot direct the fee to the collection', async () => {
      for (const recipient of ownAccounts(drop)) {
        const fee = percentFee(300n, [drop.creator.publicKey, recipient], [99, 1])
        expectControlsError(await refuse(setFee(fee)), 'ReceiverIsCollection')
      }
    })

    it('a fee admin cannot pass the deployment of another collection', async () => {
      const other = await Collection.deploy(chain)
      const fee = percentFee(300n, [drop.groupMint.publicKey])
      const attempt = replaceAccount(setFee(fee), drop.deployment, other.deployment)
      const outcome = await tryInVain(drop, attempt, [drop.creator])
      expectControlsError(outcome, 'DeploymentMismatch')
    })

    it('the owner cannot direct royalties to the collection', async () => {
      for (const own of controlsOf(drop)) {
        expectControlsError(await refuse(setRoyalties(royaltiesTo(own))), 'ReceiverIsCollection')
      }
      for (const own of deploymentOf(drop)) {
        expectEditionsError(await refuse(setRoyalties(royaltiesTo(own))), 'CreatorIsCollection')
      }
    })

    it("the hashlist page of the next item counts as the collection's from its first item on", async () => {
      // Given a collection whose first page has room for one more item
      const page = hashlistAddress(drop.deployment, 1)
      await putIssued(chain, drop.deployment, 63n)

      // Then the second page is not part of the collection yet
      await allow(setTreasury(page))
      await allow(setFee(percentFee(300n, [page])))
      await allow(setRoyalties(royaltiesTo(page)))
      await allow(setTreasury(drop.creator.publicKey))

      // When the first page is full, then both pages are part of the collection
      await putIssued(chain, drop.deployment, 64n)
      for (const own of [page, hashlistAddress(drop.deployment, 0)]) {
        expectControlsError(await refuse(setTreasury(own)), 'ReceiverIsCollection')
        const fee = percentFee(300n, [own])
        expectControlsError(await refuse(setFee(fee)), 'ReceiverIsCollection')
        expectEditionsError(await refuse(setRoyalties(royaltiesTo(own))), 'CreatorIsCollection')
      }
    })

    it('no record of the collection may be paid, whatever its type', async () => {
      // Given a collection with an entry and an item
      const minter = await chain.wallet()
      await drop.addPhase()
      await drop.addPhase({ phaseType: 'allowList' })
      await drop.allow(minter.publicKey, { phaseIndex: 1, price: 0, amount: 1 })
      const item = await drop.mint(minter)

      for (const record of [
        minterStatsAddress(drop.deployment, minter.publicKey),
        minterStatsPhaseAddress(drop.deployment, minter.publicKey, 0),
        allowlistEntryAddress(drop.deployment, minter.publicKey, 1),
        item,
        getAssociatedTokenAddressSync(item, minter.publicKey, true, TOKEN_2022_PROGRAM_ID),
      ]) {
        expectControlsError(await refuse(setTreasury(record)), 'ReceiverIsCollection')
        const fee = percentFee(300n, [drop.creator.publicKey, record], [99, 1])
        expectControlsError(await refuse(setFee(fee)), 'ReceiverIsCollection')
      }
    })

    it('another account cannot replace a receiver, nor can it be omitted', async () => {
      const receiver = Keypair.generate().publicKey
      for (const instruction of [setTreasury(receiver), setFee(percentFee(300n, [receiver]))]) {
        const replaced = replaceAccount(instruction, receiver, Keypair.generate().publicKey)
        const left = new TransactionInstruction({
          ...instruction,
          keys: instruction.keys.slice(0, -1),
        })
        for (const attempt of [replaced, left]) {
          const outcome = await tryInVain(drop, attempt, [drop.creator])
          expectControlsError(outcome, 'RecipientMismatch')
        }
      }
    })

    it('an own account with a share of 0 is an empty slot, and is not paid', async () => {
      await allow(setFee(percentFee(300n, [drop.creator.publicKey, drop.controls], [100, 0])))
    })

    it('wallets, including new ones and vaults of multisigs, may be paid', async () => {
      const [vault] = PublicKey.findProgramAddressSync(
        [Buffer.from('vault')],
        SystemProgram.programId,
      )
      for (const receiver of [Keypair.generate().publicKey, vault]) {
        await allow(setTreasury(receiver))
        await allow(setFee(percentFee(300n, [receiver])))
        await allow(setRoyalties(royaltiesTo(receiver)))
      }
    })

    it('a collection that already pays itself can still change its caps', async () => {
      // Given a record that is its own treasury
      const record = await chain.account(drop.controls)
      if (!record) throw new Error('There are no controls.')
      drop.controls.toBuffer().copy(record.data, TREASURY_OFFSET)
      chain.setAccount(drop.controls, record)

      const changes = { maxMintsPerWallet: 3n }
      await allow(modifyCollection({ ...administration(), changes }))

      expect((await drop.controlsRecord()).maxMintsPerWallet.toNumber()).to.equal(3)
    })
  })
})

/** Discriminator, deployment and creator precede the treasury. */
const TREASURY_OFFSET = 8 + 32 + 32
