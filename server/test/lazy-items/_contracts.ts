import { type Hex, parseAbi } from 'viem'
import { contractOf } from '../orders/_contracts.ts'

/**
 * Contracts that mint what creators signed, with this interface's rules: the first creator, who is in the token id,
 * mints; a private contract mints for its owner alone. Others do not mint, or only claim to.
 */
const SOURCE = `
pragma solidity 0.8.23;

struct Part { address account; uint96 value; }
struct Single { uint256 tokenId; string tokenURI; Part[] creators; Part[] royalties; bytes[] signatures; }
struct Multiple { uint256 tokenId; string tokenURI; uint256 supply; Part[] creators; Part[] royalties; bytes[] signatures; }

abstract contract Base {
  event OwnershipTransferred(address indexed from, address indexed to);
  address public immutable owner;
  bool private immutable isPrivate;
  bytes4 private immutable standard;
  bytes4 private immutable mints;
  constructor(bytes4 standard_, bytes4 mints_, bool isPrivate_) {
    (owner, standard, mints, isPrivate) = (msg.sender, standard_, mints_, isPrivate_);
    emit OwnershipTransferred(address(0), msg.sender);
  }
  function supportsInterface(bytes4 id) external view returns (bool) {
    return id == 0x01ffc9a7 || id == standard || id == mints;
  }
  function minterOf(uint256 tokenId, Part[] calldata creators) internal view returns (address minter) {
    minter = address(uint160(tokenId >> 96));
    require(minter == creators[0].account && minter == msg.sender);
    require(!isPrivate || minter == owner);
    uint256 whole;
    for (uint256 i; i < creators.length; i++) whole += creators[i].value;
    require(whole == 10000);
  }
}

contract Items is Base {
  event Transfer(address indexed from, address indexed to, uint256 indexed id);
  mapping(uint256 => address) public ownerOf;
  mapping(uint256 => string) private uris;
  constructor(bytes4 mints, bool isPrivate) Base(0x80ac58cd, mints, isPrivate) {}
  function mintAndTransfer(Single calldata data, address to) external {
    address minter = minterOf(data.tokenId, data.creators);
    require(ownerOf[data.tokenId] == address(0));
    ownerOf[data.tokenId] = to;
    uris[data.tokenId] = data.tokenURI;
    emit Transfer(address(0), minter, data.tokenId);
    if (to != minter) emit Transfer(minter, to, data.tokenId);
  }
  function tokenURI(uint256 id) external view returns (string memory) {
    require(ownerOf[id] != address(0));
    return string.concat("ipfs:/", uris[id]);
  }
}

contract Copies is Base {
  event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value);
  mapping(uint256 => uint256) public minted;
  mapping(uint256 => uint256) private supplies;
  constructor(bytes4 mints, bool isPrivate) Base(0xd9b67a26, mints, isPrivate) {}
  function mintAndTransfer(Multiple calldata data, address to, uint256 amount) external {
    address minter = minterOf(data.tokenId, data.creators);
    if (supplies[data.tokenId] == 0) supplies[data.tokenId] = data.supply;
    minted[data.tokenId] += amount;
    require(amount > 0 && minted[data.tokenId] <= supplies[data.tokenId]);
    emit TransferSingle(msg.sender, address(0), minter, data.tokenId, amount);
    if (to != minter) emit TransferSingle(msg.sender, minter, to, data.tokenId, amount);
  }
}

contract Reverting {
  fallback() external { revert(); }
}

contract Yes {
  fallback() external { assembly { mstore(0, 1) return(0, 32) } }
}`

/** Returns creation code for a contract that mints lazily, or claims another interface. */
export const lazyContract = (
  name: 'Items' | 'Copies',
  { mints, isPrivate = false }: { mints?: Hex; isPrivate?: boolean } = {},
): Hex =>
  contractOf(SOURCE, name, [mints ?? (name === 'Items' ? '0x8486f69f' : '0x6db15a0f'), isPrivate])

/** Returns creation code for a contract that always reverts, or always answers yes. */
export const otherContract = (name: 'Reverting' | 'Yes'): Hex => contractOf(SOURCE, name, [])

const PART = 'struct Part { address account; uint96 value; }'

/** Functions with which the contracts above mint. */
export const [MINT_ITEM] = parseAbi([
  'function mintAndTransfer(Mint data, address to)',
  'struct Mint { uint256 tokenId; string tokenURI; Part[] creators; Part[] royalties; bytes[] signatures; }',
  PART,
])
export const [MINT_COPIES] = parseAbi([
  'function mintAndTransfer(Mint data, address to, uint256 amount)',
  'struct Mint { uint256 tokenId; string tokenURI; uint256 supply; Part[] creators; Part[] royalties; bytes[] signatures; }',
  PART,
])
