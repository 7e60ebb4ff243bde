import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { evmCall } from '../nodes/evmCall.ts'
import type { AskedNode } from '../nodes/nodeUrls.ts'
import { LAZY_INTERFACES, mintsLazily } from '../orders/assets/lazyInterfaces.ts'
import type { LazyItemType, Part } from '../orders/assets/orderAsset.ts'
import { standardOf } from './lazyItemRow.ts'

const PART = 'struct Part { address account; uint96 value; }'
const MINT_721 = parseAbi([
  PART,
  'struct Mint { uint256 tokenId; string tokenURI; Part[] creators; Part[] royalties; bytes[] signatures; }',
  'function mintAndTransfer(Mint data, address to)',
])
const MINT_1155 = parseAbi([
  PART,
  'struct Mint { uint256 tokenId; string tokenURI; uint256 supply; Part[] creators; Part[] royalties; bytes[] signatures; }',
  'function mintAndTransfer(Mint data, address to, uint256 amount)',
])

/**
 * Asks a lazy item's contract whether it would mint it now, for its first creator. So a collection only gets items that
 * its own rules allow, no matter who registers them.
 *
 * @returns why not; undefined if it would
 * @throws `NODE_NOT_AVAILABLE`, `NODE_RATE_LIMITED`, `NODE_FORBIDDEN`
 */
export async function mintRefusal(
  node: AskedNode,
  type: LazyItemType,
): Promise<string | undefined> {
  const { contract } = type
  const standard = standardOf(type)
  if (!(await mintsLazily(node, contract, standard))) {
    return `its contract does not say that it mints so, by the interface ${LAZY_INTERFACES[standard]} of ERC-165`
  }
  const [minter] = type.creators
  const answer = await evmCall(node, contract, mintOf(type), minter?.account)
  return answer === undefined
    ? 'its contract refuses to mint it for its first creator with these contents'
    : undefined
}

/** Encodes the call with which the first creator mints all copies. */
function mintOf({ kind, tokenId, uri, supply, ...terms }: LazyItemType): Hex {
  const creators = terms.creators.map(wide)
  const royalties = terms.royalties.map(wide)
  const { signatures } = terms
  const to = creators[0]?.account ?? '0x'
  const functionName = 'mintAndTransfer'
  const data = { tokenId, tokenURI: uri, supply, creators, royalties, signatures }
  return kind === 'ERC721_LAZY'
    ? encodeFunctionData({ abi: MINT_721, functionName, args: [data, to] })
    : encodeFunctionData({ abi: MINT_1155, functionName, args: [data, to, supply] })
}

const wide = ({ account, value }: Part) => ({ account, value: BigInt(value) })
