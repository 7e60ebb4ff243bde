import {
  createSignerFromKeypair,
  ProgramError,
  signerIdentity,
  transactionBuilder,
} from '@metaplex-foundation/umi'
import { createUmi } from '@metaplex-foundation/umi-bundle-defaults'
import { fromWeb3JsInstruction, fromWeb3JsKeypair } from '@metaplex-foundation/umi-web3js-adapters'
import type { Localnet } from '@mintline/localnet'
import {
  type MintWithControlsV2Input,
  mintWithControlsV2,
  modifyCollection,
} from '@mintline/solana'
import { editions, editionsControls, mintline } from '@mintline/solana/umi'
import { type Keypair, SystemProgram, TransactionInstruction } from '@solana/web3.js'
import { expect } from 'chai'
import { startPrograms } from '../localnet.ts'
import { Drop, failureOf, fundedWallet } from '../reads/_drop.ts'

describe('mintline() for umi', () => {
  let localnet: Localnet
  let drop: Drop
  let minter: Keypair

  before(async () => {
    // Given a collection whose only phase is closed
    localnet = await startPrograms()
    drop = await Drop.deploy(localnet)
    await drop.addPhase()
    await drop.switchOff(0)
    minter = await fundedWallet(drop.connection)
  })
  after(() => localnet.close())

  function umiOf(wallet: Keypair) {
    const umi = createUmi(localnet.rpcUrl)
    return umi.use(signerIdentity(createSignerFromKeypair(umi, fromWeb3JsKeypair(wallet))))
  }

  /** Returns umi's error when a wallet sends an instruction. */
  async function refusalOf(
    umi: ReturnType<typeof umiOf>,
    instruction: TransactionInstruction,
  ): Promise<unknown> {
    const builder = transactionBuilder([
      {
        instruction: fromWeb3JsInstruction(instruction),
        signers: [umi.identity],
        bytesCreatedOnChain: 0,
      },
    ])
    return failureOf(builder.sendAndConfirm(umi))
  }

  function mint(input: Partial<MintWithControlsV2Input> = {}) {
    return mintWithControlsV2({
      deployment: drop.deployment,
      groupMint: drop.groupMint.publicKey,
      treasury: drop.input.treasury,
      feeRecipients: drop.input.platformFee.recipients,
      issued: 0n,
      minter: minter.publicKey,
      phaseIndex: 0,
      mintCount: 0n,
      ...input,
    })
  }

  it('names why a mint failed', async () => {
    const error = await refusalOf(umiOf(minter).use(mintline()), mint())
    expect(error).to.be.instanceOf(editionsControls.PhaseNotActiveError)
    expect(error).to.include({ name: 'PhaseNotActive' })
    expect(String(error)).to.contain('Phase not active')
  })

  it('is required for that', async () => {
    const error = await refusalOf(umiOf(minter), mint())
    expect(error).to.not.be.instanceOf(ProgramError)
    expect(String(error)).to.contain('custom program error')
  })

  it('names an error of the editions program called by the controls', async () => {
    const change = modifyCollection({
      deployment: drop.deployment,
      creator: drop.creator.publicKey,
      groupMint: drop.groupMint.publicKey,
      changes: { itemBaseName: '{}{}{}{}{}' },
    })
    const error = await refusalOf(umiOf(drop.creator).use(mintline()), change)
    expect(error).to.be.instanceOf(editions.TooManyPlaceholdersError)
  })

  it("names Anchor's own errors", async () => {
    // The minter in place of the system program.
    const { keys, ...instruction } = mint()
    const wrong = keys.map((key) =>
      key.pubkey.equals(SystemProgram.programId) ? { ...key, pubkey: minter.publicKey } : key,
    )
    const error = await refusalOf(
      umiOf(minter).use(mintline()),
      new TransactionInstruction({ ...instruction, keys: wrong }),
    )
    expect(error).to.be.instanceOf(ProgramError)
    expect(error).to.include({ name: 'InvalidProgramId', code: 3008 })
  })

  it('keeps registered programs, and may be used twice', () => {
    const umi = umiOf(minter)
    const mine = editionsControls.createEditionsControlsProgram()
    umi.programs.add(mine)
    umi.use(mintline()).use(mintline())
    expect(umi.programs.get(mine.publicKey)).to.equal(mine)
    const registered = umi.programs.all().filter(({ name }) => name.startsWith('editions'))
    expect(registered).to.have.length(2)
  })
})
