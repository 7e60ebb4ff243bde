import {
  createSignerFromKeypair,
  generateSigner,
  signerIdentity,
  sol,
} from '@metaplex-foundation/umi'
import { createUmi } from '@metaplex-foundation/umi-bundle-defaults'
import { fromWeb3JsKeypair } from '@metaplex-foundation/umi-web3js-adapters'
import { Connection, Keypair, SystemProgram } from '@solana/web3.js'
import { expect } from 'chai'
import { planDeploy } from '../../src/plans/deploy/planDeploy.ts'
import { fetchCollectionInfo } from '../../src/reads/fetchCollectionInfo.ts'
import type { Plan } from '../../src/transaction/plan.ts'
import { transactionSize } from '../../src/transaction/transactionSize.ts'
import { toTransactionBuilders } from '../../src/umi/toTransactionBuilders.ts'
import { startPrograms } from '../localnet.ts'
import { deployInput, publicPhase } from '../plans/_input.ts'
import { payment, startNetwork, type TestNetwork } from '../send/_network.ts'

describe('toTransactionBuilders', () => {
  let network: TestNetwork
  before(async () => {
    network = await startNetwork()
  })
  after(() => network.close())

  async function payingUmi() {
    const payer = await network.wallet()
    const umi = createUmi(network.localnet.rpcUrl)
    umi.use(signerIdentity(createSignerFromKeypair(umi, fromWeb3JsKeypair(payer))))
    return { umi, payer: payer.publicKey }
  }

  it('lets umi send a plan', async () => {
    // Given a plan with a payment, and with an account whose keypair also signs
    const { umi, payer } = await payingUmi()
    const receiver = Keypair.generate().publicKey
    const account = Keypair.generate()
    const creation = SystemProgram.createAccount({
      fromPubkey: payer,
      newAccountPubkey: account.publicKey,
      lamports: 2_000_000,
      space: 8,
      programId: SystemProgram.programId,
    })
    const plan: Plan = {
      title: 'Two',
      transactions: [
        payment(payer, { to: receiver }),
        { ...payment(payer), instructions: [creation], signers: [account] },
      ],
      warnings: [],
    }
    // When umi sends it
    const builders = toTransactionBuilders(umi, plan)
    for (const builder of builders) {
      const { result } = await builder.sendAndConfirm(umi)
      expect(result.value.err).to.equal(null)
    }
    // Then both are on chain
    expect(await network.node.getBalance(receiver)).to.equal(1_000_000)
    expect((await network.node.getAccountInfo(account.publicKey))?.data).to.have.length(8)
    // And they have the same size as ours
    const sizes = builders.map((builder) => builder.getTransactionSize(umi))
    expect(sizes).to.deep.equal(plan.transactions.map(transactionSize))
  })

  it('lets umi deploy a collection', async () => {
    const localnet = await startPrograms()
    const umi = createUmi(localnet.rpcUrl)
    const identity = generateSigner(umi)
    umi.use(signerIdentity(identity))
    await umi.rpc.airdrop(identity.publicKey, sol(10))
    // Given a collection with two phases
    const phases = [publicPhase(), publicPhase({ priceAmount: 5n })]
    const plan = planDeploy(deployInput({ creator: identity.publicKey, phases }))
    // When umi sends its plan
    for (const builder of toTransactionBuilders(umi, plan)) await builder.sendAndConfirm(umi)
    // Then it is on chain
    const connection = new Connection(localnet.rpcUrl)
    const info = await fetchCollectionInfo(connection, plan.deployment)
    expect(info).to.include({ creator: identity.publicKey, groupMint: plan.groupMint })
    expect(info.phases.map(({ priceAmount }) => priceAmount)).to.deep.equal([1_000_000_000n, 5n])
    await localnet.close()
  })

  it('error: a plan with another payer', async () => {
    const { umi } = await payingUmi()
    const transactions = [payment(Keypair.generate().publicKey)]
    const convert = () => toTransactionBuilders(umi, { title: '', transactions, warnings: [] })
    expect(convert).to.throw().with.property('code', 'PAYER_MISMATCH')
  })
})
