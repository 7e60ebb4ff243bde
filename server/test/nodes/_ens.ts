import {
  type Address,
  concatHex,
  encodeAbiParameters,
  encodeErrorResult,
  encodeFunctionData,
  type Hex,
  keccak256,
  namehash,
  numberToHex,
  parseAbi,
  size,
  toHex,
} from 'viem'
import { mainnet } from 'viem/chains'
import { packetToBytes } from 'viem/ens'

/** ENS' universal resolver on Ethereum. */
export const RESOLVER = mainnet.contracts.ensUniversalResolver.address

const ABI = parseAbi([
  'function resolveWithGateways(bytes name, bytes data, string[] gateways) view returns (bytes, address)',
  'function addr(bytes32 node) view returns (address)',
  'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)',
])

/** Returns code for a contract that replaces ENS with one name, and redirects all other names to a URL. */
export function ensWith(name: string, address: Address, gateway: string): Hex {
  const inner = encodeFunctionData({ abi: ABI, functionName: 'addr', args: [namehash(name)] })
  const asked = encodeFunctionData({
    abi: ABI,
    functionName: 'resolveWithGateways',
    args: [toHex(packetToBytes(name)), inner, ['x-batch-gateway:true']],
  })
  const word = encodeAbiParameters([{ type: 'address' }], [address])
  const answer = encodeAbiParameters([{ type: 'bytes' }, { type: 'address' }], [word, RESOLVER])
  const lookup = encodeErrorResult({
    abi: ABI,
    errorName: 'OffchainLookup',
    args: [RESOLVER, [gateway], '0x', '0x00000000', '0x'],
  })
  return answerTo(asked, answer, lookup)
}

/** Returns code that answers one call, and reverts with an error on all others. */
function answerTo(call: Hex, answer: Hex, error: Hex): Hex {
  const start = 78
  const length = (data: Hex) => numberToHex(size(data), { size: 2 })
  const at = (offset: number) => numberToHex(offset, { size: 2 })
  return concatHex([
    '0x366000600037366000207f', // keccak256 of the call
    keccak256(call),
    '0x14603e57', // is the known one: go on at 0x3e
    concatHex(['0x61', length(error), '0x61', at(start + size(answer)), '0x600039']),
    concatHex(['0x61', length(error), '0x6000fd']), // revert with the error
    '0x5b',
    concatHex(['0x61', length(answer), '0x61', at(start), '0x600039']),
    concatHex(['0x61', length(answer), '0x6000f3']), // return the answer
    answer,
    error,
  ])
}
