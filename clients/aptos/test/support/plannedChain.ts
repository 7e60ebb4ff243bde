import { type DropPhaseTerms, everythingTo } from '@mintline/core/drop'
import { memoryJournal, type PlannedChain } from '../../../core/test/conformance/dropWork.ts'
import { octas } from '../../src/mint/currency.ts'
import { aptosDropChain } from '../../src/port/aptosDropChain.ts'
import type { AptosStep } from '../../src/port/aptosStep.ts'
import type { AptosTerms } from '../../src/port/aptosTerms.ts'
import { APTOS_CAPABILITIES } from '../../src/port/capabilities.ts'
import type { AptosPresent } from '../../src/port/readDrop.ts'
import { fetchBalance } from '../../src/send/fetchBalance.ts'
import type { SigningWallet } from '../../src/wallet/signingWallet.ts'
import type { TestNetwork } from './network.ts'

/** The adapter for the conformance suite of plans. */
export interface Planned extends PlannedChain<AptosTerms, AptosPresent, AptosStep, SigningWallet> {
  /** Sends steps, and returns the collection that one of them creates. */
  send(steps: readonly AptosStep[], owner: string): Promise<string | undefined>
}

const PRICE = 100_000_000n

/** Terms with another text or kind, by the path that cannot change. */
const LASTING: Planned['lasting'] = {
  name: (terms) => ({ ...terms, name: 'Other' }),
  description: (terms) => ({ ...terms, description: 'Another text' }),
  uri: (terms) => ({ ...terms, uri: 'https://example.com/other.json' }),
  'items.name': (terms) => ({ ...terms, items: { ...templates(terms), name: 'Other {}' } }),
  'items.uri': (terms) => ({ ...terms, items: { ...templates(terms), uri: 'ipfs://other/{}' } }),
  'extras.isOpenEdition': (terms) => ({
    ...terms,
    extras: { ...terms.extras, isOpenEdition: true },
  }),
  'extras.version': inVersion1,
}

/** Terms that no drop can have, by the path of their problem. */
const IMPOSSIBLE: Planned['impossible'] = {
  name: (terms) => ({ ...terms, name: 'Drop\u200b' }),
  symbol: (terms) => ({ ...terms, symbol: 'x'.repeat(65) }),
  items: (terms) => ({ ...terms, items: { form: 'folders', folders: [] } }),
  'items.uri': (terms) => ({ ...terms, items: { ...templates(terms), uri: ' ipfs://items' } }),
  'supply.maxItems': (terms) => ({ ...terms, supply: { ...terms.supply, maxItems: 0n } }),
  'supply.maxPerWallet': (terms) => ({ ...terms, supply: { ...terms.supply, maxPerWallet: 2n } }),
  'money.receivers': (terms) => ({ ...terms, money: { ...terms.money, receivers: [] } }),
  'money.platformFee': (terms) => ({
    ...terms,
    money: {
      ...terms.money,
      platformFee: {
        ...terms.money.platformFee,
        recipients: terms.money.receivers.map((one) => ({ ...one, share: 33.5 })),
      },
    },
  }),
  'money.royalties': (terms) => ({
    ...terms,
    money: {
      ...terms.money,
      royalties: { valueBp: 500, recipients: everythingTo(`0x${'ab'.repeat(20)}`) },
    },
  }),
  'sale.endTime': (terms) => ({ ...terms, sale: { ...terms.sale, endTime: 0n } }),
  'phases.0.key': withPhase({ key: '0' }),
  'phases.0.list': withPhase({ kind: 'list' }),
  'phases.0.endTime': withPhase({ endTime: 2n }),
  'phases.0.maxItems': withPhase({ maxItems: 5n }),
  'phases.0.isOpen': withPhase({ isOpen: false }),
  'phases.0.price.currency': withPhase({
    price: { value: 1n, currency: { id: 'SOLANA:11111111111111111111111111111111', decimals: 9 } },
  }),
}

/** Plans drops on a network, with wallets that it makes. */
export function plannedChain(network: TestNetwork): Planned {
  const { connection, machines } = network
  const wallets = new Map<string, SigningWallet>()
  let drops = 0
  const chain = aptosDropChain(connection, machines)
  const newWallet = async (funds?: bigint) => {
    const wallet = await network.newWallet(funds)
    wallets.set(wallet.address, wallet)
    return wallet.address
  }
  const walletOf = (owner: string) => {
    const wallet = wallets.get(owner)
    if (!wallet) throw new Error(`${owner} is no wallet of this test`)
    return wallet
  }
  const newTerms = async (owner: string): Promise<AptosTerms> => {
    drops += 1
    const { address: receiver } = await network.newWallet(0n)
    return {
      name: `Drop ${drops}`,
      symbol: `plan ${drops}`,
      description: 'A drop of a test',
      uri: 'https://example.com/drop.json',
      items: { form: 'templates', name: 'No. {}', uri: 'https://example.com/{}.json' },
      supply: { maxItems: 10n, maxPerWallet: 0n },
      phases: [
        {
          key: undefined,
          name: 'Everybody',
          kind: 'public',
          list: undefined,
          startTime: undefined,
          endTime: undefined,
          price: octas(PRICE),
          maxPerWallet: 3n,
          maxPerTransaction: 0n,
          maxItems: 0n,
          isOpen: true,
        },
      ],
      currencies: new Map(),
      money: {
        receivers: [
          { address: receiver, share: 60 },
          { address: owner, share: 40 },
        ],
        platformFee: {
          type: 'flat',
          value: PRICE / 10n,
          recipients: everythingTo(receiver),
        },
        royalties: { valueBp: 500, recipients: everythingTo(owner) },
      },
      sale: { isPaused: undefined, endTime: undefined },
      extras: { version: 2, isOpenEdition: false },
    }
  }
  return {
    chain,
    capabilities: APTOS_CAPABILITIES,
    newOwner: () => newWallet(),
    newPauper: () => newWallet(0n),
    pauperCode: 'FUNDS_TOO_LOW',
    walletOf,
    balanceOf: (owner) => fetchBalance(connection, owner),
    sentBy: async (accountAddress) => {
      // Wallets without funds have no account.
      if ((await fetchBalance(connection, accountAddress)) === 0n) return 0
      const { sequence_number: next } = await network.aptos.getAccountInfo({ accountAddress })
      return Number(next)
    },
    newReceiver: async () => (await network.newWallet(0n)).address,
    newTerms,
    send: async (steps, owner) => {
      await chain.send(steps, walletOf(owner), { journal: memoryJournal() })
      return steps
        .flatMap(({ plan }) => plan.changes)
        .flatMap((change) => (change.type === 'drop created' ? [change.collection] : []))[0]
    },
    lasting: LASTING,
    // The drop machine keeps its rules, so that only a read can come to say this.
    brokenDrop: async () => {
      const owner = await newWallet()
      const terms = await newTerms(owner)
      let present: AptosPresent | undefined
      for (let round = 0; round < 2; round += 1) {
        const { steps } = await chain.plan({ terms, present, wallet: owner })
        const some = round === 0 ? steps.slice(0, 1) : steps
        await chain.send(some, walletOf(owner), { journal: memoryJournal() })
        present = await chain.read(await chain.addressToBe(terms, owner))
      }
      if (!present) throw new Error('There is no drop')
      const { settings, state } = present
      const { platformFee } = settings
      const fee = { type: 'flat', value: PRICE * 2n } as const
      const money = { ...state.money, platformFee: { ...state.money.platformFee, ...fee } }
      return {
        owner,
        present: {
          settings: { ...settings, platformFee: { ...fee, feeSplit: platformFee.feeSplit } },
          state: { ...state, money: money as typeof state.money },
        },
        arePhasesFree: false,
        worse: withFlatFee(PRICE * 3n),
      }
    },
    // Nothing that the drop machine accepts needs a warning.
    warned: {},
    impossible: IMPOSSIBLE,
  }
}

/** The same terms as far as version 1 can have them. */
export function inVersion1(terms: AptosTerms): AptosTerms {
  const platformFee = { type: 'percentage', valueBp: 300, recipients: undefined } as const
  return {
    ...terms,
    money: { ...terms.money, platformFee },
    extras: { ...terms.extras, version: 1 },
  }
}

function withFlatFee(value: bigint): (terms: AptosTerms) => AptosTerms {
  return ({ money, ...terms }) => ({
    ...terms,
    money: { ...money, platformFee: { ...money.platformFee, type: 'flat', value } },
  })
}

/** Returns a change that gives each phase other values. */
function withPhase(values: Partial<DropPhaseTerms>): (terms: AptosTerms) => AptosTerms {
  return (terms) => ({
    ...terms,
    phases: terms.phases?.map((phase) => ({ ...phase, ...values })),
  })
}

function templates({ items }: AptosTerms) {
  if (items.form !== 'templates') throw new Error('There are no templates')
  return items
}
