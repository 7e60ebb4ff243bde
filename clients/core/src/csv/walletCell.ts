import {
  isAptosAddress,
  isEvmAddress,
  isFlowAddress,
  isSolanaAddress,
} from '../identifiers/index.ts'

/** Chains whose addresses are told apart by their form. */
const CHAINS = {
  Solana: { article: 'a', isAddress: isSolanaAddress },
  EVM: { article: 'an', isAddress: isEvmAddress },
  Flow: { article: 'a', isAddress: isFlowAddress },
  // Short Aptos addresses, such as 0x1, are too similar to other values.
  Aptos: {
    article: 'an',
    isAddress: (cell: string) => cell.length === APTOS_LENGTH && isAptosAddress(cell),
  },
} as const

const APTOS_LENGTH = 66

/** Reasons why a cell is not a wallet; codes keep their meaning. */
export type WalletCellCode =
  /** The cell is empty. */
  | 'ADDRESS_MISSING'
  /** The cell holds something other than an address. */
  | 'ADDRESS_INVALID'
  /** An address of a chain other than those of the list. */
  | 'ADDRESS_WRONG_CHAIN'

/** Addresses that a list needs. */
export interface WantedAddresses {
  readonly chain: keyof typeof CHAINS
  /** All chains of the list, as in "the Solana or Eclipse address of the wallet". */
  readonly chains: string
  /** Reason why a text is no address at all, in half a sentence. */
  reasonOf(cell: string): string
}

/** True if a cell is an address of any chain, which identifies the column of wallets. */
export function isAddressLike(cell: string): boolean {
  return Object.values(CHAINS).some(({ isAddress }) => isAddress(cell))
}

/** The problem of a cell that is not an address of the wanted chain. */
export function walletCellProblem(
  cell: string,
  { chain, chains, reasonOf }: WantedAddresses,
): { readonly code: WalletCellCode; readonly message: string } {
  if (cell === '') return { code: 'ADDRESS_MISSING', message: 'The row has no wallet address.' }
  const other = Object.entries(CHAINS).find(
    ([name, { isAddress }]) => name !== chain && isAddress(cell),
  )
  if (other) {
    const [name, { article }] = other
    const message = `This is ${article} ${name} address: the list needs the ${chains} address of the wallet.`
    return { code: 'ADDRESS_WRONG_CHAIN', message }
  }
  const message = `This is not ${CHAINS[chain].article} ${chain} address: ${reasonOf(cell)}.`
  return { code: 'ADDRESS_INVALID', message }
}
