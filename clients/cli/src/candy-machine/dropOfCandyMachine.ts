import { type AskOptions, type CoinUnit, NATIVE_DECIMALS, TOTAL_SHARES } from '@mintline/core'
import { type DropState, everythingTo, type PhaseOverrides } from '@mintline/core/drop'
import { formatCollectionId, formatCurrencyId, NATIVE_CURRENCY } from '@mintline/core/identifiers'
import {
  coinOf,
  fetchMintNetwork,
  fetchPriceTokens,
  formatCsv,
  MAX_CREATORS,
  type MintNetwork,
  NO_LOCKS,
  type ReadConnection,
} from '@mintline/solana'
import { type CandyMachine, fetchTokenHolders } from '@mintline/solana/candy-machine'
import { currenciesOf, type SolanaExtras } from '@mintline/solana/drop'
import { type ImportedList, listFileOf } from '../config/importedConfig.ts'
import { defaultAnswers } from '../config/newConfig.ts'
import { counted } from '../output/counted.ts'
import { type CandyPhase, candyPhases } from './candyPhases.ts'
import { paymentsOf } from './candyPrice.ts'

/** A drop on chain, ours or another, with what its config needs besides. */
export interface ImportedCollection {
  readonly drop: DropState<SolanaExtras>
  /** Settings in place of the phases' own, in their order. */
  readonly phases: readonly PhaseOverrides[]
  readonly lists: readonly ImportedList[]
  readonly notes: readonly string[]
}

/**
 * Converts a candy machine to the drop that comes closest.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function dropOfCandyMachine(
  connection: ReadConnection,
  machine: CandyMachine,
  options: AskOptions = {},
): Promise<ImportedCollection> {
  const { guards, groups } = machine.candyGuard ?? { guards: {}, groups: [] }
  const payments = [guards, ...groups.map((group) => group.guards)].flatMap(paymentsOf)
  const [network, tokens, holders] = await Promise.all([
    fetchMintNetwork(connection, options),
    fetchPriceTokens(
      connection,
      payments.flatMap(({ mint }) => mint ?? []),
      options,
    ),
    fetchTokenHolders(
      connection,
      payments.flatMap(({ receiver, isToAccount }) => (isToAccount ? receiver : [])),
      options,
    ),
  ])
  const coin: CoinUnit = { symbol: coinOf(network), decimals: NATIVE_DECIMALS }
  const currencies = {
    native: { id: currencyId(undefined, network), decimals: NATIVE_DECIMALS },
    tokens: new Map(
      [...tokens].map(([mint, { decimals }]) => [
        mint,
        { id: currencyId(mint, network), decimals },
      ]),
    ),
  }
  const now = BigInt(Math.floor(Date.now() / 1_000))
  const read = candyPhases(machine, { coin, currencies, now })
  const treasury = treasuryOf(machine, read.phases, holders)
  const items = itemsOf(machine)
  const royalties = royaltiesOf(machine)
  const drop = {
    ...identityOf(machine, network),
    items: { form: 'templates', name: items.name, uri: items.uri } as const,
    supply: { minted: 0n, maxItems: machine.maxItems, maxPerWallet: read.maxPerWallet },
    phases: read.phases.map(({ phase }) => phase),
    currencies: currenciesOf(network, [...tokens.values()]),
    money: {
      receivers: everythingTo(treasury.wallet),
      platformFee: {
        type: 'percentage',
        valueBp: 0,
        recipients: everythingTo(treasury.wallet),
      } as const,
      royalties: royalties.royalties,
    },
    sale: { isPaused: false, endTime: undefined },
    extras: EXTRAS,
  }
  return {
    drop,
    ...listsOf(read.phases),
    notes: [
      ...mintedNotes(machine),
      ...items.notes,
      ...royalties.notes,
      ...treasury.notes,
      ...read.notes,
    ],
  }
}

/** Most items of an entry on chain. */
const MAX_ENTRY_AMOUNT = 255

/** Nothing of a machine is in these parts. */
const EXTRAS: SolanaExtras = {
  feeAdmins: [],
  feeCap: { basisPoints: 0, flat: 0n },
  cosigner: undefined,
  locks: NO_LOCKS,
  fields: [],
  reveal: undefined,
}

function currencyId(mint: string | undefined, { blockchain }: MintNetwork): string {
  return formatCurrencyId({ blockchain, address: mint ?? NATIVE_CURRENCY })
}

function identityOf({ address, authority, metadata }: CandyMachine, { blockchain }: MintNetwork) {
  const { name, symbol, uri } = metadata
  return {
    id: formatCollectionId({ blockchain, contract: address }),
    owner: authority,
    symbol: symbol || defaultAnswers(name).symbol,
    name,
    description: undefined,
    uri,
  }
}

function mintedNotes({ minted, maxItems, metadata }: CandyMachine): string[] {
  const symbol = metadata.symbol
    ? []
    : ['Core collections have no symbol: "symbol" is made of the name']
  if (minted === 0n) return symbol
  return [
    `${counted(minted, 'item')} of ${maxItems} ${minted === 1n ? 'is' : 'are'} minted, and will not be in the new collection: lower "maxItems" of the supply unless it offers all ${maxItems} again`,
    ...symbol,
  ]
}

function itemsOf({ items: { name, uri, loaded }, maxItems, metadata }: CandyMachine) {
  return {
    name: name ?? `${metadata.name} #{}`,
    uri: uri ?? metadata.uri,
    notes: [
      ...(loaded < maxItems
        ? [`The candy machine has names and URIs for ${loaded} of its ${counted(maxItems, 'item')}`]
        : []),
      ...(name === undefined
        ? [
            'The names of its items follow no template: "name" of "items" is made of that of the collection',
          ]
        : []),
      ...(uri === undefined
        ? [
            'The URIs of its items follow no template with numbers from 1, so that "uri" of "items" is that of the collection: upload the documents as one folder with mintline assets upload',
          ]
        : []),
    ],
  }
}

function royaltiesOf({ royalties, authority }: CandyMachine) {
  const { royaltyBasisPoints: valueBp } = royalties
  const recipients = royalties.creators.filter(({ share }) => share > 0)
  const sum = recipients.reduce((total, { share }) => total + share, 0)
  const fits = recipients.length <= MAX_CREATORS && sum === TOTAL_SHARES
  if (fits || (valueBp === 0 && recipients.length === 0)) {
    return { royalties: { valueBp, recipients }, notes: [] }
  }
  return {
    royalties: { valueBp, recipients: everythingTo(authority) },
    notes: [
      `The royalties have no creators that a drop can have, at most ${MAX_CREATORS} with 100 percent: the recipient is the authority of the candy machine`,
    ],
  }
}

/** Returns the first wallet that is paid, otherwise the machine's authority. */
function treasuryOf(
  { authority }: CandyMachine,
  phases: readonly CandyPhase[],
  holders: ReadonlyMap<string, string>,
) {
  const paid = phases.flatMap(({ guards }) =>
    paymentsOf(guards).map(({ receiver, isToAccount }) =>
      isToAccount ? holders.get(receiver) : receiver,
    ),
  )
  const wallets = new Set(paid.filter((wallet) => wallet !== undefined))
  const [wallet = authority, ...others] = wallets
  return {
    wallet,
    notes: [
      ...(others.length > 0
        ? [`A drop has one receiver, ${wallet}: the candy machine also pays ${others.join(', ')}`]
        : []),
      ...(wallets.size === 0 && paid.length > 0
        ? [
            `The accounts that receive its tokens do not exist, so that the receiver is the authority of the candy machine`,
          ]
        : []),
    ],
  }
}

/** Returns settings for phases: their names, and lists with the one wallet of an address gate. */
function listsOf(read: readonly CandyPhase[]): Pick<ImportedCollection, 'phases' | 'lists'> {
  const lists = read.flatMap(({ guards: { addressGate, mintLimit } }, index) => {
    if (!addressGate) return []
    const amount = Math.min(mintLimit?.limit || MAX_ENTRY_AMOUNT, MAX_ENTRY_AMOUNT)
    const csv = formatCsv(['address', 'amount'], [[addressGate.address, `${amount}`]])
    return [{ file: listFileOf(index), csv, wallets: 1 }]
  })
  const phases = read.map(({ label, guards, phase }, index) => ({
    name: label,
    isTimed: phase.startTime !== 0n,
    file: guards.addressGate && listFileOf(index),
  }))
  return { phases, lists }
}
