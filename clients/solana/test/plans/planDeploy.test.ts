import { editionsControls } from '@mintline/solana/kit'
import { unwrapOption } from '@solana/kit'
import { TOKEN_2022_PROGRAM_ID } from '@solana/spl-token'
import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import fc from 'fast-check'
import { NO_LOCKS } from '../../src/instructions/lock.ts'
import type { DeployInput } from '../../src/plans/deploy/deployInput.ts'
import { planDeploy, termsOfDeploy } from '../../src/plans/deploy/planDeploy.ts'
import { MAX_TRANSACTION_SIZE, transactionSize } from '../../src/transaction/transactionSize.ts'
import { deployInputs } from './_arbitraries.ts'
import { anAddress, deployInput, longestInput, merklePhase, publicPhase } from './_input.ts'
import { expectProblems } from './_refusals.ts'
import { replay } from './_replay.ts'

const FULL_RENT = 890_880n

describe('planDeploy', () => {
  it('deploys a small collection in one transaction', () => {
    const groupMint = Keypair.generate()
    const input = deployInput({ symbol: 'SMALL', groupMint })
    const plan = planDeploy(input)
    expect(plan.title).to.equal('Deploy SMALL')
    expect(plan.groupMint).to.equal(groupMint.publicKey.toBase58())
    expect(plan.transactions.map(({ title }) => title)).to.deep.equal(['Deploy SMALL'])
    const [deploying] = plan.transactions
    expect(deploying?.payer.toBase58()).to.equal(input.creator)
    expect(deploying?.signers).to.deep.equal([groupMint])
    expect(deploying?.maxComputeUnits).to.equal(800_000)
  })

  it('opens in the same transaction if asked, unless something else comes first or it does not fit', () => {
    const titles = (input: DeployInput) =>
      planDeploy({ ...input, opensAtOnce: true }).transactions.map(({ title }) => title)
    const small = deployInput({ symbol: 'SMALL', phases: [publicPhase()] })
    const plan = planDeploy({ ...small, opensAtOnce: true })
    const apart = planDeploy(small)
    expect(plan.transactions.map(({ title }) => title)).to.deep.equal([
      'Deploy SMALL and add phase 1',
    ])
    expect(plan.phaseTransactions).to.equal(0)
    const rentOf = ({ transactions }: typeof plan) =>
      transactions.reduce((sum, { rent }) => sum + rent, 0n)
    expect(rentOf(plan)).to.equal(rentOf(apart))
    expect(apart.transactions).to.have.length(2)

    const phases = [publicPhase()]
    const reveal = {
      baseUri: 'https://drops.mintline.xyz/{}.json',
      fileCount: 9n,
      seed: new Uint8Array(32),
    }
    for (const input of [
      { ...longestInput(), phases },
      { ...small, reveal },
    ]) {
      expect(titles(input)).to.include('Add phase 1')
    }
    expect(titles(deployInput({ symbol: 'SMALL' }))).to.deep.equal(['Deploy SMALL'])
  })

  it('has a platform fee of 3% of the price by default', () => {
    const { deployment } = replay(planDeploy(deployInput()))
    expect(deployment.platformFee.platformFeeValue).to.equal(300n)
    expect(deployment.platformFee.isFeeFlat).to.equal(false)
    const recipients = [{ address: anAddress(), share: 100 }]
    const flat = deployInput({ platformFee: { platformFeeValue: 5n, isFeeFlat: true, recipients } })
    expect(replay(planDeploy(flat)).deployment.platformFee).to.deep.equal({
      platformFeeValue: 5n,
      recipients,
      isFeeFlat: true,
    })
  })

  it('has the fee itself as its cap by default, and takes other parts as they are given', () => {
    const terms = (changes: Partial<DeployInput>) => {
      const input = deployInput(changes)
      return {
        sent: unwrapOption(replay(planDeploy(input)).deployment.platformFeeCap),
        terms: termsOfDeploy(input),
      }
    }
    const percent = terms({})
    expect(percent.sent).to.equal(null)
    expect(percent.terms.platformFeeCap).to.deep.equal({ basisPoints: 300, flat: 0n })

    const recipients = [{ address: anAddress(), share: 100 }]
    const platformFee = { platformFeeValue: 5n, isFeeFlat: true, recipients }
    const given = { basisPoints: 0, flat: 5n }
    expect(terms({ platformFee }).terms.platformFeeCap).to.deep.equal(given)
    expect(terms({ platformFee, platformFeeCap: { basisPoints: 200 } }).sent).to.deep.equal({
      basisPoints: 200,
      flat: 5n,
    })
    expect(terms({ platformFeeCap: { flat: 7n } }).sent).to.deep.equal({
      basisPoints: 300,
      flat: 7n,
    })
  })

  it('creates a new group mint for each collection', () => {
    const input = deployInput()
    const plans = [planDeploy(input), planDeploy(input)]
    expect(plans[0]?.groupMint).not.to.equal(plans[1]?.groupMint)
    expect(plans[0]?.deployment).to.equal(plans[1]?.deployment)
  })

  const ALL = { supply: true, texts: true, phases: true, royalties: true, fee: true }

  it('locks in the first transaction what is complete by then', () => {
    const plan = planDeploy(deployInput({ locks: { supply: true, texts: true } }))
    expect(plan.transactions).to.have.length(1)
    expect(replay(plan).deployment.locks).to.deep.equal({ ...NO_LOCKS, supply: true, texts: true })
    expect(plan.warnings.map(({ code }) => code)).to.deep.equal([
      'PAYER_BECOMES_FEE_ADMIN',
      'LOCK_IS_FINAL',
      'LOCK_IS_FINAL',
    ])
    const change = plan.changes?.find((one) => one.field === 'locks')
    expect(change?.after).to.deep.equal({ kind: 'text', text: 'supply and texts' })
    expect(planDeploy(deployInput()).changes?.some(({ field }) => field === 'locks')).to.equal(
      false,
    )
  })

  it('locks deferred parts with the last change, before phases are added', () => {
    const plan = planDeploy(
      longestInput({ symbol: 'L'.repeat(32), phases: [publicPhase()], locks: ALL }),
    )
    expect(plan.transactions.map(({ title }) => title)).to.deep.equal([
      `Deploy ${'L'.repeat(32)}`,
      'Set the uri of items, the uri of the collection and 1 metadata field',
      'Set 3 metadata fields',
      'Set 3 metadata fields',
      'Set 3 metadata fields and lock texts',
      'Add phase 1',
    ])
    const [first] = plan.transactions[0]?.instructions ?? []
    const data = first?.data ?? new Uint8Array()
    const sent = editionsControls.getInitialiseEditionsControlsInstructionDataDecoder().decode(data)
    expect(sent.locks).to.deep.equal({ ...ALL, texts: false })
    expect(replay(plan).deployment.locks).to.deep.equal(ALL)
  })

  it('defers what does not fit, and adds phases after that', () => {
    const phases = [publicPhase(), merklePhase(), publicPhase()]
    const plan = planDeploy(longestInput({ symbol: 'L'.repeat(32), phases }))
    expect(plan.transactions.map(({ title }) => title)).to.deep.equal([
      `Deploy ${'L'.repeat(32)}`,
      'Set the uri of items, the uri of the collection and 1 metadata field',
      'Set 3 metadata fields',
      'Set 3 metadata fields',
      'Set 3 metadata fields',
      'Add phases 1, 2, 3',
    ])
    expect(plan.transactions.map(transactionSize)).to.deep.equal([
      1179, 1142, 1158, 1158, 1158, 584,
    ])
  })

  it('fits the first transaction with two wallets, a cap and the most receivers', () => {
    const input = longestInput({
      payer: anAddress(),
      platformFeeCap: { basisPoints: 10_000, flat: 1_000_000n },
    })
    const plan = planDeploy(input)
    const sizes = plan.transactions.map(transactionSize)
    expect(Math.max(...sizes)).to.be.at.most(MAX_TRANSACTION_SIZE)
  })

  it('includes in the first transaction what fits: the longest texts with little else', () => {
    const { royalties, platformFee } = deployInput()
    const lean = { royalties, platformFee, extraMeta: [], cosignerProgramId: undefined }
    const plan = planDeploy(longestInput(lean))
    expect(plan.transactions.map(({ title }) => title).slice(1)).to.deep.equal([
      'Set the uri of the collection',
    ])
  })

  it('fits any collection into transactions, each part once and phases last', async () => {
    await fc.assert(
      fc.property(deployInputs, (input) => {
        const plan = planDeploy(input)
        for (const planned of plan.transactions) {
          expect(transactionSize(planned)).to.be.at.most(MAX_TRANSACTION_SIZE)
          expect(planned.instructions).not.to.be.empty
        }
        const { deployment, phases } = replay(plan)
        expect(deployment.collectionUri).to.equal(input.collectionUri)
        expect(deployment.itemBaseUri).to.equal(input.itemBaseUri)
        expect(deployment.royalties).to.deep.equal(input.royalties)
        expect(deployment.extraMeta).to.deep.equal(input.extraMeta)
        expect(deployment.locks).to.deep.equal(input.locks)
        expect(phases.map(({ merkleRoot }) => merkleRoot.__option)).to.deep.equal(
          input.phases?.map(({ merkleRoot }) => (merkleRoot ? 'Some' : 'None')),
        )
      }),
      { numRuns: 60 },
    )
  })

  it('warns that the payer becomes the primary platform fee admin', () => {
    const payer = anAddress()
    const { warnings, transactions } = planDeploy(deployInput({ payer }))
    expect(transactions[0]?.payer.toBase58()).to.equal(payer)
    expect(warnings).to.deep.equal([
      {
        code: 'PAYER_BECOMES_FEE_ADMIN',
        message: `${payer} pays and becomes the primary platform fee admin; only it can transfer that role`,
      },
    ])
  })

  it('lets keypairs sign every transaction besides the wallet', () => {
    const creator = Keypair.generate()
    const plan = planDeploy(
      longestInput({
        creator: creator.publicKey.toBase58(),
        payer: anAddress(),
        signers: [creator],
        phases: [publicPhase()],
      }),
    )
    expect(plan.transactions.every(({ signers }) => signers[0] === creator)).to.equal(true)
  })

  describe('with receivers that are known to lack rent', () => {
    const treasury = anAddress()
    const recipient = anAddress()
    const input = deployInput({
      treasury,
      platformFee: { recipients: [{ address: recipient, share: 100 }] },
      receiverBalances: { [treasury]: 890_879n, [recipient]: FULL_RENT },
    })

    it('warns of each', () => {
      const { warnings } = planDeploy(input)
      expect(warnings.slice(1)).to.deep.equal([
        {
          code: 'RECEIVER_BELOW_RENT',
          message: `${treasury} lacks 0.000000001 SOL (ETH on Eclipse) of rent: the collection keeps its shares until they reach that, or until you send it`,
        },
      ])
    })

    it('plans the same transactions', () => {
      const rich = planDeploy({ ...input, receiverBalances: { [treasury]: FULL_RENT } })
      const titles = ({ transactions }: typeof rich) => transactions.map(({ title }) => title)
      expect(titles(planDeploy(input))).to.deep.equal(titles(rich))
    })
  })

  it('refuses receivers that are programs of the network', async () => {
    const treasury = TOKEN_2022_PROGRAM_ID.toBase58()
    await expectProblems(
      () => planDeploy(deployInput({ treasury })),
      ['treasury', 'RECEIVER_CANNOT_BE_PAID'],
    )
  })

  it('refuses receivers that were found to be programs, or accounts of one', async () => {
    const treasury = anAddress()
    const foreignReceivers = [treasury]
    await expectProblems(
      () => planDeploy(deployInput({ treasury, foreignReceivers })),
      ['treasury', 'RECEIVER_CANNOT_BE_PAID'],
    )
  })

  it('refuses receivers that are known to be records or tokens', async () => {
    const treasury = anAddress()
    const recordReceivers = [treasury]
    await expectProblems(
      () => planDeploy(deployInput({ treasury, recordReceivers })),
      ['treasury', 'RECEIVER_CANNOT_SPEND'],
    )
  })

  it('calculates rent by a given formula', () => {
    const plan = planDeploy(deployInput({ rentOf: () => 1n }))
    // The deployment, its controls, its hashlist and its group mint.
    expect(plan.transactions[0]?.rent).to.equal(4n)
  })
})
