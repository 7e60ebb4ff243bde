import type { Localnet } from '@mintline/localnet'
import { editions, editionsControls } from '@mintline/solana/kit'
import {
  type Address,
  address,
  appendTransactionMessageInstruction,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  type Instruction,
  type KeyPairSigner,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { expect } from 'chai'
import {
  dropArguments,
  expectedItem,
  expectedRecords,
  FEE,
  MINT_ARGUMENTS,
  NOBODY,
  PHASE_ARGUMENTS,
  PROCEEDS,
} from './drop.ts'
import { startPrograms } from './localnet.ts'

const WRAPPED_SOL = address('So11111111111111111111111111111111111111112')

describe('the generated kit client', () => {
  let localnet: Localnet

  before(async () => {
    localnet = await startPrograms()
  })
  after(() => localnet.close())

  it('deploys a collection, adds a phase and mints', async () => {
    const rpc = createSolanaRpc(localnet.rpcUrl)
    const rpcSubscriptions = createSolanaRpcSubscriptions(localnet.wsUrl)
    const sendAndConfirm = sendAndConfirmTransactionFactory({ rpc, rpcSubscriptions })
    const send = async (payer: KeyPairSigner, instruction: Instruction) => {
      const { value } = await rpc.getLatestBlockhash().send()
      const transaction = await signTransactionMessageWithSigners(
        pipe(
          createTransactionMessage({ version: 0 }),
          (empty) => setTransactionMessageFeePayerSigner(payer, empty),
          (paid) => setTransactionMessageLifetimeUsingBlockhash(value, paid),
          (dated) => appendTransactionMessageInstruction(instruction, dated),
        ),
      )
      assertIsTransactionWithBlockhashLifetime(transaction)
      await sendAndConfirm(transaction, { commitment: 'confirmed' })
    }
    const fundedSigner = async () => {
      const signer = await generateKeyPairSigner()
      await rpc.requestAirdrop(signer.address, lamports(10_000_000_000n)).send()
      return signer
    }

    const [creator, buyer, groupMint] = [
      await fundedSigner(),
      await fundedSigner(),
      await generateKeyPairSigner(),
    ]
    const { address: treasury } = await generateKeyPairSigner()
    const { address: feeRecipient } = await generateKeyPairSigner()

    // Given a collection whose platform fee is 5% of the price
    await send(
      creator,
      await editionsControls.getInitialiseEditionsControlsInstructionAsync({
        ...dropArguments('KIT'),
        creator,
        groupMint,
        treasury,
        royalties: {
          royaltyBasisPoints: 250,
          creators: [{ address: creator.address, share: 100 }],
        },
        platformFee: {
          platformFeeValue: 500,
          isFeeFlat: false,
          recipients: [{ address: feeRecipient, share: 100 }],
        },
        platformFeeSecondaryAdmin: address(NOBODY),
      }),
    )

    // And a public phase
    const pdas = await findPdas({ symbol: 'KIT', minter: buyer.address })
    await send(
      creator,
      editionsControls.getAddPhaseInstruction({
        ...PHASE_ARGUMENTS,
        creator,
        editionsControls: pdas.controls[0],
        priceToken: WRAPPED_SOL,
        phaseType: editionsControls.PhaseType.Public,
      }),
    )

    // When a buyer mints
    await send(
      buyer,
      await editionsControls.getMintWithControlsV2InstructionAsync({
        ...MINT_ARGUMENTS,
        editionsDeployment: pdas.deployment[0],
        hashlist: pdas.hashlist[0],
        minter: buyer,
        mint: pdas.mint[0],
        groupMint: groupMint.address,
        treasury,
        feeRecipients: [feeRecipient],
      }),
    )

    // Then the records match
    const drop = {
      ...pdas,
      symbol: 'KIT',
      mint: pdas.mint[0],
      groupMint: groupMint.address,
      creator: creator.address,
      treasury,
      feeRecipient,
      minter: buyer.address,
    }
    const expected = expectedRecords(drop)
    const deployment = await editions.fetchEditionsDeployment(rpc, pdas.deployment[0])
    expect(deployment.data).to.deep.include(expected.deployment)
    const controls = await editionsControls.fetchEditionsControls(rpc, pdas.controls[0])
    expect(controls.data).to.deep.include(expected.controls)
    const hashlist = await editions.fetchHashlist(rpc, pdas.hashlist[0])
    expect(hashlist.data).to.deep.include(expected.hashlist)
    const stats = await editionsControls.fetchMinterStats(rpc, pdas.stats[0])
    expect(stats.data).to.deep.include(expected.stats)
    const phaseStats = await editionsControls.fetchMinterStats(rpc, pdas.phaseStats[0])
    expect(phaseStats.data).to.deep.include(expected.phaseStats)

    // And the buyer holds the item, and everybody is paid
    const item = await rpc.getAccountInfo(pdas.mint[0], { encoding: 'jsonParsed' }).send()
    expect(item.value)
      .to.have.nested.property('data.parsed.info')
      .that.deep.equals(expectedItem(drop, 1n))
    const balance = await rpc.getTokenAccountBalance(pdas.tokenAccount[0]).send()
    expect(balance.value.amount).to.equal('1')
    expect((await rpc.getBalance(treasury).send()).value).to.equal(PROCEEDS)
    expect((await rpc.getBalance(feeRecipient).send()).value).to.equal(FEE)
  })
})

/** Addresses for a drop and for a wallet's first item in its first phase. */
async function findPdas({ symbol, minter }: { symbol: string; minter: Address }) {
  const deployment = await editionsControls.findEditionsDeploymentPda({ symbol })
  const [editionsDeployment] = deployment
  const ofMinter = { editionsDeployment, minter }
  const mint = await editionsControls.findItemMintPda({ ...ofMinter, mintCount: 0 })
  return {
    deployment,
    mint,
    controls: await editionsControls.findEditionsControlsPda({ editionsDeployment }),
    hashlist: await editionsControls.findHashlistPda({ editionsDeployment, page: 0 }),
    stats: await editionsControls.findMinterStatsPda(ofMinter),
    phaseStats: await editionsControls.findMinterStatsPhasePda({ ...ofMinter, phaseIndex: 0 }),
    tokenAccount: await editionsControls.findTokenAccountPda({ minter, mint: mint[0] }),
  }
}
