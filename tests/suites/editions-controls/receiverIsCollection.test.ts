import {
  hashlistAddress,
  modifyCollection,
  modifyPlatformFee,
  type PlatformFee,
} from '@mintline/solana'
import type { PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain, type Outcome } from '../../helpers/chain.ts'
import { Collection } from '../../helpers/collection.ts'
import { expectControlsError } from '../../helpers/programFailure.ts'

describe('editions-controls / payments to the collection itself', () => {
  let chain: Chain

  before(async () => {
    chain = await Chain.start()
  })

  /** Accounts that no instruction takes lamports out of. */
  function records(collection: Collection): PublicKey[] {
    return [collection.controls, collection.deployment]
  }

  /** Those that a deployment names beside the records. */
  function ownAccounts(collection: Collection): PublicKey[] {
    const page = hashlistAddress(collection.deployment, 0)
    return [...records(collection), collection.groupMint.publicKey, page]
  }

  function feeTo(address: PublicKey): PlatformFee {
    return { platformFeeValue: 300n, recipients: [{ address, share: 100 }], isFeeFlat: false }
  }

  async function tryDeploy(collection: Collection): Promise<Outcome> {
    return chain.trySend([await collection.deployInstruction()], collection.deploySigners())
  }

  it('a creator cannot deploy with a treasury whose lamports would be lost', async () => {
    // Given a collection that would pay its own record
    const collection = await Collection.prepare(chain)
    for (const treasury of ownAccounts(collection)) {
      // When it is deployed
      Object.assign(collection.input, { treasury })
      const outcome = await tryDeploy(collection)

      // Then it is refused and nothing exists
      expectControlsError(outcome, 'ReceiverIsCollection')
      expect(await chain.account(collection.controls)).to.equal(null)
    }
  })

  it('a creator cannot deploy with a fee recipient whose lamports would be lost', async () => {
    const collection = await Collection.prepare(chain)
    for (const recipient of ownAccounts(collection)) {
      Object.assign(collection.input, { platformFee: feeTo(recipient) })
      expectControlsError(await tryDeploy(collection), 'ReceiverIsCollection')
      expect(await chain.account(collection.controls)).to.equal(null)
    }
  })

  it('the owner cannot move the treasury into the collection', async () => {
    const collection = await Collection.deploy(chain)
    for (const treasury of [...records(collection), collection.groupMint.publicKey]) {
      const instruction = await modifyCollection(chain.controls, {
        deployment: collection.deployment,
        creator: collection.creator.publicKey,
        groupMint: collection.groupMint.publicKey,
        changes: { treasury },
      })
      const outcome = await chain.trySend([instruction], [collection.creator])

      expectControlsError(outcome, 'ReceiverIsCollection')
      const record = await collection.controlsRecord()
      expect(record.treasury.toBase58()).to.equal(collection.input.treasury.toBase58())
    }
  })

  it('a fee admin cannot send the fee into the collection', async () => {
    const collection = await Collection.deploy(chain)
    for (const recipient of records(collection)) {
      const instruction = await modifyPlatformFee(chain.controls, {
        deployment: collection.deployment,
        admin: collection.creator.publicKey,
        platformFee: feeTo(recipient),
      })
      const outcome = await chain.trySend([instruction], [collection.creator])

      expectControlsError(outcome, 'ReceiverIsCollection')
      const record = await collection.controlsRecord()
      expect(record.platformFeeValue.toString()).to.equal('0')
    }
  })
})
