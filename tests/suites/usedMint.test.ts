import {
  createAssociatedTokenAccountInstruction,
  createCloseAccountInstruction,
  createFreezeAccountInstruction,
  createInitializeMintCloseAuthorityInstruction,
  createInitializeMintInstruction,
  ExtensionType,
  getMintLen,
  TOKEN_2022_PROGRAM_ID,
} from '@solana/spl-token'
import { Keypair, SystemProgram } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../helpers/chain.ts'
import { Collection, OPEN_PHASE } from '../helpers/collection.ts'
import { Deployment } from '../helpers/deployment.ts'
import { expectUnchanged, recordsOf, tokenAccountOf } from '../helpers/effects.ts'
import { readTokenAccount } from '../helpers/mintState.ts'
import { expectEditionsError } from '../helpers/programFailure.ts'

describe('a key that was a mint before', () => {
  let chain: Chain
  let minter: Keypair

  before(async () => {
    chain = await Chain.start()
  })

  beforeEach(async () => {
    minter = await chain.wallet()
  })

  /** Creates a mint, a frozen token account of `owner` for it, and closes the mint. */
  async function usedKey(owner: Keypair): Promise<Keypair> {
    const mint = Keypair.generate()
    const program = TOKEN_2022_PROGRAM_ID
    const space = getMintLen([ExtensionType.MintCloseAuthority])
    const account = tokenAccountOf(mint.publicKey, owner.publicKey)
    const [address, authority] = [mint.publicKey, minter.publicKey]
    await chain.send(
      [
        SystemProgram.createAccount({
          fromPubkey: authority,
          newAccountPubkey: address,
          space,
          lamports: Number(await chain.rent(space)),
          programId: program,
        }),
        createInitializeMintCloseAuthorityInstruction(address, authority, program),
        createInitializeMintInstruction(address, 0, authority, authority, program),
        createAssociatedTokenAccountInstruction(
          authority,
          account,
          owner.publicKey,
          address,
          program,
        ),
        createFreezeAccountInstruction(account, address, authority, [], program),
        createCloseAccountInstruction(address, authority, authority, [], program),
      ],
      [minter, mint],
    )
    expect(await chain.account(address)).to.equal(null)
    return mint
  }

  it("is refused by mint_with_controls, whose minter's token account is frozen", async () => {
    const drop = await Collection.deploy(chain, { phases: [OPEN_PHASE] })
    const mint = await usedKey(minter)
    const account = tokenAccountOf(mint.publicKey, minter.publicKey)
    expect((await readTokenAccount(chain, account)).isFrozen).to.equal(true)

    const instruction = await drop.mintV1(minter.publicKey, mint.publicKey)
    const outcome = await expectUnchanged(
      chain,
      [...recordsOf(drop), account, mint.publicKey],
      () => chain.trySend([instruction], [minter, mint]),
    )

    expectEditionsError(outcome, 'MintUsedBefore')
  })

  it('is refused by the editions program without controls', async () => {
    const deployment = await Deployment.deploy(chain)
    const mint = await usedKey(minter)

    const outcome = await expectUnchanged(chain, deployment.addresses(), () =>
      deployment.tryMint(minter, {}, mint),
    )

    expectEditionsError(outcome, 'MintUsedBefore')
  })

  it("is accepted from a minter without a token account for it: another wallet's does no harm", async () => {
    const drop = await Collection.deploy(chain, { phases: [OPEN_PHASE] })
    const other = await chain.wallet()
    const mint = await usedKey(other)

    await drop.mintInto(minter, {}, mint)

    const account = await readTokenAccount(chain, tokenAccountOf(mint.publicKey, minter.publicKey))
    expect({ amount: account.amount, isFrozen: account.isFrozen }).to.deep.equal({
      amount: 1n,
      isFrozen: false,
    })
  })

  it('a stranger cannot block a fresh key with lamports at its token account', async () => {
    const drop = await Collection.deploy(chain, { phases: [OPEN_PHASE] })
    for (const lamports of [890_880n, 10_000_000n]) {
      const mint = Keypair.generate()
      await chain.fund(tokenAccountOf(mint.publicKey, minter.publicKey), lamports)
      await drop.mintInto(minter, {}, mint)
    }
    expect(await drop.mintCount(minter.publicKey)).to.equal(2n)
  })
})
