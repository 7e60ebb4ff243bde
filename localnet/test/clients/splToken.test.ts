import {
  createInitializeMintInstruction,
  createInitializeNonTransferableMintInstruction,
  createMint,
  ExtensionType,
  getMintLen,
  getOrCreateAssociatedTokenAccount,
  mintTo,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
  transfer,
} from '@solana/spl-token'
import {
  type Connection,
  Keypair,
  type PublicKey,
  SystemProgram,
  sendAndConfirmTransaction,
  Transaction,
} from '@solana/web3.js'
import { expect } from 'chai'
import type { Localnet } from '../../src/index.ts'
import { failureOf, fundedKeypair, startTestNet } from '../_setup.ts'

describe('@solana/spl-token', () => {
  let localnet: Localnet
  let connection: Connection
  let payer: Keypair

  before(async () => {
    ;({ localnet, connection } = await startTestNet())
    payer = await fundedKeypair(connection)
  })
  after(() => localnet.close())

  const account = (mint: PublicKey, owner: PublicKey, program: PublicKey) =>
    getOrCreateAssociatedTokenAccount(
      connection,
      payer,
      mint,
      owner,
      false,
      'confirmed',
      undefined,
      program,
    )

  for (const [name, program] of [
    ['Token', TOKEN_PROGRAM_ID],
    ['Token-2022', TOKEN_2022_PROGRAM_ID],
  ] as const) {
    it(`mints and transfers with ${name}`, async () => {
      // Given a mint with two decimals and two owners
      const authority = payer.publicKey
      const mint = await createMint(
        connection,
        payer,
        authority,
        null,
        2,
        undefined,
        undefined,
        program,
      )
      const friend = Keypair.generate().publicKey
      const mine = await account(mint, authority, program)
      const theirs = await account(mint, friend, program)

      // When 100.00 are minted and 30.50 transferred
      await mintTo(connection, payer, mint, mine.address, payer, 10_000, [], undefined, program)
      const signature = await transfer(
        connection,
        payer,
        mine.address,
        theirs.address,
        payer,
        3_050,
        [],
        undefined,
        program,
      )

      // Then balances, supply and holders match
      const balance = await connection.getTokenAccountBalance(theirs.address)
      expect(balance.value.uiAmountString).to.equal('30.5')
      expect((await connection.getTokenSupply(mint)).value.amount).to.equal('10000')
      const largest = await connection.getTokenLargestAccounts(mint)
      expect(largest.value.map(({ amount }) => amount)).to.deep.equal(['6950', '3050'])

      // And the owner's accounts are found by mint and by program
      const byMint = await connection.getParsedTokenAccountsByOwner(friend, { mint })
      expect(byMint.value[0]?.pubkey.equals(theirs.address)).to.equal(true)
      expect(byMint.value[0]?.account.data.parsed.info.tokenAmount.amount).to.equal('3050')
      const byProgram = await connection.getTokenAccountsByOwner(friend, { programId: program })
      expect(byProgram.value.length).to.equal(1)

      // And the transaction shows token balances before and after
      const shown = await connection.getTransaction(signature, {
        maxSupportedTransactionVersion: 0,
      })
      const amounts = (balances: { uiTokenAmount: { amount: string } }[] | null | undefined) =>
        balances?.map(({ uiTokenAmount }) => uiTokenAmount.amount).sort()
      expect(amounts(shown?.meta?.preTokenBalances)).to.deep.equal(['0', '10000'])
      expect(amounts(shown?.meta?.postTokenBalances)).to.deep.equal(['3050', '6950'])
    })
  }

  it('shows inner instructions of the associated token program', async () => {
    // Given a mint
    const mint = await createMint(connection, payer, payer.publicKey, null, 0)

    // When an associated account is created
    const { address } = await account(mint, payer.publicKey, TOKEN_PROGRAM_ID)

    // Then its inner calls are shown
    const [made] = await connection.getSignaturesForAddress(address)
    const shown = await connection.getParsedTransaction(made?.signature ?? '')
    const [group] = shown?.meta?.innerInstructions ?? []
    expect(group?.index).to.equal(0)
    expect(group?.instructions.map(({ programId }) => programId.toBase58())).to.deep.equal([
      TOKEN_PROGRAM_ID.toBase58(),
      SystemProgram.programId.toBase58(),
      TOKEN_PROGRAM_ID.toBase58(),
      TOKEN_PROGRAM_ID.toBase58(),
    ])
  })

  it('shows extensions of a Token-2022 mint', async () => {
    // Given a mint with non-transferable tokens
    const mint = Keypair.generate()
    const space = getMintLen([ExtensionType.NonTransferable])
    const lamports = await connection.getMinimumBalanceForRentExemption(space)
    const programId = TOKEN_2022_PROGRAM_ID
    const create = SystemProgram.createAccount({
      fromPubkey: payer.publicKey,
      newAccountPubkey: mint.publicKey,
      space,
      lamports,
      programId,
    })
    const extend = createInitializeNonTransferableMintInstruction(mint.publicKey, programId)
    const initialize = createInitializeMintInstruction(
      mint.publicKey,
      0,
      payer.publicKey,
      null,
      programId,
    )
    const transaction = new Transaction().add(create, extend, initialize)
    await sendAndConfirmTransaction(connection, transaction, [payer, mint])

    // When its parsed form is read
    const { value } = await connection.getParsedAccountInfo(mint.publicKey)

    // Then it includes the extension
    expect(value?.data).to.deep.include({
      program: 'spl-token-2022',
      parsed: {
        type: 'mint',
        info: {
          mintAuthority: payer.publicKey.toBase58(),
          supply: '0',
          decimals: 0,
          isInitialized: true,
          freezeAuthority: null,
          extensions: [{ extension: 'nonTransferable' }],
        },
      },
    })
  })

  it('error: an account other than a token account', async () => {
    // When its token balance is requested, then the node's message is returned
    const failure = await failureOf(connection.getTokenAccountBalance(payer.publicKey))
    expect(failure.message).to.contain('Invalid param: not a Token account')
  })
})
