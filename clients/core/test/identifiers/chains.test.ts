import fc from 'fast-check'
import {
  aptosAddress,
  aptosContractAddress,
  aptosLongAddress,
  aptosTransactionHash,
  assertIsAptosAddress,
  assertIsAptosContractAddress,
  assertIsAptosLongAddress,
  assertIsAptosTransactionHash,
  assertIsBinary,
  assertIsEvmAddress,
  assertIsEvmContractAddress,
  assertIsEvmTransactionHash,
  assertIsFlowAddress,
  assertIsFlowContractAddress,
  assertIsFlowTransactionHash,
  assertIsImmutableXAddress,
  assertIsImmutableXContractAddress,
  assertIsImmutableXTransactionHash,
  assertIsSolanaAddress,
  assertIsSolanaContractAddress,
  assertIsSolanaTransactionHash,
  assertIsWord,
  binary,
  evmAddress,
  evmContractAddress,
  evmTransactionHash,
  flowAddress,
  flowContractAddress,
  flowTransactionHash,
  immutableXAddress,
  immutableXContractAddress,
  immutableXTransactionHash,
  isAptosAddress,
  isAptosContractAddress,
  isAptosLongAddress,
  isAptosTransactionHash,
  isBinary,
  isEvmAddress,
  isEvmContractAddress,
  isEvmTransactionHash,
  isFlowAddress,
  isFlowContractAddress,
  isFlowTransactionHash,
  isImmutableXAddress,
  isImmutableXContractAddress,
  isImmutableXTransactionHash,
  isSolanaAddress,
  isSolanaContractAddress,
  isSolanaTransactionHash,
  isWord,
  solanaAddress,
  solanaContractAddress,
  solanaTransactionHash,
  word,
} from '../../src/identifiers/index.ts'
import {
  aptosAddresses,
  corrupted,
  evmAddresses,
  flowAddresses,
  flowContracts,
  hex,
  lowerHex,
  nearAptosAddresses,
  nearEvmAddresses,
  nearFlowAddresses,
  nearFlowContracts,
  nearHex,
  nearSolanaAddresses,
  nearSolanaHashes,
  prefixedHex,
  solanaAddresses,
  solanaHashes,
  unchanged,
} from './_arbitraries.ts'
import { describeKind } from './_setup.ts'

const addressOf = (blockchain: string) => ({
  code: 'INVALID_ADDRESS' as const,
  message: (value: string) => `Invalid address ${value} for blockchain ${blockchain}`,
})
const contractOf = (blockchain: string) => ({
  code: 'INVALID_CONTRACT_ADDRESS' as const,
  message: (value: string) => `Invalid contract address ${value} for blockchain ${blockchain}`,
})
const hashOf = (blockchain: string) => ({
  code: 'INVALID_TRANSACTION_HASH' as const,
  message: (value: string) => `Not valid transaction hash ${value} for blockchain ${blockchain}`,
})
const evm = { valid: evmAddresses, nearMisses: nearEvmAddresses }
const evmHash = { valid: prefixedHex(64), nearMisses: nearHex(64) }
const solana = { valid: solanaAddresses, nearMisses: nearSolanaAddresses }
const aptos = { valid: aptosAddresses, nearMisses: nearAptosAddresses }

describe('Identifiers of each chain', () => {
  describeKind({
    name: 'EvmAddress',
    is: isEvmAddress,
    assertIs: assertIsEvmAddress,
    coerce: evmAddress,
    ...evm,
    ...addressOf('ETHEREUM'),
  })

  describeKind({
    name: 'EvmContractAddress',
    is: isEvmContractAddress,
    assertIs: assertIsEvmContractAddress,
    coerce: evmContractAddress,
    ...evm,
    ...contractOf('ETHEREUM'),
  })

  describeKind({
    name: 'EvmTransactionHash',
    is: isEvmTransactionHash,
    assertIs: assertIsEvmTransactionHash,
    coerce: evmTransactionHash,
    ...evmHash,
    ...hashOf('ETHEREUM'),
  })

  describeKind({
    name: 'ImmutableXAddress',
    is: isImmutableXAddress,
    assertIs: assertIsImmutableXAddress,
    coerce: immutableXAddress,
    ...evm,
    ...addressOf('IMMUTABLEX'),
  })

  describeKind({
    name: 'ImmutableXContractAddress',
    is: isImmutableXContractAddress,
    assertIs: assertIsImmutableXContractAddress,
    coerce: immutableXContractAddress,
    ...evm,
    ...contractOf('IMMUTABLEX'),
  })

  describeKind({
    name: 'ImmutableXTransactionHash',
    is: isImmutableXTransactionHash,
    assertIs: assertIsImmutableXTransactionHash,
    coerce: immutableXTransactionHash,
    ...evmHash,
    ...hashOf('IMMUTABLEX'),
  })

  describeKind({
    name: 'FlowAddress',
    is: isFlowAddress,
    assertIs: assertIsFlowAddress,
    coerce: flowAddress,
    valid: flowAddresses,
    nearMisses: nearFlowAddresses,
    ...addressOf('FLOW'),
  })

  describeKind({
    name: 'FlowContractAddress',
    is: isFlowContractAddress,
    assertIs: assertIsFlowContractAddress,
    coerce: flowContractAddress,
    valid: flowContracts,
    nearMisses: nearFlowContracts,
    ...contractOf('FLOW'),
  })

  describeKind({
    name: 'FlowTransactionHash',
    is: isFlowTransactionHash,
    assertIs: assertIsFlowTransactionHash,
    coerce: flowTransactionHash,
    valid: unchanged(lowerHex(64)),
    nearMisses: fc.oneof(
      lowerHex(0, 63),
      lowerHex(65, 70),
      lowerHex(64).map((value) => `0x${value}`),
      corrupted(lowerHex(64), 'ABCDEFg'),
    ),
    ...hashOf('FLOW'),
  })

  describeKind({
    name: 'SolanaAddress',
    is: isSolanaAddress,
    assertIs: assertIsSolanaAddress,
    coerce: solanaAddress,
    ...solana,
    ...addressOf('SOLANA'),
  })

  describeKind({
    name: 'SolanaContractAddress',
    is: isSolanaContractAddress,
    assertIs: assertIsSolanaContractAddress,
    coerce: solanaContractAddress,
    ...solana,
    ...contractOf('SOLANA'),
  })

  describeKind({
    name: 'SolanaTransactionHash',
    is: isSolanaTransactionHash,
    assertIs: assertIsSolanaTransactionHash,
    coerce: solanaTransactionHash,
    valid: solanaHashes,
    nearMisses: nearSolanaHashes,
    ...hashOf('SOLANA'),
  })

  describeKind({
    name: 'AptosAddress',
    is: isAptosAddress,
    assertIs: assertIsAptosAddress,
    coerce: aptosAddress,
    ...aptos,
    ...addressOf('APTOS'),
  })

  describeKind({
    name: 'AptosContractAddress',
    is: isAptosContractAddress,
    assertIs: assertIsAptosContractAddress,
    coerce: aptosContractAddress,
    ...aptos,
    ...contractOf('APTOS'),
  })

  describeKind({
    name: 'AptosTransactionHash',
    is: isAptosTransactionHash,
    assertIs: assertIsAptosTransactionHash,
    coerce: aptosTransactionHash,
    valid: fc
      .tuple(fc.constantFrom('0x', '0X'), hex(64))
      .map(([prefix, value]) => ({ text: prefix + value, normal: `0x${value.toLowerCase()}` })),
    nearMisses: fc.oneof(
      hex(0, 63).map((value) => `0x${value}`),
      hex(65, 70).map((value) => `0x${value}`),
      hex(64),
      corrupted(hex(64), 'gx').map((value) => `0X${value}`),
    ),
    ...hashOf('APTOS'),
  })

  describeKind({
    name: 'AptosLongAddress',
    is: isAptosLongAddress,
    assertIs: assertIsAptosLongAddress,
    coerce: aptosLongAddress,
    valid: prefixedHex(64),
    nearMisses: nearHex(64),
    ...addressOf('APTOS'),
  })

  describeKind({
    name: 'Binary',
    is: isBinary,
    assertIs: assertIsBinary,
    coerce: binary,
    valid: fc.nat(40).chain((bytes) => prefixedHex(bytes * 2)),
    nearMisses: fc.oneof(
      fc
        .nat(20)
        .chain((bytes) => hex(bytes * 2 + 1))
        .map((value) => `0x${value}`),
      fc.nat(20).chain((bytes) => hex(bytes * 2)),
      corrupted(hex(20), 'gx').map((value) => `0x${value}`),
    ),
    code: 'NOT_BINARY',
    message: (value) => `Not a binary ${value}`,
  })

  describeKind({
    name: 'Word',
    is: isWord,
    assertIs: assertIsWord,
    coerce: word,
    valid: fc
      .tuple(fc.constantFrom('0x', ''), hex(64))
      .map(([prefix, value]) => ({ text: prefix + value, normal: `0x${value.toLowerCase()}` })),
    nearMisses: fc.oneof(
      hex(0, 63),
      hex(65, 70),
      hex(0, 63).map((value) => `0x${value}`),
      hex(64).map((value) => `0X${value}`),
      corrupted(hex(64), 'gx'),
    ),
    code: 'NOT_WORD',
    message: (value) => `Not a word ${value}`,
  })
})
