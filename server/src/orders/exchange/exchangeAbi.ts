import { parseAbi } from 'viem'

/** ABI for the platform's exchange, version 2. */
export const EXCHANGE_ABI = parseAbi([
  'struct AssetType { bytes4 assetClass; bytes data; }',
  'struct Asset { AssetType assetType; uint256 value; }',
  'struct Order { address maker; Asset makeAsset; address taker; Asset takeAsset; uint256 salt; uint256 start; uint256 end; bytes4 dataType; bytes data; }',
  'function matchOrders(Order orderLeft, bytes signatureLeft, Order orderRight, bytes signatureRight) payable',
  'function cancel(Order order)',
  'function fills(bytes32) view returns (uint256)',
])
