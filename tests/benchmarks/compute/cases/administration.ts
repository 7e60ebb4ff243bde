import {
  addToAllowlist,
  closeAllowlistAccount,
  itemMintAddress,
  mintWithControls,
  mintWithControlsV2,
  modifyCollection,
  modifyMetadata,
  modifyPhase,
  modifyPlatformFee,
  modifyPlatformFeePrimaryAdmin,
  modifyPlatformFeeSecondaryAdmin,
  modifyRoyalties,
  transferOwnership,
  updateTokenNameUri,
} from '@mintline/solana'
import { Keypair, type TransactionInstruction } from '@solana/web3.js'
import type { Costs } from '../costs.ts'
import {
  addPhases,
  type Drop,
  deployDrop,
  metadataFields,
  minterOf,
  mintInput,
  PHASE,
  PRICE,
  shared,
} from '../drop.ts'
import { groundMint } from '../ground.ts'
import type { Cost, Vm } from '../vm.ts'

/** Measures deployment, and all instructions for the owner and the fee admins. */
export async function measureAdministration(vm: Vm): Promise<Costs> {
  const bare = await deployDrop(vm, { extraFields: 0 })
  const drop = await deployDrop(vm)
  const phases = await addPhases(
    drop,
    Array.from({ length: 20 }, () => PHASE),
  )
  const [firstPhase, lastPhase] = [phases.at(0), phases.at(-1)]
  if (!firstPhase || !lastPhase) throw new Error('No phase was added.')
  return {
    initialise_editions_controls: {
      '3 metadata fields': bare.deployCost,
      '7 metadata fields': drop.deployCost,
    },
    add_phase: { first: firstPhase, twentieth: lastPhase },
    modify_phase: { 'twentieth of 20': await sendByOwner(drop, modifyLastPhase(drop)) },
    ...(await measureAllowlist(vm)),
    ...(await measureMetadata(vm)),
    ...(await measureRoles(vm)),
  }
}

function modifyLastPhase(drop: Drop): TransactionInstruction {
  return modifyPhase({
    ...byOwner(drop),
    phaseIndex: 19,
    active: true,
    phase: { ...PHASE, priceAmount: 2n * PRICE },
  })
}

async function measureAllowlist(vm: Vm): Promise<Costs> {
  const drop = await deployDrop(vm)
  await addPhases(drop, [{ ...PHASE, phaseType: 'allowList' }])
  const user = minterOf(drop, 0).publicKey
  const entry = { ...byOwner(drop), phaseIndex: 0, user, price: 1, amount: 1 }
  return {
    add_to_allowlist: {
      'new entry': await sendByOwner(drop, addToAllowlist(entry)),
      'entry that exists': await sendByOwner(drop, addToAllowlist({ ...entry, price: 2 })),
    },
    close_allowlist_account: {
      'an entry': await sendByOwner(drop, closeAllowlistAccount(entry)),
    },
  }
}

async function measureMetadata(vm: Vm): Promise<Costs> {
  const drop = await deployDrop(vm)
  await addPhases(drop, [PHASE])
  const minter = minterOf(drop, 0)
  const mint = groundMint(minter.publicKey)
  const v1 = mintWithControls({
    ...mintInput(drop, minter, 0n),
    mint: mint.publicKey,
  })
  const mintCost = vm.send([v1], [minter, mint], PRICE)
  const item = itemMintAddress(drop.deployment, minter.publicKey, 1n)
  const v2 = mintWithControlsV2({ ...mintInput(drop, minter, 1n), mintCount: 1n })
  vm.send([v2], [minter], PRICE)

  const newRoyalties = { royaltyBasisPoints: 500, creators: shared(vm, 2) }
  const sameCreators = { ...newRoyalties, royaltyBasisPoints: 600 }
  const input = { ...byOwner(drop), groupMint: drop.groupMint.publicKey }
  const changes = { maxNumberOfTokens: 0n, collectionName: 'A new name', itemBaseName: 'New {}' }
  return {
    mint_with_controls: { 'public, first of a wallet': mintCost },
    modify_royalties: {
      'both creators new, 7 metadata fields': await sendByOwner(
        drop,
        modifyRoyalties({ ...input, royalties: newRoyalties }),
      ),
      'creators kept': await sendByOwner(
        drop,
        modifyRoyalties({ ...input, royalties: sameCreators }),
      ),
    },
    modify_metadata: {
      'one field added': await sendByOwner(
        drop,
        modifyMetadata({ ...input, add: metadataFields(5).slice(4) }),
      ),
      'one field removed': await sendByOwner(
        drop,
        modifyMetadata({ ...input, remove: ['field4'] }),
      ),
    },
    modify_collection: {
      'supply and texts': await sendByOwner(drop, modifyCollection({ ...input, changes })),
      'controls only': await sendByOwner(
        drop,
        modifyCollection({ ...input, changes: { maxMintsPerWallet: 5n } }),
      ),
    },
    update_token_name_uri: {
      'one item': await sendByOwner(
        drop,
        updateTokenNameUri({
          ...input,
          mint: item,
          newName: 'A new name',
          newUri: 'https://example.com/new.json',
        }),
      ),
    },
  }
}

async function measureRoles(vm: Vm): Promise<Costs> {
  const drop = await deployDrop(vm)
  const { deployment } = drop
  const admin = drop.owner.publicKey
  const newAdmin = Keypair.generate().publicKey
  const platformFee = { platformFeeValue: 500n, recipients: shared(vm, 5), isFeeFlat: false }
  return {
    modify_platform_fee: {
      '5 recipients': await sendByOwner(
        drop,
        modifyPlatformFee({ deployment, admin, platformFee }),
      ),
    },
    modify_platform_fee_secondary_admin: {
      'by the primary': await sendByOwner(
        drop,
        modifyPlatformFeeSecondaryAdmin({ deployment, admin, newAdmin }),
      ),
    },
    modify_platform_fee_primary_admin: {
      'by the primary': await sendByOwner(
        drop,
        modifyPlatformFeePrimaryAdmin({ deployment, admin, newAdmin }),
      ),
    },
    transfer_ownership: {
      'to another wallet': await sendByOwner(
        drop,
        transferOwnership({ deployment, creator: admin, newOwner: newAdmin }),
      ),
    },
  }
}

function byOwner(drop: Drop) {
  return { deployment: drop.deployment, creator: drop.owner.publicKey }
}

async function sendByOwner(drop: Drop, instruction: TransactionInstruction): Promise<Cost> {
  return drop.vm.send([instruction], [drop.owner])
}
