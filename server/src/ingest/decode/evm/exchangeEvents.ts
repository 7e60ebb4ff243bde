import { type Hex, parseAbi, toEventSelector } from 'viem'

/** Events from the platform's exchange: each side of a match gets what the other one gives. */
export const PLATFORM_EVENTS = parseAbi([
  'event Match(bytes32 leftHash, bytes32 rightHash, uint256 leftGot, uint256 rightGot)',
  'event Cancel(bytes32 hash)',
])

/** Events from Seaport 1.5 and 1.6. */
export const SEAPORT_EVENTS = parseAbi([
  'struct SpentItem { uint8 itemType; address token; uint256 identifier; uint256 amount; }',
  'struct ReceivedItem { uint8 itemType; address token; uint256 identifier; uint256 amount; address recipient; }',
  'event OrderFulfilled(bytes32 orderHash, address indexed offerer, address indexed zone, address recipient, SpentItem[] offer, ReceivedItem[] consideration)',
  'event OrderCancelled(bytes32 orderHash, address indexed offerer, address indexed zone)',
  'event CounterIncremented(uint256 newCounter, address indexed offerer)',
])

/** First topics of all exchange events. */
export const EXCHANGE_TOPICS: readonly Hex[] = [...PLATFORM_EVENTS, ...SEAPORT_EVENTS].map(
  toEventSelector,
)
