import { connectAptos, nodesFetch } from '@mintline/aptos'
import {
  APTOS_CAPABILITIES,
  type AptosTerms,
  aptosDropChain,
  collectDropProblems,
  octas,
} from '@mintline/aptos/drop'
import { everythingTo } from '@mintline/core/drop'
import { type AptosNetwork, aptosExplorerUrl, isOnThisMachine } from '@mintline/core/networks'
import { aptosSetup } from '#entities/cluster/lib/aptosSetup.ts'
import type { RuntimeConfig } from '#entities/cluster/lib/runtimeConfig.ts'
import { aptosWallets } from '#entities/wallet/browser/aptosWallets.ts'
import { offerDevelopmentWallet } from '#entities/wallet/lib/development/aptos/developmentWallet.ts'
import type { Sale } from './dropStore.ts'
import { type OpenedChain, openedChain } from './openedChain.ts'

/** An Aptos network, its node URLs, best first, and the host's drop machines. */
export interface AptosPlace {
  readonly network: AptosNetwork
  readonly nodeUrls: readonly string[]
  readonly config: Pick<RuntimeConfig, 'aptos'>
}

/** Opens an Aptos network. Throws if the host names no valid drop machine there. */
export function openAptos({ network, nodeUrls, config }: AptosPlace): OpenedChain {
  const { machines, faucetUrl, problem } = aptosSetup(network.slug, config)
  if (!machines) throw new Error(problem ?? `No drop machine is known on ${network.name}.`)
  const [nodeUrl = ''] = nodeUrls
  const connection = connectAptos(nodeUrl, { network, fetch: nodesFetch(nodeUrls, network) })
  const chain = aptosDropChain(connection, machines)
  const { chainId = 0, name } = network
  return openedChain({
    capabilities: APTOS_CAPABILITIES,
    finder: aptosWallets({ kind: 'aptos', chainId, name }),
    offerDevelopmentWallet: () =>
      network.testnet && nodeUrls.every(isOnThisMachine)
        ? offerDevelopmentWallet({ nodeUrl, faucetUrl })
        : () => undefined,
    // The connection itself remembers what it has seen confirmed.
    chainAt: () => chain,
    termsOf,
    problemsOf: (terms, now) => collectDropProblems(terms, now),
    createdBy: () => ({}),
    idOf: (contract) => `APTOS:${contract}`,
    explorer: (page) => aptosExplorerUrl(page, network),
  })
}

function termsOf(sale: Sale): AptosTerms {
  const { name, symbol, description, uri, itemName, startTime, treasury } = sale
  const maxItems = BigInt(sale.maxItems)
  return {
    ...{ name, symbol, description, uri },
    items: { form: 'templates', name: itemName, uri },
    supply: { maxItems, maxPerWallet: 0n },
    phases: [
      {
        key: undefined,
        name: '',
        kind: 'public',
        list: undefined,
        startTime: startTime === undefined ? undefined : BigInt(startTime),
        endTime: undefined,
        price: octas(BigInt(sale.price)),
        maxPerWallet: BigInt(sale.maxPerWallet),
        maxPerTransaction: 0n,
        // The drop machine limits the collection, and not a phase.
        maxItems: 0n,
        isOpen: true,
      },
    ],
    currencies: new Map(),
    money: {
      receivers: everythingTo(treasury),
      platformFee: { type: 'percentage', valueBp: 0, recipients: undefined },
      royalties: { valueBp: sale.royaltyBasisPoints, recipients: everythingTo(treasury) },
    },
    sale: { isPaused: undefined, endTime: undefined },
    extras: { version: 2, isOpenEdition: maxItems === 0n },
  }
}
