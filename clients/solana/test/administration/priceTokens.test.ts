import { PHASE_TYPES } from '@mintline/core'
import type { Localnet } from '@mintline/localnet'
import {
  createInitializeTransferFeeConfigInstruction,
  ExtensionType,
  getMintLen,
  NATIVE_MINT_2022,
  TOKEN_2022_PROGRAM_ID,
} from '@solana/spl-token'
import { type Connection, type Keypair, PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { Token } from '../../../../tests/helpers/token.ts'
import { simulateFirstMints } from '../../src/administration/simulateFirstMints.ts'
import { PRICE_TOKEN } from '../../src/limits.ts'
import { derivePriceToken, derivePriceTokenVault } from '../../src/pda/derivedAddresses.ts'
import { planDeploy } from '../../src/plans/deploy/planDeploy.ts'
import { phaseStateOf } from '../../src/plans/phases/phaseChange.ts'
import { planAddPhases } from '../../src/plans/phases/planAddPhases.ts'
import { phaseDifferences } from '../../src/plans/phases/planPhaseChanges.ts'
import { phaseSize } from '../../src/plans/recordSizes.ts'
import { prepareDeploy } from '../../src/prepare/prepareDeploy.ts'
import {
  prepareAddPhases,
  prepareModifyPhases,
  preparePhaseChanges,
} from '../../src/prepare/preparePhases.ts'
import type { CollectionInfo } from '../../src/reads/collectionInfo.ts'
import { dropPhaseOf } from '../../src/reads/drop.ts'
import { fetchAccounts } from '../../src/reads/fetchAccounts.ts'
import { fetchCollectionInfo } from '../../src/reads/fetchCollectionInfo.ts'
import { createConnection } from '../../src/send/createConnection.ts'
import { startPrograms } from '../localnet.ts'
import { anAddress, deployInput, merklePhase, publicPhase } from '../plans/_input.ts'
import { sendAll } from '../plans/_network.ts'
import { expectProblems } from '../plans/_refusals.ts'
import { fundedWallet, tokenChain } from '../reads/_drop.ts'
import { recordingConnection } from '../reads/_requests.ts'
import { administrationOf, deployed } from './_collection.ts'

const RECORD = 383
const VAULT = 165
const rentOf = (bytes: number) => BigInt(128 + bytes) * 6_960n

describe('phases priced in tokens', () => {
  let localnet: Localnet
  let connection: Connection
  let owner: Keypair
  let wallet: string
  let usd: Token
  let named: Token
  let taxed: Token

  before(async () => {
    localnet = await startPrograms()
    connection = createConnection(localnet.rpcUrl)
    owner = await fundedWallet(connection)
    wallet = owner.publicKey.toBase58()
    const chain = tokenChain(connection)
    usd = await Token.create(chain)
    named = await Token.createNamed(chain, 'USD')
    taxed = await Token.create(chain, {
      tokenProgram: TOKEN_2022_PROGRAM_ID,
      size: getMintLen([ExtensionType.TransferFeeConfig]),
      extend: (mint, issuer) => [
        createInitializeTransferFeeConfigInstruction(
          mint,
          issuer,
          issuer,
          100,
          10n,
          TOKEN_2022_PROGRAM_ID,
        ),
      ],
    })
  })
  after(() => localnet.close())

  const mintOf = (token: Token) => token.mint.toBase58()
  const inUsd = (price = 20_000_000n) =>
    publicPhase({ priceAmount: price, priceToken: mintOf(usd) })
  const pricesOf = ({ phases }: CollectionInfo) =>
    phases.map(({ priceAmount, priceToken }) => [priceAmount, priceToken])

  async function exists(address: string): Promise<boolean> {
    const [account] = await fetchAccounts(connection, [address])
    return account !== undefined
  }

  /** Expects the record, the vault and accounts of all who are paid. */
  async function expectAccepted(info: CollectionInfo, token: Token): Promise<void> {
    const record = derivePriceToken(info.editions, mintOf(token) as CollectionInfo['editions'])
    expect(await exists(record)).to.equal(true)
    expect(await exists(derivePriceTokenVault(record))).to.equal(true)
    const receivers = [info.treasury, ...info.platformFees.recipients.map(({ address }) => address)]
    for (const receiver of receivers) {
      const account = token.accountOf(new PublicKey(receiver))
      expect(await exists(account.toBase58())).to.equal(true)
    }
  }

  describe('in a deployment', () => {
    it('adds the token once, opens accounts of all who are paid, and then adds the phases', async () => {
      const input = deployInput({ creator: wallet, phases: [publicPhase(), inUsd(), inUsd(5n)] })
      const plan = await prepareDeploy(connection, input)
      expect(plan.transactions.map(({ title }) => title)).to.deep.equal([
        `Deploy ${input.symbol}`,
        `Accept ${shortened(mintOf(usd))} and add phases 1, 2, 3`,
      ])
      const paid = await sendAll(connection, plan, owner)
      expect(paid.map((sent) => sent.paid)).to.deep.equal(plan.transactions.map(({ rent }) => rent))
      const info = await fetchCollectionInfo(connection, plan.deployment)
      expect(pricesOf(info)).to.deep.equal([
        [1_000_000_000n, PRICE_TOKEN],
        [20_000_000n, mintOf(usd)],
        [5n, mintOf(usd)],
      ])
      await expectAccepted(info, usd)
      const [, second] = info.phases
      expect(second && dropPhaseOf(second).priceToken).to.equal(mintOf(usd))
    })

    it('refuses a token that was not looked up', async () => {
      const input = deployInput({ phases: [inUsd()] })
      await expectProblems(
        () => planDeploy(input),
        ['phases.0.priceToken', 'PRICE_TOKEN_NOT_FOUND'],
      )
    })

    it('refuses a flat fee beside prices in tokens', async () => {
      const address = anAddress()
      const platformFee = {
        platformFeeValue: 1n,
        isFeeFlat: true,
        recipients: [{ address, share: 100 }],
      }
      const input = deployInput({ creator: wallet, platformFee, phases: [inUsd()] })
      await expectProblems(prepareDeploy(connection, input), [
        'phases.0.priceAmount',
        'FLAT_FEE_WITH_TOKEN',
      ])
    })
  })

  describe('added later', () => {
    it('costs what the plan says, with accounts of Token-2022', async () => {
      const { collection, read } = await deployed(connection, owner)
      const info = await read()
      const phases = [publicPhase({ priceAmount: 1_500_000n, priceToken: mintOf(named) })]
      const plan = await prepareAddPhases(connection, { info, wallet, phases })
      const receivers = new Set([
        info.treasury,
        ...info.platformFees.recipients.map((r) => r.address),
      ])
      const [planned] = plan.transactions
      expect(plan.transactions).to.have.length(1)
      expect(planned?.title).to.equal('Accept USD and add phase 1')
      const phaseRent = BigInt(phaseSize({})) * 6_960n
      expect(planned?.rent).to.equal(
        rentOf(RECORD) + rentOf(VAULT) + BigInt(receivers.size) * rentOf(VAULT + 5) + phaseRent,
      )
      const [sent] = await sendAll(connection, plan, owner)
      expect(sent?.paid).to.equal(planned?.rent)
      await expectAccepted(await read(), named)
      expect(collection).to.equal(info.symbol)
      const again = await prepareAddPhases(connection, { info: await read(), wallet, phases })
      expect(again.transactions.map(({ title }) => title)).to.deep.equal(['Add phase 2'])
    })

    it('shows amounts in the token', async () => {
      const { read } = await deployed(connection, owner)
      const info = await read()
      const phases = [publicPhase({ priceAmount: 1_500_000n, priceToken: mintOf(named) })]
      const { changes = [] } = await prepareAddPhases(connection, { info, wallet, phases })
      const price = changes.find(({ field }) => field === 'priceAmount')
      const { symbol, decimals } = { symbol: 'USD', decimals: 6 }
      expect(price?.after).to.deep.include({
        kind: 'tokenAmount',
        amount: 1_500_000n,
        mint: mintOf(named),
      })
      expect(price?.after).to.have.property('unit').that.includes({ symbol, decimals })
      const token = changes.find(({ field }) => field === 'priceToken')
      expect(token).to.deep.include({
        before: undefined,
        after: { kind: 'address', address: mintOf(named) },
      })
    })

    it('refuses what is no token, and tokens that could change payments', async () => {
      const { read } = await deployed(connection, owner)
      const info = await read()
      const priced = (priceToken: string) => publicPhase({ priceToken })
      const phases = [
        priced(anAddress()),
        priced(mintOf(taxed)),
        priced(NATIVE_MINT_2022.toBase58()),
        priced('USDC'),
        priced(PRICE_TOKEN),
      ]
      await expectProblems(
        prepareAddPhases(connection, { info, wallet, phases }),
        ['phases.0.priceToken', 'PRICE_TOKEN_NOT_FOUND'],
        ['phases.1.priceToken', 'PRICE_TOKEN_NOT_PLAIN'],
        ['phases.2.priceToken', 'PRICE_TOKEN_NOT_PLAIN'],
        ['phases.3.priceToken', 'INVALID_ADDRESS'],
      )
    })

    it('asks nothing of the network without a token', async () => {
      const { read } = await deployed(connection, owner)
      const info = await read()
      const recorded = recordingConnection(localnet.rpcUrl)
      const phases = [publicPhase({ priceAmount: 1n })]
      const plan = await prepareAddPhases(recorded.connection, { info, wallet, phases })
      expect(plan).to.deep.equal(planAddPhases({ info, wallet, phases }))
      expect(recorded.requests).to.deep.equal([])
    })

    it('says that first mints are paid in a token, instead of simulating them', async () => {
      const { collection, read } = await deployed(connection, owner)
      const administration = administrationOf(connection, owner)
      await administration.addPhase({ collection, phase: inUsd() })
      const info = await read()
      const results = await simulateFirstMints(connection, {
        info,
        mints: info.phases.map((phase) => ({ phase })),
      })
      expect(results).to.deep.equal([{ notSimulated: 'pricedInToken' }])
    })
  })

  describe('changed', () => {
    it('moves a public phase from coins to a token and back, with its price', async () => {
      const { collection, read } = await deployed(connection, owner)
      const administration = administrationOf(connection, owner)
      await administration.addPhase({ collection, phase: publicPhase({ priceAmount: 7n }) })
      const change = { collection, phaseIndex: 0 }
      await administration.modifyPhase({ ...change, priceToken: mintOf(usd), priceAmount: 9n })
      expect(pricesOf(await read())).to.deep.equal([[9n, mintOf(usd)]])
      await expectAccepted(await read(), usd)
      await administration.modifyPhase({ ...change, maxMintsTotal: 3n })
      expect(pricesOf(await read())).to.deep.equal([[9n, mintOf(usd)]])
      await administration.modifyPhase({ ...change, priceToken: PRICE_TOKEN, priceAmount: 7n })
      expect(pricesOf(await read())).to.deep.equal([[7n, PRICE_TOKEN]])
    })

    it('keeps a token that the desired phases carry on', async () => {
      const { collection, read } = await deployed(connection, owner)
      await administrationOf(connection, owner).addPhase({ collection, phase: inUsd() })
      const info = await read()
      const desired = [...info.phases.map(phaseStateOf), inUsd(5n)]
      expect(phaseDifferences({ info, desired, now: 0n }).map(({ type }) => type)).to.deep.equal([
        'add',
      ])
      const plan = await preparePhaseChanges(connection, { info, wallet, desired, now: 0n })
      expect(plan.transactions.map(({ title }) => title)).to.deep.equal(['Add phase 2'])
      await sendAll(connection, plan, owner)
      expect(pricesOf(await read())).to.deep.equal([
        [20_000_000n, mintOf(usd)],
        [5n, mintOf(usd)],
      ])
    })

    it('refuses a new currency without a new price, and for a list that has prices', async () => {
      const { collection, read } = await deployed(connection, owner)
      const administration = administrationOf(connection, owner)
      await administration.addPhase({ collection, phase: publicPhase({ priceAmount: 7n }) })
      const allowList = publicPhase({ phaseType: 'allowList' })
      await administration.addPhase({ collection, phase: allowList })
      await administration.addPhase({ collection, phase: merklePhase() })
      const info = await read()
      expect(info.phases.map(({ phaseType }) => PHASE_TYPES[phaseType].isListed)).to.deep.equal([
        false,
        true,
        true,
      ])
      const priceToken = mintOf(usd)
      const changes = [0, 1, 2].map((phaseIndex) => ({ phaseIndex, priceToken }))
      await expectProblems(
        prepareModifyPhases(connection, { info, wallet, changes }),
        ['changes.0.priceAmount', 'PHASE_CURRENCY_CHANGED'],
        ['changes.1.priceToken', 'PHASE_CURRENCY_CHANGED'],
        ['changes.2.priceToken', 'PHASE_CURRENCY_CHANGED'],
      )
      const merkleRoot = new Uint8Array(32).fill(9)
      const replaced = [{ phaseIndex: 2, priceToken, merkleRoot }]
      const plan = await prepareModifyPhases(connection, { info, wallet, changes: replaced })
      expect(plan.transactions).to.have.length(1)
      await sendAll(connection, plan, owner)
      expect((await read()).phases[2]?.priceToken).to.equal(priceToken)
    })

    it('refuses a flat fee once a phase is priced in a token, active or not', async () => {
      const { collection, read } = await deployed(connection, owner)
      const administration = administrationOf(connection, owner)
      await administration.addPhase({ collection, phase: inUsd() })
      await administration.modifyPhase({ collection, phaseIndex: 0, active: false })
      const { recipients } = (await read()).platformFees
      const fee = (platformFeeValue: bigint) => ({ platformFeeValue, isFeeFlat: true, recipients })
      await expectProblems(administration.modifyPlatformFee({ collection, platformFee: fee(1n) }), [
        'platformFee.platformFeeValue',
        'FLAT_FEE_WITH_TOKEN',
      ])
      const none = await administration.modifyPlatformFee({ collection, platformFee: fee(0n) })
      expect(none.status).to.equal('done')
    })
  })
})

function shortened(address: string): string {
  return `${address.slice(0, 4)}…${address.slice(-4)}`
}
