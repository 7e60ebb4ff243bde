import {
  AccountState,
  createInitializeDefaultAccountStateInstruction,
  createInitializeInterestBearingMintInstruction,
  createInitializeMintCloseAuthorityInstruction,
  createInitializeNonTransferableMintInstruction,
  createInitializePausableConfigInstruction,
  createInitializePermanentDelegateInstruction,
  createInitializeTransferFeeConfigInstruction,
  createInitializeTransferHookInstruction,
  ExtensionType,
  getMintLen,
  TOKEN_2022_PROGRAM_ID,
} from '@solana/spl-token'
import { type PublicKey, SystemProgram, type TransactionInstruction } from '@solana/web3.js'
import { Chain } from '../../../helpers/chain.ts'
import { Collection } from '../../../helpers/collection.ts'
import { addTokenInstruction } from '../../../helpers/priceToken.ts'
import { expectControlsError } from '../../../helpers/programFailure.ts'
import { Token } from '../../../helpers/token.ts'

type Extend = (mint: PublicKey, issuer: PublicKey) => TransactionInstruction

const PROGRAM = TOKEN_2022_PROGRAM_ID

/** Extensions with which a payment could move another amount, fail later, or be taken back. */
const REFUSED: Readonly<Record<string, readonly [ExtensionType, Extend]>> = {
  'a transfer fee, even of nothing': [
    ExtensionType.TransferFeeConfig,
    (mint, issuer) =>
      createInitializeTransferFeeConfigInstruction(mint, issuer, issuer, 0, 0n, PROGRAM),
  ],
  'a hook, even without a program': [
    ExtensionType.TransferHook,
    (mint, issuer) =>
      createInitializeTransferHookInstruction(mint, issuer, SystemProgram.programId, PROGRAM),
  ],
  'no transfers': [
    ExtensionType.NonTransferable,
    (mint) => createInitializeNonTransferableMintInstruction(mint, PROGRAM),
  ],
  pauses: [
    ExtensionType.PausableConfig,
    (mint, issuer) => createInitializePausableConfigInstruction(mint, issuer, PROGRAM),
  ],
  'accounts that are frozen from the start': [
    ExtensionType.DefaultAccountState,
    (mint) => createInitializeDefaultAccountStateInstruction(mint, AccountState.Frozen, PROGRAM),
  ],
  'a delegate for every account': [
    ExtensionType.PermanentDelegate,
    (mint, issuer) => createInitializePermanentDelegateInstruction(mint, issuer, PROGRAM),
  ],
  'an issuer who may close the mint': [
    ExtensionType.MintCloseAuthority,
    (mint, issuer) => createInitializeMintCloseAuthorityInstruction(mint, issuer, PROGRAM),
  ],
  interest: [
    ExtensionType.InterestBearingConfig,
    (mint, issuer) => createInitializeInterestBearingMintInstruction(mint, issuer, 100, PROGRAM),
  ],
}

describe('addPriceToken: a Token-2022 token', () => {
  let chain: Chain
  before(async () => {
    chain = await Chain.start()
  })

  for (const [title, [extension, extend]] of Object.entries(REFUSED)) {
    it(`with ${title} is refused`, async () => {
      // Given a token with the extension
      const token = await Token.create(chain, {
        tokenProgram: PROGRAM,
        size: getMintLen([extension]),
        extend: (mint, issuer) => [extend(mint, issuer)],
      })
      const collection = await Collection.deploy(chain)

      // When the owner adds it
      const instruction = addTokenInstruction(collection, token)
      const outcome = await chain.trySend([instruction], [collection.creator])

      // Then it cannot become a price
      expectControlsError(outcome, 'PriceTokenNotPlain')
    })
  }
})
