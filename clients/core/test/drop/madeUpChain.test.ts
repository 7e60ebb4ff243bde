import type { DropTerms, PresentDrop } from '../../src/drop/index.ts'
import { everythingTo } from '../../src/drop/index.ts'
import type { PlannedChain } from '../conformance/dropWork.ts'
import { MADE_UP_CAPABILITIES, type MadeUpStep, madeUpChain } from '../conformance/madeUpChain.ts'
import { MadeUpLedger, type MadeUpWallet } from '../conformance/madeUpLedger.ts'
import { testDropPlan } from '../conformance/testDropPlan.ts'
import { testDropSending } from '../conformance/testDropSending.ts'
import { testSendingWallets } from '../conformance/testSendingWallets.ts'

const FUNDS = 1_000_000n
const COIN = { id: 'MADEUP:obol', decimals: 0 }

type Planned = PlannedChain<DropTerms, PresentDrop, MadeUpStep, MadeUpWallet>

describe('A made-up chain, as CONTRIBUTING adds one', () => {
  const started = planned()
  testDropPlan(async () => started)
  testDropSending(async () => started)
  testSendingWallets(async () => started)
})

function planned(): Planned {
  const ledger = new MadeUpLedger()
  let made = 0
  const next = (name: string) => {
    made += 1
    return `${name} ${made}`
  }
  const newWallet = async (balance: bigint) => {
    const address = next('wallet')
    ledger.fund(address, balance)
    return address
  }
  const walletOf = (address: string) => ({ address, secret: `secret of ${address}` })
  const chain = madeUpChain(ledger)
  return {
    chain,
    capabilities: MADE_UP_CAPABILITIES,
    newOwner: () => newWallet(FUNDS),
    newVault: async () => {
      const address = next('vault')
      ledger.fund(address, FUNDS)
      return address
    },
    newPauper: () => newWallet(0n),
    pauperCode: 'FUNDS_TOO_LOW',
    walletOf,
    sendingWalletOf: (address, act) => ({ ...walletOf(address), act }),
    balanceOf: async (owner) => ledger.account(owner).balance,
    sentBy: async (owner) => ledger.account(owner).nonce,
    newReceiver: () => newWallet(0n),
    newTerms: async (owner) => termsFor(owner, next('DROP')),
    lasting: {
      name: (terms) => ({ ...terms, name: 'Another' }),
      symbol: (terms) => ({ ...terms, symbol: 'OTHER' }),
      description: (terms) => ({ ...terms, description: 'Another' }),
    },
    warned: {
      NO_LIMIT: ({ supply, ...terms }) => ({ ...terms, supply: { ...supply, maxItems: 0n } }),
    },
    brokenDrop: async () => {
      const owner = await newWallet(FUNDS)
      const { money, ...terms } = termsFor(owner, next('DROP'))
      const contract = next('drop')
      ledger.run(owner, { contract, terms: { ...terms, money: { ...money, receivers: [] } } })
      const present = await chain.read(contract)
      if (!present) throw new Error('There is no drop')
      const sale = { isPaused: undefined, endTime: 9n }
      return { owner, present, arePhasesFree: true, worse: (own) => ({ ...own, sale }) }
    },
    impossible: {
      'money.receivers': (terms) => ({ ...terms, money: { ...terms.money, receivers: [] } }),
      'sale.endTime': (terms) => ({ ...terms, sale: { ...terms.sale, endTime: 9n } }),
    },
  }
}

function termsFor(owner: string, symbol: string): DropTerms {
  return {
    ...{ name: 'A drop', symbol, description: '', uri: 'ipfs://drop' },
    items: { form: 'templates', name: 'Item {}', uri: 'ipfs://items/{}' },
    supply: { maxItems: 10n, maxPerWallet: 5n },
    phases: [
      {
        ...{ key: undefined, name: 'Everybody', kind: 'public', list: undefined },
        ...{ startTime: undefined, endTime: undefined },
        price: { value: 100n, currency: COIN },
        ...{ maxPerWallet: 3n, maxPerTransaction: 0n, maxItems: 0n, isOpen: true },
      },
    ],
    currencies: new Map([[COIN.id, { symbol: 'OBOL', decimals: 0 }]]),
    money: {
      receivers: everythingTo(owner),
      platformFee: { type: 'percentage', valueBp: 300, recipients: everythingTo(owner) },
      royalties: { valueBp: 500, recipients: everythingTo(owner) },
    },
    sale: { isPaused: undefined, endTime: undefined },
    extras: {},
  }
}
