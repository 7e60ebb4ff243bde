import { createRequire } from 'node:module'
import { type Abi, encodeDeployData, type Hex } from 'viem'

/**
 * Stand-ins for contracts that no package contains: a wallet, an exchange that checks orders and moves assets but takes
 * no fees, the proxies that move them, items with royalties, and a punks market.
 */
const SOURCE = `
pragma solidity 0.8.23;

contract Wallet {
  address private immutable owner;
  constructor(address owner_) { owner = owner_; }
  function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
    if (signature.length != 65) return 0xffffffff;
    address signer = ecrecover(hash, uint8(signature[64]), bytes32(signature[0:32]), bytes32(signature[32:64]));
    return signer == owner ? bytes4(0x1626ba7e) : bytes4(0xffffffff);
  }
  function isValid(bytes32 hash, bytes calldata signature) external view returns (bool) {
    return this.isValidSignature(hash, signature) == 0x1626ba7e;
  }
  function execute(address to, bytes calldata data) external {
    (bool done, ) = to.call(data);
    require(done);
  }
  function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) {
    return 0x150b7a02;
  }
}

struct AssetType { bytes4 assetClass; bytes data; }
struct Asset { AssetType assetType; uint256 value; }
struct Order {
  address maker; Asset makeAsset; address taker; Asset takeAsset;
  uint256 salt; uint256 start; uint256 end; bytes4 dataType; bytes data;
}

contract Proxy {
  function move(address to, bytes calldata data) external {
    (bool done, bytes memory answer) = to.call(data);
    if (!done) assembly { revert(add(answer, 32), mload(answer)) }
  }
}

contract ExchangeState {
  address private constant NFTS = address(uint160(0x00a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1));
  address private constant COINS = address(uint160(0x00a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2));
  bytes32 private constant ASSET_TYPE = keccak256("AssetType(bytes4 assetClass,bytes data)");
  bytes32 private constant ASSET =
    keccak256("Asset(AssetType assetType,uint256 value)AssetType(bytes4 assetClass,bytes data)");
  bytes32 private constant ORDER = keccak256(
    "Order(address maker,Asset makeAsset,address taker,Asset takeAsset,uint256 salt,uint256 start,uint256 end,bytes4 dataType,bytes data)Asset(AssetType assetType,uint256 value)AssetType(bytes4 assetClass,bytes data)"
  );
  mapping(bytes32 => uint256) public fills;

  function fill(bytes32 key, uint256 value) external { fills[key] = value; }

  function cancel(Order memory order) external {
    require(msg.sender == order.maker, "not a maker");
    fills[keyOf(order)] = type(uint256).max;
  }

  function matchOrders(Order memory left, bytes memory signature, Order memory right, bytes memory) external payable {
    require(left.start <= block.timestamp && (left.end == 0 || left.end > block.timestamp), "Order time validation failed");
    require(msg.sender == right.maker, "maker is not tx sender");
    require(left.taker == address(0) || left.taker == right.maker, "leftOrder.taker verification failed");
    signed(left, signature);
    bytes32 key = keyOf(left);
    require(fills[key] < left.takeAsset.value, "nothing to fill");
    fills[key] += right.makeAsset.value;
    give(right.takeAsset, left.maker, right.maker);
    give(right.makeAsset, right.maker, left.maker);
  }

  function signed(Order memory order, bytes memory signature) private view {
    bytes32 digest = keccak256(abi.encodePacked(bytes2(0x1901), domain(), hashOf(order)));
    if (order.maker.code.length > 0) {
      require(Wallet(order.maker).isValid(digest, signature), "contract order signature verification error");
      return;
    }
    (bytes32 r, bytes32 s, uint8 v) = (0, 0, 0);
    require(signature.length == 65, "ECDSA: invalid signature length");
    assembly {
      r := mload(add(signature, 32))
      s := mload(add(signature, 64))
      v := byte(0, mload(add(signature, 96)))
    }
    require(uint256(s) <= 0x7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF5D576E7357A4501DDFE92F46681B20A0, "ECDSA: invalid signature 's' value");
    require(ecrecover(digest, v, r, s) == order.maker, "order signature verification error");
  }

  function give(Asset memory asset, address from, address to) private {
    bytes4 class = asset.assetType.assetClass;
    if (class == bytes4(keccak256("ETH"))) {
      require(msg.value >= asset.value, "not enough eth");
      (bool done, ) = to.call{ value: asset.value }("");
      require(done, "transfer failed");
    } else if (class == bytes4(keccak256("ERC20"))) {
      address token = abi.decode(asset.assetType.data, (address));
      Proxy(COINS).move(token, abi.encodeWithSignature("transferFrom(address,address,uint256)", from, to, asset.value));
    } else if (class == bytes4(keccak256("ERC721"))) {
      (address token, uint256 id) = abi.decode(asset.assetType.data, (address, uint256));
      Proxy(NFTS).move(token, abi.encodeWithSignature("safeTransferFrom(address,address,uint256)", from, to, id));
    } else if (class == bytes4(keccak256("ERC1155"))) {
      (address token, uint256 id) = abi.decode(asset.assetType.data, (address, uint256));
      Proxy(NFTS).move(token, abi.encodeWithSignature("safeTransferFrom(address,address,uint256,uint256,bytes)", from, to, id, asset.value, ""));
    }
  }

  function domain() private view returns (bytes32) {
    return keccak256(abi.encode(
      keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
      keccak256("Exchange"), keccak256("2"), block.chainid, address(this)
    ));
  }

  function hashOf(Order memory order) private pure returns (bytes32) {
    return keccak256(abi.encode(
      ORDER, order.maker, hashOf(order.makeAsset), order.taker, hashOf(order.takeAsset),
      order.salt, order.start, order.end, order.dataType, keccak256(order.data)
    ));
  }

  function hashOf(Asset memory asset) private pure returns (bytes32) {
    return keccak256(abi.encode(ASSET, hashOf(asset.assetType), asset.value));
  }

  function hashOf(AssetType memory asset) private pure returns (bytes32) {
    return keccak256(abi.encode(ASSET_TYPE, asset.assetClass, keccak256(asset.data)));
  }

  function keyOf(Order memory order) private pure returns (bytes32) {
    bytes32 make = hashOf(order.makeAsset.assetType);
    bytes32 take = hashOf(order.takeAsset.assetType);
    return order.dataType == bytes4(keccak256("V1"))
      ? keccak256(abi.encode(order.maker, make, take, order.salt))
      : keccak256(abi.encode(order.maker, make, take, order.salt, order.data));
  }
}

contract RoyalItems {
  address private immutable creator;
  uint256 private minted;
  mapping(uint256 => address) public ownerOf;
  mapping(uint256 => address) public getApproved;
  mapping(address => mapping(address => bool)) public isApprovedForAll;
  event Transfer(address indexed from, address indexed to, uint256 indexed id);
  constructor(address creator_) { creator = creator_; }
  function mint(address to) external {
    ownerOf[minted] = to;
    emit Transfer(address(0), to, minted++);
  }
  function setApprovalForAll(address operator, bool approved) external {
    isApprovedForAll[msg.sender][operator] = approved;
  }
  function transferFrom(address from, address to, uint256 id) external {
    require(ownerOf[id] == from && (msg.sender == from || isApprovedForAll[from][msg.sender]));
    ownerOf[id] = to;
    emit Transfer(from, to, id);
  }
  function royaltyInfo(uint256, uint256 price) external view returns (address, uint256) {
    return (creator, price * 750 / 10000);
  }
  function supportsInterface(bytes4 id) external pure returns (bool) {
    return id == 0x01ffc9a7 || id == 0x80ac58cd || id == 0x2a55205a;
  }
}

contract Punks {
  struct Offer { bool isForSale; uint256 punk; address seller; uint256 least; address buyer; }
  mapping(uint256 => address) public punkIndexToAddress;
  mapping(uint256 => Offer) public punksOfferedForSale;
  function give(uint256 punk, address owner) external { punkIndexToAddress[punk] = owner; }
  function offer(uint256 punk, uint256 least, address buyer) external {
    punksOfferedForSale[punk] = Offer(true, punk, msg.sender, least, buyer);
  }
}`

interface Compiler {
  compile(input: string): string
}

interface Compiled {
  readonly contracts: Readonly<
    Record<'own', Readonly<Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>>>
  >
}

// The compiler and the contract packages come from the EVM client.
const ofClient = createRequire(new URL('../../../clients/evm/package.json', import.meta.url))

const compiledSources = new Map<string, Compiled['contracts']['own']>()

/** Returns creation code for one of the contracts above. */
export function ownContract(
  name: 'Wallet' | 'ExchangeState' | 'Proxy' | 'Punks' | 'RoyalItems',
  args: readonly unknown[],
) {
  return contractOf(SOURCE, name, args)
}

/** Returns creation code for a source's contract. Each source is compiled once. */
export function contractOf(source: string, name: string, args: readonly unknown[]): Hex {
  const own = compiledSources.get(source) ?? compiled(source)
  compiledSources.set(source, own)
  const contract = own[name]
  if (contract === undefined) throw new Error(`There is no contract ${name}`)
  const { abi, evm } = contract
  return encodeDeployData({ abi, bytecode: `0x${evm.bytecode.object}`, args: [...args] })
}

function compiled(content: string): Compiled['contracts']['own'] {
  const input = {
    language: 'Solidity',
    sources: { own: { content } },
    settings: {
      evmVersion: 'london',
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  }
  const compiler: Compiler = ofClient('solc')
  const output: Compiled = JSON.parse(compiler.compile(JSON.stringify(input)))
  return output.contracts.own
}

/** Returns creation code for a prebuilt OpenZeppelin contract. */
export function presetContract(name: string, args: readonly unknown[]): Hex {
  const ofPackage = createRequire(ofClient.resolve('@thirdweb-dev/contracts/package.json'))
  const { abi, bytecode } = ofPackage(`@openzeppelin/contracts/build/contracts/${name}.json`)
  return encodeDeployData({ abi, bytecode, args: [...args] })
}
