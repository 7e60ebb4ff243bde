import { isMintlineError, type MintlineError } from '@mintline/core'
import type { Localnet } from '@mintline/localnet'
import {
  addPhase,
  EDITIONS_CONTROLS_PROGRAM_ID,
  EDITIONS_PROGRAM_ID,
  editionsDeploymentAddress,
  mintWithControlsV2,
  modifyMetadata,
} from '@mintline/solana'
import {
  createTransferCheckedInstruction,
  getAssociatedTokenAddressSync,
  TOKEN_2022_PROGRAM_ID,
} from '@solana/spl-token'
import {
  Connection,
  Keypair,
  type PublicKey,
  SystemProgram,
  TransactionInstruction,
} from '@solana/web3.js'
import { expect } from 'chai'
import { decodeFailure } from '../../src/failures/decodeFailure.ts'
import { keypairWallet } from '../../src/send/keypairWallet.ts'
import { sendTransaction } from '../../src/send/sendTransaction.ts'
import { compileTransaction } from '../../src/send/simulateTransaction.ts'
import { COMPUTE_LIMITS } from '../../src/transaction/plan.ts'
import { startPrograms } from '../localnet.ts'
import { Drop, fundedWallet, OPEN_PHASE } from '../reads/_drop.ts'

describe('error messages of programs', () => {
  let localnet: Localnet
  let connection: Connection
  let drop: Drop
  let stranger: Keypair
  before(async () => {
    localnet = await startPrograms()
    connection = new Connection(localnet.rpcUrl, 'confirmed')
    drop = await Drop.deploy(localnet)
    await drop.addPhase()
    await drop.addPhase({ startTime: 1n << 39n })
    stranger = await fundedWallet(connection)
  })
  after(() => localnet.close())

  /** Returns a failing transaction's error. */
  async function refusalOf(
    wallet: Keypair,
    instruction: TransactionInstruction | TransactionInstruction,
  ): Promise<MintlineError> {
    const session = { connection, wallet: keypairWallet(wallet) }
    const outcome = await sendTransaction(session, {
      title: 'Fail',
      instructions: [instruction],
      payer: wallet.publicKey,
      signers: [],
      maxComputeUnits: COMPUTE_LIMITS.administration,
      rent: 0n,
    })
    if (outcome.status !== 'failed') throw new Error(`it ${outcome.status}`)
    expect(outcome.signature).to.equal(undefined)
    return outcome.error
  }

  function mint(minter: PublicKey, phaseIndex: number): TransactionInstruction {
    return mintWithControlsV2({
      deployment: drop.deployment,
      groupMint: drop.groupMint.publicKey,
      treasury: drop.input.treasury,
      feeRecipients: drop.input.platformFee.recipients,
      issued: 0n,
      minter,
      phaseIndex,
      mintCount: 0n,
    })
  }

  it('names an error of the controls program, with a hint', async () => {
    const error = await refusalOf(stranger, mint(stranger.publicKey, 1))
    expect(isMintlineError(error, 'PROGRAM_ERROR')).to.equal(true)
    expect(error.context).to.deep.equal({
      program: 'editions-controls',
      programId: EDITIONS_CONTROLS_PROGRAM_ID.toBase58(),
      programCode: 6027,
      name: 'PhaseNotStarted',
      message: 'Phase not yet started',
      hint: 'Wait until the phase starts',
      signature: undefined,
    })
    expect(error.message).to.equal(
      'Phase not yet started (editions-controls: PhaseNotStarted). Wait until the phase starts',
    )
  })

  it('names an error of the editions program that the controls program called', async () => {
    // 6034 is a number of both programs.
    const { deployment, creator } = drop
    const error = await refusalOf(
      creator,
      modifyMetadata({
        deployment,
        creator: creator.publicKey,
        groupMint: drop.groupMint.publicKey,
        remove: ['unknown'],
      }),
    )
    expect(error.context).to.deep.equal({
      program: 'editions',
      programId: EDITIONS_PROGRAM_ID.toBase58(),
      programCode: 6034,
      name: 'FieldNotFound',
      message: 'The collection has no metadata field of this key',
      hint: undefined,
      signature: undefined,
    })
  })

  it('names the right wallet to the wrong one', async () => {
    const { deployment } = drop
    const creator = stranger.publicKey
    const error = await refusalOf(stranger, addPhase({ deployment, creator, phase: OPEN_PHASE }))
    expect(error.message).to.equal(
      'A raw constraint was violated: editions_controls (editions-controls: RawConstraintViolated). Use the creator, owner or platform fee admin wallet of this collection',
    )
  })

  it('names the account in an error of the framework', async () => {
    const deployment = editionsDeploymentAddress('NOWHERE')
    const creator = stranger.publicKey
    const error = await refusalOf(stranger, addPhase({ deployment, creator, phase: OPEN_PHASE }))
    expect(error.message).to.equal(
      'The program expected this account to be already initialized: editions_controls (editions-controls: AccountNotInitialized). Check the address and the network: there is nothing at it yet',
    )
    expect(error.context).to.include({ programCode: 3012, name: 'AccountNotInitialized' })
  })

  it('names an error of Token-2022', async () => {
    const [item] = await drop.mint(drop.creator, 1)
    if (!item) throw new Error('nothing was minted')
    const owner = drop.creator.publicKey
    const account = getAssociatedTokenAddressSync(item, owner, false, TOKEN_2022_PROGRAM_ID)
    const tooMany = createTransferCheckedInstruction(
      account,
      item,
      account,
      owner,
      2,
      0,
      [],
      TOKEN_2022_PROGRAM_ID,
    )
    const error = await refusalOf(drop.creator, tooMany)
    expect(error.message).to.equal(
      'A token account does not hold enough tokens (token-2022: InsufficientFunds)',
    )
  })

  it('gives the number of missing lamports', async () => {
    const lamports = 200_000_000_000
    const toPubkey = Keypair.generate().publicKey
    const pay = SystemProgram.transfer({ fromPubkey: stranger.publicKey, toPubkey, lamports })
    const error = await refusalOf(stranger, pay)
    expect(error.message).to.equal(
      'The wallet does not have enough of the native currency: it has 99.999995 SOL and needs 200 SOL (ETH on Eclipse) (system: ResultWithNegativeLamports). Put more into the wallet that pays',
    )
  })

  it('names the receiver below its minimum balance', async () => {
    const toPubkey = Keypair.generate().publicKey
    const pay = SystemProgram.transfer({ fromPubkey: stranger.publicKey, toPubkey, lamports: 1 })
    const error = await refusalOf(stranger, pay)
    expect(error.code).to.equal('TRANSACTION_REFUSED')
    expect(error.message).to.equal(
      `Transaction refused: ${toPubkey.toBase58()} would be left with less than its rent; an account holds nothing or at least its rent, 0.00089088 SOL for a wallet`,
    )
  })

  it('reports that a mint ran out of compute units', async () => {
    const payer = stranger.publicKey
    const planned = { payer, instructions: [mint(payer, 0)] }
    const { blockhash } = await connection.getLatestBlockhash()
    const budget = { unitLimit: 3_000, microLamports: 0n }
    const transaction = compileTransaction(planned, { blockhash, budget })
    const { value } = await connection.simulateTransaction(transaction)
    const { err, logs } = value
    if (err === null) throw new Error('it did not fail')
    const error = decodeFailure({ err, logs, message: transaction.message })
    expect(error.message).to.equal(
      'Transaction refused: it needs more compute units than it may use; do less at once (editions-controls: ComputationalBudgetExceeded)',
    )
  })

  it('names a program that is missing on the network', async () => {
    const programId = Keypair.generate().publicKey
    const call = new TransactionInstruction({ programId, keys: [], data: Buffer.alloc(0) })
    const error = await refusalOf(stranger, call)
    expect(error.message).to.equal(
      'Transaction refused: a program is not deployed on this network; use another network',
    )
  })

  it('reports that a wallet without an account needs funds first', async () => {
    const nobody = Keypair.generate()
    const toPubkey = stranger.publicKey
    const pay = SystemProgram.transfer({ fromPubkey: nobody.publicKey, toPubkey, lamports: 1 })
    const error = await refusalOf(nobody, pay)
    expect(error.context).to.deep.equal({
      name: 'AccountNotFound',
      reason:
        'the wallet that pays has no account on this network; send it some of the native currency',
      signature: undefined,
    })
  })
})
