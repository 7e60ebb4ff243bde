import { type AddressWithShare, editionsDeploymentAddress, hashlistAddress } from '@mintline/solana'
import {
  ASSOCIATED_TOKEN_PROGRAM_ID,
  getAssociatedTokenAddressSync,
  TOKEN_2022_PROGRAM_ID,
} from '@solana/spl-token'
import { Keypair, SystemProgram, type TransactionInstruction } from '@solana/web3.js'
import { toBn } from '../../../helpers/bn.ts'
import type { Costs } from '../costs.ts'
import { fundedWallet, metadataFields, shared, uri } from '../drop.ts'
import { groundMint, groundSymbol } from '../ground.ts'
import type { Vm } from '../vm.ts'

/** Measures direct calls to the editions program, with a wallet as the deployment's creator. */
export async function measureEditions(vm: Vm): Promise<Costs> {
  const owner = fundedWallet(vm)
  const groupMint = Keypair.generate()
  const symbol = groundSymbol()
  const deployment = editionsDeploymentAddress(symbol)
  const item = groundMint(owner.publicKey)
  const programs = {
    tokenProgram: TOKEN_2022_PROGRAM_ID,
    systemProgram: SystemProgram.programId,
  }
  const accounts = {
    ...programs,
    editionsDeployment: deployment,
    payer: owner.publicKey,
    creator: owner.publicKey,
    groupMint: groupMint.publicKey,
  }
  const { methods } = vm.editions
  const send = async (instruction: Promise<TransactionInstruction>, ...signers: Keypair[]) =>
    vm.send([await instruction], [owner, ...signers])

  const input = {
    symbol,
    collectionName: 'Collection 13',
    collectionUri: uri('collection.json'),
    maxNumberOfTokens: toBn(10_000n),
    creatorCosignProgramId: null,
    itemBaseUri: uri('{}'),
    itemBaseName: 'Item number{}',
  }
  const hashlist = hashlistAddress(deployment, 0)
  return {
    'editions: initialise': {
      'no metadata fields': await send(
        methods
          .initialise(input, null, [])
          .accountsStrict({ ...accounts, hashlist })
          .instruction(),
        groupMint,
      ),
    },
    'editions: add_royalties': {
      '2 creators': await send(
        methods
          .addRoyalties(royalties(shared(vm, 2)))
          .accountsStrict(accounts)
          .instruction(),
      ),
    },
    'editions: add_metadata': {
      '4 fields': await send(
        methods.addMetadata(metadataFields(4)).accountsStrict(accounts).instruction(),
      ),
    },
    'editions: mint': {
      'an item': await send(
        methods
          .mint()
          .accountsStrict({
            ...programs,
            editionsDeployment: deployment,
            hashlist,
            payer: owner.publicKey,
            signer: owner.publicKey,
            minter: owner.publicKey,
            mint: item.publicKey,
            groupMint: groupMint.publicKey,
            tokenAccount: getAssociatedTokenAddressSync(
              item.publicKey,
              owner.publicKey,
              true,
              TOKEN_2022_PROGRAM_ID,
            ),
            associatedTokenProgram: ASSOCIATED_TOKEN_PROGRAM_ID,
          })
          .instruction(),
        item,
      ),
    },
    'editions: modify_royalties': {
      'both creators new': await send(
        methods
          .modifyRoyalties(royalties(shared(vm, 2)))
          .accountsStrict(accounts)
          .instruction(),
      ),
    },
    'editions: remove_metadata': {
      'one field': await send(
        methods
          .removeMetadata([{ field: 'field3' }])
          .accountsStrict(accounts)
          .instruction(),
      ),
    },
    'editions: modify': {
      'supply and name': await send(
        methods
          .modify({
            maxNumberOfTokens: toBn(0n),
            collectionName: 'A new name',
            collectionUri: null,
            itemBaseName: null,
            itemBaseUri: null,
          })
          .accountsStrict(accounts)
          .instruction(),
      ),
    },
    'editions: update_name_uri': {
      'one item': await send(
        methods
          .updateNameUri({ newName: 'A new name', newUri: 'https://example.com/new.json' })
          .accountsStrict({
            ...programs,
            editionsDeployment: deployment,
            payer: owner.publicKey,
            creator: owner.publicKey,
            mint: item.publicKey,
          })
          .instruction(),
      ),
    },
  }
}

function royalties(creators: AddressWithShare[]) {
  return { royaltyBasisPoints: 1_000, creators }
}
