import type { UserTransactionResponse } from '@aptos-labs/ts-sdk'
import { expect } from 'chai'
import { outdatedTable } from '../../../tests/benchmarks/costsDocument.ts'
import { formatCount, markdownTable } from '../../../tests/benchmarks/markdownTable.ts'
import { expectStated } from '../../../tests/helpers/statedFigure.ts'
import { fetchDropSettings } from '../src/administration/fetchDropSettings.ts'
import type { PhaseTermsInput } from '../src/administration/phaseInput.ts'
import { type CreationInput, planCreation } from '../src/administration/planCreation.ts'
import { planPhases } from '../src/administration/planPhases.ts'
import { sendPlan } from '../src/administration/sendPlan.ts'
import type { AllowlistEntry } from '../src/allowlist/allowlistProof.ts'
import { memoryJournal } from '../src/entries/journal.ts'
import { removeFromAllowlist } from '../src/entries/removeFromAllowlist.ts'
import { upsertAllowlist } from '../src/entries/upsertAllowlist.ts'
import { MAX_PER_MINT } from '../src/mint/assertMintable.ts'
import { mintItems } from '../src/mint/mintItems.ts'
import { prepareMint } from '../src/mint/prepareMint.ts'
import { MAX_GAS } from '../src/send/estimateTransaction.ts'
import { keyWallet, type SigningWallet } from '../src/wallet/signingWallet.ts'
import { padded } from './support/answers.ts'
import { openDrop } from './support/drops.ts'
import { GAS_SCHEDULE } from './support/gasSchedule.ts'
import { entriesOf } from './support/lists.ts'
import { describeOnNetwork, START, startNetwork, type TestNetwork } from './support/network.ts'
import { StorageMeter, type StorageUse } from './support/storageMeter.ts'

const COSTS = 'docs/costs.md'
const HEADER = ['what', 'new slots', 'bytes', 'octas']
const PRICE = 1_000n
const OCTAS_PER_APT = 1e8
/** Longest texts that an item can have, with any number for `{}`. */
const LONGEST = { itemBaseName: '~'.repeat(128), itemBaseUri: '~'.repeat(512) }

describeOnNetwork('storage fees on Aptos', () => {
  let network: TestNetwork
  const measured: Record<string, StorageUse> = {}

  before(async () => {
    network = await startNetwork()
    Object.assign(measured, await measureDrop(), await measureLongest())
  })
  after(() => network.close())

  it('are those in the document, for each thing that a drop pays for', () => {
    const rows = Object.entries(measured).map(([name, { slots, bytes, octas }]) => [
      name,
      ...[slots, bytes, octas].map(formatCount),
    ])
    const table = markdownTable([HEADER, ...rows], 1)
    expect(outdatedTable(table), table).to.deep.equal([])
  })

  it('and limits follow from the gas schedule that the document names', () => {
    const { maxStorageFee, gasUnitScalingFactor: scale } = GAS_SCHEDULE
    const stated = {
      'feature version {} of mainnet': GAS_SCHEDULE.featureVersion,
      'charges {} octas for each new state slot': GAS_SCHEDULE.storageFeePerStateSlot,
      'and {} for each byte of its key and value': GAS_SCHEDULE.storageFeePerStateByte,
      'A unit costs at least {} octas': GAS_SCHEDULE.minPricePerGasUnit,
      'uses at least {} gas units': GAS_SCHEDULE.minTransactionGasUnits / scale,
      'at most {} for execution': GAS_SCHEDULE.maxExecutionGas / scale,
      'and {} for reading and writing': GAS_SCHEDULE.maxIoGas / scale,
      'A transaction pays at most {} APT for storage': maxStorageFee / OCTAS_PER_APT,
      'writes at most {} slots': GAS_SCHEDULE.maxWriteOpsPerTransaction,
      'of {} bytes together': GAS_SCHEDULE.maxBytesAllWriteOpsPerTransaction,
    }
    for (const [words, figure] of Object.entries(stated)) expectStated(COSTS, words, figure)
  })

  it('leave room for the most items that the drop machine mints at once, with the longest texts', () => {
    const most = useOf('mint of 100 items, the first of a wallet, longest texts')
    expect(most.octas).to.be.lessThan(GAS_SCHEDULE.maxStorageFee)
    expect(most.slots).to.be.lessThan(GAS_SCHEDULE.maxWriteOpsPerTransaction)
    expect(most.bytes).to.be.lessThan(GAS_SCHEDULE.maxBytesAllWriteOpsPerTransaction)
    expectStated(COSTS, 'the longest texts pay {} APT', most.octas / OCTAS_PER_APT)
  })

  it('and the most of everything else fit into the gas limit of the client', () => {
    const { maxExecutionGas, maxIoGas, gasUnitScalingFactor, minPricePerGasUnit } = GAS_SCHEDULE
    const others = (maxExecutionGas + maxIoGas) / gasUnitScalingFactor
    const inApt = (others * minPricePerGasUnit) / OCTAS_PER_APT
    expectStated(COSTS, 'gas costs at most {} APT beside storage', inApt)
    const dearest = Math.max(...Object.values(measured).map(({ octas }) => octas))
    expect(dearest / minPricePerGasUnit + others).to.be.lessThan(Number(MAX_GAS))
    expect(Number(MAX_GAS)).to.be.lessThan(GAS_SCHEDULE.maximumNumberOfGasUnits)
  })

  it('are within what the client tells a wallet that cannot pay, and so cannot simulate', async () => {
    const drop = await openDrop(network, { totalSupply: 0n, phases: [{ price: PRICE }] })
    const { address: wallet } = await network.newWallet(0n)
    const gasOf = async (quantity: bigint) => {
      const { cost } = await prepareMint(network.connection, { ...drop, wallet, quantity })
      return Number(cost.gas)
    }
    expect(await gasOf(1n)).to.be.greaterThan(useOf("mint of an item, the drop's first").octas)
    const most = useOf('mint of 100 items, the first of a wallet, longest texts')
    expect(await gasOf(MAX_PER_MINT)).to.be.greaterThan(most.octas)
  })

  const useOf = (name: string): StorageUse => {
    const use = measured[name]
    if (!use) throw new Error(`"${name}" was not measured`)
    return use
  }

  /** Measures a drop's life: creation, phases, lists and mints. */
  async function measureDrop(): Promise<Record<string, StorageUse>> {
    const { create, setPhases, list, unlist, mint } = dropOf({
      seed: 'harbour',
      itemBaseName: 'Low tide No {}',
      itemBaseUri: 'https://files.example.com/harbour/low-tide/prints/{}.json',
    })
    const open = { saleMintTime: START, saleMintPrice: PRICE }
    const listed = { saleMintTime: START + 100n, saleMintPrice: PRICE, isPrivate: true }
    const other = { ...listed, saleMintTime: START + 200n }
    const proven = { ...listed, saleMintTime: START + 300n, merkleRoot: padded('0x1') }
    const entries = entriesOf('costs', 200)
    const wallet = await network.newWallet()
    return {
      'creation of a drop': await create(),
      'public phase': await setPhases([open]),
      'two private phases': await setPhases([open, listed, other]),
      'phase with a merkle root': await setPhases([open, listed, other, proven]),
      'first list entry of a phase': await list(2n, entries.slice(0, 1)),
      'second list entry': await list(2n, entries.slice(1, 2)),
      'removal of that entry': await unlist(2n, entries.slice(1, 2)),
      '200 list entries of another phase': await list(3n, entries),
      "mint of an item, the drop's first": await mint(wallet, 1n),
      'mint of an item, the second of that wallet': await mint(wallet, 1n),
      'mint of an item, the first of another wallet': await mint(await network.newWallet(), 1n),
      'mint of 10 items, the first of a wallet': await mint(await network.newWallet(), 10n),
    }
  }

  async function measureLongest(): Promise<Record<string, StorageUse>> {
    const { create, setPhases, mint } = dropOf({ seed: 'longest', ...LONGEST })
    await create()
    await setPhases([{ saleMintTime: START, saleMintPrice: PRICE }])
    await mint(await network.newWallet(), 1n)
    return {
      'mint of 100 items, the first of a wallet, longest texts': await mint(
        await network.newWallet(),
        MAX_PER_MINT,
      ),
    }
  }

  type Texts = Pick<CreationInput, 'seed' | 'itemBaseName' | 'itemBaseUri'>

  /** Returns what a drop's owner and wallets do, each with its storage. */
  function dropOf(texts: Texts) {
    const meter = new StorageMeter(network)
    const { connection, machines } = network
    const owner = keyWallet(network.owner)
    let contract = ''
    const measure = async (hashes: readonly string[]) => {
      const transactions = hashes.map((transactionHash) =>
        network.aptos.getTransactionByHash({ transactionHash }),
      )
      return meter.use((await Promise.all(transactions)) as UserTransactionResponse[])
    }
    const send = async (plan: Parameters<typeof sendPlan>[1]['plan']) => {
      const sent = await sendPlan(connection, { plan, wallet: owner })
      return measure(sent.map(({ hash }) => hash))
    }
    const listOf = (phaseId: bigint) => {
      const { chainId } = network
      const journal = memoryJournal({ chainId, collection: contract, phaseId })
      return { contract, machines, phaseId, wallet: owner, journal }
    }
    return {
      create: async () => {
        const plan = await planCreation(connection, {
          ...texts,
          owner: owner.address,
          machines,
          collectionName: 'Low tide 2026',
          collectionDescription: '',
          collectionUri: 'https://files.example.com/harbour/low-tide/collection.json',
          royalties: {
            royaltyPayeeAddress: owner.address,
            royaltyPointsNumerator: 5n,
            royaltyPointsDenominator: 100n,
          },
          isOpenEdition: true,
          totalSupply: 0n,
        })
        contract = plan.collection
        return send(plan)
      },
      setPhases: async (phases: readonly PhaseTermsInput[]) => {
        const settings = await fetchDropSettings(connection, { contract, machines })
        return send(planPhases(settings, phases))
      },
      list: async (phaseId: bigint, entries: readonly AllowlistEntry[]) => {
        const { hashes } = await upsertAllowlist(connection, { ...listOf(phaseId), entries })
        return measure(hashes)
      },
      unlist: async (phaseId: bigint, entries: readonly AllowlistEntry[]) => {
        const wallets = entries.map(({ wallet }) => wallet)
        const { hashes } = await removeFromAllowlist(connection, { ...listOf(phaseId), wallets })
        return measure(hashes)
      },
      mint: async (wallet: SigningWallet, quantity: bigint) => {
        const { hash } = await mintItems(connection, { contract, machines, wallet, quantity })
        return measure([hash])
      },
    }
  }
})
