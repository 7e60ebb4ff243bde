import type { Blockchain } from '@mintline/core/networks'

/**
 * Each blockchain's number in the database, the first two bytes in every key. A number always stays with its
 * blockchain; a new blockchain takes the next one, here and in a migration that adds it to the table `chains`.
 */
export const CHAIN_NUMBERS: Readonly<Record<Blockchain, number>> = {
  ETHEREUM: 1,
  FLOW: 2,
  SOLANA: 3,
  ECLIPSE: 4,
  APTOS: 5,
  POLYGON: 6,
  IMMUTABLEX: 7,
  MANTLE: 8,
  ZKSYNC: 9,
  RARI: 10,
  ASTARZKEVM: 11,
  KROMA: 12,
  BASE: 13,
  ARBITRUM: 14,
  LIGHTLINK: 15,
  CELO: 16,
  CHILIZ: 17,
  MOONBEAM: 18,
  PALM: 19,
  ETHERLINK: 20,
  LISK: 21,
  OASYS: 22,
  SAAKURU: 23,
  ALEPHZERO: 24,
  SHAPE: 25,
  BERACHAIN: 26,
  ZKCANDY: 27,
  TELOS: 28,
  MATCH: 29,
  ABSTRACT: 30,
  HEDERAEVM: 31,
  VICTION: 32,
  GOAT: 33,
  SETTLUS: 34,
}

const BLOCKCHAIN_BY_NUMBER = new Map(
  (Object.keys(CHAIN_NUMBERS) as Blockchain[]).map((blockchain) => [
    CHAIN_NUMBERS[blockchain],
    blockchain,
  ]),
)

/** Returns the blockchain with this number; undefined = unknown number. */
export function blockchainByNumber(number: number): Blockchain | undefined {
  return BLOCKCHAIN_BY_NUMBER.get(number)
}
