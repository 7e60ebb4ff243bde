import { type Hex, hashTypedData } from 'viem'
import type { LazyItemType, Part } from '../assets/orderAsset.ts'

const PART = [
  { name: 'account', type: 'address' },
  { name: 'value', type: 'uint96' },
] as const
const SHARES = [
  { name: 'tokenURI', type: 'string' },
  { name: 'creators', type: 'Part[]' },
  { name: 'royalties', type: 'Part[]' },
] as const
const TYPES = {
  Part: PART,
  Mint721: [{ name: 'tokenId', type: 'uint256' }, ...SHARES],
  Mint1155: [{ name: 'tokenId', type: 'uint256' }, { name: 'supply', type: 'uint256' }, ...SHARES],
} as const

/** Computes the hash that a lazy item's creators sign (EIP-712), for its contract on a chain. */
export function lazyMintHash({ kind, contract, ...item }: LazyItemType, chainId: number): Hex {
  const { tokenId, supply, uri, creators, royalties } = item
  const shares = {
    tokenURI: uri,
    creators: creators.map(wide),
    royalties: royalties.map(wide),
  }
  const domain = { version: '1', chainId, verifyingContract: contract }
  return kind === 'ERC721_LAZY'
    ? hashTypedData({
        domain: { ...domain, name: 'Mint721' },
        types: TYPES,
        primaryType: 'Mint721',
        message: { tokenId, ...shares },
      })
    : hashTypedData({
        domain: { ...domain, name: 'Mint1155' },
        types: TYPES,
        primaryType: 'Mint1155',
        message: { tokenId, supply, ...shares },
      })
}

const wide = ({ account, value }: Part) => ({ account, value: BigInt(value) })
