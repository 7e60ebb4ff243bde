import { contractOf } from '../../orders/_contracts.ts'

/**
 * A stand-in for the exchange that no package has: it moves an item, but no money, and emits the same events, with its
 * own hashes.
 */
const SOURCE = `
pragma solidity 0.8.23;

struct AssetType { bytes4 assetClass; bytes data; }
struct Asset { AssetType assetType; uint256 value; }
struct Order {
  address maker; Asset makeAsset; address taker; Asset takeAsset;
  uint256 salt; uint256 start; uint256 end; bytes4 dataType; bytes data;
}

interface Items { function transferFrom(address from, address to, uint256 id) external; }

contract Exchange {
  event Match(bytes32 leftHash, bytes32 rightHash, uint256 leftGot, uint256 rightGot);

  function matchOrders(Order memory left, bytes memory, Order memory right, bytes memory) external payable {
    move(left.makeAsset.assetType, left.maker, right.maker);
    move(right.makeAsset.assetType, right.maker, left.maker);
    emit Match(keyOf(left), keyOf(right), right.makeAsset.value, left.makeAsset.value);
  }

  function move(AssetType memory asset, address from, address to) private {
    if (asset.assetClass != bytes4(keccak256("ERC721"))) return;
    (address token, uint256 id) = abi.decode(asset.data, (address, uint256));
    Items(token).transferFrom(from, to, id);
  }

  function keyOf(Order memory order) private pure returns (bytes32) {
    bytes32 make = hashOf(order.makeAsset.assetType);
    bytes32 take = hashOf(order.takeAsset.assetType);
    return order.dataType == bytes4(keccak256("V1"))
      ? keccak256(abi.encode(order.maker, make, take, order.salt))
      : keccak256(abi.encode(order.maker, make, take, order.salt, order.data));
  }

  function hashOf(AssetType memory asset) private pure returns (bytes32) {
    bytes32 form = keccak256("AssetType(bytes4 assetClass,bytes data)");
    return keccak256(abi.encode(form, asset.assetClass, keccak256(asset.data)));
  }
}`

/** Returns the exchange's creation code. */
export const exchangeCode = () => contractOf(SOURCE, 'Exchange', [])
