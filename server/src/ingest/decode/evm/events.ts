import { CLAIM_TOPIC } from '@mintline/evm'
import { type Hex, parseAbi, toEventSelector } from 'viem'

/** Token events. ERC-20 tokens share the first one, with one topic less. */
export const TOKEN_EVENTS = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 indexed id)',
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
])

/** Events that may change item facts, from ERC-1155, ERC-4906 and drops. */
export const ITEM_EVENTS = parseAbi([
  'event URI(string value, uint256 indexed id)',
  'event MetadataUpdate(uint256 id)',
  'event BatchMetadataUpdate(uint256 from, uint256 to)',
  'event RoyaltyForToken(uint256 indexed id, address indexed recipient, uint256 basisPoints)',
])

/** Events that report a new contract owner, from ERC-173 and drops. */
export const OWNER_EVENTS = parseAbi([
  'event OwnershipTransferred(address indexed from, address indexed to)',
  'event OwnerUpdated(address indexed from, address indexed to)',
])

/** More events that may change collection facts, from ERC-7572 and drops. */
const COLLECTION_EVENTS = parseAbi([
  'event ContractURIUpdated()',
  'event ContractURIUpdated(string previous, string next)',
  'event DefaultRoyalty(address indexed recipient, uint256 basisPoints)',
])

/** First topic in an ERC-721 transfer. */
export const TRANSFER_TOPIC: Hex = toEventSelector(TOKEN_EVENTS[0])

/** First topics of events that change collections. */
export const COLLECTION_TOPICS: ReadonlySet<Hex> = new Set(
  [...OWNER_EVENTS, ...COLLECTION_EVENTS].map(toEventSelector),
)

/** First topics to request from item contracts, besides ERC-721 transfers. */
export const OTHER_TOPICS: readonly Hex[] = [
  ...[TOKEN_EVENTS[1], TOKEN_EVENTS[2], ...ITEM_EVENTS].map(toEventSelector),
  ...COLLECTION_TOPICS,
  CLAIM_TOPIC,
]
