import { everythingTo } from '@mintline/core/drop'
import { formatCurrencyId } from '@mintline/core/identifiers'
import { type EvmNetwork, evmExplorerUrl, isOnThisMachine } from '@mintline/core/networks'
import {
  asOf,
  connectChain,
  connectReadOnly,
  type EvmWallet,
  nodesFetch,
  reserveOf,
} from '@mintline/evm'
import {
  collectDropProblems,
  EVM_CAPABILITIES,
  type EvmPresent,
  type EvmSentStep,
  type EvmStep,
  type EvmTerms,
  evmDropChain,
} from '@mintline/evm/drop'
import { zeroAddress } from 'viem'
import { evmWallets } from '#entities/wallet/browser/evmWallets.ts'
import { offerDevelopmentWallet } from '#entities/wallet/lib/development/evm/developmentWallet.ts'
import type { Sale } from './dropStore.ts'
import { type OpenedChain, openedChain } from './openedChain.ts'

/** An EVM network, and its node URLs, best first. */
export interface EvmPlace {
  readonly network: EvmNetwork
  readonly nodeUrls: readonly string[]
}

/** Opens an EVM network. Pictures are sold as ERC-721 drops whose items share one document. */
export function openEvm({ network, nodeUrls }: EvmPlace): OpenedChain {
  const [url = ''] = nodeUrls
  const { client } = connectReadOnly(url, { network, fetch: nodesFetch(nodeUrls, network) })
  const connection = connectChain(client, { network, reserve: reserveOf(nodeUrls, network) })
  return openedChain<EvmTerms, EvmPresent, EvmStep, EvmWallet, EvmSentStep>({
    capabilities: EVM_CAPABILITIES,
    finder: evmWallets({ kind: 'evm', network }),
    offerDevelopmentWallet: () =>
      network.testnet && nodeUrls.every(isOnThisMachine)
        ? offerDevelopmentWallet(nodeUrls)
        : () => undefined,
    chainAt: (last) => evmDropChain(last ? asOf(connection, last.blockNumber) : connection),
    termsOf: (sale, wallet, implementation) => termsOf(sale, { wallet, implementation, network }),
    problemsOf: (terms, now) => collectDropProblems(terms, { network, now }),
    createdBy: ({ creates, created }) =>
      creates === 'drop' ? { contract: created } : { implementation: created },
    idOf: (contract) => `${network.blockchain}:${contract}`,
    explorer: (page) => evmExplorerUrl(page, network),
  })
}

interface TermsContext {
  readonly wallet: string
  readonly implementation: string | undefined
  readonly network: EvmNetwork
}

function termsOf(sale: Sale, { wallet, implementation, network }: TermsContext): EvmTerms {
  const { name, symbol, description, uri, imageUri, startTime, treasury } = sale
  const { blockchain, nativeCurrency } = network
  const id = formatCurrencyId({ blockchain, address: zeroAddress })
  return {
    ...{ name, symbol, uri },
    description: '',
    items: { form: 'shared', name, description, imageUri, animationUri: '' },
    supply: { maxItems: 0n, maxPerWallet: 0n },
    phases: [
      {
        key: undefined,
        name: '',
        kind: 'public',
        list: undefined,
        startTime: startTime === undefined ? undefined : BigInt(startTime),
        endTime: undefined,
        price: { value: BigInt(sale.price), currency: { id, decimals: nativeCurrency.decimals } },
        maxPerWallet: BigInt(sale.maxPerWallet),
        maxPerTransaction: 0n,
        // The contract limits each phase, and not the collection.
        maxItems: BigInt(sale.maxItems),
        isOpen: true,
      },
    ],
    currencies: new Map([[id, nativeCurrency]]),
    money: {
      receivers: everythingTo(treasury),
      platformFee: { type: 'percentage', valueBp: 0, recipients: everythingTo(wallet) },
      royalties: { valueBp: sale.royaltyBasisPoints, recipients: everythingTo(treasury) },
    },
    sale: { isPaused: undefined, endTime: undefined },
    extras: {
      variant: 'erc721',
      tokenId: undefined,
      ofTokenId: { receiver: undefined, royalty: undefined },
      otherTokens: [],
      implementation: undefined,
      ownImplementation: implementation,
    },
  }
}
