import { CLAIM_TOPIC } from '@mintline/evm'
import { type Hex, parseAbi, toEventSelector } from 'viem'

/** Events of tokens. An ERC-20 token has the same first one, with one topic less. */
export const TOKEN_EVENTS = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 indexed id)',
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
])

/** Events after which facts of items may be others: of ERC-1155, of ERC-4906, and of drops. */
export const ITEM_EVENTS = parseAbi([
  'event URI(string value, uint256 indexed id)',
  'event MetadataUpdate(uint256 id)',
  'event BatchMetadataUpdate(uint256 from, uint256 to)',
  'event RoyaltyForToken(uint256 indexed id, address indexed recipient, uint256 basisPoints)',
])

/** Events by which contracts tell that they have another owner: of ERC-173, and of drops. */
export const OWNER_EVENTS = parseAbi([
  'event OwnershipTransferred(address indexed from, address indexed to)',
  'event OwnerUpdated(address indexed from, address indexed to)',
])

/** Further events after which the facts of a collection may be others: of ERC-7572, and of drops. */
const COLLECTION_EVENTS = parseAbi([
  'event ContractURIUpdated()',
  'event ContractURIUpdated(string previous, string next)',
  'event DefaultRoyalty(address indexed recipient, uint256 basisPoints)',
])

/** First topic of a transfer of an ERC-721 token. */
export const TRANSFER_TOPIC: Hex = toEventSelector(TOKEN_EVENTS[0])

/** First topics of changed collections. */
export const COLLECTION_TOPICS: ReadonlySet<Hex> = new Set(
  [...OWNER_EVENTS, ...COLLECTION_EVENTS].map(toEventSelector),
)

/** First topics of everything besides transfers of ERC-721 tokens that contracts of items are asked for. */
export const OTHER_TOPICS: readonly Hex[] = [
  ...[TOKEN_EVENTS[1], TOKEN_EVENTS[2], ...ITEM_EVENTS].map(toEventSelector),
  ...COLLECTION_TOPICS,
  CLAIM_TOPIC,
]
