import { createRequire } from 'node:module'
import { type Abi, encodeDeployData, type Hex } from 'viem'

/**
 * Contracts that stand for what no package has built: a wallet, the state of an exchange, items with royalties, and a
 * market of punks.
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
  function execute(address to, bytes calldata data) external {
    (bool done, ) = to.call(data);
    require(done);
  }
  function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) {
    return 0x150b7a02;
  }
}

contract ExchangeState {
  mapping(bytes32 => uint256) public fills;
  function fill(bytes32 key, uint256 value) external { fills[key] = value; }
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

// The compiler and the packages of contracts are those of the EVM client.
const ofClient = createRequire(new URL('../../../clients/evm/package.json', import.meta.url))

const compiledSources = new Map<string, Compiled['contracts']['own']>()

/** Creation code of one of the contracts above. */
export function ownContract(
  name: 'Wallet' | 'ExchangeState' | 'Punks' | 'RoyalItems',
  args: readonly unknown[],
) {
  return contractOf(SOURCE, name, args)
}

/** Creation code of a contract of a source, which is compiled once. */
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

/** Creation code of a ready contract of OpenZeppelin. */
export function presetContract(name: string, args: readonly unknown[]): Hex {
  const ofPackage = createRequire(ofClient.resolve('@thirdweb-dev/contracts/package.json'))
  const { abi, bytecode } = ofPackage(`@openzeppelin/contracts/build/contracts/${name}.json`)
  return encodeDeployData({ abi, bytecode, args: [...args] })
}
