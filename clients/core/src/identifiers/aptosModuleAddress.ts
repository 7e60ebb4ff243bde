import { CoreReadError } from '../errors/coreReadError.ts'
import { defineCompositeIdentifier } from './compositeIdentifier.ts'
import { aptosPath } from './formats/aptos.ts'
import type { Assertion, Branded, Coercion, Guard } from './identifier.ts'

/** An Aptos module: `address::module`. Normal form: the address in its normal form. */
export type AptosModuleAddress = Branded<'AptosModuleAddress'>

/** Parts of an Aptos module address. */
export interface AptosModuleAddressParts {
  /** Address of the account that published the module, in normal form. */
  readonly resource: string
  /** Starts with a letter or underscore. */
  readonly moduleName: string
}

const identifier = defineCompositeIdentifier<AptosModuleAddress, AptosModuleAddressParts>({
  read: (value) => {
    const [resource, moduleName] = aptosPath(value, 1) ?? []
    return resource && moduleName ? { resource, moduleName } : undefined
  },
  write: ({ resource, moduleName }) => [resource, moduleName].join('::'),
  errorFor: (value) => new CoreReadError('INVALID_APTOS_MODULE_ADDRESS', { value }),
})

/** Returns true if the text is an Aptos module address. */
export const isAptosModuleAddress: Guard<AptosModuleAddress> = identifier.is

/**
 * Asserts that the text is an Aptos module address.
 *
 * @throws `INVALID_APTOS_MODULE_ADDRESS`
 */
export const assertIsAptosModuleAddress: Assertion<AptosModuleAddress> = identifier.assertIs

/**
 * Returns an Aptos module address in normal form.
 *
 * @throws `INVALID_APTOS_MODULE_ADDRESS` if the text is not valid
 */
export const aptosModuleAddress: Coercion<AptosModuleAddress> = identifier.coerce

/**
 * Parses an Aptos module address into parts in normal form.
 *
 * @throws `INVALID_APTOS_MODULE_ADDRESS` if the text is not valid
 */
export const parseAptosModuleAddress = identifier.parse

/**
 * Formats an Aptos module address in normal form from its parts.
 *
 * @throws `INVALID_APTOS_MODULE_ADDRESS` if the parts are not valid
 */
export const formatAptosModuleAddress = identifier.format

/** An Aptos function: `address::module::function`. Normal form: the address in its normal form. */
export type AptosFunctionAddress = Branded<'AptosFunctionAddress'>

/** Parts of an Aptos function address. */
export interface AptosFunctionAddressParts {
  /** Address of the account that published the module, in normal form. */
  readonly resource: string
  /** Starts with a letter or underscore. */
  readonly moduleName: string
  /** Starts with a letter or underscore. */
  readonly functionName: string
}

const ofFunctions = defineCompositeIdentifier<AptosFunctionAddress, AptosFunctionAddressParts>({
  read: (value) => {
    const [resource, moduleName, functionName] = aptosPath(value, 2) ?? []
    return resource && moduleName && functionName
      ? { resource, moduleName, functionName }
      : undefined
  },
  write: ({ resource, moduleName, functionName }) =>
    [resource, moduleName, functionName].join('::'),
  errorFor: (value) => new CoreReadError('INVALID_APTOS_FUNCTION_ADDRESS', { value }),
})

/** Returns true if the text is an Aptos function address. */
export const isAptosFunctionAddress: Guard<AptosFunctionAddress> = ofFunctions.is

/**
 * Asserts that the text is an Aptos function address.
 *
 * @throws `INVALID_APTOS_FUNCTION_ADDRESS`
 */
export const assertIsAptosFunctionAddress: Assertion<AptosFunctionAddress> = ofFunctions.assertIs

/**
 * Returns an Aptos function address in normal form.
 *
 * @throws `INVALID_APTOS_FUNCTION_ADDRESS` if the text is not valid
 */
export const aptosFunctionAddress: Coercion<AptosFunctionAddress> = ofFunctions.coerce

/**
 * Parses an Aptos function address into parts in normal form.
 *
 * @throws `INVALID_APTOS_FUNCTION_ADDRESS` if the text is not valid
 */
export const parseAptosFunctionAddress = ofFunctions.parse

/**
 * Formats an Aptos function address in normal form from its parts.
 *
 * @throws `INVALID_APTOS_FUNCTION_ADDRESS` if the parts are not valid
 */
export const formatAptosFunctionAddress = ofFunctions.format
