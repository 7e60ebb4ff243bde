import {
  AccountState,
  createInitializeDefaultAccountStateInstruction,
  createInitializeGroupMemberPointerInstruction,
  createInitializeGroupPointerInstruction,
  createInitializeInterestBearingMintInstruction,
  createInitializeMetadataPointerInstruction,
  createInitializeMintCloseAuthorityInstruction,
  createInitializeNonTransferableMintInstruction,
  createInitializePausableConfigInstruction,
  createInitializePermanentDelegateInstruction,
  createInitializeScaledUiAmountConfigInstruction,
  createInitializeTransferFeeConfigInstruction,
  createInitializeTransferHookInstruction,
  ExtensionType,
  getMintLen,
  TOKEN_2022_PROGRAM_ID,
} from '@solana/spl-token'
import { Keypair, PublicKey, TransactionInstruction } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { Collection } from '../../../helpers/collection.ts'
import { expectUnchanged } from '../../../helpers/effects.ts'
import {
  addTokenInstruction,
  expectOwedTokens,
  priceTokenAccounts,
} from '../../../helpers/priceToken.ts'
import { expectControlsError } from '../../../helpers/programFailure.ts'
import { Token } from '../../../helpers/token.ts'

type Initialise = (mint: PublicKey, issuer: PublicKey) => TransactionInstruction

const PROGRAM = TOKEN_2022_PROGRAM_ID
/** Size of a mint with ConfidentialTransferMint, which the client library does not know: base, type, header, extension. */
const CONFIDENTIAL_MINT_SIZE = 165 + 1 + 4 + 65

/** Extensions that could take, stop, hide or shrink a payment, or lie about its amount. */
const REFUSED: Record<string, [extension: ExtensionType, initialise: Initialise]> = {
  'a transfer fee': [
    ExtensionType.TransferFeeConfig,
    (mint, issuer) =>
      createInitializeTransferFeeConfigInstruction(mint, issuer, issuer, 100, 5_000n, PROGRAM),
  ],
  'a transfer fee of 0 that its issuer can raise': [
    ExtensionType.TransferFeeConfig,
    (mint, issuer) =>
      createInitializeTransferFeeConfigInstruction(mint, issuer, issuer, 0, 0n, PROGRAM),
  ],
  'a transfer hook': [
    ExtensionType.TransferHook,
    (mint, issuer) =>
      createInitializeTransferHookInstruction(mint, issuer, Keypair.generate().publicKey, PROGRAM),
  ],
  'a transfer hook without a program yet': [
    ExtensionType.TransferHook,
    (mint, issuer) =>
      createInitializeTransferHookInstruction(mint, issuer, PublicKey.default, PROGRAM),
  ],
  'no transfers': [
    ExtensionType.NonTransferable,
    (mint) => createInitializeNonTransferableMintInstruction(mint, PROGRAM),
  ],
  'a pause': [
    ExtensionType.PausableConfig,
    (mint, issuer) => createInitializePausableConfigInstruction(mint, issuer, PROGRAM),
  ],
  'accounts that begin frozen': [
    ExtensionType.DefaultAccountState,
    (mint) => createInitializeDefaultAccountStateInstruction(mint, AccountState.Frozen, PROGRAM),
  ],
  'accounts that its issuer can let begin frozen': [
    ExtensionType.DefaultAccountState,
    (mint) =>
      createInitializeDefaultAccountStateInstruction(mint, AccountState.Initialized, PROGRAM),
  ],
  'a permanent delegate': [
    ExtensionType.PermanentDelegate,
    (mint, issuer) => createInitializePermanentDelegateInstruction(mint, issuer, PROGRAM),
  ],
  'a close authority, under which the address could get another mint': [
    ExtensionType.MintCloseAuthority,
    (mint, issuer) => createInitializeMintCloseAuthorityInstruction(mint, issuer, PROGRAM),
  ],
  interest: [
    ExtensionType.InterestBearingConfig,
    (mint, issuer) => createInitializeInterestBearingMintInstruction(mint, issuer, 500, PROGRAM),
  ],
  'a scaled amount': [
    ExtensionType.ScaledUiAmountConfig,
    (mint, issuer) => createInitializeScaledUiAmountConfigInstruction(mint, issuer, 2, PROGRAM),
  ],
}

/** Extensions that change neither balances nor transfers. */
const TAKEN: Record<string, [extension: ExtensionType, initialise: Initialise]> = {
  'a metadata pointer': [
    ExtensionType.MetadataPointer,
    (mint, issuer) => createInitializeMetadataPointerInstruction(mint, issuer, mint, PROGRAM),
  ],
  'a group pointer': [
    ExtensionType.GroupPointer,
    (mint, issuer) => createInitializeGroupPointerInstruction(mint, issuer, mint, PROGRAM),
  ],
  'a member pointer': [
    ExtensionType.GroupMemberPointer,
    (mint, issuer) => createInitializeGroupMemberPointerInstruction(mint, issuer, mint, PROGRAM),
  ],
}

describe('extensions of price tokens', () => {
  let chain: Chain
  let collection: Collection

  before(async () => {
    chain = await Chain.start()
    collection = await Collection.deploy(chain)
  })

  function create(extension: ExtensionType, initialise: Initialise): Promise<Token> {
    return Token.create(chain, {
      tokenProgram: PROGRAM,
      size: getMintLen([extension]),
      extend: (mint, issuer) => [initialise(mint, issuer)],
    })
  }

  async function expectRefused(token: Token): Promise<void> {
    const { record, vault } = priceTokenAccounts(collection, token)
    const outcome = await expectUnchanged(chain, [record, vault], () =>
      chain.trySend([addTokenInstruction(collection, token)], [collection.creator]),
    )
    expectControlsError(outcome, 'PriceTokenNotPlain')
  }

  async function expectTaken(token: Token): Promise<void> {
    await chain.send([addTokenInstruction(collection, token)], [collection.creator])
    await expectOwedTokens(collection, token, 0n)
  }

  for (const [name, [extension, initialise]] of Object.entries(REFUSED)) {
    it(`a token with ${name} is refused`, async () => {
      await expectRefused(await create(extension, initialise))
    })
  }

  it('a token with hidden amounts is refused', async () => {
    const token = await Token.create(chain, {
      tokenProgram: PROGRAM,
      size: CONFIDENTIAL_MINT_SIZE,
      extend: (mint, issuer) => [confidentialTransfers(mint, issuer)],
    })

    await expectRefused(token)
  })

  it('a token with a harmless and a harmful extension is refused', async () => {
    const token = await Token.create(chain, {
      tokenProgram: PROGRAM,
      size: getMintLen([ExtensionType.MetadataPointer, ExtensionType.PermanentDelegate]),
      extend: (mint, issuer) => [
        createInitializeMetadataPointerInstruction(mint, issuer, mint, PROGRAM),
        createInitializePermanentDelegateInstruction(mint, issuer, PROGRAM),
      ],
    })

    await expectRefused(token)
  })

  it('a token with an extension to come is refused', async () => {
    const [extension, initialise] = TAKEN['a metadata pointer'] ?? []
    if (extension === undefined || !initialise) throw new Error('There is such a case.')
    for (const unknown of [29, 200, 0xffff]) {
      const token = await create(extension, initialise)
      const account = await chain.account(token.mint)
      if (!account) throw new Error('The token has a mint.')
      // Behind the padded base and the account's type.
      account.data.writeUInt16LE(unknown, 166)
      chain.setAccount(token.mint, account)

      await expectRefused(token)
    }
  })

  for (const [name, [extension, initialise]] of Object.entries(TAKEN)) {
    it(`a token with ${name} is taken`, async () => {
      await expectTaken(await create(extension, initialise))
    })
  }

  it('an item of the collection, which has metadata and membership, is taken', async () => {
    await collection.addPhase()
    const mint = await collection.mint(await chain.wallet())
    const item = { mint, tokenProgram: PROGRAM }
    await chain.send([addTokenInstruction(collection, item)], [collection.creator])
    expect(await chain.account(priceTokenAccounts(collection, item).vault)).to.not.equal(null)
  })
})

/** InitializeConfidentialTransferMint, with approval and without an auditor. */
function confidentialTransfers(mint: PublicKey, issuer: PublicKey): TransactionInstruction {
  const data = Buffer.concat([
    Buffer.from([27, 0]),
    issuer.toBuffer(),
    Buffer.from([1]),
    Buffer.alloc(32),
  ])
  const keys = [{ pubkey: mint, isSigner: false, isWritable: true }]
  return new TransactionInstruction({ programId: PROGRAM, keys, data })
}
