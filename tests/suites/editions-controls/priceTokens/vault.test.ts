import {
  AuthorityType,
  createBurnInstruction,
  createCloseAccountInstruction,
  createSetAuthorityInstruction,
  createThawAccountInstruction,
  createTransferCheckedInstruction,
} from '@solana/spl-token'
import type { Keypair, PublicKey, TransactionInstruction } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { expectUnchanged } from '../../../helpers/effects.ts'
import {
  claimTokens,
  expectOwedTokens,
  mintV3InVain,
  priceTokenAccounts,
  sendMintV3,
  tryClaimTokens,
} from '../../../helpers/priceToken.ts'
import { expectControlsError, expectError } from '../../../helpers/programFailure.ts'
import { Token } from '../../../helpers/token.ts'
import { launchTokenDrop, type TokenDrop } from '../../../helpers/tokenDrop.ts'

const PRICE = 5_000_000n
const [PROCEEDS, FEE] = [4_875_000n, 125_000n]
/** The token programs' codes. */
const OWNER_MISMATCH = 4
const ACCOUNT_FROZEN = 17

const KINDS: Record<string, (chain: Chain) => Promise<Token>> = {
  'the Token program': (chain) => Token.create(chain),
  'Token-2022': (chain) => Token.createNamed(chain),
}

for (const [kind, create] of Object.entries(KINDS)) {
  describe(`the vault of a token of ${kind}`, () => {
    let chain: Chain
    let drop: TokenDrop
    let token: Token
    let recipient: Keypair
    let record: PublicKey
    let vault: PublicKey

    before(async () => {
      chain = await Chain.start()
    })

    // Given a vault with the share of a recipient that was frozen, and can be paid by now
    beforeEach(async () => {
      token = await create(chain)
      drop = await launchTokenDrop(chain, { token })
      const { collection, buyer, recipients } = drop
      recipient = recipients[0] ?? buyer
      ;({ record, vault } = priceTokenAccounts(collection, token))
      await token.freeze(recipient.publicKey)
      await sendMintV3(collection, [buyer], { token, usesVault: true })
      await token.thaw(recipient.publicKey)
      await expectOwedTokens(collection, token, 0n, [FEE])
    })

    /** Tries an instruction of the token program as a wallet, and expects that the vault keeps what it has. */
    function takeInVain(signer: Keypair, build: (by: PublicKey) => TransactionInstruction) {
      return expectUnchanged(chain, [vault, record], () =>
        chain.trySend([build(signer.publicKey)], [signer]),
      )
    }

    it('cannot be emptied, closed, burnt or given away by owner, issuer or receivers', async () => {
      const { collection, treasury } = drop
      const { mint, tokenProgram } = token
      for (const thief of [collection.creator, token.issuer, treasury, recipient]) {
        const target = token.accountOf(treasury.publicKey)
        const attempts: ((by: PublicKey) => TransactionInstruction)[] = [
          (by) =>
            createTransferCheckedInstruction(vault, mint, target, by, FEE, 6, [], tokenProgram),
          (by) => createBurnInstruction(vault, mint, by, FEE, [], tokenProgram),
          (by) =>
            createSetAuthorityInstruction(
              vault,
              by,
              AuthorityType.AccountOwner,
              by,
              [],
              tokenProgram,
            ),
        ]
        for (const attempt of attempts) {
          const outcome = await takeInVain(thief, attempt)
          expectError(outcome, tokenProgram.toBase58(), OWNER_MISMATCH, 'OwnerMismatch')
        }
        const close = await takeInVain(thief, (by) =>
          createCloseAccountInstruction(vault, by, by, [], tokenProgram),
        )
        expect(close.failure, 'the vault was closed').to.not.equal(undefined)
      }
    })

    it('that its issuer freezes stops what needs it, and nothing else', async () => {
      const { collection, buyer, treasury } = drop
      const frozen = token.tokenProgram.toBase58()
      await token.freezeAccount(vault)

      // Claims and mints that need it fail, and leave what is owed
      const claim = await expectUnchanged(chain, [vault, record], () =>
        tryClaimTokens(collection, token, recipient.publicKey),
      )
      expectError(claim, frozen, ACCOUNT_FROZEN, 'AccountFrozen')
      await token.freeze(treasury.publicKey)
      const needing = await mintV3InVain(collection, [buyer], { token, usesVault: true })
      expectError(needing, frozen, ACCOUNT_FROZEN, 'AccountFrozen')

      // A mint whose receivers can be paid goes on
      await token.thaw(treasury.publicKey)
      await sendMintV3(collection, [buyer], { token, usesVault: true })
      await expectOwedTokens(collection, token, 0n, [FEE])
      expect(await token.held(recipient.publicKey)).to.equal(FEE)

      // Once it is thawed, the claim is paid
      const { issuer, mint, tokenProgram } = token
      await chain.send(
        [createThawAccountInstruction(vault, mint, issuer.publicKey, [], tokenProgram)],
        [issuer],
      )
      await chain.send([claimTokens(collection, token, recipient.publicKey)], [issuer])
      expect(await token.held(recipient.publicKey)).to.equal(2n * FEE)
      await expectOwedTokens(collection, token, 0n)
    })

    it('of one collection is not that of another with the same token', async () => {
      const other = await launchTokenDrop(chain, { token })
      await other.token.freeze(other.treasury.publicKey)
      await sendMintV3(other.collection, [other.buyer], { token, usesVault: true })

      await expectOwedTokens(other.collection, token, PROCEEDS)
      await expectOwedTokens(drop.collection, token, 0n, [FEE])
      const outcome = await tryClaimTokens(drop.collection, token, other.treasury.publicKey)
      expectControlsError(outcome, 'NothingOwed')
    })

    it('keeps a share to the last base unit of what a token can have', async () => {
      const { collection, treasury } = drop
      const price = (1n << 62n) + 1n
      const rich = await chain.wallet()
      await token.give(rich.publicKey, price)
      await collection.addPhase({ priceAmount: price, priceToken: token.mint })
      await token.freeze(treasury.publicKey)

      await sendMintV3(collection, [rich], { token, usesVault: true, phaseIndex: 1 })

      const fee = price / 40n
      await expectOwedTokens(collection, token, price - fee, [FEE])
      expect(await token.held(rich.publicKey)).to.equal(0n)
      expect(await token.held(recipient.publicKey)).to.equal(fee)
    })

    it('does not run over where it would owe more than 64 bits', async () => {
      const { collection, treasury, buyer } = drop
      const account = await chain.account(record)
      if (!account) throw new Error('There is a record.')
      // Owed to the treasury: behind three addresses, bump and version.
      account.data.writeBigUInt64LE(2n ** 64n - PROCEEDS, 8 + 3 * 32 + 2)
      chain.setAccount(record, account)
      await token.freeze(treasury.publicKey)

      const outcome = await mintV3InVain(collection, [buyer], { token, usesVault: true })

      expectControlsError(outcome, 'NumericOverflow')
      expect(await token.held(buyer.publicKey)).to.equal(9n * PRICE)
    })
  })
}
